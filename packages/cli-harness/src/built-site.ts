import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// In the repository, where it was just built, and in an installed package. Both from `src` and from `dist`.
const PLACES = ['../../web-react/dist', './site'];

/** Returns the folder of the built login page that came with this command. Undefined if nothing is built. */
export const builtSite = (): string | undefined =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((folder) =>
    existsSync(join(folder, 'index.html')),
  );
