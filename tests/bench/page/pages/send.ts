/** Posts what a form holds to the platform's sign-in call. */
export const send = (values: Readonly<Record<string, unknown>>): void => {
  void fetch('/api/v2/Session', { method: 'POST', body: JSON.stringify(values) });
};
