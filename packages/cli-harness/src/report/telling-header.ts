// What every exchange has, or what does not decide a login.
const NOISE =
  /^(?:accept(?:-.*)?|cache-control|connection|content-(?:encoding|length|security-policy.*)|cross-origin-.*|date|keep-alive|permissions-policy|referrer-policy|sec-.*|strict-transport-security|transfer-encoding|user-agent|vary|x-content-type-options|x-frame-options)$/i;

/** Whether a header says something about a login. People are shown only these; a HAR file has all. */
export const isTelling = (name: string): boolean => !NOISE.test(name);
