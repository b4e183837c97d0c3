import { prepareBrowserRun } from './browser-run.ts';
import { run } from './processes.ts';

/** Pictures of every route and state, in both widths and themes, into .shots/; or of those named. */
const names = process.argv.slice(2);
const { environment, stop } = await prepareBrowserRun();
try {
  console.log(
    await run(
      'npm',
      ['run', '--silent', 'shots', '--workspace', 'e2e', '--', ...names],
      environment,
    ),
  );
} finally {
  await stop();
}
