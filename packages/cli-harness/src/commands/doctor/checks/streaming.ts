import { randomUUID } from 'node:crypto';
import { STREAM_SETTING_DEFAULTS, streamErrorOf } from '@gatehouse-login/core/streaming';
import { type Findings, type Found, fault, fine, skipped, warning } from '../../findings/finding.ts';
import { ask, type Patient } from '../patient.ts';

/** What TLCP asks clients to call themselves that are not of the vendor's. */
const CLIENT_ID = 'mgQkwtwdysogQz2BJ4Ji kOj2Bg';

const PAGES = 'Pages with prices show none. The login itself does not stream.';

/**
 * Examines what can be known of the streaming server without a session: whether it speaks TLCP, knows the adapter set,
 * lets the site's pages read its answers, and refuses a session that does not exist. Prices take a login: `gatehouse
 * stream` has them.
 */
export async function* checkStreaming(patient: Patient): Findings {
  const { configuration, mayTry, origin } = patient;
  const { serverUrl, adapterSet = STREAM_SETTING_DEFAULTS.adapterSet } = configuration.streaming;
  if (serverUrl === undefined) return skipped('The configuration has no streaming server.');
  if (!mayTry) {
    return skipped(
      'The API looks like production, so no session was tried at the streaming server (--allow-production).',
    );
  }
  const url = `${serverUrl.replace(/\/$/, '')}/lightstreamer/create_session.txt?LS_protocol=TLCP-2.5.0`;
  const body = new URLSearchParams({
    LS_adapter_set: adapterSet,
    LS_cid: CLIENT_ID,
    LS_user: `gatehouse-doctor-${randomUUID().slice(0, 8)}`,
    LS_password: randomUUID(),
    LS_polling: 'true',
    LS_polling_millis: '0',
    LS_idle_millis: '0',
  });
  const asked = await ask(patient, url, 'The streaming server', {
    method: 'POST',
    headers: { origin, 'content-type': 'text/plain; charset=utf-8' },
    // TLCP writes a space as %20.
    body: String(body).replaceAll('+', '%20'),
  });
  if (asked.isErr()) return { ...asked.error, meaning: PAGES };
  const allowed = asked.value.headers.get('access-control-allow-origin');
  const { status } = asked.value;
  yield status === 401 || status === 403
    ? warning(
        `The streaming server, or something before it, answers this machine with HTTP ${status}: ${url}`,
        'Whether pages with prices show any cannot be told from here.',
        `Let it answer pages of ${origin}, and run this from a machine that it lets through.`,
      )
    : judge(await firstLineOf(asked.value), adapterSet, url);
  if (new URL(serverUrl).origin !== origin && allowed !== origin) {
    yield warning(
      `The streaming server does not let pages of ${origin} read its answers over HTTP (Access-Control-Allow-Origin: ${allowed ?? 'none'}).`,
      'There, a stream works over WebSockets only, and a lost connection is not recovered.',
      'Allow the origin, with credentials, in the settings of the streaming server.',
    );
  }
  return null;
}

/** Returns the first line of an answer that may never end; an empty text if there is none. */
async function firstLineOf(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader !== undefined && !text.includes('\n') && text.length < 1_000) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) break;
    text += value ?? '';
  }
  await reader?.cancel().catch(() => {});
  return (text.split(/\r?\n/, 1)[0] ?? '').trim();
}

function judge(line: string, adapterSet: string, url: string): Found {
  if (line.startsWith('CONOK,')) {
    return warning(
      'The streaming server accepts a session that does not exist.',
      'Whoever reaches it may be able to read prices, and perhaps what belongs to others.',
      'Have its metadata adapter check the session.',
    );
  }
  const refused = /^CONERR,(-?\d+),/.exec(line);
  if (refused === null) {
    return fault(
      `The streaming server does not speak TLCP: ${url}`,
      PAGES,
      'Correct streaming.serverUrl. It is the address without /lightstreamer.',
    );
  }
  const code = Number(refused[1]);
  const error = streamErrorOf(code);
  if (error.kind === 'session-expired')
    return fine(`The streaming server speaks TLCP and refuses a session that does not exist (code ${code}).`);
  if (error.refusal === 'configuration') {
    return fault(
      `The streaming server does not know the adapter set ${adapterSet} (code ${code}).`,
      PAGES,
      'Correct streaming.adapterSet, or set the server up with it.',
    );
  }
  return warning(
    `The streaming server refuses a session that does not exist with code ${code}, not with 1.`,
    'A session that has expired may be taken for another fault, and visitors are not asked to log in again.',
    'Look the code up in the log of the streaming server.',
  );
}
