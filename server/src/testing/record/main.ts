import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  openRecordings,
  recordingsFolder,
} from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { makeRecorded } from './make-recorded.ts';
import { openPending } from './pending.ts';
import { listRecorded, planRecorded, type Recorded } from './plan-recorded.ts';

/**
 * Records what language models answer to our prompts. A run makes a mixed test and a few cards of
 * every text of fakes/recordings, and of two a test in another language, from what was recorded; prompts that nothing answers go to the folder
 * `--pending`. Once somebody has answered them there, `--take` adds the replies to the recordings, and
 * another run shows what is asked next. It is whole when nothing is pending.
 */
const { values } = parseArgs({
  options: {
    pending: { type: 'string', default: 'test-results/pending' },
    take: { type: 'boolean', default: false },
    /** Where the tests go that come of it, for whoever judges them. */
    write: { type: 'string' },
  },
});
const tests: object[] = [];
const pending = openPending(values.pending);
const recordings = openRecordings();

if (values.take) {
  say(`${pending.take()} replies taken`);
} else {
  pending.clear();
  for (const recorded of listRecorded(recordings.texts.map(({ name }) => name))) {
    await makeOne(recorded);
  }
  if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(tests));
}

async function makeOne(recorded: Recorded): Promise<void> {
  const { name, makes, language } = recorded;
  const sent = readFileSync(`${recordingsFolder}/texts/${name}.txt`, 'utf8');
  const { text, plan } = planRecorded({ ...recorded, sent });
  let unanswered = 0;
  const { outcome, questions, tokens } = await makeRecorded(recordings, {
    name,
    text,
    plan,
    onUnanswered(prompt) {
      unanswered += 1;
      pending.add(prompt);
    },
  });
  const { madeBy, drops } = outcome;
  tests.push({
    name,
    makes,
    text,
    places: plan.slots.length,
    questions,
    unanswered,
    tokens,
    drops,
  });
  const what = language ? `${makes} to ${language}` : makes;
  const made = `${madeBy.ai} of ${plan.slots.length} ${what}, pending prompts: ${unanswered}`;
  say(`${name}: ${made}, ${tokens.in} tokens in, ${tokens.out} out, ${JSON.stringify(drops)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
