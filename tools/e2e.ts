import { spawn } from 'node:child_process';
import { prepareBrowserRun } from './browser-run.ts';

/**
 * The journeys, in a real browser against the real system. Options go to Playwright; without a
 * project among them, those of the merge lane run.
 */
const options = process.argv.slice(2);
const isChosen = options.some((option) => option.startsWith('--project'));
const projects = isChosen ? [] : ['--project=wide', '--project=phone'];
const { environment, stop } = await prepareBrowserRun();
const child = spawn(
  'npm',
  ['run', '--silent', 'e2e', '--workspace', 'e2e', '--', ...projects, ...options],
  {
    stdio: 'inherit',
    env: environment,
  },
);
process.exitCode = await new Promise<number>((resolve) =>
  child.once('exit', (code) => resolve(code ?? 1)),
);
await stop();
