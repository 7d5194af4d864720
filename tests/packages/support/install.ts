import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installPackages, type Project } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly installed: Project;
  }
}

/** Packs and installs once for all tests in this folder. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const project = await installPackages();
  provide('installed', project);
  return () => rmSync(project.folder, { recursive: true });
}
