import { decodeComponent, encodeComponent, parseQuery, type QueryParameters } from '../address/query.ts';
import {
  type Configuration,
  configuredPlatforms,
  type PlatformType,
} from '../configuration/configuration.ts';
import { type Piece, parametersOf, piecesOf } from './address-pieces.ts';
import type { Destination, FormPostDestination, NavigateDestination } from './destination.ts';
import { platformQuery } from './platform-url.ts';
import { MASK, readPieces, type SentParameter, sent } from './sent-parameter.ts';
import { splitAddress } from './template.ts';
import { SOURCES } from './value-sources.ts';

/** One parameter of a way out: what it carries, and where that came from. */
export interface ExplainedParameter {
  /** A placeholder in a path stands under its own name, in braces. */
  readonly name: string;
  /** As it was sent, decoded; `•••` in place of whatever holds a session, here as in the name. */
  readonly value: string;
  readonly source: string;
  readonly secret: boolean;
}

// Looking for one or two characters would mask half the address and hide nothing: a value in its own place is masked anyway.
const SHORTEST_SECRET = 3;

/**
 * Says for each parameter of a destination where its value comes from: those of its query and its fragment, and the
 * placeholders of its path. Each is told by its place in the template that made the address; an address that this
 * configuration cannot have made is masked whole. The session is masked wherever it stands, and so are further
 * secrets that a caller knows of.
 */
export function explainRedirect(
  destination: Destination,
  configuration: Configuration,
  knownSecrets: readonly string[] = [],
): readonly ExplainedParameter[] {
  const read =
    destination.kind === 'form-post' ? readForm(destination) : readAddress(destination, configuration);
  const secrets = [...knownSecrets, ...read.flatMap((each) => each.secrets)].filter(
    ({ length }) => length >= SHORTEST_SECRET,
  );
  const veil = (text: string) => (secrets.some((secret) => holds(text, secret)) ? MASK : text);
  return read.map((each) => {
    const name = veil(each.name);
    const value = each.secrets.length > 0 ? MASK : veil(each.value);
    return { name, value, source: veil(each.source), secret: name === MASK || value === MASK };
  });
}

/** Looks for a secret as it is, and encoded up to three times over. */
function holds(text: string, secret: string): boolean {
  const once = decodeComponent(text);
  const twice = decodeComponent(once);
  return [text, once, twice, decodeComponent(twice)].some((spelling) => spelling.includes(secret));
}

function readForm({ url, fields }: FormPostDestination): SentParameter[] {
  const { Username, Session, AuthenticationUri, RedirectUri } = fields;
  return [
    ...parseQuery(`?${splitAddress(url).query}`).map(([name, value]) => sent(name, value, 'urls.sso')),
    sent('Username', Username, SOURCES.userName),
    sent('Session', Session, SOURCES.sessionId, [Session]),
    sent('AuthenticationUri', AuthenticationUri, SOURCES.AuthenticationUri),
    sent('RedirectUri', RedirectUri, 'the address of the platform', [RedirectUri]),
  ];
}

function readAddress(
  destination: NavigateDestination,
  configuration: Configuration,
): readonly SentParameter[] {
  const { purpose, platform, url } = destination;
  if (purpose === 'partner') return parseQuery(`?${splitAddress(url).query}`).map(explainAnswer);
  const platforms = platform === undefined ? configuredPlatforms(configuration) : [platform];
  const templates =
    purpose === 'platform'
      ? platforms.map((each) => platformPieces(configuration, each))
      : [piecesOf(configuration.urls.myAccountUrl ?? '', 'urls.myAccountUrl')];
  const [read, ...others] = templates.flatMap((pieces) => {
    const fitting = readPieces(pieces, piecesOf(url, ''));
    return fitting === null ? [] : [fitting];
  });
  if (read !== undefined && others.length === 0) return read;
  return [sent(MASK, MASK, 'no address of this configuration')];
}

// A partner's own query never plants these names (docs/unknowns.md, redirect_uri).
function explainAnswer([name, value]: QueryParameters[number]): SentParameter {
  if (name === 'code') return sent(name, value, SOURCES.session, [value]);
  return sent(name, value, name === 'state' ? 'the state parameter of the query' : 'the redirect_uri itself');
}

/** A platform's whole address, its values still to be filled in. */
function platformPieces(configuration: Configuration, platform: PlatformType): readonly Piece[] {
  const field = `urls.redirects.${platform}`;
  const template = configuration.urls.redirects[platform] ?? '';
  const query = configuration.encrypted
    ? parametersOf(`${encodeComponent(configuration.encryptedParam)}={encrypted}`, field)
    : platformQuery(configuration, template).flatMap(({ written, skin }) =>
        parametersOf(written, skin === undefined ? field : `skin.${skin}`),
      );
  return piecesOf(template, field, query);
}
