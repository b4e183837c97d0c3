import type { Reply } from '@engram/core/endpoint.ts';
import { scoreMarks, testLimits } from '@engram/core/limits.ts';
import type * as api from '@engram/core/practice-tests/api.ts';
import { presets } from '@engram/core/practice-tests/config.ts';
import type { TestSummary } from '@engram/core/practice-tests/practice-test.ts';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { describeScores } from '../describe-scores.ts';
import { countMatches, listPage, type ListedTest } from './store.ts';

export type ListWish = {
  search?: string | undefined;
  filter?: api.TestFilter | undefined;
  order?: api.TestOrder | undefined;
  page?: number | undefined;
};

const { pageSize } = testLimits;

export async function listTests(
  db: Db,
  userId: string,
  { search = '', filter = 'all', order = 'last-taken', page = 1 }: ListWish,
): Promise<Reply<typeof api.listTests>> {
  const wanted = { userId, search: search.normalize('NFC'), mark: scoreMarks.tips };
  const counts = await countMatches(db, wanted);
  const rows = await listPage(db, {
    ...wanted,
    onlyUnderMark: filter === 'under-70',
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const byFilter = { all: counts.all, 'under-70': counts.under };
  return {
    tests: rows.map(describeSummary),
    total: byFilter[filter],
    pageSize,
    counts: byFilter,
  };
}

const Preset = z.enum(presets);
const Titles = z.array(z.string());

function describeSummary(row: ListedTest): TestSummary {
  return {
    id: row.testId,
    name: row.name,
    preset: Preset.parse(row.preset),
    questionCount: row.questionCount,
    materialTitle: Titles.parse(row.titles).join(', '),
    scores: describeScores(row),
    openAttemptId: row.openAttemptId,
    createdAt: row.createdAt.toISOString(),
  };
}
