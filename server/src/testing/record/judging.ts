import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keyOfTyped } from '@engram/fakes/ai-provider/replay/keys.ts';
import { openRecordings } from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { digestOf } from '@engram/fakes/ai-provider/replay/recording.ts';
import { z } from 'zod';
import { promptToJudge } from '../../attempts/judging/ask-to-judge.ts';
import type { LeftAnswer } from '../../attempts/judging/list-left.ts';
import { openPending } from './pending.ts';
import { gradeByRule, GradedAnswer, planJudging } from './plan-judging.ts';

/**
 * Records what language models say of typed answers that rules leave to a person. A run writes a
 * prompt to the folder `--pending` for all that nobody has judged by the instructions of today; once
 * somebody has answered them there, `--take` adds the replies to the recordings.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: fileOf('bench/src/eval/grading/typed-answers.json') },
    pending: { type: 'string', default: 'test-results/pending-judging' },
    take: { type: 'boolean', default: false },
    /** Where it goes what was said of answers that are left, for whoever counts. */
    write: { type: 'string' },
  },
});
const pending = openPending(values.pending);

if (values.take) say(`${pending.take()} replies taken`);
else plan();

function plan(): void {
  const sets = z
    .record(z.string(), z.array(GradedAnswer))
    .parse(JSON.parse(readFileSync(values.answers, 'utf8')));
  const all = Object.values(sets).flat();
  const { judgements } = openRecordings();
  const today = digestOf(promptToJudge({ passages: [], judge: [] }).instructions);
  const findSaid = (left: LeftAnswer) => {
    const said = judgements.get(keyOfTyped(typedOf(left)));
    return said?.instructions === today ? said.verdict : undefined;
  };
  pending.clear();
  const tasks = planJudging(all, (left) => findSaid(left) === undefined);
  for (const task of tasks) {
    const { instructions: told, prompt } = promptToJudge(task);
    pending.add({ text: 'typed-answers', role: 'judge', prompt, told });
  }
  const left = all.flatMap(gradeByRule);
  const judged = left.flatMap((one) => {
    const verdict = findSaid(one);
    return verdict ? [{ ...typedOf(one), verdict }] : [];
  });
  const unknown = left.length - judged.length;
  if (values.write !== undefined) writeFileSync(values.write, JSON.stringify({ judged, unknown }));
  say(`${left.length} of ${all.length} answers left, ${judged.length} of them judged`);
  say(`pending prompts: ${tasks.length}`);
}

function typedOf({ question, answer }: LeftAnswer) {
  return { question: question.text, key: question.correctAnswer, answer };
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
