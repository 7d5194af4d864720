import { command } from './command.ts';
import { inPath } from './in-path.ts';

/**
 * Installs packages of Debian with apt-get, as root, unless they are there. Returns why something is still missing; empty
 * if nothing is.
 */
export async function installPackages(
  packages: readonly string[],
  isInstalled: () => boolean,
): Promise<string> {
  if (isInstalled()) return '';
  if (inPath('apt-get') === undefined || process.getuid?.() !== 0)
    return `Not installed: ${packages.join(', ')}. Installing them needs apt-get and root.\n`;
  process.stderr.write(`Installing ${packages.join(', ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await command('apt-get', ['update'], { env });
  const install = await command('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  return isInstalled() ? '' : update.output + install.output;
}
