import type { BuiltAddress } from './built-address.ts';
import type { FormPostDestination } from './destination.ts';
import { fillQuery } from './fill-address.ts';
import type { PlatformValues } from './platform-url.ts';
import { splitAddress } from './template.ts';
import { SOURCES } from './value-sources.ts';

/** Builds the form that takes a visitor to a platform by way of the single sign-on address (spec 7). */
export function buildSsoPost(
  sso: string,
  { userName, sessionId, AuthenticationUri }: PlatformValues,
  platform: BuiltAddress,
): FormPostDestination {
  const fields = {
    Username: userName,
    Session: sessionId,
    AuthenticationUri,
    RedirectUri: platform.url,
  };
  const part = (name: keyof typeof fields, source: string, isSecret = false) => ({
    name,
    value: fields[name],
    source,
    secret: isSecret ? fields[name] : null,
  });
  const parts = [
    ...fillQuery(splitAddress(sso).query, {}, 'urls.sso').parts,
    part('Username', SOURCES.userName),
    part('Session', SOURCES.sessionId, true),
    part('AuthenticationUri', SOURCES.AuthenticationUri),
    part('RedirectUri', 'the address of the platform', true),
  ];
  return { kind: 'form-post', purpose: 'platform', url: sso, fields, parts };
}
