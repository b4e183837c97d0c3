import { SolvedItem, type SolveTask, taskMark } from '@engram/core/generation/model-contract.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { z } from '@engram/core/zod.ts';
import type { Fake } from '../../generation/start-fake.ts';
import { agrees, blind, type Blinded } from '../blind-item.ts';
import { type MadeTest, nameQuestion } from '../made-test.ts';
import type { Maker } from '../maker.ts';
import { percent, type Row, shareRow } from '../../row.ts';

/** Odd, so that there is a majority. */
const seeds = ['second', 'third', 'fourth'];

const Reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const Solved = z.object({ items: z.array(SolvedItem) });

/**
 * Has shipped questions solved once more, with other seeds and other orders, straight at the
 * solver. The solver errs in one of twenty by itself, which would hide what is to be seen, so an
 * item is disputed when most of three solves come to another answer.
 */
export async function measureSecondSolve(
  maker: Maker,
  fake: Fake,
  tests: readonly MadeTest[],
): Promise<Row> {
  const asked = tests.flatMap((test) =>
    test.questions
      .filter(({ madeBy }) => maker === 'built-in' || madeBy === 'ai')
      .map((question) => ({ test, question, disputes: 0 })),
  );
  const single: number[] = [];
  for (const seed of seeds) {
    await fake.set({ seed });
    const isAgreed = await solve(
      fake,
      asked.map(({ question }) => question),
      seed,
    );
    for (const [index, one] of asked.entries()) if (!isAgreed[index]) one.disputes += 1;
    single.push(isAgreed.filter(Boolean).length / asked.length);
  }
  const disputed = asked.filter(({ disputes }) => disputes > seeds.length / 2);
  const bad = disputed.map(({ test, question }) => nameQuestion(test, question));
  const row = shareRow({
    name: `${maker}: second, ungated solve agrees (most of three)`,
    of: asked.length,
    bad,
    atLeast: 0.97,
  });
  return { ...row, figure: `${row.figure}; single solves ${single.map(percent).join(', ')}` };
}

async function solve(fake: Fake, questions: Question[], seed: string): Promise<boolean[]> {
  const random = seedRandom(seed);
  const blinded = questions.map((question, no) => blind(question, no, random));
  const answers = new Map<number, SolvedItem>();
  for (let at = 0; at < blinded.length; at += batch) {
    const some = blinded.slice(at, at + batch);
    for (const solved of await askSolver(fake.url, some)) answers.set(solved.no, solved);
  }
  return questions.map((question, no) => {
    const { ids } = blinded[no] ?? { ids: new Map<string, string>() };
    return agrees(question, { ids }, answers.get(no));
  });
}

const batch = 40;

async function askSolver(url: string, blinded: readonly Blinded[]): Promise<SolvedItem[]> {
  const task: SolveTask = {
    passages: blinded.map(({ passage }) => passage),
    solve: blinded.map(({ item }) => item),
  };
  const content = `${taskMark}${JSON.stringify(task)}`;
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content }] }),
  });
  const [choice] = Reply.parse(await response.json()).choices;
  return Solved.parse(JSON.parse(choice?.message.content ?? '')).items;
}
