import type { TestScores } from '@engram/core/practice-tests/practice-test.ts';
import type { Scores } from './store.ts';

export function describeScores(row: Scores): TestScores {
  return {
    attempts: row.attemptCount,
    recent: row.recentScores,
    best: row.bestScore,
    last: row.lastScore,
    lastTakenAt: row.lastTakenAt?.toISOString() ?? null,
  };
}
