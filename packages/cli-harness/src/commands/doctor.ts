import { DOCTOR_FLAGS } from '../flags/command-flags.ts';
import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';

/** `gatehouse doctor`. */
export const doctorCommand = defineCommand({
  name: 'doctor',
  summary: 'examine a site, and say what is wrong and how to fix it',
  about:
    'Examines the login page of a brand and everything that its configuration names, and says what is wrong, what that means and how to fix it. It logs nobody in. To learn whether the app keys are accepted, it asks the API for the session of an invented user, and it offers the streaming server a session that does not exist.',
  options: DOCTOR_FLAGS,
  operand: { name: 'SITE', about: 'the address of a login page' },
  epilogue: `Exit codes, by the worst finding:
${exitCodes({
  0: 'nothing is wrong',
  1: 'a warning',
  2: EXIT_CODES[2],
  3: 'something does not answer',
})}

Examples:
  gatehouse doctor http://localhost:4301
  gatehouse doctor https://login.test.example --json
  gatehouse doctor https://login.test.example --config new.json
`,
  run: async (given, context, [site = '']) =>
    (await import('./doctor/doctor.ts')).doctor(site, given, context),
});
