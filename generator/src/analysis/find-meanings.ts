import { stopWords } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { capitalise, cleanText, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { findAppositions } from './find-appositions.ts';
import { isAskable } from './is-askable.ts';
import type { Place } from './phrase-words.ts';
import type { Sentence } from './sentence.ts';

/** A term and what the text gives for it, word for word, without the term itself. */
export type Meaning = {
  term: string;
  description: string;
  /** Descriptions of one form read alike: 'a tax on …', 'stores facts', 'the air is forced …'. */
  form: 'noun' | 'verb' | 'clause';
  sentence: Sentence;
};

export function findMeanings(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  place: Place,
): Meaning[] {
  const { material } = place;
  const lines = sentences.flatMap((sentence) => readLine(sentence, material) ?? []);
  const told = new Set(lines.map(({ term }) => term.toLowerCase()));
  const prose = facts.flatMap((fact) => readFact(fact) ?? []);
  const aside = findAppositions(sentences, place).flatMap(({ term, description, sentence }) => {
    const made = { term: capitalise(term), description: capitalise(withoutStop(description)) };
    return isFit(made.term, made.description) ? [{ ...made, form: 'noun' as const, sentence }] : [];
  });
  return [...lines, ...[...prose, ...aside].filter(({ term }) => !told.has(term.toLowerCase()))];
}

function readLine(sentence: Sentence, material: string): Meaning | undefined {
  const found = rangesOf(sentence, material);
  if (!found) return undefined;
  const raw = material.slice(found.term.start, found.term.end);
  const term = capitalise(
    withoutStop(cleanText(raw))
      .replace(/\s*[([].*$/, '')
      .replace(/^(?:the|an?)\s+/i, (article, at, all) =>
        // 'A horizon' beside 'B horizon' has no article.
        article === 'A ' && material.includes(`B ${all.slice(2)}`) ? article : '',
      ),
  );
  const description = describe(
    material.slice(found.body.start, Math.min(found.body.end, sentence.end)),
  );
  if (labels.test(term) || /^\d|\d$|[?!]/.test(term) || term.split(' ').length > 5)
    return undefined;
  const inTerm = sentence.words.filter(({ end }) => end <= found.term.end);
  const hasVerb = inTerm.some(
    ({ tag }, no) => no > 0 && (tag === 'AUX' || (tag === 'VERB' && inTerm.length > 2)),
  );
  const isBold = /(?:\*\*|__)$/.test(
    material.slice(Math.max(0, found.term.start - 2), found.term.start),
  );
  if ((hasVerb && !isBold) || !isFit(term, description)) return undefined;
  return { term, description, form: formOf(sentence, found.body), sentence };
}

/** No terms, though a colon follows. */
const labels =
  /^(?:nb|n\.b|note|test|example|e\.g|i\.e|hint|tip|warning|caution|principle|remember|important|source|homework|reading|task|exercise|question|answer|definition|summary|aim|goal|objective|result|reason|date|author|figure|table|see|step|week|lecture|slide|chapter|unit|part|day|why|how|what|when|where|for next \w+)s?\b/i;

function rangesOf(
  { block, start, end }: Sentence,
  material: string,
): { term: Range; body: Range } | undefined {
  if (block.kind === 'row') return undefined;
  if (block.term && block.body)
    return start <= block.body.start ? { term: block.term, body: block.body } : undefined;
  if (start !== block.start && !material.startsWith('**', start)) return undefined;
  // '**Schwa** [ə] = the mid central vowel'.
  const found = /^\*\*([^*\n]{2,50})\*\*(?:\s*[([][^)\]\n]*[)\]])?\s*[=:]\s*(?=\S)/.exec(
    material.slice(start, end),
  );
  if (!found) return undefined;
  const [all, term = ''] = found;
  return {
    term: { start: start + 2, end: start + 2 + term.length },
    body: { start: start + all.length, end },
  };
}

/** Without its tail of examples and without what is only added. */
function describe(raw: string): string {
  const text = cleanText(raw);
  const cut = text
    .replace(/\s+[–—-]\s.*$/, '')
    .replace(/;\s.*$/, '')
    .replace(/,?\s*\b(?:e\.g\.|i\.e\.|for example|for instance)\s.*$/i, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/:\s.*$/, '');
  return capitalise(withoutStop(cut.split(' ').length >= 2 ? cut : text));
}

function isFit(term: string, description: string): boolean {
  const words = description.split(' ');
  if (
    term.length < 2 ||
    words.length < 2 ||
    description.length > 140 ||
    /[.:!?]\s/.test(description)
  )
    return false;
  if (/\b(?:this|these|those|above|below)\b/i.test(description)) return false;
  return !tells(description, term);
}

/** Whether the description says the term, or a word of its family: 'rounded' for 'Rounding'. */
export function tells(description: string, term: string): boolean {
  const said = familiesOf(description);
  return familiesOf(term).some((family) => said.includes(family));
}

function familiesOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 6 ? word.slice(0, 5) : word.replace(/s$/, '')));
}

function formOf({ words }: Sentence, body: Range): Meaning['form'] {
  const own = words.filter(({ start }) => start >= body.start);
  const [first, second] = own;
  if (!first) return 'noun';
  const isVerb =
    first.tag === 'VERB' ||
    (/[^su]s$/.test(first.lower) && ['DET', 'PRON', 'ADP'].includes(second?.tag ?? ''));
  if (isVerb) return 'verb';
  if (/^(?:how|which|whether|where|why|when|what)$/.test(first.lower)) return 'noun';
  const relative = own.findIndex(({ lower }) =>
    ['that', 'which', 'who', 'where', 'in', 'of', 'when'].includes(lower),
  );
  const verb = own.findIndex(
    ({ tag, lower }, no) =>
      no > 0 && (tag === 'AUX' || (tag === 'VERB' && !/(?:ed|ing|en|wn)$/.test(lower))),
  );
  return verb > 0 && (relative < 0 || verb < relative) ? 'clause' : 'noun';
}

/** A definition inside prose: 'Folkways are norms without moral weight.' */
function readFact(fact: Fact): Meaning | undefined {
  const { shape, origin, being, isPerson, lead, isCut, phrase, weight, name } = fact;
  if (shape !== 'definition' || origin === 'entry' || origin === 'row') return undefined;
  if (isPerson || lead !== '' || isCut || weight < 3 || !isAskable(fact)) return undefined;
  if (!['is', 'are', 'was', 'refers to'].includes(being) || phrase.length > 140) return undefined;
  const opens = /^(?:an?|the|any)\s|^\p{Ll}/u.test(phrase);
  const term = capitalise(name);
  const description = capitalise(withoutStop(phrase));
  if (!opens || /^the (?:most|best|main|only|same)\b|,/.test(phrase) || !isFit(term, description))
    return undefined;
  return { term, description, form: 'noun', sentence: fact.sentence };
}
