import { connect } from 'node:net';

/** Sends bytes to a port as they are. Resolves with everything that came back. */
export const sendRaw = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    // A request that breaks off waits for its rest, and gets no answer.
    timer = setTimeout(settle, 250);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) settle();
    });
    socket.on('error', settle);
    socket.on('close', settle);
    socket.end(bytes);
  });

const isWhole = (all: string): boolean => {
  const text = all.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, Math.max(end, 0)))?.[1];
  return end >= 0 && length !== undefined && text.length >= end + 4 + Number(length);
};

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Parses an answer. An interim 100 Continue before it is dropped. */
export const readRaw = (all: string): RawAnswer | undefined => {
  const text = all.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return end < 0 || status === undefined
    ? undefined
    : { status: Number(status), head: text.slice(0, end), body: text.slice(end + 4) };
};
