// Builds the gallery of every state and serves it. `npm run gallery -- --port 5000` takes another port.
import { parseArgs } from 'node:util';
import { buildAll } from './build.ts';
import { buildGallery, serveGallery } from './lib/gallery.ts';

const { port } = parseArgs({ options: { port: { type: 'string', default: '4310' } } }).values;

if ((await buildAll()) && (await buildGallery())) {
  const { origin } = await serveGallery(Number(port));
  process.stdout.write(`The gallery is at ${origin}/ (Ctrl-C ends it).\n`);
} else {
  process.exitCode = 1;
}
