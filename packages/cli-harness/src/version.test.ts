import { readFileSync } from 'node:fs';
import { VERSION as CORE_VERSION } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { VERSION } from './version.ts';

describe('version', () => {
  it('is that of the package, and of the core that sends it', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ version: VERSION });
    expect(CORE_VERSION).toBe(VERSION);
  });
});
