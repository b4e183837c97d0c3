import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun, isVerbForm } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** What stands in marks at the beginning of a sentence is its subject, whatever the tagger says. */
export type MarkedSubject = {
  /** With its article, and with a noun behind the mark that belongs to it. */
  subject: readonly Word[];
  hasArticle: boolean;
  isCode: boolean;
  /** Something stands between the subject and its verb: ', made from seaweed,'. */
  hasAside: boolean;
  /** From the verb to the end. */
  predicate: readonly Word[];
};

/** Of '**Alginates**, made from seaweed, absorb …' and 'The **buffer** links the parts'. */
export function readMarkedSubject(
  { words, start, end }: Sentence,
  material: string,
): MarkedSubject | undefined {
  const found = /^(?:(the|an?) )?(\*\*|__|\*|_|`)([^*_`\n.]{2,45})\2(?=[\s,(])/i.exec(
    material.slice(start, end),
  );
  if (!found) return undefined;
  const [all, article, mark] = found;
  const marked = words.filter((word) => word.start < start + all.length);
  const own = words.slice(marked.length);
  const from = skipAside(own);
  const last = marked.at(-1);
  // '**Hydrocolloid** dressings form …': the noun behind the mark belongs to it.
  const goesOn =
    isNounTag(own[from]) &&
    !opensPredicate(own, from, last) &&
    opensPredicate(own, from + 1, own[from]);
  const at = goesOn ? from + 1 : from;
  if (!opensPredicate(own, at, goesOn ? own[from] : last)) return undefined;
  return {
    subject: goesOn && from === 0 ? [...marked, ...own.slice(0, 1)] : marked,
    hasArticle: article !== undefined,
    isCode: mark === '`',
    hasAside: from > 0,
    predicate: own.slice(at),
  };
}

/** Behind ', made from seaweed,' and '(formerly …)'. */
function skipAside(words: readonly Word[]): number {
  const [first] = words;
  const close = first?.lower === ',' ? ',' : first?.lower === '(' ? ')' : undefined;
  if (close === undefined) return 0;
  const end = words.findIndex(({ lower }, no) => no > 0 && lower === close);
  return end < 0 || end > 10 ? 0 : end + 1;
}

/** The tagger takes 'covers' of 'Episodic memory covers events' for a noun. */
function opensPredicate(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const [word, next] = words.slice(at, at + 2);
  if (!word || !next || !/^\p{Ll}/u.test(word.text)) return false;
  if (word.tag === 'VERB' || word.tag === 'AUX') return !word.lower.endsWith('ing');
  if (at > 0 || isPluralNoun(before)) return isPlainVerb(word, before);
  return (
    (/[^s]s$/.test(word.lower) && /^(?:DET|ADJ|NOUN|PROPN|ADP|PRON|NUM)$/.test(next.tag)) ||
    isPlainVerb(word, before)
  );
}

/** 'cause' behind a plural, 'causes' behind a singular. */
function isPlainVerb({ tag, lower }: Word, before: Word | undefined): boolean {
  if (tag !== 'NOUN' || /(?:ss|us|is)$/.test(lower)) return false;
  return isVerbForm(lower) && lower.endsWith('s') !== isPluralNoun(before);
}
