import type { User } from '@engram/core/accounts/user.ts';
import { Making } from '@engram/core/generation/making.ts';
import { TestConfig } from '@engram/core/practice-tests/config.ts';
import { type PracticeTest, TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { z } from 'zod';
import { showQuestion } from '../generation/show-question.ts';
import { AppError } from '../http/app-error.ts';
import type { Db } from '../platform/db.ts';
import { coverSections } from './cover-sections.ts';
import { describeScores } from './describe-scores.ts';
import { findRow, readQuestionRows, type TestKey } from './store.ts';

/** A test as the other verbs work with it: everything, hints too. */
export type ReadTest = {
  config: TestConfig;
  material: string;
  parts: TestPart[];
  making: Making;
  /** How many times models have made more questions for it (D25). */
  aiBatches: number;
  /** Those that it has now, in their order. */
  questions: Question[];
};

const Parts = z.array(TestPart);

/** Another user's is as if it were not there. */
export async function getTest(db: Db, key: TestKey): Promise<ReadTest> {
  const { row, questions } = await readRows(db, key);
  const { material, aiBatches } = row;
  return { material, aiBatches, questions, ...parseRow(row) };
}

/** As its owner may see it. */
export async function describeTest(db: Db, user: User, testId: string): Promise<PracticeTest> {
  const { row, questions } = await readRows(db, { userId: user.uid, testId });
  return {
    id: testId,
    name: row.name,
    studyMaterial: row.material,
    ...parseRow(row),
    questions: questions.map((question) => showQuestion(question, user)),
    sections: coverSections(row.material, questions),
    scores: describeScores(row),
    createdAt: row.createdAt.toISOString(),
  };
}

async function readRows(db: Db, key: TestKey) {
  const row = await findRow(db, key);
  if (!row) throw new AppError('not-found');
  const rows = await readQuestionRows(db, key);
  return { row, questions: rows.map(({ question }) => readQuestion(question)) };
}

function parseRow(row: { config: unknown; parts: unknown; making: unknown }) {
  return {
    config: TestConfig.parse(row.config),
    parts: Parts.parse(row.parts),
    making: Making.parse(row.making),
  };
}
