import type { User } from '@engram/core/accounts/user.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { makeQuestions } from '@engram/generator/make-questions.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { saveProgress } from '../attempts/save-progress.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { submitAttempt } from '../attempts/submit-attempt.ts';
import type { Db } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { saveTest } from '../practice-tests/saving/save-test.ts';
import { answerDemo } from './answer-demo.ts';
import { demoMaterials } from './demo-materials.ts';
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

/** Makes, keeps and takes tests as a browser would, once however often it is called. */
export async function seedTests(
  { db, jobs }: { db: Db; jobs: Jobs },
  { user, now, tests, materialIds }: Seeding,
): Promise<void> {
  for (const [number, demo] of tests.entries()) {
    const materialId = materialIds.get(demo.material) ?? uuidv7();
    const firstDaysAgo = demo.attempts[0]?.daysAgo ?? 0;
    const clock = clockAt(now.getTime() - firstDaysAgo * day - 90 * minute);
    const sent = makeTest(demo, { id: idOf(number, 0), materialId });
    const test = await saveTest({ db, clock, jobs }, user, sent);
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

function makeTest(demo: DemoTest, { id, materialId }: { id: string; materialId: string }) {
  const material = demoMaterials.find(({ title }) => title === demo.material);
  if (!material) throw new Error(`There is no material ${demo.material}`);
  const { title, text: studyMaterial, pageStarts } = material;
  const questions = makeDemoQuestions(studyMaterial, demo);
  const part = { materialId, title, start: 0, ...(pageStarts && { pageStarts: [...pageStarts] }) };
  return {
    id,
    name: demo.name,
    generationId: null,
    studyMaterial,
    parts: [part],
    questions,
    config: {
      ...firstConfig,
      showStudyMaterial: true,
      questionTypes: demo.wanted.map(({ type }) => type),
      typeCounts: Object.fromEntries(demo.wanted.map(({ type, count }) => [type, count])),
      formattedQuestionTypes: [...demo.wanted],
      numQuestions: questions.length,
      aiModel: 'built-in',
      ...demo.config,
    },
  };
}

function makeDemoQuestions(studyMaterial: string, { wanted, name }: DemoTest): Question[] {
  const random = seedRandom(name);
  const drafts = makeQuestions({ text: prepareText(studyMaterial), wanted, seed: name });
  const made = { madeBy: 'built-in', isVerified: true, random } as const;
  return drafts.map((draft) => arrangeDraft(draft, { id: uuidv7(), ...made }));
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
  else await submitAttempt({ db, clock, jobs }, user, { ...progress, elapsedMs });
}
