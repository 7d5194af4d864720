// Builds the documentation as pages, if anything changed that they are made from. `npm start` serves them.
import { buildAll } from './build.ts';
import { buildDocs, docsFolder } from './lib/docs.ts';

// The reference is made from built declarations.
if ((await buildAll()) && (await buildDocs()))
  process.stdout.write(`The pages are in ${docsFolder}; "npm start" serves them.\n`);
else process.exitCode = 1;
