type Clock = { timeLimitSeconds: number; timeTakenSeconds: number };

/** The share of the limit that was left, in percent (D20). */
export function timeEfficiency({ timeLimitSeconds, timeTakenSeconds }: Clock): number {
  if (timeLimitSeconds <= 0) return 0;
  const left = Math.round((100 * (timeLimitSeconds - timeTakenSeconds)) / timeLimitSeconds);
  return Math.min(100, Math.max(0, left));
}
