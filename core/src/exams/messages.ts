import { examLimits } from '../limits.ts';

export const examFailures = {
  full: `You can keep up to ${examLimits.maxExams} exams. Delete one that is over.`,
} as const;
