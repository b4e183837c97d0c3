import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Fact } from '../facts/fact.ts';
import type { Document } from '../structure/document.ts';

/** What a kind works on: a text that was read, and all that was found in it. */
export type Findings = {
  document: Document;
  facts: readonly Fact[];
  /** Chance in the choice of options; the same seed gives the same questions. */
  seed: string;
};

/** A question that could be asked. */
export type Candidate = {
  draft: Draft;
  kind: string;
  /** What it asks; no two questions of a test ask the same. */
  asks: readonly string[];
  section: number;
};

/**
 * One kind of fact asked in one way. It is switched on by what readers said of its questions on
 * texts that nobody had seen when it was written.
 */
export type Kind = {
  name: string;
  type: QuestionType;
  /** Those in which its wording and its facts need no grammar, or have it. */
  languages: readonly string[];
  /** Of these languages those in which readers have let it pass. */
  onIn: readonly string[];
  make: (findings: Findings) => Candidate[];
};
