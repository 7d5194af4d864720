/**
 * Stops the test with a message. Artillery gives engines no way to do so, and waits for ever if an engine cannot prepare a
 * worker. An uncaught error in a worker ends Artillery with exit code 11.
 */
export function stopTest(problems: readonly string[]): Promise<never> {
  const error = new Error(problems.join('\n'));
  // Users have no need of the stack.
  error.stack = `artillery-engine-gatehouse: nothing was sent.\n${error.message}`;
  void Promise.reject(error);
  return new Promise(() => {});
}
