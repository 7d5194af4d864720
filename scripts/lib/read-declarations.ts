import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { root } from './command.ts';

/** An entry of a built package. */
export interface Entry {
  /** The package that programs name, as `@gatehouse-login/core`. */
  readonly package: string;
  /** What programs import, as `@gatehouse-login/core/flow`. */
  readonly specifier: string;
  /** The package's folder. */
  readonly folder: string;
  /** The entry's declarations, from the folder. */
  readonly declarations: string;
  /** The file in `docs/api` that shows the entry, as `core-flow.api.md`. */
  readonly file: string;
}

type Conditions = { readonly types?: string; readonly import?: { readonly types: string } };
type Manifest = { readonly name: string; readonly exports: Readonly<Record<string, Conditions>> };

/** Returns the entries of the package in a folder, as its manifest lists them. */
export const entriesIn = (folder: string): readonly Entry[] => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).map(([path, conditions]) => ({
    package: name,
    specifier: `${name}${path.slice(1)}`,
    folder,
    declarations: conditions.import?.types ?? conditions.types ?? '',
    file: `${[name.replace('@gatehouse-login/', ''), ...path.split('/').slice(1)].join('-')}.api.md`,
  }));
};

/** What API Extractor says of an entry: its report, and its model as JSON, which has the doc comments. */
export interface Extracted {
  readonly entry: Entry;
  readonly report: string;
  readonly model: string;
}

const prepare = ({ folder, declarations }: Entry, all: readonly Entry[], made: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, declarations),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['ES2023'],
            module: 'nodenext',
            strict: true,
            // `tests/packages/types.test.ts` checks them, with the compiler that made them.
            skipLibCheck: true,
            // Some programs are for Node, and name its streams.
            types: ['node'],
            typeRoots: [join(root, 'node_modules', '@types')],
          },
          files: all.map((each) => join(folder, each.declarations)),
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: 'report.api.md',
        reportFolder: made,
        reportTempFolder: made,
      },
      docModel: { enabled: true, includeForgottenExports: true, apiJsonFilePath: join(made, 'model.json') },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

/**
 * Reads what each entry of one package exports, with types, from its built declarations. Throws, with the words of the
 * compiler, if declarations cannot be read.
 */
export const readDeclarations = (entries: readonly Entry[]): readonly Extracted[] => {
  const made = mkdtempSync(join(tmpdir(), 'gatehouse-surface-'));
  let compilerState: CompilerState | undefined;
  const read = (entry: Entry): Extracted => {
    const wrong: string[] = [];
    const messageCallback = (message: ExtractorMessage): void => {
      if (message.logLevel === ExtractorLogLevel.Error) wrong.push(message.formatMessageWithLocation(root));
      message.handled = true;
    };
    try {
      const config = prepare(entry, entries, made);
      compilerState ??= CompilerState.create(config);
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
    } catch (error) {
      // The rest asks users to report a fault of the tool.
      wrong.push(String(error).split('\n\n')[0] ?? '');
    }
    if (wrong.length > 0) throw new Error(`${entry.specifier} cannot be read: ${wrong.join('\n')}`);
    const textOf = (file: string) => readFileSync(join(made, file), 'utf8');
    return { entry, report: textOf('report.api.md'), model: textOf('model.json') };
  };
  try {
    return entries.map(read);
  } finally {
    rmSync(made, { recursive: true });
  }
};
