import { arch, cpus, platform, totalmem } from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** Says on what a run was made, and when. `browser` is the version of the browser, if there was one. */
export const describeRun = (browser: string | null): string => {
  const all = cpus();
  const memory = Math.round(totalmem() / GIBIBYTE);
  const date = new Date().toISOString().slice(0, 10);
  const processor = `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown processor'}`;
  return `${date}, ${processor}, ${memory} GB, ${platform()} ${arch()}${browser === null ? '' : `, Chromium ${browser}`}, Node ${process.versions.node}`;
};
