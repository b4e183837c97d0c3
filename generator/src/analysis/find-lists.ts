import type { Block, Range } from './blocks.ts';
import { cleanText, withoutStop } from './clean-text.ts';
import { withoutArticle } from './phrase-words.ts';
import type { Names } from './names.ts';
import { headOf } from './parse-clause.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Word } from './read-words.ts';
import type { Sentence } from './sentence.ts';

/** Things that the text names as one kind: 'fungi' and 'plants' as 'eukaryotes'. */
export type ItemList = Range & {
  section: number;
  /** In the plural: 'eukaryotes'. */
  category: string;
  /** The whole question where the category alone makes none. */
  question?: string;
  members: readonly string[];
  /** From the lines of a list instead of a sentence. */
  isBulleted?: boolean;
};

type Place = { material: string; names: Names; headings: readonly (string | null)[] };

export function findLists(sentences: readonly Sentence[], place: Place): ItemList[] {
  const prose = sentences.flatMap((sentence) => readSentence(sentence, place) ?? []);
  return [...prose, ...readBullets(sentences, place)];
}

/** 'X, Y and Z are eukaryotes' and 'Eukaryotes include X, Y and Z'. */
function readSentence(sentence: Sentence, place: Place): ItemList | undefined {
  if (!sentence.stands || sentence.block.kind !== 'prose') return undefined;
  const words =
    sentence.words.at(-1)?.tag === 'PUNCT' ? sentence.words.slice(0, -1) : sentence.words;
  const [first] = sentence.clauses;
  if (!first?.clause || sentence.clauses.length > 1) return undefined;
  const { clause } = first;
  const { subject, verb, rest } = clause;
  const main = verb.at(-1);
  const common = { section: sentence.section, start: sentence.start, end: sentence.end };
  if (verb.length === 1 && main?.lower === 'are') {
    const members = membersOf(subject, place);
    const isShort =
      rest.length <= 4 &&
      isPluralNoun(rest.at(-1)) &&
      rest.every(({ tag }) => tag !== 'ADP' && tag !== 'CCONJ');
    if (members.length >= 2 && isShort) return { ...common, category: shown(rest, place), members };
  }
  const colon = words.findIndex(({ lower }) => lower === ':');
  if (colon > 3) {
    const counted = words.slice(0, colon).findLastIndex(({ tag }) => tag === 'NUM');
    const members = membersOf(words.slice(colon + 1), place);
    const noun = words.slice(0, colon).findLast(isNounTag);
    if (counted < 0 || members.length < 3 || !noun || !isPluralNoun(noun)) return undefined;
    const told = shown(words.slice(0, colon), place);
    const isHaving =
      verb.length === 1 &&
      main?.lemma === 'have' &&
      counted === words.indexOf(main) + 1 &&
      words[counted + 1] === noun;
    const owner = place.names.inSentence(subject, shown(subject, place));
    const question = isHaving ? undefined : `${told}. Which of the following are among them?`;
    return {
      ...common,
      category: isHaving ? `${noun.text} of ${owner}` : told,
      members,
      ...(question === undefined ? {} : { question }),
    };
  }
  const isIncluding = verb.length === 1 && main?.lemma === 'include';
  if (isIncluding && subject.length <= 6 && isPluralNoun(headOf(subject))) {
    const members = membersOf(rest, place);
    const category = place.names.inSentence(
      withoutArticle(subject),
      shown(withoutArticle(subject), place),
    );
    if (members.length >= 2 && subject.every(({ tag }) => tag !== 'PRON'))
      return { ...common, category, members };
  }
  return undefined;
}

/** 'animals, plants and fungi' taken apart, where each part is a short noun phrase. */
export function membersOf(
  words: readonly Word[],
  { material, names }: Pick<Place, 'material' | 'names'>,
): string[] {
  const parts: Word[][] = [[]];
  let joined = false;
  for (const word of words) {
    if (word.lower === ',' || word.lower === 'and' || word.lower === 'or') {
      joined ||= word.lower !== ',';
      if (parts.at(-1)?.length) parts.push([]);
    } else parts.at(-1)?.push(word);
  }
  const full = parts.filter((part) => part.length > 0);
  const fits = full.every((part) => {
    const last = part.at(-1);
    return (
      part.length <= 4 &&
      isNounTag(last) &&
      part.every(({ tag }) => ['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM'].includes(tag))
    );
  });
  if (!joined || !fits || full.length < 2) return [];
  return full.map((part) => {
    const bare = withoutArticle(part);
    return names.inSentence(bare, shown(bare, { material }));
  });
}

/** Short items under a line that ends with a colon, a bold label or a heading. */
function readBullets(sentences: readonly Sentence[], place: Place): ItemList[] {
  const groups = new Map<string, { label: string; start: number; items: Sentence[] }>();
  // Where prose stands before it, the heading names more than the list.
  const withProse = new Set<number>();
  let label: { text: string; start: number; section: number; indent: number } | undefined;
  for (const sentence of sentences) {
    const { block, section } = sentence;
    const isLabel = isLabelled(place.material, sentence);
    const indent = block.kind === 'prose' ? 0 : indentOf(block, place.material);
    const isStated = sentence.words.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
    if (isLabel && !block.term) {
      label = undefined;
      if (block.kind === 'prose') withProse.add(section);
      const isCounting = isStated && countsAtEnd(sentence);
      if (isStated && !isCounting) continue;
      label = {
        text: isCounting
          ? `${withoutColon(sentence.text)}. ${among}`
          : labelOf(place.material.slice(sentence.start, block.end)),
        start: sentence.start,
        section,
        indent: block.kind === 'prose' ? -1 : indent,
      };
      continue;
    }
    if (block.kind !== 'item' && block.kind !== 'entry') {
      withProse.add(section);
      label = undefined;
      continue;
    }
    if (label && (indent <= label.indent || section !== label.section)) label = undefined;
    const heading = withProse.has(section) ? null : place.headings[section];
    const text =
      label?.text ?? (heading ? (pluralHeading(heading) ?? plainHeading(heading)) : undefined);
    if (text === undefined) continue;
    const key = `${label ? label.text : ''}|${section}|${block.group}`;
    const known = groups.get(key) ?? {
      label: text,
      start: label?.start ?? sentence.start,
      items: [],
    };
    known.items.push(sentence);
    groups.set(key, known);
  }
  return [...groups.values()].flatMap(({ label: category, start, items: group }) => {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last || group.length < 3) return [];
    const members = [...new Set(group.map(({ block }) => block))].flatMap((block) =>
      nameOf(block, place.material),
    );
    const isWhole = members.length === new Set(group.map(({ block }) => block)).size;
    if (!isWhole || members.length < 3 || new Set(members).size < members.length) return [];
    const end = Math.min(last.end, start + 900);
    const isTold = category.endsWith(among);
    const question = isTold ? category : questionFor(category);
    // 'three kinds of weathering' would be told by their names.
    if (isTold && sharesWord(category, members)) return [];
    return [
      {
        section: first.section,
        category,
        members,
        question,
        isBulleted: true,
        // With its label, which proves what the list is of.
        start,
        end,
      },
    ];
  });
}

const among = 'Which of these are among them?';

function withoutColon(text: string): string {
  return text.replace(/[:\s]+$/, '');
}

/** '… an equation with five factors:' says of what the list is. */
function countsAtEnd({ words, stands, text }: Sentence): boolean {
  const own = words.at(-1)?.tag === 'PUNCT' ? words.slice(0, -1) : words;
  const [number, noun] = own.slice(-2);
  const leans =
    /^(?:We|You|It|They|This|These|He|She|Its|Their|There)\b|\b(?:this|these|them|it)\b/.test(text);
  return (
    (stands || !leans) && !/^(?:We|You)\b/.test(text) && number?.tag === 'NUM' && isPluralNoun(noun)
  );
}

function sharesWord(text: string, members: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return members.some((name) =>
    (name.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => lower.includes(word)),
  );
}

/** The last line before a list: 'Three branches of phonetics:' or a bold label. */
function isLabelled(material: string, { start, end, block }: Sentence): boolean {
  if (end - start > 140 || end < block.end - 3) return false;
  const raw = material.slice(start, block.end);
  return /:(?:\*\*)?$/.test(raw) || /^\*\*[^*]{3,60}\*\*(?:\s*\([^)]*\))?$/.test(raw);
}

function indentOf({ start }: Block, material: string): number {
  const line = material.lastIndexOf('\n', start - 1) + 1;
  return /^\s*/.exec(material.slice(line, start))?.[0].length ?? 0;
}

/** 'Three branches of phonetics:' is about 'branches of phonetics'. */
function labelOf(raw: string): string {
  const bare = cleanText(raw)
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[:\s]+$/, '')
    .replace(/^(?:the\s+)?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+/i, '');
  return bare;
}

function questionFor(label: string): string {
  const head = /^(?:the )?([\p{L}-]+(?: [\p{L}-]+)?)(?= of |$)/iu.exec(label)?.[1] ?? '';
  const isPlural = /[^sui]s$/.test(head) && label.split(' ').length <= 6;
  // One word alone is more often a theme than a kind: 'Vowels', 'Relations'.
  return isPlural && label.includes(' ') && !/^\p{L}+ing\s/u.test(label)
    ? `Which of these are ${label.slice(0, 1).toLowerCase()}${label.slice(1)}?`
    : `Which of these belong to “${label.slice(0, 1).toUpperCase()}${label.slice(1)}”?`;
}

function nameOf({ kind, term, start, end }: Block, material: string): string[] {
  const raw = material.slice(start, end);
  const bold = /^\*\*([^*\n]{2,45})\*\*(?:\s*\([^)]*\))?\s*[:=–—]/.exec(raw)?.[1];
  const text = term ? material.slice(term.start, term.end) : (bold ?? raw);
  const name = withoutStop(cleanText(text)).replace(/\s*\(.*\)$/, '');
  const isShort = name.split(' ').length <= (kind === 'entry' ? 5 : 4) && name.length <= 45;
  return isShort && !/[.:;!?]/.test(name) ? [name] : [];
}

function pluralHeading(heading: string): string | undefined {
  const bare = heading.replace(/^[\d.\s)]+/, '').replace(/^(?:main|key|common|the)\s+/i, '');
  const words = bare.split(/\s+/);
  // 'Describing consonants' names a task, no kind of thing.
  if (/^\p{L}+ing\s/u.test(bare)) return undefined;
  const isPlural = /[^su]s$|^(?:types|kinds|forms|causes|effects|stages|parts) of /i.test(bare);
  if (
    !isPlural ||
    words.length > 5 ||
    /[:,?&]|\band\b|\b(?:summary|notes|terms|basics|objectives|definitions|concepts|points|resources|references|questions|facts|topics|details|dates|figures|economics|physics|mathematics|ethics|politics)$/i.test(
      bare,
    )
  )
    return undefined;
  return bare.slice(0, 1).toLowerCase() + bare.slice(1);
}

/** A heading that can stand for what is listed under it: 'Manner of articulation'. */
function plainHeading(heading: string): string | undefined {
  const bare = heading.replace(/^[\d.\s)]+/, '');
  const isPlain = bare.split(/\s+/).length <= 5 && !/[:?!&]/.test(bare);
  return isPlain && !noKinds.test(bare) ? bare : undefined;
}

const noKinds =
  /\b(?:summary|notes?|terms?|basics|objectives|definitions?|concepts|points|resources|references|questions|facts|topics|details|dates|figures|glossary|vocabulary|overview|introduction|conclusion|review|key|week|chapter|lecture|slide|unit)\b/i;

function shown(words: readonly Word[], { material }: Pick<Place, 'material'>): string {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? cleanText(material.slice(first.start, last.end)) : '';
}
