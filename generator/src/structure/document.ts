/** Offsets into the prepared text. */
export type Range = { start: number; end: number };

/** By its words, never by single letters; 0 where nothing speaks for any, 1 where all do. */
export type Language = { code: string; confidence: number };

/** What stands under one heading, without its sub-sections. */
export type Section = Range & {
  heading: Range | null;
  /** 1 is the highest. */
  level: number;
  /** The section it is a part of. */
  parent: number | null;
  /** Not so: tasks, homework, references, what the course is organised by. */
  isContent: boolean;
};

/** A line of a list or of notes; `term` and `meaning` where a sign joins the two. */
export type Item = Range & {
  /** 0 is the outermost. */
  depth: number;
  /** The item it stands under, by its place in the list. */
  parent: number | null;
  term: Range | null;
  sign: ':' | '=' | '->' | '-' | null;
  meaning: Range | null;
};

type Placed = Range & { section: number };

export type Prose = Placed & { kind: 'prose'; sentences: readonly Range[] };

export type List = Placed & {
  kind: 'list';
  isOrdered: boolean;
  /** The line that announces it: 'There are three kinds of muscle:'. */
  intro: Range | null;
  items: readonly Item[];
};

export type Table = Placed & {
  kind: 'table';
  caption: Range | null;
  header: readonly Range[];
  rows: readonly (Range & { cells: readonly Range[] })[];
};

/** Code and formulas are never cut; an aside is no content: the title, a task, a citation. */
export type Whole = Placed & { kind: 'code' | 'formula' | 'aside' };

export type Block = Prose | List | Table | Whole;

/** A text read as what it is. Every later room works on this and on nothing else. */
export type Document = {
  text: string;
  language: Language;
  title: Range | null;
  sections: readonly Section[];
  /** In the order of the text. */
  blocks: readonly Block[];
};
