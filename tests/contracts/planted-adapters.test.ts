import {
  type SessionManner,
  type SessionSubject,
  scriptedSessions,
  sessionGatewayClaims,
} from '@gatehouse-login/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATEWAYS } from './planted/gateways.ts';
import { OTHERS } from './planted/others.ts';
import { brokenBy } from './planted/plant.ts';
import { SOURCES } from './planted/sources.ts';

const PLANTS = [...OTHERS, ...GATEWAYS, ...SOURCES];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a broken adapter is refused:', () => {
  it.each(PLANTS)('$adapter', async ({ breaks, judge }) => {
    const broken = await judge();
    expect(broken.map(({ claim }) => claim)).toEqual(breaks);
    for (const { claim, remedy, said } of broken) {
      expect(said).toMatch(/^An? [\w-]+( \w+)? /);
      expect(said).toContain(`${claim}. That does not hold here: `);
      expect(said.endsWith(` To do: ${remedy}`), said).toBe(true);
    }
  });

  it('by every claim of every port, and no fault breaks none', () => {
    const unbroken = new Set(PLANTS.flatMap(({ claims }) => claims));
    for (const { breaks } of PLANTS) for (const claim of breaks) unbroken.delete(claim);
    expect([...unbroken]).toEqual([]);
    expect(PLANTS.filter(({ breaks }) => breaks.length === 0)).toEqual([]);
  });
});

type Lie = (subject: SessionSubject, manner: SessionManner) => unknown;
const LIES: readonly (readonly [string, Lie, string])[] = [
  ['has no adapter', () => null, 'the subject has no function gateway.open, gateway.close, opened, closed'],
  [
    'has half an adapter',
    ({ gateway: { open }, ...rest }) => ({ ...rest, gateway: { open } }),
    'the subject has no function gateway.close',
  ],
  ['shows no list', (subject) => ({ ...subject, opened: () => 1 }), 'opened() of the subject is no list'],
  [
    'shows what was never sent',
    (subject) => ({ ...subject, closed: () => [{}] }),
    'closed() of the subject is not empty, though nothing was sent',
  ],
  ['is never there', () => new Promise(() => {}), 'something had not settled after 4 seconds'],
  [
    'cannot be made',
    () => Promise.reject(new Error('no port is free')),
    'it threw or rejected with Error: no port is free',
  ],
];

describe('a subject that lies is refused:', () => {
  const arrange = async (manner: SessionManner): Promise<SessionSubject> => {
    const gateway = scriptedSessions(manner);
    return { gateway, opened: () => gateway.requests, closed: () => gateway.closed };
  };
  const judge = (lie: Lie) =>
    brokenBy(
      sessionGatewayClaims,
      () => async (manner: SessionManner) => Object(await lie(await arrange(manner), manner)),
    );

  it.each(LIES)('it %s', async (_what, lie, reason) => {
    const broken = await judge((subject, manner) => lie(subject, manner) ?? {});
    expect(broken.map(({ claim }) => claim)).toEqual(sessionGatewayClaims.map(({ claim }) => claim));
    expect(broken[0]?.said).toBe(
      `A session gateway ${broken[0]?.claim}. That cannot be checked, because of what was arranged for {"kind":"accepts","session":"s-1"}: ${reason}. To do: Arrange a new subject for each manner, with every function of its type, and records of what reached the platform behind the adapter and of nothing else.`,
    );
  });

  it('it does the same in every manner, or records nothing', async () => {
    const same = await brokenBy(
      sessionGatewayClaims,
      () => () => arrange({ kind: 'accepts', session: 's-1' }),
    );
    expect(same.map(({ claim }) => claim).filter((claim) => !claim.includes('as a value'))).toEqual([
      'lets a caller give up while the platform is silent',
    ]);
    const blind = await judge((subject) => ({ ...subject, opened: () => [], closed: () => [] }));
    expect(blind[0]?.said).toContain('That does not hold here: found [], expected [{');
    expect(blind).toHaveLength(9);
  });

  it('and cleared away all the same', async () => {
    const dispose = vi.fn();
    await judge((subject) => ({ ...subject, opened: () => 1, dispose }));
    expect(dispose).toHaveBeenCalledTimes(sessionGatewayClaims.length);
  });

  it('it cannot be cleared away', async () => {
    const broken = await judge((subject) => ({
      ...subject,
      dispose: () => Promise.reject(new Error('busy')),
    }));
    expect(broken[0]?.said).toContain(
      'It was checked, but dispose() failed: it threw or rejected with Error: busy. To do: Let',
    );
  });
});
