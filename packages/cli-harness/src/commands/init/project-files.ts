/** A file of a new project. */
export interface ProjectFile {
  readonly path: string;
  readonly about: string;
  readonly text: string;
  /** Left as it is if it is there, because every project has one of its own. */
  readonly isOptional?: true;
}

const SCHEMAS = 'node_modules/@gatehouse-login/cli-harness/schemas';

const PEOPLE_OF_A_SITE = `# The test account. Set both variables here and as secrets of the repository.
variables:
  user: { env: TRADING_USER }
people:
  plain:
    user: \${user}
    password: { env: TRADING_PASSWORD }
    # Where codes come from, if the platform asks for one: { command: LINE }, { url: ADDRESS } or { env: NAME }
    # codes: { command: LINE }

`;

// Other people than \`plain\` live in the sandbox only. A wrong password counts against a real account.
const MORE_SCENARIOS = `
  - name: asks for a code
    steps:
      - sign in as two-factor
      - choose sms
      - enter code
      - expect signed in

  - name: asks for a new password
    steps:
      - sign in as forced-change
      - expect password change
      - change password to a new one
      - expect password changed
      - press ok
      - expect signed in

  - name: refuses a wrong password
    steps:
      - sign in as plain with a wrong password
      - expect refused
      - press back
      # At a real site, the right password keeps the wrong ones from adding up to a lock.
      - sign in as plain
      - expect signed in

  - name: leaves for Advantage, on the page of another brand
    brand: forex
    steps:
      - sign in as plain on advantage
      - expect destination advantage
`;

/** The files of a new project for a site, or for the built-in sandbox if there is none. */
export const projectFiles = (site: string | null): readonly ProjectFile[] => [
  {
    path: 'gatehouse.config.yaml',
    about: 'where to log in: the profile "test"',
    text: `# yaml-language-server: $schema=./${SCHEMAS}/profiles.schema.json
profiles:
  test:
    site: ${site === null ? 'sandbox' : JSON.stringify(site)}
`,
  },
  {
    path: 'logins/login.yaml',
    about: site === null ? 'scenarios to begin with' : 'a scenario to begin with',
    text: `# yaml-language-server: $schema=../${SCHEMAS}/scenario.schema.json
${site === null ? '' : PEOPLE_OF_A_SITE}scenarios:
  - name: signs in and is let in
    steps:
      - sign in as plain
      - expect signed in
      - expect accepted
${site === null ? MORE_SCENARIOS : ''}`,
  },
  {
    path: '.github/workflows/logins.yml',
    about: 'a job for GitHub Actions, daily and on push',
    text: `# Needs @gatehouse-login/cli-harness in package.json. Other CIs run the same two lines: npm ci, and the one below it.
name: Logins
on:
  push:
  schedule:
    - cron: '17 3 * * *'
permissions:
  contents: read
jobs:
  logins:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: npm ci
      - run: npx --no @gatehouse-login/cli-harness run logins --profile test --report "junit=logins.xml,html=logins.html,markdown=$GITHUB_STEP_SUMMARY"${
        site === null
          ? ''
          : `
        env:
          TRADING_USER: \${{ secrets.TRADING_USER }}
          TRADING_PASSWORD: \${{ secrets.TRADING_PASSWORD }}`
      }
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: logins
          path: |
            logins.xml
            logins.html
`,
  },
  {
    path: '.gitignore',
    about: 'keeps packages and reports out of commits',
    text: 'node_modules/\nlogins.xml\nlogins.html\n',
    isOptional: true,
  },
];
