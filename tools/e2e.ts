import { spawn } from 'node:child_process';
import { prepareBrowserRun } from './browser-run.ts';

/** The journeys, in a real browser against the real system. Options go to Playwright. */
const { environment, stop } = await prepareBrowserRun();
const child = spawn(
  'npm',
  ['run', '--silent', 'e2e', '--workspace', 'e2e', '--', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: environment,
  },
);
process.exitCode = await new Promise<number>((resolve) =>
  child.once('exit', (code) => resolve(code ?? 1)),
);
await stop();
