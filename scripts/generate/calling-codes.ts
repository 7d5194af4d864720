import metadata from 'libphonenumber-js/min/metadata';
import { generated } from '../lib/generated.ts';

// The library's whole table is 83 KB. The page needs only which code belongs to which countries.
const rows = Object.entries(metadata.country_calling_codes).map(
  ([code, countries]) => `  '${[code, ...countries].join(' ')}',\n`,
);

generated(
  'packages/web-react/src/widgets/phone-field/calling-codes.ts',
  `// Generated from libphonenumber-js. Do not edit; run "npm run generate".

/** The country calling codes of ITU-T E.164, each with the countries that share it (ISO 3166-1). */
export const CALLING_CODES = [
${rows.join('')}];
`,
);
