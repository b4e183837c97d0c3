import { examLimits } from '../limits.ts';

export const examFailures = {
  full: `You can keep up to ${examLimits.maxExams} exams. Delete one that is over.`,
  nothingMissed: 'Nothing is waiting any more: your plan is up to date.',
} as const;
