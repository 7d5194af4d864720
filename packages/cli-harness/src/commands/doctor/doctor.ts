import { apiBaseOf } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import type { DOCTOR_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { writeOut } from '../../report/sentence.ts';
import { looksLikeProduction } from '../../site/host-rule.ts';
import { readSite } from '../../site/read-site.ts';
import type { Context, Ended } from '../command.ts';
import { checkEncryption } from '../findings/encryption.ts';
import {
  type Checked,
  collect,
  type Finding,
  type Found,
  fault,
  fine,
  noAnswer,
  warning,
} from '../findings/finding.ts';
import { checkRedirects } from '../findings/redirects.ts';
import { reachSite, unguarded } from '../site/reach-site.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkAppKeys } from './checks/app-keys.ts';
import { checkCertificates } from './checks/certificates.ts';
import { checkFiles } from './checks/files.ts';
import { checkFrames } from './checks/frames.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkAntiForgery, checkClock, type PagePatient, readPage } from './checks/page.ts';
import { checkStreaming } from './checks/streaming.ts';
import { checkTranslations } from './checks/translations.ts';
import type { Patient } from './patient.ts';
import { tellFindings } from './tell-findings.ts';

const PATIENCE = 8_000;

/** The checks by name, in the order of their findings. */
const CHECKS: Readonly<Record<string, (patient: PagePatient) => Checked>> = {
  addresses: checkAddresses,
  frames: checkFrames,
  certificates: checkCertificates,
  clock: checkClock,
  'anti-forgery': checkAntiForgery,
  headers: checkHeaders,
  files: checkFiles,
  translations: checkTranslations,
  redirects: checkRedirects,
  encryption: checkEncryption,
  'app keys': ({ appKeys }) => appKeys,
  streaming: checkStreaming,
};

/** Runs `gatehouse doctor`. */
export const doctor = (
  address: string,
  given: Given<typeof DOCTOR_FLAGS>,
  context: Context,
): Promise<Ended> =>
  reachSite({ ...given, site: address }, context, async (reached) => {
    const { io } = context;
    const { site, target, where, authorities } = reached;
    const { origin } = target.address;
    if (io.stderr.isTTY && !given.json) io.stderr.write(`Examining ${origin} …\n`);
    const read = await readSite(where, target.address, { site, ...unguarded(io) });
    if (read.isErr()) {
      const { outcome, problem } = read.error;
      if (outcome === 'usage') return err(read.error);
      const wrong = outcome === 'configuration-fault' ? fault : noAnswer;
      const unread = wrong(
        writeOut(problem?.message ?? ''),
        'Visitors see a page with an error instead of the login.',
        writeOut(problem?.next ?? ''),
      );
      return ok(tellFindings([{ check: 'configuration', ...unread }], { origin, brand: null, name: '' }));
    }
    const { configuration, unknownKeys, visit } = read.value;
    const { hostname } = new URL(apiBaseOf(configuration));
    const patient: Patient = {
      site,
      io,
      origin,
      configuration,
      visit,
      patience: where.timeout ?? PATIENCE,
      authorities,
      rehearse: await context.rehearse(),
      mayTry: given['allow-production'] || !looksLikeProduction(hostname),
    };
    const keys = unknownKeys.map(({ path, nearest }) =>
      warning(
        `The configuration has an unknown key "${path}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
        'It is ignored.',
        'Correct its spelling, or remove it.',
      ),
    );
    const paged: PagePatient = {
      ...patient,
      page: readPage(patient),
      appKeys: collect(checkAppKeys(patient)),
    };
    const named = (check: string, found: readonly Found[]): readonly Finding[] =>
      found.map((each) => ({ check, ...each }));
    const checked = await Promise.all(
      Object.entries(CHECKS).map(async ([check, examine]) => named(check, await collect(examine(paged)))),
    );
    const shape = fine('The configuration has the shape that it must have.');
    const { brand, brandName: name } = configuration;
    const findings = [...named('configuration', keys.length === 0 ? [shape] : keys), ...checked.flat()];
    return ok(tellFindings(findings, { origin, brand, name }));
  });
