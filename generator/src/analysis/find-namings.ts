import { dullNouns, stopWords, weakAdjectives } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { keyOf } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Sentence } from './sentence.ts';

/** A place where prose gives a thing its name: 'the reaction is called the triple-alpha process'. */
export type Naming = {
  key: string;
  words: readonly Word[];
  /** The name itself, without article and marks. */
  hole: Range;
  isPlural: boolean;
  /** Said outright; otherwise it is only what something becomes or what is formed. */
  isOutright: boolean;
  /** Only printed bold or in italics. */
  isMarked: boolean;
  /** A common noun, or what has a name of its own: a case at law, a book, a ship. */
  kind: 'word' | 'case' | 'title';
  sentence: Sentence;
};

export function findNamings(sentences: readonly Sentence[], material: string): Naming[] {
  return sentences.flatMap((sentence) => {
    const { block, start, end } = sentence;
    // The line that explains a word says its name before a dash.
    const isLine = block.term !== undefined && start <= block.term.start;
    if (block.kind === 'row' || isLine) return [];
    const raw = material.slice(start, end);
    const hasMarks = /[*_]/.test(raw);
    const found = [
      ...(namingWords.test(raw) ? readAll(raw, outright, sentence, true) : []),
      ...readAll(raw, made, sentence, false),
      ...(block.term || !hasMarks ? [] : readAll(raw, marked, sentence, false)),
      ...(hasMarks ? readAll(raw, titles, sentence, false) : []),
    ];
    // Two patterns may read the same name.
    return found.filter(
      ({ hole }, no) => found.findIndex((other) => other.hole.start === hole.start) === no,
    );
  });
}

/** One of them is in every sentence that the costly patterns can match. */
const namingWords =
  /called|termed|named|dubbed|known as|referred to|said to be|we (?:call|speak)|the (?:name|term) /;

const name = String.raw`[*_“"']{0,2}(?<name>\p{L}[\p{L}\d’'-]*(?: [\p{L}\d][\p{L}\d’'-]*){0,3}?)[*_”"']{0,2}`;
const stop = String.raw`(?=[.,;:)]|$| (?:because|and|or|when|if|after|by|in|for|from|since|while|whereas|which|that|who|on|as|is|are|was|were|goes)\b)`;
const adverbs =
  '(?:therefore|also|often|sometimes|usually|commonly|generally|now|then|later|soon|normally|collectively|together|hence|accordingly|simply) ';

/** 'is called', 'known as', 'a process called', 'gave them the name', 'said to be on the'. */
const outright = [
  `\\b(?:is|are|was|were|be|been|being|,) (?:${adverbs})?(?:called|termed|named|dubbed|known as|referred to as) (?:an? |the )?${name}${stop}`,
  `\\ban? (?:[\\p{Ll}-]+ ){1,3}(?:called|known as|termed|referred to as) (?:an? |the )?${name}${stop}`,
  `\\b(?:is|are) said to be (?:on|in) (?:an? |the )?${name}${stop}`,
  `\\bwe (?:call|speak of) (?:it |this |these |them )?(?:an? |the )?${name}${stop}`,
  `\\b(?:gave|given|give|gives|coined|received|bears|got|introduced) (?:[\\p{Ll}-]+ ){0,3}the (?:name|term) (?:of )?(?:an? )?${name}${stop}`,
].map((source) => new RegExp(source, 'gu'));

/** 'becomes a red giant', 'survives as a neutron star', 'and a black hole is formed'. */
const made = [
  `\\b(?:becomes?|became|turns? into|turned into|survives? as|remains? as|develops? into|grows? into|collapses? into|ends? as) an? ${name}(?=[.,;]|$)`,
  `(?:^|, | and )an? ${name} (?:is|are) (?:formed|produced|created|left)\\b`,
  `(?:^|, | and )an? ${name} takes shape\\b`,
].map((source) => new RegExp(source, 'giu'));

/** 'Under the *eggshell skull rule* the defendant …': in italics or bold print. */
const marked = [
  /(?<![*_\p{L}])(?:\*\*|\*|_)(?<name>\p{L}[\p{L}\d’'-]*(?: [\p{L}\d][\p{L}\d’'-]*){0,3})(?:\*\*|\*|_)(?![*_\p{L}])/gu,
];

/** 'In *Bolton v Stone* a cricket ball …': italics with capitals are the name of one case or work. */
const titles = [
  /(?<![*_\p{L}])[*_](?<name>\p{Lu}[\p{L}’'-]*(?: [\p{L}’'&-]+){0,6}? \p{Lu}[\p{L}’'-]*)[*_](?![*_\p{L}])/gu,
];

function readAll(
  raw: string,
  patterns: readonly RegExp[],
  sentence: Sentence,
  isOutright: boolean,
): Naming[] {
  return patterns.flatMap((pattern) =>
    Array.from(raw.matchAll(pattern), (found): Naming[] => {
      const named = found.groups?.['name'] ?? '';
      const at = sentence.start + found.index + found[0].lastIndexOf(named);
      const hole = { start: at, end: at + named.length };
      const words = sentence.words.filter(
        ({ start, end }) => start >= hole.start && end <= hole.end,
      );
      const isFit =
        patterns === titles ? words.length > 1 : isName(words, isOutright || patterns === marked);
      return isFit
        ? [
            {
              key: keyOf(words),
              words,
              hole,
              isPlural: isMany(words.at(-1)),
              isOutright,
              isMarked: patterns === marked || patterns === titles,
              kind: patterns === titles ? titleKind(named) : 'word',
              sentence,
            },
          ]
        : [];
    }).flat(),
  );
}

function titleKind(name: string): 'case' | 'title' {
  return / v /.test(name) ? 'case' : 'title';
}

/** 'dwarfs' and 'nebulae'; the tagger knows no 'immunisation'. */
function isMany(last: Word | undefined): boolean {
  const lower = last?.lower ?? '';
  if (/(?:betes|ics|news|series|species)$/.test(lower)) return false;
  return (
    /[^sui]s$/.test(lower) ||
    (isPluralNoun(last) && !/(?:ion|ing|ment|ity|ness|ism|nce)$/.test(lower))
  );
}

/** A noun with what belongs to it; never a person, a verb or a whole phrase. */
function isName(words: readonly Word[], isOutright: boolean): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || last.text !== last.lower) return false;
  // 'brown dwarfs', which the tagger takes for a verb.
  const isNoun = isNounTag(last) || (isOutright && words.length > 1 && last.tag === 'VERB');
  if (!isNoun) return false;
  if (last.lower.length < 3 || (words.length === 1 && dullNouns.has(last.lower))) return false;
  if (words.some(({ tag, lower }) => !parts.has(tag) || (tag !== 'PUNCT' && stopWords.has(lower))))
    return false;
  // What something becomes may be anything; two words of which none is common are a term.
  if (isOutright) return true;
  const isWeak = weakAdjectives.has(first.lower) || dullNouns.has(last.lower);
  return !isWeak && (words.length > 1 || last.lower.length > 8);
}

const parts: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'PUNCT']);
