import { createHash } from 'node:crypto';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { answerQuestion } from './answers.ts';
import type { Planned } from './order.ts';

export type ClassPlan = {
  calls: Planned[];
  /** The key of each taker, which is its name as well, and what each answer has to count. */
  takers: { key: string; verdicts: string[] }[];
};

type Class = {
  seed: string;
  code: string;
  questions: readonly Question[];
  takers: number;
  /** All of them sit behind it, as in a school. */
  address: string;
};

const joinWithinMs = 1_000;
const readsForMs = { least: 20, most: 300 };
const thinksForMs = { least: 2_000, most: 7_000 };

/** Everybody opens the test and begins within a second, thinks, and submits. */
export function planClass({ seed, code, questions, takers: count, address }: Class): ClassPlan {
  const random = seedRandom(seed);
  const between = ({ least, most }: { least: number; most: number }) =>
    least + random() * (most - least);
  const path = `/api/shared-tests/${code}`;
  const plans = Array.from({ length: count }, (_, taker) => {
    const key = makeKey(`${seed}:${taker}`);
    const opensAt = random() * (joinWithinMs - readsForMs.most);
    const startsAt = opensAt + between(readsForMs);
    const submitsAt = startsAt + between(thinksForMs);
    const given = questions.map((question) => answerQuestion(question, random));
    const answers = questions.flatMap(({ id }, place) => {
      const answer = given[place]?.answer ?? null;
      return answer === null ? [] : [[id, answer]];
    });
    const seconds = questions.map(({ id }) => [id, Math.round(random() * 40)]);
    const from = { 'x-forwarded-for': address };
    const post = { ...from, 'content-type': 'application/json', 'idempotency-key': key };
    const submitted = {
      answers: Object.fromEntries(answers),
      totalQuestions: questions.length,
      timeTaken: Math.round((submitsAt - startsAt) / 1000),
      name: key,
      seconds: Object.fromEntries(seconds),
    };
    const calls: Planned[] = [
      { atMs: opensAt, taker, what: 'open', method: 'GET', path, headers: from },
      {
        atMs: startsAt,
        taker,
        what: 'start',
        method: 'POST',
        path: `${path}/start`,
        headers: post,
        body: JSON.stringify({ elapsedMs: 0 }),
      },
      {
        atMs: submitsAt,
        taker,
        what: 'submit',
        method: 'POST',
        path: `${path}/submit`,
        headers: post,
        body: JSON.stringify(submitted),
      },
    ];
    return { calls, key, verdicts: given.map(({ verdict }) => verdict) };
  });
  return {
    calls: plans.flatMap(({ calls }) => calls),
    takers: plans.map(({ key, verdicts }) => ({ key, verdicts })),
  };
}

/** A UUID that is the same in every run. */
function makeKey(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
