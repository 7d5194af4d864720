import { connect } from 'node:net';

const host = '127.0.0.1';
const inFlight = 64;

/** A sign-in as bytes; pipelined, it costs the sender next to nothing, so that the server is what is measured. */
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

/** Sends so many requests over one connection, 64 under way at a time, and waits for as many 200s. */
const drive = (port: number, request: Buffer, count: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let sent = 0;
    let answered = 0;
    let rest = '';
    const send = (): void => {
      const due = Math.min(count - sent, inFlight - (sent - answered));
      if (due > 0) socket.write(Buffer.concat(Array.from({ length: due }, () => request)));
      sent += Math.max(due, 0);
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after ${answered} answers`)));
    socket.on('data', (chunk: Buffer) => {
      // A marker may be split over two chunks.
      const text = rest + chunk.toString('latin1');
      const marks = text.split('HTTP/1.1 ');
      for (const mark of marks.slice(1, -1)) if (mark.startsWith('200')) answered += 1;
      rest = `HTTP/1.1 ${marks.at(-1)}`;
      if (answered + 1 >= sent && rest.startsWith('HTTP/1.1 200') && rest.trimEnd().endsWith('}')) {
        answered += 1;
        rest = '';
      }
      if (answered >= count) {
        socket.removeAllListeners('close');
        socket.destroy();
        resolve(answered);
        return;
      }
      if (sent - answered < inFlight / 2) send();
    });
  });

const connections = 8;

/** Sign-ins a second over eight connections. */
export const rateOf = async (port: number, count: number): Promise<number> => {
  const request = signInBytes(port);
  const from = performance.now();
  await Promise.all(Array.from({ length: connections }, () => drive(port, request, count / connections)));
  return count / ((performance.now() - from) / 1000);
};
