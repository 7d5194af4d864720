/** Asks for `configs/config.json`. Returns a function that returns the answer once, and null after that. */
export function askForConfiguration(): () => Promise<Response> | null {
  let configuration: Promise<Response> | null = fetch('/configs/config.json', {
    headers: { Accept: 'application/json' },
    cache: 'no-cache',
    redirect: 'error',
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
  });
  // Whoever takes it handles a failure.
  configuration.catch(() => {});
  return () => {
    const answer = configuration;
    configuration = null;
    return answer;
  };
}
