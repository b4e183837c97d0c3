import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted } from '@engram/core/endpoint.ts';
import { describeMaking } from '@engram/core/generation/describe-making.ts';
import type { Making } from '@engram/core/generation/making.ts';
import type * as api from '@engram/core/marks/api.ts';
import { markMessages } from '@engram/core/marks/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { mixTypes } from '@engram/core/practice-tests/mix-types.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { arrangeAll } from '@engram/core/questions/arrange-all.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import {
  type MarkedDraft,
  makeMarkedQuestions,
  type MatchedMarks,
  matchMarks,
} from '@engram/generator/marks/make-marked-questions.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import { gatherMarked } from '../../materials/marks/read-marks.ts';
import type { Platform } from '../../platform/start.ts';
import { describeTest } from '../read-test.ts';
import { acceptClaim } from '../saving/accept-claims.ts';
import { checkClaims } from '../saving/check-claims.ts';
import { placePage } from '../saving/place-parts.ts';
import { keepTest } from '../saving/save-test.ts';
import { hasTest } from '../store.ts';
import { type FittedMarks, fitMarked } from './fit-marked.ts';

type Wish = Accepted<typeof api.makeMarkedTest>['body'] & {
  /** The same for the same call. */
  testId: string;
};

/** A test of what is marked in stored materials, made by rule and kept like any other. */
export async function makeMarkedTest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  { testId, name, materialIds, matching, sure }: Wish,
): Promise<PracticeTest> {
  const key = { userId: user.uid, testId };
  if (!(await hasTest(db, key))) {
    const gathered = await gatherMarked(db, user.uid, materialIds);
    const { limits } = plans[user.plan];
    checkClaims(sure, { limits, total: sure.length, isEndless: false });
    const fitted = fitMarked(gathered, limits.characters);
    const { material, parts } = fitted;
    const marks = fitted.marks.filter(({ form }) => form !== 'card');
    const asked = makeMarkedQuestions(material, marks, testId);
    if (asked.length + sure.length === 0) throw new AppError('nothing-marked');
    const drafts = joinPairs(asked, matching ? matchMarks(material, marks) : undefined);
    const arranged = arrangeAll(drafts, { random: seedRandom(testId), newId: uuidv7 });
    const known = sure.map((question) => acceptClaim({ ...question, id: uuidv7() }, material));
    const all = [...known, ...arranged].map((question) => placePage(question, parts));
    const questions = all.slice(0, limits.questionsPerTest);
    const lost = gathered.marks.filter(({ form }) => form !== 'card').length - asked.length;
    const making = tellMaking(fitted, questions, { lost, made: all.length });
    const config = configOf(questions);
    const { studyMaterial } = gathered;
    const sent = { name, config, studyMaterial, parts, generationId: null, questions: [] };
    await db.transaction().execute((tx) =>
      keepTest(tx, key, {
        sent,
        gathered: { material, parts, questions, making },
        now: clock.now(),
      }),
    );
  }
  return describeTest(db, user, testId);
}

/** Where matching is wanted, the question to match is in the place of the first of its terms. */
function joinPairs(drafts: readonly MarkedDraft[], matched: MatchedMarks | undefined): Draft[] {
  if (!matched) return [...drafts];
  const isMatched = ({ mark }: MarkedDraft) => matched.marks.includes(mark);
  const first = drafts.findIndex(isMatched);
  return drafts.flatMap((draft, no): Draft[] => {
    if (!isMatched(draft)) return [draft];
    return no === first ? [matched.draft] : [];
  });
}

function configOf(questions: readonly Question[]): TestConfig {
  const questionTypes = [...new Set(questions.map(({ type }) => type))];
  const count = (wanted: string) => questions.filter(({ type }) => type === wanted).length;
  return mixTypes(
    { ...firstConfig, aiModel: 'built-in' },
    {
      preset: 'custom',
      questionTypes,
      typeCounts: Object.fromEntries(questionTypes.map((type) => [type, count(type)])),
    },
  );
}

/** Made without AI, and which marks are not in it. */
function tellMaking(
  { material, totalCharacters }: FittedMarks,
  questions: readonly Question[],
  { lost, made }: { lost: number; made: number },
): Making {
  const making = describeMaking({
    questions,
    wanted: questions.length,
    usedCharacters: material.length,
    totalCharacters,
    language: detectLanguage(material),
  });
  const notices = [...making.notices];
  if (questions.length < made) notices.push(markMessages.planAllows(questions.length, made));
  if (lost > 0) notices.push(markMessages.notAsked(lost));
  return { ...making, notices };
}
