import { addCredits } from '@engram/core/attempts/credit.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import type { TopicCount } from '@engram/core/classes/count-topics.ts';
import { graceMs } from '@engram/core/sharing/assignment-times.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Platform } from '../../platform/start.ts';
import {
  type MemberTry,
  readGiven,
  readGivenQuestions,
  readMemberTries,
} from '../../sharing/members/member-tries.ts';
import type { Taken } from '../../sharing/taking/taken-answer.ts';
import { type MemberRow, readMemberRows } from '../members/store.ts';
import { lockTest, type NewResult, replaceResults, setCloses, type TestKey } from './store.ts';

/**
 * What the gradebook says of one test, worked out anew from the tries: so it is the same however
 * often it is done, and whatever has happened. One at a time for each test.
 */
export async function projectResults(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: TestKey,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockTest(tx, key))) return;
    const given = (await readGiven(tx, [key.code])).get(key.code);
    const questions = await readGivenQuestions(tx, key.code);
    // Its report was deleted: what the gradebook has stays.
    if (!given || !questions) return;
    const tries = await readMemberTries(tx, key.code);
    const members = await readMemberRows(tx, key.classId);
    const { closesAt } = given;
    const hasClosed = clock.now().getTime() >= closesAt.getTime() + graceMs;
    await setCloses(tx, key, closesAt);
    const results = members
      .filter(({ mergedInto }) => mergedInto === null)
      .flatMap((member): NewResult[] => {
        const best = findBest(triesOf(member, members, tries));
        if (best) return [describeTaken(member, best, questions)];
        return hasClosed && wasThere(member, closesAt) ? [absent(member)] : [];
      });
    await replaceResults(tx, key, results);
  });
}

/** Their own, and those of whoever they joined as before. */
function triesOf(
  { memberId }: MemberRow,
  members: readonly MemberRow[],
  tries: readonly MemberTry[],
) {
  const ids = members
    .filter((other) => other.memberId === memberId || other.mergedInto === memberId)
    .map((other) => other.memberId);
  return tries.filter((one) => ids.includes(one.memberId));
}

/** Of several tries the best counts, as each was allowed; of two that are as good, the first. */
function findBest(tries: readonly MemberTry[]): Taken | undefined {
  return tries
    .flatMap(({ taken }) => taken ?? [])
    .reduce<Taken | undefined>(
      (best, taken) => (best && best.results.score >= taken.results.score ? best : taken),
      undefined,
    );
}

/** Who joined later, or had left before, has missed nothing. */
function wasThere({ joinedAt, removedAt }: MemberRow, closesAt: Date): boolean {
  return joinedAt < closesAt && (removedAt === null || removedAt > closesAt);
}

function absent({ memberId }: MemberRow): NewResult {
  return { memberId, points: 0, possible: 0, percent: null, state: 'absent', topics: [] };
}

function describeTaken(
  { memberId }: MemberRow,
  { answers }: Taken,
  questions: readonly Question[],
): NewResult {
  const { earned: points, possible } = addCredits(answers);
  const isWaiting = answers.some(({ verdict }) => verdict === 'needs-review');
  return {
    memberId,
    points,
    possible,
    percent: possible === 0 ? null : percentOf(points, possible),
    state: isWaiting ? 'to-judge' : 'graded',
    topics: countByTopic(answers, questions),
  };
}

/** What nobody has judged yet says nothing of what somebody knows. */
function countByTopic(answers: Taken['answers'], questions: readonly Question[]): TopicCount[] {
  const counts = new Map<string, TopicCount>();
  for (const { questionId, verdict } of answers) {
    const topic = questions.find(({ id }) => id === questionId)?.topic;
    if (!topic || verdict === 'needs-review') continue;
    const before = counts.get(topic) ?? { topic, right: 0, answers: 0 };
    const right = before.right + (verdict === 'correct' ? 1 : 0);
    counts.set(topic, { topic, right, answers: before.answers + 1 });
  }
  return [...counts.values()];
}
