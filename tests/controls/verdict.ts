import type { Control } from './control.ts';
import { isCaseOf } from './title-pattern.ts';

/** A test as it ran. `title` stands after those of its groups, without ids of rules. */
export interface Ran {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** Why it failed. */
  readonly messages: readonly string[];
}

/** A failure that a test meant, not one on its way to what it judges. */
const MEANT = /AssertionError|Property failed|expect\(/;

const ownOf = ({ proof }: Control, ran: readonly Ran[]): readonly Ran[] =>
  ran.filter(({ file, title }) => file === proof.file && isCaseOf(title, proof.title));

const messagesOf = (tests: readonly Ran[]): string => tests.flatMap(({ messages }) => messages).join('\n');

/** Says what is wrong with the proof of a control, which ran without a fault. Null if it ran and passed. */
export function problemWithout(control: Control, ran: readonly Ran[]): string | null {
  const own = ownOf(control, ran);
  const failed = own.filter(({ passed }) => !passed);
  if (own.length === 0) return 'its test did not run';
  return failed.length === 0 ? null : `its test fails without any fault\n${messagesOf(failed)}`;
}

/** Says what is wrong with the proof of a control, which ran with its fault. Null if an assertion of it failed. */
export function problemWith(control: Control, ran: readonly Ran[]): string | null {
  const own = ownOf(control, ran);
  const failed = own.filter(({ passed }) => !passed);
  if (own.length === 0) return 'its test did not run';
  if (failed.length === 0) return 'its test passes in spite of the fault';
  const messages = messagesOf(failed);
  return MEANT.test(messages) ? null : `its test fails, but by no assertion\n${messages}`;
}
