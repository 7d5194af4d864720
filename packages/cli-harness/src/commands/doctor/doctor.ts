import { apiBaseOf } from '@gatehouse-login/core';
import type { ExitCode } from '../../report/outcome.ts';
import { writeOut } from '../../report/sentence.ts';
import { readAuthorities } from '../../site/authorities.ts';
import { looksLikeProduction } from '../../site/host-rule.ts';
import { readSite } from '../../site/read-site.ts';
import { writeEnd } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { reachSite, unguarded } from '../site/reach-site.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkAppKeys } from './checks/app-keys.ts';
import { checkCertificates } from './checks/certificates.ts';
import { checkEncryption } from './checks/encryption.ts';
import { COOKIE_MISSING, checkPage } from './checks/page.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkStreaming } from './checks/streaming.ts';
import { checkTranslations } from './checks/translations.ts';
import { type Finding, fine } from './finding.ts';
import type { DoctorGiven } from './options.ts';
import type { Patient } from './patient.ts';
import { writeFindings } from './write-findings.ts';

const PATIENCE = 8_000;
const CHECKS = [
  checkAddresses,
  checkCertificates,
  checkPage,
  checkTranslations,
  checkRedirects,
  checkEncryption,
  checkAppKeys,
  checkStreaming,
] as const;

const NOTHING = {
  sandbox: false,
  brand: undefined,
  region: undefined,
  lang: undefined,
  platform: undefined,
  'redirect-uri': undefined,
  state: undefined,
};

/** Runs `gatehouse doctor`. */
export const doctor = (address: string, given: DoctorGiven, context: Context): Promise<ExitCode> =>
  reachSite({ ...NOTHING, ...given, site: address }, context, async (reached) => {
    const { io } = context;
    const { site, target, where } = reached;
    const { origin } = target.address;
    if (io.stderr.isTTY && !given.json) io.stderr.write(`Examining ${origin} …\n`);
    const read = await readSite(where, target.address, { site, ...unguarded(io) });
    if (read.isErr()) {
      const { outcome, problem } = read.error;
      if (outcome === 'usage') return writeEnd(read.error, io, given.json);
      const finding: Finding = {
        check: 'configuration',
        status: outcome === 'configuration-fault' ? 'fault' : 'no answer',
        message: writeOut(problem?.message ?? ''),
        meaning: 'Visitors see a page with an error instead of the login.',
        fix: writeOut(problem?.next ?? ''),
      };
      return writeFindings([finding], { origin, brand: null, name: '' }, io, given.json);
    }
    const { configuration, unknownKeys, visit } = read.value;
    const authorities = await readAuthorities(given.ca, io.cwd);
    const { hostname } = new URL(apiBaseOf(configuration));
    const patient: Patient = {
      site,
      io,
      origin,
      configuration,
      visit,
      patience: where.timeout ?? PATIENCE,
      authorities: authorities.unwrapOr(undefined),
      rehearse: await context.rehearse(),
      mayTry: given['allow-production'] || !looksLikeProduction(hostname),
    };
    const keys = unknownKeys.map(
      ({ path, nearest }): Finding => ({
        check: 'configuration',
        status: 'warning',
        message: `The configuration has an unknown key "${path}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
        meaning: 'It is ignored.',
        fix: 'Correct its spelling, or remove it.',
      }),
    );
    const found = await Promise.all(CHECKS.map((check) => check(patient)));
    const file =
      keys.length === 0
        ? [fine('configuration', 'The configuration has the shape that it must have.')]
        : keys;
    const { brand, brandName: name } = configuration;
    return writeFindings([...file, ...reconciled(found.flat())], { origin, brand, name }, io, given.json);
  });

/** Takes a missing cookie for fine if the session call went through without it. */
function reconciled(findings: readonly Finding[]): Finding[] {
  const needsNone = findings.some(({ check, status }) => check === 'app keys' && status === 'ok');
  const isFine = fine('anti-forgery', 'The page sets no XSRF-TOKEN cookie, and the API asks for no header.');
  return findings.map((each) => (each === COOKIE_MISSING && needsNone ? isFine : each));
}
