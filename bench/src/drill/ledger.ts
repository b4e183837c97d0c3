import type { Answer } from '@engram/core/questions/answer.ts';
import type { Acknowledged } from './caller.ts';
import type { Span } from './phases.ts';

/** What a learner was told is kept, by its kind. */
type Facts = {
  account: { email: string };
  generation: { generationId: string; end: 'done' | 'failed'; questions: number; isAi: boolean };
  test: { testId: string; questionIds: string[] };
  attempt: { testId: string; attemptId: string };
  answer: { attemptId: string; questionId: string; value: Answer | null; revision: number };
  submission: { testId: string; attemptId: string; correct: number; score: number };
  set: { setId: string; cardIds: string[] };
  review: { reviews: { id: string; itemId: string }[] };
  share: { testId: string; code: string };
  'shared submission': { code: string; key: string; correct: number };
};
type Kind = keyof Facts;

type Owned = Span & { userId: string; repeats: number };
export type AnyEntry = { [K in Kind]: Owned & Facts[K] & { kind: K } }[Kind];
type Entry<K extends Kind> = Extract<AnyEntry, { kind: K }>;

export type Ledger = ReturnType<typeof openLedger>;

/** The acknowledged writes, in the order of their answers. */
export function openLedger() {
  const entries: AnyEntry[] = [];
  const complaints: string[] = [];
  const makings: Span[] = [];
  return {
    entries,
    /** Who was signed in with what, for asking later. */
    tokens: new Map<string, string>(),
    /** Answers that nobody should have got, and calls that got none. */
    complaints,
    /** From the wish for a test to its end. */
    makings,
    note(entry: AnyEntry): void {
      entries.push(entry);
    },
  };
}

/** What a ledger says of the time of a call. */
export function spanOf({ firstAt, at, attempts }: Acknowledged<unknown>) {
  return { firstAt, at, repeats: attempts - 1 };
}

export function ofKind<K extends Kind>(entries: readonly AnyEntry[], kind: K): Entry<K>[] {
  return entries.flatMap((entry) => (isOfKind(entry, kind) ? [entry] : []));
}

function isOfKind<K extends Kind>(entry: AnyEntry, kind: K): entry is Entry<K> {
  return entry.kind === kind;
}
