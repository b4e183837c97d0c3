import type { Question } from '@engram/core/questions/question.ts';

/** A question that was deleted a moment ago, and where it was. */
export type Removed = {
  question: Question;
  number: number;
  /** The question above it. */
  before: string | null;
};

export type Entry = { kind: 'question'; question: Question } | ({ kind: 'removed' } & Removed);

/** The rows of the list: what is there, and in its old place what was deleted. */
export function listEntries(
  questions: readonly Question[],
  removed: readonly Removed[],
): readonly Entry[] {
  const entries: Entry[] = questions.map((question) => ({ kind: 'question', question }));
  // The last one first: of two below the same question the one that went later was above.
  for (const gone of removed.toReversed()) {
    const above = entries.findIndex(({ question }) => question.id === gone.before);
    entries.splice(above + 1, 0, { kind: 'removed', ...gone });
  }
  return entries;
}
