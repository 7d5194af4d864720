import { connect } from 'node:net';

const host = '127.0.0.1';
/** Browsers and libraries send the next request after the answer. */
const inFlight = 1;
const closingBrace = 0x7d;

/** A sign-in as bytes, built once so that the sender costs little and the server is what is measured. */
export const signInBytes = (port: number): Buffer => {
  const body = JSON.stringify({
    username: 'DM100001',
    password: 'Copper-Kite1',
    appKey: 'Mercury',
    appVersion: '1.0.0',
  });
  const head = [
    'POST /api/v2/Session HTTP/1.1',
    `Host: ${host}:${port}`,
    'Accept: application/json',
    'Content-Type: application/json',
    'Cookie: XSRF-TOKEN=0123456789abcdef',
    'X-XSRF-TOKEN: 0123456789abcdef',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
};

const mark = Buffer.from('HTTP/1.1 200 ');

/** Counts the marks in a chunk, including one that began in the chunk before. */
const marksIn = (chunk: Buffer): number => {
  let count = 0;
  for (let at = chunk.indexOf(mark); at >= 0; at = chunk.indexOf(mark, at + mark.length)) count += 1;
  return count;
};

/** Sends `count` requests over one connection, one after the other, and waits for as many 200s. */
const drive = (port: number, request: Buffer, count: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let sent = 0;
    let begun = 0;
    let tail = Buffer.alloc(0);
    const send = (): void => {
      const due = Math.min(count - sent, inFlight - (sent - begun));
      if (due <= 0) return;
      socket.write(Buffer.concat(Array.from({ length: due }, () => request)));
      sent += due;
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after ${begun} answers`)));
    socket.on('data', (chunk: Buffer) => {
      const joined = tail.length === 0 ? chunk : Buffer.concat([tail, chunk]);
      begun += marksIn(joined);
      // A mark may be split over two chunks. The tail is too short to hold a whole one.
      tail = Buffer.from(joined.subarray(Math.max(0, joined.length - mark.length + 1)));
      if (begun >= count && tail.at(-1) === closingBrace) {
        socket.removeAllListeners('close');
        socket.destroy();
        resolve(begun);
        return;
      }
      if (sent - begun < inFlight / 2) send();
    });
  });

const connections = 64;

/** Returns the sign-ins per second over 64 connections. */
export const rateOf = async (port: number, count: number): Promise<number> => {
  const request = signInBytes(port);
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, () => drive(port, request, count / connections)));
  return count / ((performance.now() - from) / 1000);
};
