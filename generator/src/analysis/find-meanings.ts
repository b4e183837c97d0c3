import { stopWords } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { capitalise, cleanText, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { findAppositions } from './find-appositions.ts';
import { isAskable } from './is-askable.ts';
import type { Place } from './phrase-words.ts';
import { readStated, trimMeaning } from './read-stated.ts';
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
  const common = sharedWords(sentences, material);
  const lines = sentences.flatMap((sentence) => readLine(sentence, material, common) ?? []);
  const told = new Set(lines.map(({ term }) => term.toLowerCase()));
  const prose = facts.flatMap((fact) => readFact(fact) ?? []);
  const stated = sentences
    .flatMap(readStated)
    .filter(({ term, description }) => isFit(term, description));
  const aside = findAppositions(sentences, place).flatMap(({ term, description, sentence }) => {
    const made = { term: capitalise(term), description: capitalise(withoutStop(description)) };
    return !isClash(term, description) && isFit(made.term, made.description)
      ? [{ ...made, form: 'noun' as const, sentence }]
      : [];
  });
  const others = [...stated, ...prose, ...aside];
  return [...lines, ...others.filter(({ term }) => !told.has(term.toLowerCase()))];
}

/** Words that several terms of one part have in common tell none of them: 'key light', 'fill light'. */
function sharedWords(sentences: readonly Sentence[], material: string): SharedWords {
  const counts = new Map<number, Map<string, number>>();
  for (const { block, section, start } of sentences) {
    if (!block.term || start > block.term.start) continue;
    const own = counts.get(section) ?? new Map<string, number>();
    counts.set(section, own);
    const words = new Set(familiesOf(material.slice(block.term.start, block.term.end)));
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
  }
  return (section, word) => (counts.get(section)?.get(word) ?? 0) > 1;
}

type SharedWords = (section: number, word: string) => boolean;

function readLine(
  sentence: Sentence,
  material: string,
  isShared: SharedWords,
): Meaning | undefined {
  const found = rangesOf(sentence, material);
  if (!found) return undefined;
  const raw = material.slice(found.term.start, found.term.end);
  // `git add` is written small wherever it stands.
  const isCode = raw.startsWith('`') || material[found.term.start - 1] === '`';
  const term = (isCode ? String : capitalise)(
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
  const mayShare = (word: string) => isShared(sentence.section, word);
  if ((hasVerb && !isBold) || !isFit(term, description, mayShare)) return undefined;
  return { term, description, form: formOf(sentence, found.body), sentence };
}

/** No terms, though a colon follows. */
const labels =
  /^(?:(?:main|last|first|next|key|common|other|final|usual|typical) (?:division|tip|point|idea|rule|difference|problem|advantage|question|thing|step|mistake|use|cause|reason|type|kind|feature|message|aim)|nb|n\.b|note|test|example|e\.g|i\.e|hint|tip|warning|caution|principle|remember|important|source|homework|reading|task|exercise|question|answer|definition|summary|aim|goal|objective|result|reason|date|author|figure|table|see|step|week|lecture|slide|chapter|unit|part|day|why|how|what|when|where|for next \w+)s?\b/i;

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

function isFit(
  term: string,
  description: string,
  mayShare: (word: string) => boolean = () => false,
): boolean {
  const words = description.split(' ');
  if (
    term.length < 2 ||
    words.length < 2 ||
    description.length > 140 ||
    /[.:!?]\s/.test(description)
  )
    return false;
  if (
    /\b(?:this|these|those|versus|vs)\b|\b(?:above|below)\b(?! (?:about|the|an?|zero|\d))/i.test(
      description,
    )
  )
    return false;
  return !tells(description, term, mayShare);
}

/** Whether the description says the term, or a word of its family: 'rounded' for 'Rounding'. */
export function tells(
  description: string,
  term: string,
  mayShare: (word: string) => boolean = () => false,
): boolean {
  const said = familiesOf(description);
  const own = familiesOf(term);
  // One word at least must be its own.
  if (own.every(mayShare) && !term.includes(' '))
    return own.some((family) => said.includes(family));
  return own.some((family) => !mayShare(family) && said.includes(family));
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
  const description = capitalise(trimMeaning(phrase));
  if (isClash(name, phrase) || statesMore(fact)) return undefined;
  if (
    !opens ||
    /^the (?:best|main|only|same)\b|^the most \S+ (?:of|in|to|for|on)\b/.test(phrase) ||
    /,/.test(description)
  )
    return undefined;
  if (!isFit(term, description)) return undefined;
  return { term, description, form: 'noun', sentence: fact.sentence };
}

/** 'engulf invaders, a process that …' explains no invaders, and 'inertia, the law of … and the law of …' lists. */
function isClash(term: string, description: string): boolean {
  const isMany = /[^siu]s$/.test(term) && /^an? /i.test(description);
  return isMany || / and (?:the|an?) \p{L}+ (?:of|for|that)\b/u.test(description);
}

/** 'the lightest element and burns to water' goes on with another verb. */
function statesMore({ rest }: Fact): boolean {
  const relative = rest.findIndex(({ lower }) => /^(?:that|which|who|where|in|when)$/.test(lower));
  const own = relative < 0 ? rest : rest.slice(0, relative);
  return own.some(
    ({ tag }, no) =>
      tag === 'CCONJ' &&
      /^(?:VERB|AUX)$/.test(own[no + 1]?.tag ?? '') &&
      /[^s]s$|ed$/.test(own[no + 1]?.lower ?? ''),
  );
}
