import { STAMP_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse stamp`. */
export const stampCommand = defineCommand({
  name: 'stamp',
  summary: 'make the finished site of a brand, with its login rendered',
  about:
    'Renders the login of one brand ahead of time, for every region and language, and writes a finished site: the built files, the configuration, the documents, and stamp.json, which says which document answers which address and with which headers. Run it again when the configuration changes; nothing has to be built for that. With --server, it also writes the files of a server, for this and every other site of the release.',
  options: STAMP_FLAGS,
  epilogue: `Exit codes:
  0  the site was written
  2  wrong usage, or a file is wrong (the message names it)
  3  the server of this machine lacks a module (the message names it)

Examples:
  gatehouse stamp --config kq.json --origin https://login.kq.example \\
    --out site-kq
  gatehouse stamp --config kq.json --origin https://login.kq.example \\
    --server nginx --api https://platform.example/TradingAPI --out release
`,
  run: async (given, context) => (await import('./stamp/run-stamp.ts')).runStamp(given, context),
});
