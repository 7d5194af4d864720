/** A page that is driven with nothing but the protocol of Chromium's developer tools. */
export interface BarePage {
  /** Sends a command of the protocol. Rejects if Chromium refuses it. */
  readonly send: <Result>(method: string, parameters?: object) => Promise<Result>;
  /** Evaluates an expression in the page, and returns its value, awaited and as JSON. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}
interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/** Opens an address in a new page of the Chromium whose developer tools listen to `port`. The page's policy is ignored. */
export const openBarePage = async (port: number, address: string): Promise<BarePage> => {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = new Map<number, (answer: Answer) => void>();
  const loaded = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
      if (answer.method === 'Page.loadEventFired') resolve();
    });
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  let id = 0;
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    id += 1;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', options);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    return result.value as Value;
  };
  await send('Page.enable');
  await send('Page.setBypassCSP', { enabled: true });
  await send('Page.navigate', { url: address });
  await loaded;
  await send('Page.disable');
  return { send, evaluate };
};
