import { acceptedEncodings } from './accepted-encodings.ts';
import { encode, LEAST_ENCODED_BYTES } from './encode.ts';

/** A text, compressed or not, with the headers that say so. */
export interface EncodedText {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Compresses a text for a client that sent this `Accept-Encoding`, unless it is short. */
export function encodedFor(accepted: string | undefined, text: string): EncodedText {
  const plain = Buffer.from(text);
  const [encoding] = plain.length < LEAST_ENCODED_BYTES ? [] : acceptedEncodings(accepted);
  const bytes = encoding === undefined ? plain : encode(text, encoding);
  return {
    bytes,
    headers: {
      vary: 'Accept-Encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    },
  };
}
