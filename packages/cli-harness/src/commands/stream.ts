import { STREAM_FLAGS } from '../flags/command-flags.ts';
import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';
import { loginCommand } from './login.ts';

/** `gatehouse stream`. */
export const streamCommand = defineCommand({
  name: 'stream',
  summary: 'log in, and show live prices until told to stop',
  about:
    'Logs in like gatehouse login, opens the streaming connection with the session, and shows the prices of some markets: as a table on a terminal, as one JSON object per line elsewhere. Logs off at the end. It proves that a session is alive.',
  options: STREAM_FLAGS,
  insteadOfOperand: 'Say where to log in with --site, and what to stream with --markets.',
  refused: {
    ...loginCommand.refused,
    '--show-session': 'The session is used for the stream and logged off. gatehouse login shows one.',
  },
  epilogue: `Lines of JSON:
  {"type":"status","ms":…,"status":…}             the connection has changed
  {"type":"update","ms":…,"market":…,"values":…}  prices that have changed
  {"type":"end","ms":…,"outcome":…,"updates":…}   the last line

Exit codes:
${exitCodes({
  ...EXIT_CODES,
  0: 'streamed for as long as --for says, or as many updates as expected',
  1: 'refused, or fewer updates than expected, or no such market',
  3: 'no usable answer: unreachable, too slow, closed by the server',
})}

Examples:
  gatehouse stream --sandbox --markets EUR/USD
  gatehouse stream --sandbox --markets EUR/USD,Gold --for 30s --json
`,
  run: async (given, context) => (await import('./stream/stream.ts')).stream(given, context),
});
