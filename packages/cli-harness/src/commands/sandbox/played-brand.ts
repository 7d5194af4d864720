import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Rehearse } from '../../driver/rehearsal.ts';
import type { Ending } from '../../report/ending.ts';
import { ANYWHERE, broken, checkFile } from '../check/check-file.ts';

type Configurations = NonNullable<SandboxOptions['configurations']>;
type Changes = Extract<NonNullable<Configurations['kq']>, (own: never) => unknown>;
type Own = Parameters<Changes>[0];

/** Reads the configuration of a brand that the sandbox is to play. Fails if a page could not use it. */
export async function readPlayed(
  name: string,
  cwd: string,
  rehearse: Rehearse,
): Promise<Result<Pick<SandboxOptions, 'configurations'>, Ending>> {
  const checked = await checkFile(name, cwd, ANYWHERE, rehearse);
  if (checked.isErr()) return err(checked.error);
  const { configuration, json } = checked.value;
  if (configuration === null) return err(broken(checked.value, 'Nothing was started.'));
  return ok({ configurations: { [configuration.brand]: (own: Own) => played(own, Object(json)) } });
}

/**
 * A brand's own configuration with the addresses of the sandbox: each platform keeps its query, so that the sandbox sees
 * what the real one would get.
 */
function played(own: Own, { urls, streaming: _, redirectUris: __, ...rest }: Partial<Own>): Partial<Own> {
  const { apiEnv, redirects = {}, forgotPasswordUrls = {} }: Partial<Own['urls']> = { ...urls };
  const [stand = ''] = Object.values(own.urls.redirects)[0]?.split(/\/\w+(?:\?|$)/, 1) ?? [];
  const queryOf = (address = ''): string => /\?.*/s.exec(address)?.[0] ?? '';
  const platforms = Object.entries(redirects).map(([platform, address]) => [
    platform,
    `${stand}/${platform}${queryOf(address)}`,
  ]);
  const { default: forgotten = '' } = own.urls.forgotPasswordUrls;
  return {
    ...rest,
    // The sandbox knows by it whose visitor arrives.
    skin: { ...rest.skin, skinId: own.brand },
    urls: {
      ...own.urls,
      apiEnv: apiEnv === 'ppe' ? 'ppe' : 'live',
      redirects: Object.fromEntries(platforms),
      forgotPasswordUrls: Object.fromEntries(
        Object.keys(forgotPasswordUrls).map((region) => [region, forgotten]),
      ),
    },
  };
}
