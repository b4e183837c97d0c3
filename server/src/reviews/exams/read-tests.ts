import { placeTests } from '@engram/core/exams/place-tests.ts';
import { examLimits } from '@engram/core/limits.ts';
import { nameMaterials } from '../../materials/name-materials.ts';
import { dayOf } from '../../plans/periods.ts';
import type { Db } from '../../platform/db.ts';
import { listTestsToTake } from '../../practice-tests/list-tests-to-take.ts';
import type { Owner } from '../queue/read-today.ts';
import type { KeptExam } from './list-exams.ts';
import { numberOf } from './read-items.ts';
import { isRestDay } from './rest-days.ts';

/** A practice test that a plan places on a day, or one that is to be made of a material. */
export type TestOnDay = {
  day: number;
  testId: string | null;
  materialId: string | null;
  name: string;
  questions: number;
  minutes: number;
  isDone: boolean;
};

/** The practice tests of an exam, from today on. */
export async function readTests(
  db: Db,
  user: Owner,
  { exam, groupIds, day }: { exam: KeptExam; groupIds: readonly string[]; day: string },
): Promise<TestOnDay[]> {
  const { uid, timeZone } = user;
  const found = await listTestsToTake(db, uid, groupIds);
  const tests = found.map(({ testId, name, questions, lastTakenAt }) => ({
    id: testId,
    name,
    questions,
    minutes: minutesOf(questions),
    lastTakenOn: lastTakenAt && numberOf(dayOf(lastTakenAt, timeZone)),
  }));
  const placed = placeTests(tests, {
    calendar: {
      began: numberOf(dayOf(exam.createdAt, timeZone)),
      today: numberOf(day),
      examDay: numberOf(exam.heldOn),
      isRestDay: (number) => isRestDay(exam, number),
    },
    minutesPerDay: exam.minutesPerDay,
    minutesOfNew: minutesOf(examLimits.questionsOfNewTest),
  });
  const toMake = tests.length > 0 ? [] : await listMaterials(db, uid, exam);
  return placed.flatMap(({ day: on, test, isDone }, place): TestOnDay[] => {
    if (test) {
      const { id: testId, name, questions, minutes } = test;
      return [{ day: on, testId, materialId: null, name, questions, minutes, isDone }];
    }
    const material = toMake[place % toMake.length];
    return material ? [{ day: on, testId: null, ...material, isDone }] : [];
  });
}

async function listMaterials(db: Db, userId: string, { things }: KeptExam) {
  const ids = things.filter(({ kind }) => kind === 'material').map(({ id }) => id);
  const names = ids.length === 0 ? new Map<string, string>() : await nameMaterials(db, userId, ids);
  const questions = examLimits.questionsOfNewTest;
  return ids.flatMap((materialId) => {
    const name = names.get(materialId);
    return name === undefined
      ? []
      : [{ materialId, name, questions, minutes: minutesOf(questions) }];
  });
}

function minutesOf(questions: number): number {
  return Math.ceil((questions * examLimits.usualMsPerQuestion) / 60_000);
}
