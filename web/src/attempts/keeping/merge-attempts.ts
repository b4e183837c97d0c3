import { type KeptAnswer, type KeptAttempt, phases } from './kept-attempt.ts';
import { mergeClocks } from './attempt-clock.ts';
import { mergeReports } from './report.ts';

/**
 * Two copies of one attempt, from two tabs or from the server: nothing that either has is lost, and
 * the later answer counts. The order of the two does not matter.
 */
export function mergeAttempts(one: KeptAttempt, other: KeptAttempt): KeptAttempt {
  const last = phases.indexOf(one.phase) < phases.indexOf(other.phase) ? other : one;
  return {
    ...last,
    questionIds: longer(one.questionIds, other.questionIds),
    answers: mergeAnswers(one.answers, other.answers),
    switches: union(one.switches, other.switches),
    sentSwitches: union(one.sentSwitches, other.sentSwitches),
    spentMs: mergeTimes(one.spentMs, other.spentMs),
    report: mergeReports(one.report, other.report),
    clock: mergeClocks(one.clock, other.clock),
    submission: one.submission ?? other.submission,
    startedAt: one.startedAt ?? other.startedAt,
    wasTold: one.wasTold || other.wasTold,
    seen: one.seen.elapsedMs < other.seen.elapsedMs ? other.seen : one.seen,
    graded: one.graded ?? other.graded,
    isDiscarded: one.isDiscarded || other.isDiscarded,
    refusal: one.refusal ?? other.refusal,
  };
}

type Answers = KeptAttempt['answers'];

function mergeAnswers(one: Answers, other: Answers): Answers {
  const merged = { ...one };
  for (const [key, theirs] of Object.entries(other)) {
    const mine = merged[key];
    merged[key] = mine ? laterOf(mine, theirs) : theirs;
  }
  return merged;
}

function laterOf(mine: KeptAnswer, theirs: KeptAnswer): KeptAnswer {
  if (mine.revision !== theirs.revision) return mine.revision > theirs.revision ? mine : theirs;
  return theirs.isSent && !mine.isSent ? theirs : mine;
}

/** Of two tabs that show one attempt, the one that was looked at longer. */
function mergeTimes(one: KeptAttempt['spentMs'], other: KeptAttempt['spentMs']) {
  const merged = { ...one };
  for (const [id, ms] of Object.entries(other)) merged[id] = Math.max(ms, merged[id] ?? 0);
  return merged;
}

function union(one: number[], other: number[]): number[] {
  if (other.every((time) => one.includes(time))) return one;
  return [...new Set([...one, ...other])].toSorted((a, b) => a - b);
}

function longer(one: string[], other: string[]): string[] {
  return one.length < other.length ? other : one;
}
