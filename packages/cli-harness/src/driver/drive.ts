import type { Cancellation } from '@gatehouse-login/core';
import { answer, type Player } from './answer.ts';
import { unlessCancelled } from './cancellation.ts';
import { defectEnding, type Ending, INTERRUPTED } from './ending.ts';
import type { Defect, SiteLogin } from './site.ts';

/** Drives a login to its end: waits until the flow rests, and does what `answer` says. */
export async function drive(
  { runner, defect }: Pick<SiteLogin, 'runner' | 'defect'>,
  player: Player,
  cancellation: Cancellation,
): Promise<Ending> {
  for (;;) {
    const state = await unlessCancelled(runner.settled(), cancellation);
    if (state === null) return INTERRUPTED;
    const broken = defect();
    if (broken !== null) return defectEnding(describe(broken));
    const move = await answer(state, player);
    if ('outcome' in move) return move;
    if (cancellation.cancelled) return INTERRUPTED;
    const sent = runner.send(move);
    if (sent.isErr()) return defectEnding(`no ${move.type} in the state ${state.at}`);
  }
}

/** Names a defect by its kind and its place. Its message is left out, because anything may be in it. */
const describe = ({ cause, where }: Defect): string =>
  `${cause instanceof Error ? cause.name : typeof cause} in ${where}`;
