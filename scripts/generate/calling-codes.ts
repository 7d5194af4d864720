import metadata from 'libphonenumber-js/min/metadata';
import { generated } from '../lib/generated.ts';

// The library's whole table is 83 KB. The page needs only which code belongs to which countries.
const countries = Object.entries(metadata.country_calling_codes).map(([code, ids]) => [code, ids.join(' ')]);

generated(
  'packages/web-react/src/widgets/phone-field/calling-codes.json',
  `${JSON.stringify(Object.fromEntries(countries), null, 2)}\n`,
);
