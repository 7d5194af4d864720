import { randomUUID } from 'node:crypto';
import { limitedBody } from '../../../driver/limited-body.ts';
import { alike, DEPLOY, type Findings, type Found, fault, fine, warning } from '../../findings/finding.ts';
import { ask, look, type Patient } from '../patient.ts';
import { documentParts, type InlinePart, type LoadedFile } from './document-parts.ts';
import { type PagePatient, pageOf } from './page.ts';
import { allowsInline, digestOf, parsePolicy } from './policy.ts';

/**
 * Examines what the login page consists of: whether its policy allows its inline scripts and styles, whether each file
 * that it loads is there, and whether a file that does not exist is said not to.
 */
export async function* checkFiles(patient: PagePatient): Findings {
  const page = await patient.page;
  // `checkHeaders` says what is wrong with the page itself.
  if (page.isErr() || page.value.status !== 200) return null;
  const { headers, html } = page.value;
  const { inline, files } = documentParts(html, pageOf(patient));
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const blocked = inline.find((part) => !allowsInline(policy, part));
  if (blocked !== undefined) yield blockedPart(blocked);
  const wrong = await Promise.all(files.map((file) => checkFile(patient, file)));
  yield* alike(wrong.filter((each) => each !== null));
  const unknown = await checkUnknown(patient);
  if (unknown !== null) yield unknown;
  return fine(`The page and the ${files.length} files that it loads belong together.`);
}

const blockedPart = ({ kind }: InlinePart): Found =>
  warning(
    `The policy blocks an inline ${kind} of the login page.`,
    'The document and its headers are of different builds. The form comes late, and for a moment without its styles.',
    'Send each document with the headers of the stamp.json beside it, and switch to both at once.',
  );

const TYPES = { script: /(?:java|ecma)script/i, 'style sheet': /^text\/css/i } as const;

async function checkFile(patient: Patient, { kind, url, integrity }: LoadedFile): Promise<Found | null> {
  const path = url.origin === patient.origin ? url.pathname.slice(1) : url.href;
  const asked = await ask(patient, url.href, path);
  if (asked.isErr()) return asked.error;
  const { status, headers } = asked.value;
  const body = await limitedBody(asked.value);
  const type = headers.get('content-type') ?? 'nothing';
  const wrong = (what: string): Found => fault(`${path} ${what}.`, NO_START, DEPLOY);
  if (status !== 200) return wrong(`is answered with HTTP ${status}`);
  if (!TYPES[kind].test(type)) return wrong(`is sent as ${type}, and a browser takes it for no ${kind}`);
  if (body === null) return wrong('breaks off, or is far too long');
  const digests = integrity.split(/\s+/).filter((each) => each !== '');
  const isOther = digests.every((each) => each !== `${hashOf(each)}-${digestOf(hashOf(each), body)}`);
  return digests.length > 0 && isOther ? wrong('is not the file that the page was built with') : null;
}

const NO_START = 'The browser refuses it. The page does not start, or is shown without its styles.';

const hashOf = (integrity: string): string => /^sha(?:256|384|512)(?=-)/.exec(integrity)?.[0] ?? 'sha256';

async function checkUnknown(patient: Patient): Promise<Found | null> {
  const path = `assets/gatehouse-doctor-${randomUUID().slice(0, 8)}.js`;
  const asked = await look(patient, `${patient.origin}/${path}`, path);
  if (asked.isErr()) return asked.error;
  const { status } = asked.value;
  if (status === 404 || status === 410) return null;
  return warning(
    `A file that does not exist is answered with HTTP ${status}, not with 404: ${path}`,
    'After a release, a page that was opened before it takes the answer for its script.',
    'Answer 404 for what does not exist below assets/, and let the fallback answer for other paths only.',
  );
}
