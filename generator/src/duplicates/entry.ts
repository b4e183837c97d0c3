import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { blank, type Source } from '@engram/core/questions/question.ts';
import { contentWords, turningWords, wordingOf } from '../content-words.ts';

/** What is compared of a question, or of a stem without its question. */
export type Entry = {
  wording: string;
  words: ReadonlySet<string>;
  /** The words that turn a sentence into its opposite. */
  turns: ReadonlySet<string>;
  made: Made | undefined;
};

export type Made = {
  type: QuestionType;
  source: Source;
  /** Empty for statements, which all have the same two keys, and for pairs. */
  answers: readonly string[];
  /** The content words of the stem with its answers: of all rows, of the whole sentence around a gap. */
  said: ReadonlySet<string>;
};

export function describeStem(stem: string): Entry {
  return {
    wording: wordingOf(stem),
    words: contentWords(stem.replace(asking, '').replace(rowTask, '')),
    turns: turningWords(stem),
    made: undefined,
  };
}

// Says nothing about what is asked for.
const asking = /^(what|which) (is|was|are|were) the (terms?|names?|words?) (for|of|given to)\b/i;

// Comes before every row of a table with its name, and would make the rows of a short one alike.
const rowTask =
  /^(?:Complete this row of the table|Ergänze diese Zeile der Tabelle|Completa esta fila de la tabla|Complétez cette ligne du tableau)(?: [“„«][^”“»]*[”“»])?\. /u;

/**
 * What tells a question from others: 'Match each term with its meaning.' stands above all of them, so
 * that of pairs the left sides count.
 */
export function stemOf(draft: Draft): string {
  return draft.type === 'matching' ? draft.pairs.map(({ left }) => left).join('; ') : draft.text;
}

/** A draft is asked about more than once before it is taken. */
export function describeDraft(draft: Draft): Entry {
  const before = entriesOf.get(draft);
  if (before !== undefined) return before;
  const entry = readDraft(draft);
  entriesOf.set(draft, entry);
  return entry;
}

const entriesOf = new WeakMap<Draft, Entry>();

function readDraft(draft: Draft): Entry {
  const { text } = draft;
  switch (draft.type) {
    case 'matching': {
      const rows = draft.pairs.map(({ left, right }) => `${left} ${right}`).join(' ');
      return { ...describeStem(stemOf(draft)), made: make(draft, [], rows) };
    }
    case 'true-false':
      return { ...describeStem(text), made: make(draft, [], text) };
    case 'multiple-answer':
      return describe(draft, draft.keys);
    case 'fill-in-blank':
      return describe(
        draft,
        [draft.key],
        text.replace(blank, () => draft.key),
      );
    case 'multiple-choice':
    case 'short-answer':
      return describe(draft, [draft.key]);
  }
}

/** A stem that says nothing by itself ('Which of these is true?') is told apart by its answer. */
function describe(draft: Draft, keys: readonly string[], sentence?: string): Entry {
  const stem = describeStem(draft.text);
  const answers = keys.map(wordingOf).toSorted();
  const made = make(draft, answers, sentence ?? `${draft.text} ${keys.join('; ')}`);
  if (stem.words.size >= 2) return { ...stem, made };
  const wording = `${stem.wording}: ${answers.join('; ')}`;
  if (keys.length < 2) return { ...stem, wording, words: made.said, made };
  // 'Which of these statements are true?' with the same keys is 'Which of these pairings are correct?'
  const said = keys.join('; ');
  return { wording, words: contentWords(said), turns: turningWords(said), made };
}

function make({ type, source }: Draft, answers: readonly string[], sentence: string): Made {
  return { type, source, answers, said: contentWords(sentence) };
}
