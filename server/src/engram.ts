import { runCommand, usage } from './commands.ts';
import { readSettings } from './read-settings.ts';

/** Commands for whoever runs the server. */
const words = process.argv.slice(2);
const outcome = await runCommand(readSettings(), words);
if (outcome.isDone) console.log(outcome.text);
else {
  console.error(outcome.text);
  process.exitCode = outcome.text === usage ? 2 : 1;
}
