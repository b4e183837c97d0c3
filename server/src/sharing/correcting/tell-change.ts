import type { Results } from '@engram/core/attempts/attempt.ts';

type Note = { version: number; madeAt: Date; note: string | null; undoes: number | null };

type Graded = {
  notes: readonly Note[];
  submittedAt: Date | null;
  /** As it stands. */
  score: number | null;
  /** Of the first grading; null where it was never graded again. */
  firstScore: number | null;
};

/** What a taker reads of it: the score they had first, and why it is another one now. */
export function tellChange(
  { notes, submittedAt, score, firstScore }: Graded,
  next: number | null,
): Pick<Results, 'regraded'> {
  const from = firstScore ?? score;
  if (from === null || next === null || from === next) return {};
  const undone = new Set(notes.map(({ undoes }) => undoes));
  const told = notes.flatMap(({ version, madeAt, note }) => {
    const isSince = submittedAt === null || madeAt >= submittedAt;
    return note !== null && isSince && !undone.has(version) ? [note] : [];
  });
  return { regraded: { from, notes: [...new Set(told)].slice(-mostNotes) } };
}

/** Of those that were written last. */
const mostNotes = 20;
