import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

const tags = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;
export type Tag = (typeof tags)[number];

export type Word = {
  text: string;
  lower: string;
  lemma: string;
  tag: Tag;
  start: number;
  end: number;
  /** The tagger took it for a name, though it only begins a sentence. */
  wasName?: boolean;
};

/** The words of an English text with their parts of speech, in one pass; offsets into the text. */
export function readWords(text: string): Word[] {
  // The tokenizer takes minutes over a run of signs that is no word.
  const readable = hasLongRun(text)
    ? text.replace(/\S{80,}/g, (run) => ' '.repeat(run.length))
    : text;
  const tokens = wink.readDoc(readable).tokens();
  const values = tokens.out();
  const poses = tokens.out(wink.its.pos);
  const lemmas = isForTokens(lemma) ? tokens.out(lemma) : values;
  const words: Word[] = [];
  let at = 0;
  for (const [index, value] of values.entries()) {
    if (!isWord(value)) continue;
    // Most words stand right behind the space after the word before.
    const start = readable.startsWith(value, at)
      ? at
      : readable.startsWith(value, at + 1)
        ? at + 1
        : readable.indexOf(value, at);
    // A token that was rewritten stands nowhere; the words around it still do.
    if (start < 0 || start > at + 1_000) continue;
    at = start + value.length;
    const lower = value.toLowerCase();
    const tag = tagOf(poses[index]);
    words.push({ text: value, lower, lemma: lemmas[index] ?? lower, tag, start, end: at });
  }
  return words;
}

/** Neither white space nor a mark of formatting; the first letter tells for most. */
function isWord(value: string): boolean {
  const first = value.charCodeAt(0);
  if (first >= 97 && first <= 122) return true;
  return value.trim() !== '' && !/^[*_`#|\\]+$/.test(value);
}

/** Looks at the signs one by one, which takes a tenth of the time of the pattern. */
function hasLongRun(text: string): boolean {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10) from = at + 1;
    else if (at - from >= 79) return true;
  }
  return false;
}

// Loaded once. The stages left out take half of the time; sentences we cut ourselves.
const wink = winkNLP(model, ['pos']);

// Its types of `lemma` and of what `out` takes do not fit together, though the code does.
const lemma: unknown = wink.its.lemma;

function isForTokens(found: unknown): found is ItsFunction<string> {
  return typeof found === 'function';
}

const byName = new Map<string, Tag>(tags.map((tag) => [tag, tag]));

function tagOf(name: string | undefined): Tag {
  return byName.get(name ?? '') ?? 'X';
}
