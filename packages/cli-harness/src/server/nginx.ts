import { nginxCommon, nginxMain, type Port } from './nginx-common.ts';
import { nginxSite, nginxTable } from './nginx-site.ts';
import type { ServedSite } from './serving.ts';

/** Makes the files of nginx for the sites of a release in the folder `root`. */
export function nginxFiles(sites: readonly ServedSite[], root: string): Readonly<Record<string, string>> {
  const folder = `${root}/nginx`;
  const files = sites.flatMap((site, index) => {
    const table = `sites/${site.name}.documents`;
    const text = nginxSite(site, { root, table: `${folder}/${table}`, id: `gatehouse_${index}` });
    return [
      [`nginx/sites/${site.name}.conf`, text],
      [`nginx/${table}`, nginxTable(site)],
    ];
  });
  return {
    'nginx/nginx.conf': nginxMain(folder, sites[0]?.serving.port ?? 0),
    'nginx/gatehouse.conf': nginxCommon(folder, portsOf(sites)),
    ...Object.fromEntries(files),
  };
}

const portsOf = (sites: readonly ServedSite[]): readonly Port[] =>
  [...new Map(sites.map(({ serving: { port, certificates } }) => [port, certificates !== null]))].map(
    ([port, hasTls]) => ({ port, hasTls }),
  );
