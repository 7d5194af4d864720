import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, readJson } from './body.ts';

const reasonOf = async (response: Response) => {
  const fault = (await readJson(response))._unsafeUnwrapErr();
  return fault.kind === 'unreadable' ? fault.reason : fault.kind;
};

function streamOf(chunks: readonly Uint8Array[]) {
  const state = { pulled: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.pulled];
        state.pulled += 1;
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, stream };
}

describe('body', () => {
  it('is read as JSON whatever its content type, with a byte order mark or without', async () => {
    const response = new Response('\ufeff{"a":"ä"}', {
      headers: { 'content-type': 'text/html; charset=latin1' },
    });
    expect((await readJson(response))._unsafeUnwrap()).toEqual({ a: 'ä' });
  });

  it('may arrive in pieces that cut a letter in two', async () => {
    const bytes = new TextEncoder().encode('{"a":"密"}');
    const { stream } = streamOf([bytes.slice(0, 7), bytes.slice(7)]);
    expect((await readJson(new Response(stream)))._unsafeUnwrap()).toEqual({ a: '密' });
  });

  it.each([
    ['empty', new Response(null, { status: 204 })],
    ['empty', new Response(' \n')],
    ['not-json', new Response('<!doctype html>')],
    ['not-json', new Response('{"a":')],
    ['not-utf-8', new Response(new Uint8Array([0x22, 0xff, 0x22]))],
    ['too-deep', new Response(`${'['.repeat(70)}${']'.repeat(70)}`)],
  ])('that is %s is a fault', async (reason, response) => {
    expect(await reasonOf(response)).toBe(reason);
  });

  it('of exactly the limit is read', async () => {
    const text = `"${'x'.repeat(MAX_BODY_BYTES - 2)}"`;
    expect((await readJson(new Response(text))).isOk()).toBe(true);
    expect(await reasonOf(new Response(`${text} `))).toBe('too-large');
  });

  it('stops being read at the limit, and is cancelled', async () => {
    const { state, stream } = streamOf(Array.from({ length: 50 }, () => new Uint8Array(1_000_000)));
    expect(await reasonOf(new Response(stream))).toBe('too-large');
    expect(state).toEqual({ pulled: 2, cancelled: true });
  });

  it('that announces too much is not read at all', async () => {
    const { state, stream } = streamOf([new Uint8Array(1)]);
    expect(await reasonOf(new Response(stream, { headers: { 'content-length': '2000000' } }))).toBe(
      'too-large',
    );
    expect(state).toEqual({ pulled: 0, cancelled: true });
  });

  it('that breaks off is a lost connection', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await reasonOf(new Response(stream))).toBe('unreachable');
  });

  it('keeps a key that means the prototype as data', async () => {
    const json = (await readJson(new Response('{"__proto__":{"session":"s"}}')))._unsafeUnwrap();
    expect((json as { session?: string }).session).toBeUndefined();
    expect(({} as { session?: string }).session).toBeUndefined();
  });
});
