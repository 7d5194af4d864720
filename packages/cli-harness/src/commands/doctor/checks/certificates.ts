import { once } from 'node:events';
import { connect } from 'node:tls';
import { apiBaseOf, type Configuration } from '@gatehouse-login/core';
import { type Finding, fine, skipped } from '../finding.ts';
import type { Patient } from '../patient.ts';

type CertificatePatient = Pick<Patient, 'origin' | 'configuration' | 'patience' | 'authorities'>;

const DAY = 86_400_000;
const SOON = 21;

/** Examines when the certificates of all hosts end. Whether they are trusted shows when their addresses are asked. */
export async function checkCertificates(patient: CertificatePatient): Promise<Finding[]> {
  const hosts = hostsOf(patient.origin, patient.configuration);
  if (hosts.length === 0) return [skipped('certificates', 'No address uses https.')];
  const ends = await Promise.all(hosts.map(async (host) => ({ host, end: await endOf(host, patient) })));
  const known = ends.flatMap(({ host, end }) => (end === null ? [] : [{ host, days: daysUntil(end) }]));
  const findings = known.filter(({ days }) => days < SOON).map(ending);
  if (findings.length > 0) return findings;
  const [first, ...others] = known.toSorted((a, b) => a.days - b.days);
  if (first === undefined)
    return [skipped('certificates', 'No host showed its certificate, as behind a proxy.')];
  const of = others.length === 0 ? first.host : `${known.length} hosts, the first of them ${first.host}`;
  return [fine('certificates', `Valid for another ${Math.floor(first.days)} days: ${of}.`)];
}

const daysUntil = (end: number): number => (end - Date.now()) / DAY;

function ending({ host, days }: { readonly host: string; readonly days: number }): Finding {
  const isOver = days < 0;
  return {
    check: 'certificates',
    status: isOver ? 'fault' : 'warning',
    message: isOver
      ? `The certificate of ${host} ended ${Math.ceil(-days)} days ago.`
      : `The certificate of ${host} ends in ${Math.floor(days)} days.`,
    meaning: isOver
      ? 'Browsers show a warning instead of the page.'
      : 'From then on, browsers show a warning.',
    fix: 'Renew it, and look into why that did not happen by itself.',
  };
}

const hostsOf = (origin: string, configuration: Configuration): string[] => {
  const { urls, streaming } = configuration;
  const all = [origin, apiBaseOf(configuration), streaming.serverUrl, urls.sso, urls.myAccountUrl];
  const web = [...all, ...Object.values(urls.redirects)].filter((url) => url?.startsWith('https:'));
  return [...new Set(web.map((url) => new URL((url ?? '').split(/[?#{]/, 1)[0] ?? '').host))];
};

async function endOf(host: string, { patience, authorities }: CertificatePatient): Promise<number | null> {
  const { hostname, port } = new URL(`https://${host}`);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 443 : Number(port),
    ...(/^[\d.]+$|^\[/.test(hostname) ? {} : { servername: hostname }),
    // Nothing is sent. Of a certificate that is not trusted, the end is still of interest.
    rejectUnauthorized: false,
    ...(authorities === undefined ? {} : { ca: authorities }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    return Number.isNaN(end) ? null : end;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
