import type { User } from '@engram/core/accounts/user.ts';
import type { TypeCount } from '@engram/core/generation/api.ts';
import { describeMaking } from '@engram/core/generation/describe-making.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { saveProgress } from '../attempts/save-progress.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { submitAttempt } from '../attempts/submit-attempt.ts';
import type { Db } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { describeTest } from '../practice-tests/read-test.ts';
import { gatherTest } from '../practice-tests/saving/gather-test.ts';
import { keepTest } from '../practice-tests/saving/save-test.ts';
import { answerDemo } from './answer-demo.ts';
import { findMaterial } from './demo-materials.ts';
import type { DemoAttempt, DemoTest } from './demo-tests.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

type Seeding = {
  user: User;
  now: Date;
  tests: readonly DemoTest[];
  /** Where the materials are in the user's library, by title. */
  materialIds: ReadonlyMap<string, string>;
};

/** Keeps and takes tests as a browser would, once however often it is called. */
export async function seedTests(
  { db, jobs }: { db: Db; jobs: Jobs },
  { user, now, tests, materialIds }: Seeding,
): Promise<void> {
  for (const [number, demo] of tests.entries()) {
    const materialId = materialIds.get(demo.material) ?? uuidv7();
    const firstDaysAgo = demo.attempts[0]?.daysAgo ?? 0;
    const createdAt = new Date(now.getTime() - firstDaysAgo * day - 90 * minute);
    const key = { userId: user.uid, testId: idOf(number, 0) };
    const made = makeTest(demo, { user, id: key.testId, materialId });
    await db.transaction().execute((tx) => keepTest(tx, key, { ...made, now: createdAt }));
    const test = await describeTest(db, user, key.testId);
    for (const [at, attempt] of demo.attempts.entries()) {
      await takeTest({ db, jobs }, { user, now, test, attempt, id: idOf(number, at + 1) });
    }
  }
}

/** The same each time, so that nothing is made twice. */
function idOf(test: number, attempt: number): string {
  const number = (test * 0x100 + attempt).toString(16).padStart(12, '0');
  return `01900000-0000-7000-8000-${number}`;
}

function clockAt(moment: number) {
  return { now: () => new Date(moment) };
}

type Place = { user: User; id: string; materialId: string };

/** As a browser keeps a test that the server has made. */
function makeTest(demo: DemoTest, { user, id, materialId }: Place) {
  const { title, text, pageStarts, questions: all } = findMaterial(demo.material);
  const questions = pickQuestions(all, demo.wanted);
  const sent = {
    id,
    name: demo.name,
    generationId: null,
    studyMaterial: text,
    parts: [{ materialId, title, start: 0, ...(pageStarts && { pageStarts }) }],
    questions: questions.map((question) => ({ id: question.id })),
    config: {
      ...firstConfig,
      showStudyMaterial: true,
      questionTypes: demo.wanted.map(({ type }) => type),
      typeCounts: Object.fromEntries(demo.wanted.map(({ type, count }) => [type, count])),
      formattedQuestionTypes: [...demo.wanted],
      numQuestions: questions.length,
      aiModel: 'own',
      ...demo.config,
    },
  };
  const [wanted, characters] = [questions.length, text.length];
  const used = { usedCharacters: characters, totalCharacters: characters };
  const making = describeMaking({ questions, wanted, language: 'en', ...used });
  const made = {
    material: text,
    totalCharacters: characters,
    making,
    questions: new Map(questions.map((question) => [question.id, question])),
  };
  return { sent, gathered: gatherTest(user, sent, made) };
}

function pickQuestions(all: readonly Question[], wanted: readonly TypeCount[]): Question[] {
  return wanted.flatMap(({ type, count }) =>
    all.filter((question) => question.type === type).slice(0, count),
  );
}

type Taking = { user: User; now: Date; test: PracticeTest; attempt: DemoAttempt; id: string };

async function takeTest(
  { db, jobs }: { db: Db; jobs: Jobs },
  { user, now, test, attempt, id }: Taking,
): Promise<void> {
  const elapsedMs = attempt.minutes * minute;
  // A quarter of an hour ago, or at the same time of an earlier day.
  const endedAt = now.getTime() - attempt.daysAgo * day - 15 * minute;
  const answers = answerDemo(test.questions, attempt, {
    isEndless: test.config.isEndlessMode,
    seed: test.name,
  });
  const progress = { id, answers, switches: [], reportedQuestionId: null };
  const start = { id, testId: test.id, elapsedMs: 0 };
  await startAttempt({ db, clock: clockAt(endedAt - elapsedMs) }, user, start);
  const clock = clockAt(endedAt);
  if (attempt.isOpen) await saveProgress({ db, clock }, user, progress);
  else {
    const withoutAi = { db, clock, jobs, ai: { models: [], warmUp: () => Promise.resolve() } };
    await submitAttempt(withoutAi, user, { ...progress, elapsedMs, network: null });
  }
}
