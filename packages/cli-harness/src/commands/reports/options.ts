import type { Flags } from '../../flags/flag.ts';
import { FORMAT_NAMES } from '../../formats/formats.ts';

/** The flags of every command that writes reports. */
export const REPORT_OPTIONS = {
  report: {
    value: 'LIST',
    about: `write reports, as in junit=out.xml,html=out.html; the formats are ${FORMAT_NAMES.join(', ')}; the path - is standard output`,
  },
  gallery: {
    value: 'URL',
    about: 'the address of the gallery; the HTML report links to the states there',
  },
} as const satisfies Flags;
