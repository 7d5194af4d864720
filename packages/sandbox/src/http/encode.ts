import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encodings.ts';

/**
 * Texts below this many bytes are sent as they are. With the headers, about 500 bytes, they fit into one packet, so
 * compression would save nothing.
 */
export const leastEncodedBytes = 1024;

// Quality 5 takes 0.03 ms for an answer of 3 KB and 1 ms for a page of 27 KB. 11 takes thirty times as long for 9 % less.
const brotliQuality = 5;

/** Compresses a text while the client waits for it. */
export const encode = (text: string, encoding: Encoding): Buffer<ArrayBuffer> =>
  encoding === 'gzip'
    ? gzipSync(text)
    : brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
