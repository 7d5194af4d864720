// Takes the pictures of docs/pictures again: runs the browser tests named "pictures" and keeps what they see.
import { buildAll } from './build.ts';
import { node, root, tool } from './lib/command.ts';
import { buildGallery } from './lib/gallery.ts';

const env = { GATEHOUSE_PICTURES: `${root}docs/pictures` };
const args = ['test', '-c', 'tests/playwright.config.ts', 'pictures', ...process.argv.slice(2)];
const isBuilt = (await buildAll()) && (await buildGallery());
const { code } = isBuilt ? await node([tool('playwright'), ...args], { show: true, env }) : { code: 1 };
process.exitCode = code;
