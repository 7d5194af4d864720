/**
 * Stops the test with a sentence. Artillery has no way for an engine to do so: it waits for a worker that could not be
 * prepared, for ever. It does end, with exit code 11, after an error that nobody has caught in a worker.
 */
export function stopTest(problems: readonly string[]): Promise<never> {
  const error = new Error(problems.join('\n'));
  // Where it was made helps nobody.
  error.stack = `artillery-engine-gatehouse: nothing was sent.\n${error.message}`;
  void Promise.reject(error);
  return new Promise(() => {});
}
