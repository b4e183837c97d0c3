import { dullNouns } from '../data/word-lists.ts';
import type { Fact } from './fact.ts';
import type { ItemList } from './find-lists.ts';
import { rowName, type Mention, type Term, type Terms } from './find-terms.ts';
import { headOf } from './parse-clause.ts';
import { keyOf } from './phrase-words.ts';
import type { Sentence } from './sentence.ts';

/** Which terms could stand in each other's place: they were written side by side, or look alike. */
export type Families = {
  /** Others of the same kind, the nearest first; empty where nothing shows that there are any. */
  siblingsOf(key: string): readonly Term[];
};

type Text = {
  material: string;
  sentences: readonly Sentence[];
  facts: readonly Fact[];
  terms: Terms;
  lists: readonly ItemList[];
};

export function findFamilies(text: Text): Families {
  const { terms } = text;
  const rows = enumerated(text);
  // The nearest first: one list, one row of commas, one name, one kind, one part of the text.
  const groups = [
    ...listed(text, ({ section, block }) => `${section}|${block.group}`),
    ...opened(text),
    ...rows,
    ...parallel(text),
    ...alike(terms.all),
    ...ofOneKind(text, rows),
    ...listed(text, ({ section }) => `${section}`),
  ];
  const byKey = new Map<string, ReadonlySet<string>[]>();
  for (const group of groups) {
    if (group.size < 2) continue;
    for (const key of group) {
      const known = byKey.get(key);
      if (known) known.push(group);
      else byKey.set(key, [group]);
    }
  }
  // Every maker asks for those of the same terms.
  const siblings = new Map<string, readonly Term[]>();
  return {
    siblingsOf: (key) => {
      const known = siblings.get(key);
      if (known) return known;
      const found = new Map<string, Term>();
      for (const group of byKey.get(key) ?? []) {
        // Where the nearest are enough, those farther off would only look odd beside them.
        if (found.size >= 3) break;
        for (const other of nearest(group, key)) {
          const term = other === key ? undefined : terms.find(other);
          if (term) found.set(other, term);
        }
      }
      const made = [...found.values()];
      siblings.set(key, made);
      return made;
    },
  };
}

/** Those written beside it first: 'minim' and 'quaver' beside 'crotchet', before 'tie' and 'dot'. */
function nearest(group: ReadonlySet<string>, key: string): readonly string[] {
  const keys = [...group];
  const at = keys.indexOf(key);
  const farness = new Map(keys.map((other, no) => [other, Math.abs(no - at)]));
  return keys.toSorted((one, other) => (farness.get(one) ?? 0) - (farness.get(other) ?? 0));
}

/** The entries of one list, or of one part where each has a line of its own, and rows of a table. */
function listed(
  { sentences, facts, terms }: Text,
  placeOf: (sentence: Sentence) => string,
): Set<string>[] {
  const entries = sentences.flatMap((sentence) => {
    const { term, kind } = sentence.block;
    const row = kind === 'row' ? rowName(sentence) : [];
    if (row.length > 0) return [{ place: placeOf(sentence), key: keyOf(row) }];
    const mention = terms.mentions.get(sentence.no)?.find(({ start }) => start === term?.start);
    const isWhole = term !== undefined && mention !== undefined && mention.end >= term.end - 1;
    return isWhole ? [{ place: placeOf(sentence), key: mention.term.key }] : [];
  });
  const told = facts.flatMap(({ origin, key, sentence }) =>
    origin === 'entry' || origin === 'row' ? [{ place: placeOf(sentence), key }] : [],
  );
  return groupKeys([...entries, ...told]);
}

/**
 * What the items of one list, or the marked ones among the sentences of a paragraph, begin with:
 * '- **Alginates** absorb …', '- **Hydrogels** give …'.
 */
function opened({ facts, sentences, terms }: Text): Set<string>[] {
  const opens = (sentence: Sentence, start: number | undefined) =>
    start !== undefined && start <= sentence.start + longestOpening;
  const placeOf = ({ block, section, start }: Sentence) =>
    block.kind !== 'item'
      ? `${block.start}`
      : start === block.start
        ? `${section}|${block.group}`
        : '';
  const subjects = facts.flatMap(({ origin, key, subjectWords, sentence }) => {
    const isItem = sentence.block.kind === 'item' && origin === 'sentence';
    const place = isItem && opens(sentence, subjectWords[0]?.start) ? placeOf(sentence) : '';
    return place === '' ? [] : [{ place, key }];
  });
  const marked = sentences.flatMap((sentence) => {
    const [first] = terms.mentions.get(sentence.no) ?? [];
    const isOpening = first?.term.isMarked === true && opens(sentence, first.start);
    const place = isOpening && !sentence.block.term ? placeOf(sentence) : '';
    return first && place !== '' ? [{ place, key: first.term.key }] : [];
  });
  return groupKeys([...subjects, ...marked]);
}

/** 'The **' before the first word. */
const longestOpening = 6;

function groupKeys(found: readonly { place: string; key: string }[]): Set<string>[] {
  const places = Map.groupBy(found, ({ place }) => place);
  return [...places.values()].map((own) => new Set(own.map(({ key }) => key)));
}

/**
 * 'Duress is …. Undue influence is …. A mistake makes …': the subjects of a paragraph that goes from one
 * thing to the next, where two of them at least are told what they are.
 */
function parallel({ sentences, terms }: Text): Set<string>[] {
  const prose = sentences.filter(({ block }) => block.kind === 'prose');
  return [...Map.groupBy(prose, ({ block }) => block.start).values()].flatMap((own) => {
    const openings = own.flatMap(({ no, start, words }) => {
      const [first] = terms.mentions.get(no) ?? [];
      if (!first || first.start > start + longestOpening) return [];
      const at = words.findIndex((word) => word.start >= first.end);
      const [verb, next] = words.slice(Math.max(at, 0));
      if (verb?.tag !== 'VERB' && verb?.tag !== 'AUX') return [];
      // The tagger takes 'pressure' of 'is pressure by threats' for a verb.
      const isNoun = next?.tag === 'NOUN' || (next?.tag === 'VERB' && next.lower === next.lemma);
      const isTold = /^(?:is|are)$/.test(verb.lower) && (next?.tag === 'DET' || isNoun);
      return [{ term: first.term, isTold }];
    });
    if (openings.length * 3 < own.length * 2) return [];
    const byKind = Map.groupBy(openings, ({ term }) => `${term.kind}|${term.sort}`);
    return [...byKind.values()].flatMap((alike) => {
      const keys = new Set(alike.map(({ term }) => term.key));
      const isProven = keys.size > 2 && alike.filter(({ isTold }) => isTold).length > 1;
      return isProven ? [keys] : [];
    });
  });
}

/** 'dendritic cells, macrophages and B cells': three or more between commas. */
function enumerated({ material, terms }: Text): Set<string>[] {
  return [...terms.mentions.values()].flatMap((mentions) => {
    const groups: Mention[][] = [];
    for (const mention of mentions) {
      const before = groups.at(-1)?.at(-1);
      const between = before ? material.slice(before.end, mention.start) : '';
      if (
        before &&
        /^(?:\*\*|_)?(?:,|,? (?:and|or))\s(?:(?:and|or|the|an?)\s)?(?:\*\*|_)?$/.test(between)
      )
        groups.at(-1)?.push(mention);
      else groups.push([mention]);
    }
    return groups.flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last || group.length < 3) return [];
      const isClosed = /(?:and|or)\s(?:the\s|an?\s)?(?:\*\*|_)?$/.test(
        material.slice(first.end, last.start),
      );
      const isOneKind = group.every(({ term }) => isLike(term, first.term));
      return isClosed && isOneKind ? [new Set(group.map(({ term }) => term.key))] : [];
    });
  });
}

function isLike(one: Term, other: Term): boolean {
  if (one.sort !== other.sort) return false;
  const isName = ({ kind }: Term) => kind === 'name' || kind === 'person' || kind === 'acronym';
  return isName(one) === isName(other);
}

/** 'IgM' and 'IgG', 'helper T cells' and 'cytotoxic T cells', 'deflation' and 'disinflation'. */
function alike(terms: readonly Term[]): Set<string>[] {
  const told = terms.filter(
    ({ isSubject, isDefined, isMarked, name }) =>
      isSubject || isDefined || isMarked || name.includes('-'),
  );
  const byHead = told.flatMap(({ key, head, kind, wordCount, sections }) => {
    // 'the bubonic form' and 'the pneumonic form' of one part; elsewhere it has forms of other things.
    const part = dullNouns.has(head) ? [...sections].join(',') : '';
    return wordCount > 1 && kind !== 'person' ? [{ place: `${head}|${kind}|${part}`, key }] : [];
  });
  const byShape = terms.flatMap(({ key, name }) =>
    /^\p{Lu}\S{1,3}$/u.test(name) && /\p{Lu}|\d/u.test(name.slice(1))
      ? [{ place: `${name.slice(0, -1)}|${/\d$/.test(name) ? 'd' : 'l'}`, key }]
      : [],
  );
  const byEnding = terms.flatMap(({ key, kind, wordCount }) => {
    const ending = wordCount === 1 && kind === 'singular' ? endingOf(key) : '';
    return ending === '' ? [] : [{ place: ending, key }];
  });
  return [...groupKeys(byHead), ...groupKeys(byShape), ...groupKeys(byEnding)];
}

/** What words of one make have in common; the endings of any noun make no family. */
function endingOf(key: string): string {
  if (key.length < 6) return '';
  const [learned] =
    /(?:uria|itis|a?emia|cyte|plasm|zoic|gamy|archy|cracy|vore|karyote)$/.exec(key) ?? [];
  if (learned !== undefined) return learned;
  const isCommon = /(?:i[sz]ation|ication|ability|ibility|ography)$/.test(key);
  return key.length < 8 || isCommon ? '' : key.slice(-7);
}

/** Of which the text says the same genus: 'Neutrophils are white blood cells' beside 'mast cells'. */
function ofOneKind({ facts, terms, lists }: Text, rows: readonly Set<string>[]): Set<string>[] {
  const told = facts.flatMap(({ shape, rest, key, isPerson }) => {
    const genus =
      shape === 'definition' && !isPerson ? headOf(rest)?.lemma.toLowerCase() : undefined;
    return genus === undefined || dullNouns.has(genus) || vague.has(genus)
      ? []
      : [{ place: genus, key }];
  });
  const kinds = new Set(told.map(({ place }) => place));
  const heads = terms.all.flatMap(({ key, head, wordCount, count, isSubject, isDefined }) =>
    wordCount > 1 && kinds.has(head) && (isSubject || isDefined || count > 1)
      ? [{ place: head, key }]
      : [],
  );
  const groups = groupKeys([...told, ...heads]);
  // 'dendritic cells, macrophages and B cells' says that macrophages are cells as well.
  for (const group of groups) {
    const near = rows.filter((row) => row.intersection(group).size > 1);
    for (const key of near.flatMap((row) => [...row])) group.add(key);
  }
  const named = lists.map(({ members }) => {
    const keys = members.map((member) => member.toLowerCase());
    return new Set(keys.filter((key) => terms.find(key)));
  });
  return [...groups, ...named];
}

/** Of these, anything may be one. */
const vague = new Set(
  'process theory study measure rule law view practice science branch concept principle unit act force'.split(
    ' ',
  ),
);
