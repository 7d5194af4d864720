import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Findings, fault, fine, skipped, warning } from '../../findings/finding.ts';
import type { Patient } from '../patient.ts';
import { addressesOf } from './addresses.ts';

type CertificatePatient = Pick<Patient, 'origin' | 'configuration' | 'patience' | 'authorities'>;

const DAY = 86_400_000;
const SOON = 21;
const RENEW = 'Renew it, and look into why that did not happen by itself.';

/** Examines when the certificates of all hosts end. Whether they are trusted shows when their addresses are asked. */
export async function* checkCertificates(patient: CertificatePatient): Findings {
  const urls = [patient.origin, ...addressesOf(patient.configuration).map(({ url }) => url)];
  const web = urls.filter((url) => url.startsWith('https:')).map((url) => new URL(url).host);
  const hosts = [...new Set(web)];
  if (hosts.length === 0) return skipped('No address uses https.');
  const ends = await Promise.all(hosts.map(async (host) => ({ host, end: await endOf(host, patient) })));
  const known = ends
    .map(({ host, end }) => ({ host, days: (end - Date.now()) / DAY }))
    .filter(({ days }) => !Number.isNaN(days))
    .toSorted((a, b) => a.days - b.days);
  for (const { host, days } of known) {
    if (days < 0) {
      yield fault(
        `The certificate of ${host} ended ${Math.ceil(-days)} days ago.`,
        'Browsers show a warning instead of the page.',
        RENEW,
      );
    } else if (days < SOON) {
      yield warning(
        `The certificate of ${host} ends in ${Math.floor(days)} days.`,
        'From then on, browsers show a warning.',
        RENEW,
      );
    }
  }
  const [first, ...others] = known;
  if (first === undefined) return skipped('No host showed its certificate, as behind a proxy.');
  const of = others.length === 0 ? first.host : `${known.length} hosts, the first of them ${first.host}`;
  return fine(`Valid for another ${Math.floor(first.days)} days: ${of}.`);
}

/** When the certificate of a host ends. NaN if the host shows none. */
async function endOf(host: string, { patience, authorities }: CertificatePatient): Promise<number> {
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
    return Date.parse(socket.getPeerCertificate().valid_to);
  } catch {
    return Number.NaN;
  } finally {
    socket.destroy();
  }
}
