import type { Sentence } from './sentence.ts';
import type { Word } from './read-words.ts';
import type { NameSort } from './sort-names.ts';

/** One thing the text says of one subject. */
export type Fact = {
  sentence: Sentence;
  /** 'entry' and 'row' come from lines that explain a word; they are the surest. */
  origin: 'sentence' | 'entry' | 'row' | 'agent' | 'naming' | 'aside';
  /** With its article, as inside of a sentence: 'the Golgi apparatus'. */
  subject: string;
  /** Without: 'Golgi apparatus'. */
  name: string;
  /** The same for 'a cell' and 'cells'. */
  key: string;
  subjectWords: readonly Word[];
  isPlural: boolean;
  isPerson: boolean;
  isName: boolean;
  /** Of a name, where the text tells. */
  sort?: NameSort | undefined;
  /** 'is a network that …' or 'forwards packets …'. */
  shape: 'definition' | 'deed';
  /** What follows 'is' in a definition, else the whole predicate. */
  phrase: string;
  /** The being of a definition: 'is', 'were'. */
  being: string;
  /** A description that is no phrase of a sentence; it can only be quoted. */
  isQuoted?: boolean;
  /** A whole sentence that says it. */
  statement: string;
  lead: string;
  /** The phrase leaves out a list after a colon, so it says little by itself. */
  isCut: boolean;
  /** May, must, not: to say it of something else may be true as well. */
  isGuarded: boolean;
  /** How many words of weight the phrase has. */
  weight: number;
  /** Of the clause that says it; none where it was put together from a line. */
  words: readonly Word[];
  verb: readonly Word[];
  rest: readonly Word[];
};
