import { ENGLISH, LANGUAGES, type TranslationFile } from '@gatehouse-login/core';
import { limitedBody } from '../../../driver/limited-body.ts';
import { parseJson } from '../../../terminal/json-text.ts';
import { alike, DEPLOY, type Findings, type Found, fault, fine, warning } from '../../findings/finding.ts';
import { ask, type Patient } from '../patient.ts';

const KEYS = Object.keys(ENGLISH);
const SHOWN = 3;
// The regional kinds of English hold only what differs.
const REGIONAL: readonly TranslationFile[] = ['en-gb', 'en-us'];

/** Examines whether every language has every text. */
export async function* checkTranslations(patient: Patient): Findings {
  const files = [...LANGUAGES, ...REGIONAL];
  const wrong = await Promise.all(files.map((file) => checkFile(patient, file)));
  yield* alike(wrong.filter((each) => each !== null));
  return fine(`All ${LANGUAGES.length} languages have all ${KEYS.length} texts.`);
}

async function checkFile(patient: Patient, file: TranslationFile): Promise<Found | null> {
  const path = `assets/i18n/${file}.json`;
  const asked = await ask(patient, `${patient.origin}/${path}`, path);
  if (asked.isErr()) return asked.error;
  const { ok, status } = asked.value;
  const texts = ok ? parseJson(String(await limitedBody(asked.value))).unwrapOr(null) : null;
  const wrong = (message: string, fix: string): Found =>
    file === 'en'
      ? fault(message, 'Visitors see the names of texts.', fix)
      : warning(message, 'Visitors see English instead.', fix);
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    return wrong(`${path} ${ok ? 'is not JSON' : `is answered with HTTP ${status}`}.`, DEPLOY);
  const given = Object.keys(texts);
  // A language may need other plural forms than English.
  const hasForm = (key: string) => given.some((each) => each === key || each.startsWith(`${key}_`));
  const missing = REGIONAL.includes(file) ? [] : KEYS.filter((key) => !key.endsWith('_one') && !hasForm(key));
  if (missing.length === 0) return null;
  const named = missing.slice(0, SHOWN).join(', ');
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  return wrong(`${path} lacks ${named}${more}.`, 'Deploy the translations of the same version as the page.');
}
