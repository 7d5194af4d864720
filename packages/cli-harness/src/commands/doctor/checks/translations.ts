import { ENGLISH, LANGUAGES, type TranslationFile } from '@gatehouse-login/core';
import { type Finding, fine } from '../finding.ts';
import { get, type Patient } from '../patient.ts';

const KEYS = Object.keys(ENGLISH);
const SHOWN = 3;
const FOLDER = 'assets/i18n';

/** Examines whether every language has every text. The regional kinds of English hold only what differs. */
export async function checkTranslations(patient: Patient): Promise<Finding[]> {
  const files: readonly TranslationFile[] = [...LANGUAGES, 'en-gb', 'en-us'];
  const findings = alike((await Promise.all(files.map((file) => checkFile(patient, file)))).flat());
  const complete = `All ${LANGUAGES.length} languages have all ${KEYS.length} texts.`;
  return findings.length === 0 ? [fine('translations', complete)] : findings;
}

/** One finding for all files that cannot be read for the same reason. */
function alike(findings: readonly Finding[]): Finding[] {
  const unread = findings.filter(({ fix }) => fix === DEPLOY);
  const [first, ...others] = unread;
  if (first === undefined || others.length === 0) return [...findings];
  const rest = findings.filter((each) => !unread.includes(each));
  return [
    { ...first, message: `${first.message} ${others.length} other files cannot be read either.` },
    ...rest,
  ];
}

const DEPLOY = 'Deploy the whole built page, and let no fallback answer for its files.';

async function checkFile(patient: Patient, file: TranslationFile): Promise<Finding[]> {
  const path = `${FOLDER}/${file}.json`;
  const asked = await get(patient, `${patient.origin}/${path}`, 'translations', path);
  if ('finding' in asked) return [asked.finding];
  const texts = asked.answer.ok ? await asked.answer.json().catch(() => null) : null;
  const meaning = file === 'en' ? 'Visitors see the names of texts.' : 'Visitors see English instead.';
  const found = (message: string, fix: string): Finding[] => [
    { check: 'translations', status: file === 'en' ? 'fault' : 'warning', message, meaning, fix },
  ];
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    const problem = asked.answer.ok ? 'is not JSON' : `is answered with HTTP ${asked.answer.status}`;
    return found(`${path} ${problem}.`, DEPLOY);
  }
  const isRegional = file === 'en-gb' || file === 'en-us';
  const given: readonly string[] = Object.keys(texts);
  // A language may need other plural forms than English.
  const missing = isRegional ? [] : KEYS.filter((key) => !key.endsWith('_one') && !hasForm(given, key));
  if (missing.length === 0) return [];
  const named = missing.slice(0, SHOWN).join(', ');
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  return found(`${path} lacks ${named}${more}.`, 'Deploy the translations of the same version as the page.');
}

const hasForm = (given: readonly string[], key: string): boolean =>
  given.some((each) => each === key || each.startsWith(`${key}_`));
