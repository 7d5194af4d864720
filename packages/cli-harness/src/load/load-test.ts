import { cancellationOf } from '@gatehouse-login/core';
import type { OpenSite } from '../driver/site.ts';
import { IN_OPTIONS } from '../harness/names.ts';
import type { Io } from '../io.ts';
import type { PlaySandbox } from '../player/tools.ts';
import { type Problem, tellProblem } from '../report/problem.ts';
import type { Words } from '../report/sentence.ts';
import { makeVault } from '../report/vault.ts';
import { makeMistakes } from '../scenario/mistake.ts';
import { readHead } from '../scenario/read-scenarios.ts';
import { readAuthorities } from '../site/authorities.ts';
import { readSiteAddress } from '../site/site-address.ts';
import { pendingOf } from './check-flow.ts';
import type { KnownNames, LoadOptions, LoadTest } from './contract.ts';
import { type FlowRules, sourceOf } from './flow.ts';
import { reach } from './open-page.ts';
import { readFlow, readNamedFlow } from './read-flow.ts';
import { findSandbox } from './sandbox-elsewhere.schema.ts';
import { readLoadSettings } from './settings.schema.ts';
import { makeAccounts, makeVisitor, type OwnConnections, type Shared } from './visitor.ts';

/** The parts of the process that a load test uses. */
export interface LoadTools {
  readonly io: Io;
  readonly openSite: () => Promise<OpenSite>;
  /** Opens connections for one visitor. */
  readonly connect: (authorities: string | undefined) => () => OwnConnections;
}

/** Prepares a load test. Resolves with the problem if the test cannot run. Sends nothing, except to a sandbox, whose people it reads. */
export async function prepareLoadTest(
  { target: given, settings: asked, engineWords }: LoadOptions,
  { io, openSite, connect }: LoadTools,
): Promise<{ readonly test: LoadTest } | { readonly problem: string }> {
  const read = readLoadSettings(asked);
  if ('problem' in read) return { problem: `config.engines.gatehouse: ${read.problem}` };
  const { settings } = read;
  const address = readSiteAddress(given);
  if (address.isErr()) return { problem: `config.target: ${told(address.error.problem)}` };
  const authorities = await readAuthorities(settings.ca, io.cwd);
  if (authorities.isErr()) return { problem: told(authorities.error.problem) };
  let sandbox: PlaySandbox | null = null;
  if (settings.sandbox !== undefined) {
    const found = await findSandbox(settings.sandbox);
    if ('problem' in found) return found;
    sandbox = found.sandbox;
  }
  const shared: Shared = {
    target: { address: address.value, builtIn: false },
    settings,
    authorities: authorities.value,
    sandbox,
    accounts: makeAccounts(),
    openSite,
    io,
    connect: settings.connections === 'each' ? connect(authorities.value) : null,
  };
  const rulesOf = (known: KnownNames): FlowRules => ({
    known,
    engineWords,
    isSandbox: sandbox !== null,
    personas: sandbox?.people.map(({ id }) => id) ?? [],
    hasExpendable: (settings.expendable?.length ?? 0) > 0,
  });
  return {
    test: {
      readFlow: (part, known) => readFlow(part, rulesOf(known)),
      readNamedFlow: (path, name, known) => readNamedFlow(path, name, io.cwd, rulesOf(known)),
      async problemAtSite(flow) {
        const { file, scenario } = sourceOf(flow);
        const variables = pendingOf(flow.names, { names: [], isOpen: true }, []);
        const head = readHead(file, scenario, variables, makeMistakes());
        const use = {
          io,
          vault: makeVault(),
          cancellation: cancellationOf(io.signal),
          through: undefined,
        };
        const page = await reach(head, shared, use);
        return page.match(
          () => null,
          ({ problem, outcome }) => (problem === undefined ? `It ended as ${outcome}.` : told(problem)),
        );
      },
      arrive: (flow, onCall) => makeVisitor(flow, shared, onCall),
    },
  };
}

function told(problem: Problem<Words>): string {
  const { message, next } = tellProblem(problem, undefined, IN_OPTIONS);
  return `${message} ${next}`;
}
