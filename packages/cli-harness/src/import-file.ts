import { pathToFileURL } from 'node:url';

/** Imports a module by the path of its file. Rejects if it cannot be loaded. */
export const importFile = (path: string): Promise<unknown> =>
  import(pathToFileURL(path).href).catch((error: unknown) =>
    // The build for CommonJS turns `import` into `require`, which takes no URL.
    import(path).catch(() => Promise.reject(error)),
  );
