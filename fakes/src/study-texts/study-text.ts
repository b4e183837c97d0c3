/** What one sentence of a text proves, and all that may be asked about it. */
export type Fact = {
  /** The proving sentence, verbatim, and where it stands. */
  quote: string;
  start: number;
  end: number;
  /** The heading it stands under. */
  section: string;
  /** What the answer is one of, 'organelle' for example: answers of one kind are alike. */
  kind: string;
  ask: string;
  /** The best wording, then others that are as right. */
  right: string[];
  /** At least five, wrong but of the same kind. */
  wrong: string[];
  statement: string;
  /** The same statement with a wrong answer in it. */
  falseStatements: string[];
  /** Null where the sentence says the answer twice. */
  cloze: { text: string; answer: string } | null;
  /** What stands beside the answer in a matching question. */
  describes: string | null;
};

/** A sentence that lists several right answers. */
export type SetFact = {
  quote: string;
  start: number;
  end: number;
  section: string;
  ask: string;
  right: string[];
  wrong: string[];
};

/** A text of ours with its truth table: what it proves, and nothing else. */
export type StudyText = {
  id: string;
  title: string;
  language: string;
  text: string;
  facts: Fact[];
  sets: SetFact[];
};
