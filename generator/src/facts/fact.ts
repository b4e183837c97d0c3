import type { Document, Range } from '../structure/document.ts';

type Common = {
  /** The name of the rule that found it. */
  rule: string;
  section: number;
  /** What of the text proves it; mostly one sentence, line or row. */
  proof: readonly Range[];
};

/** What a word means, in the words of the text; those of one list, table or glossary share a group. */
export type TermFact = Common & {
  shape: 'term';
  term: string;
  /** What else the text calls it. */
  also?: readonly string[];
  meaning: string;
  group: string | null;
};

export type AbbreviationFact = Common & { shape: 'abbreviation'; short: string; long: string };

/** A sentence that is asked as it stands, with a part of it left out. */
export type GapFact = Common & { shape: 'gap'; sentence: Range; answer: Range };

/** A row of a table whose first cell names a thing. */
export type RowFact = Common & {
  shape: 'row';
  /** Rows of one table share it. */
  group: string;
  header: readonly string[];
  cells: readonly string[];
  /** The text says that the numbers of the table are not exact. */
  isRounded: boolean;
};

export type Fact = TermFact | AbbreviationFact | GapFact | RowFact;

/** One way to find facts, with what it must and must not find. */
export type FactRule<F extends Fact = Fact> = {
  name: F['rule'];
  find: (document: Document) => F[];
  /** A text, and what the rule finds in it, said in a few words. */
  good: readonly Example[];
  bad: readonly Example[];
};

export type Example = { text: string; why: string };
