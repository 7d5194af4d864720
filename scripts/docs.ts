// Builds the documentation as pages, if anything changed that they are made from. `npm start` serves them.
import { buildDocs, docsFolder } from './lib/docs.ts';

if (await buildDocs()) process.stdout.write(`The pages are in ${docsFolder}; "npm start" serves them.\n`);
else process.exitCode = 1;
