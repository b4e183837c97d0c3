import { addCredits } from '@engram/core/attempts/credit.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import type { MemberTest, MemberTry as OwnTry } from '@engram/core/classes/membership.ts';
import { findAnswersFrom, findState, mayShow } from '@engram/core/sharing/assignment-times.ts';
import type { Platform } from '../platform/start.ts';
import {
  type GivenAssignment,
  type MemberTry,
  readGiven,
  readMemberTries,
  takerKeyOf,
} from '../sharing/members/member-tries.ts';
import { tryKeyOf } from '../sharing/taking/attempt-key.ts';
import { listOnePerson } from './members/store.ts';
import { getMember, type OwnDevice } from './own-membership.ts';
import { readTestRows } from './results/store.ts';

type Parts = Pick<Platform, 'db' | 'clock'> & { secret: string };

/** The tests of a class with a member's own tries: what is to do, and what came of the rest. */
export async function listOwnTests(
  { db, clock, secret }: Parts,
  own: OwnDevice,
): Promise<{ tests: MemberTest[]; now: string }> {
  const member = await getMember(db, own);
  const memberIds = await listOnePerson(db, member);
  const codes = (await readTestRows(db, own.classId)).map(({ code }) => code).toReversed();
  const given = await readGiven(db, codes);
  const now = clock.now();
  const tests: MemberTest[] = [];
  for (const code of codes) {
    const test = given.get(code);
    if (!test) continue;
    const tries = await readMemberTries(db, code, memberIds);
    tests.push(describe(test, tries, { now, secret }));
  }
  return { tests, now: now.toISOString() };
}

function describe(
  test: GivenAssignment,
  tries: readonly MemberTry[],
  { now, secret }: { now: Date; secret: string },
): MemberTest {
  const { code, title, questionCount, rules, opensAt, closesAt } = test;
  const from = findAnswersFrom(rules, closesAt);
  const isShown = mayShow({ rules, closesAt }, now);
  return {
    code,
    title,
    state: findState(test, now),
    questionCount,
    timeLimitMinutes: rules.timeLimitMinutes,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    answersShown: rules.answersShown,
    answersAt: from && from > now ? from.toISOString() : null,
    tries: rules.tries,
    ownTries: tries.map((one) => describeTry(one, { code, secret, isShown })),
  };
}

type Around = { code: string; secret: string; isShown: boolean };

function describeTry(
  { memberId, number, startedAt, taken }: MemberTry,
  { code, secret, isShown }: Around,
): OwnTry {
  return {
    key: tryKeyOf(secret, { code, takerKey: takerKeyOf(memberId), number }),
    number,
    startedAt: startedAt.toISOString(),
    submittedAt: taken?.submittedAt.toISOString() ?? null,
    score: taken && isShown ? scoreOf(taken) : null,
  };
}

function scoreOf({ answers }: NonNullable<MemberTry['taken']>): NonNullable<OwnTry['score']> {
  const { earned: points, possible } = addCredits(answers);
  return { percent: percentOf(points, possible), points, possible };
}
