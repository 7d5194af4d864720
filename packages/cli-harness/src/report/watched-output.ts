import { StringDecoder } from 'node:string_decoder';
import type { Output } from '../io.ts';

/** Returns the same output, and calls `onText` with everything that is written to it. */
export function watchOutput(output: Output, onText: (text: string) => void): Output {
  const decoder = new StringDecoder('utf8');
  const write = (chunk: unknown, ...rest: unknown[]): boolean => {
    onText(typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer));
    return Reflect.apply(output.write, output, [chunk, ...rest]);
  };
  return new Proxy(output, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
