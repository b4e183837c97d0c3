import { z } from '@engram/core/zod.ts';

/** The report of an attempt as this browser has it. */
export const KeptReport = z.object({
  questionId: z.uuid(),
  isSent: z.boolean(),
  /** Held while it can be taken back, and told to nobody; withdrawn, it counts as none. */
  standing: z.enum(['held', 'given', 'withdrawn']).default('given'),
  /** The greater one is the later one, of two tabs that show the attempt. */
  revision: z.int().default(0),
});
type KeptReport = z.infer<typeof KeptReport>;

type Reporting = { report: KeptReport | null };

/** The first one only [RUN-19], unless that was taken back. */
export function giveReport<T extends Reporting>(attempt: T, questionId: string): T {
  const { report } = attempt;
  if (report && report.standing !== 'withdrawn') return attempt;
  const revision = (report?.revision ?? 0) + 1;
  return { ...attempt, report: { questionId, isSent: false, standing: 'held', revision } };
}

/** Only while it is held. */
export function withdrawReport<T extends Reporting>(attempt: T): T {
  return changeHeld(attempt, 'withdrawn');
}

/** From then on it is sent, and stays. */
export function settleReport<T extends Reporting>(attempt: T): T {
  return changeHeld(attempt, 'given');
}

export function findReported(attempt: Reporting | undefined): string | undefined {
  const report = attempt?.report;
  return report && report.standing !== 'withdrawn' ? report.questionId : undefined;
}

/** What the server is to hear of. */
export function findUnsentReport({ report }: Reporting): string | null {
  return report && !report.isSent && report.standing === 'given' ? report.questionId : null;
}

/** What the server has counts; else the later of the two. */
export function mergeReports(one: KeptReport | null, other: KeptReport | null): KeptReport | null {
  if (other?.isSent) return other;
  if (!one || !other || one.isSent) return one ?? other;
  return other.revision > one.revision ? other : one;
}

function changeHeld<T extends Reporting>(attempt: T, standing: KeptReport['standing']): T {
  const { report } = attempt;
  if (report?.standing !== 'held') return attempt;
  return { ...attempt, report: { ...report, standing, revision: report.revision + 1 } };
}
