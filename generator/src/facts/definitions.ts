import { findLean } from '../lean/find-lean.ts';
import type { Document } from '../structure/document.ts';
import type { FactRule, TermFact } from './fact.ts';
import { findInEnglish, type Statement } from './statements.ts';
import { showsTerm } from './shows-term.ts';

/** 'A glacier is a mass of ice that …': the only sentence that is a definition for sure. */
export const definitions: FactRule<TermFact> = {
  name: 'definitions',
  find: (document) => {
    const facts = findInEnglish(document, (statement) => findIn(document, statement));
    const count = (term: string) =>
      facts.filter((fact) => fact.term.toLowerCase() === term.toLowerCase()).length;
    // A word that is defined twice has two meanings.
    return facts.filter(({ term }) => count(term) === 1);
  },
  good: [
    {
      text: 'A glacier is a mass of ice that forms on land and moves under its own weight.',
      why: 'glacier = a mass of ice that forms on land and moves under its own weight',
    },
    {
      text: 'An enzyme is a protein which speeds up a reaction in the body, but it is not used up.',
      why: 'enzyme = a protein which speeds up a reaction in the body',
    },
    {
      text: 'A **local area network** (LAN) is a group of computers that are joined in one building.',
      why: 'local area network = a group of computers that are joined in one building',
    },
    {
      text: '- A fjord is a glacial valley that has been flooded by the sea.\n- A hill is low.',
      why: 'fjord = a glacial valley that has been flooded by the sea',
    },
  ],
  bad: [
    { text: 'The glacier is a mass of ice that is moving to the sea.', why: 'one of them' },
    { text: 'A glacier is a good example of a thing that moves in the cold.', why: 'a comment' },
    {
      text: 'A problem is a question that has not been answered in the text.',
      why: 'a word of every day',
    },
    {
      text: 'A binary tree is a tree that has two branches in it.',
      why: 'the meaning says the term',
    },
    {
      text: 'A misprint is a mark on the page that is printed in error.',
      why: 'the meaning says a part of it',
    },
    { text: 'The soil is wet. A marsh is a place that the soil makes soft.', why: 'the soil' },
    {
      text: 'A glacier is an agent of erosion in the mountains.',
      why: 'no clause that tells it from others',
    },
    { text: 'A fan of the club is a person that goes to the match.', why: 'a phrase and no term' },
    {
      text: 'A cell is a room that is locked. A cell is a unit that is alive.',
      why: 'two meanings',
    },
    {
      text: 'A mole is an animal that is the subject of this part of the text.',
      why: 'leans',
    },
  ],
};

const shape =
  /^An? (?<term>[\p{L}\p{N}][\p{L}\p{N}'’ -]{1,50}?)(?: \((?<short>[^()]{2,30})\))? is (?<meaning>an? (?<kind>[\p{L}\p{N}'’, -]{2,80}?),? (?:that|which|who|whose|in which|by which|on which|for which|where|whereby) .{8,})$/u;

function findIn(document: Document, { range, section, text }: Statement): TermFact[] {
  const plain = text.replace(/[*_]{1,3}|\s+/g, (found) => (/\s/.test(found) ? ' ' : ''));
  const found = shape.exec(plain.replace(/[.!]["”)]?$/u, ''))?.groups;
  const term = found?.['term'] ?? '';
  const meaning = endMeaning(found?.['meaning'] ?? '');
  if (term === '' || meaning === null || !isTerm(term) || isComment(found?.['kind'] ?? ''))
    return [];
  if (showsTerm(meaning, term) || leans(document, range.start + findMeaning(text), meaning))
    return [];
  const { name } = definitions;
  return [{ rule: name, shape: 'term', section, proof: [range], term, meaning, group: null }];
}

function findMeaning(text: string): number {
  return text.indexOf(' is ') + ' is '.length;
}

/** The written meaning is as long as the plain one but for marks, which stand before it. */
function leans(document: Document, start: number, meaning: string): boolean {
  return findLean(document, { start, end: start + meaning.length }) !== null;
}

/** Another clause says more about the thing and is no part of what it means. */
function endMeaning(meaning: string): string | null {
  const [first = ''] = meaning.split(
    /;|:|,? – |, (?:so|but|although|though|because|since|whereas|while|and (?:it|they|this|is|are|has|can)|for example|such as|as in|usually|often)\b/u,
  );
  const isWhole = first.split(' ').length >= 5 && first.length <= 220 && !/["“(]/u.test(first);
  return isWhole ? first.trim().replace(/,$/, '') : null;
}

/** A noun with what belongs to it; no phrase and no word that needs a text around it. */
function isTerm(term: string): boolean {
  const words = term.toLowerCase().split(' ');
  if (words.length > 4 || words.some((word) => inPhrase.has(word))) return false;
  return !dull.has(words.at(-1) ?? '') && !dull.has(words[0] ?? '');
}

const inPhrase = new Set(
  'of in on at by for from to with that which who and or as is not than'.split(' '),
);

const dull = new Set(
  `example problem reason result way case thing person man woman part place kind type form good bad
  new common typical further second third final important key main major simple special large small
  more better similar certain question answer step stage case difference advantage disadvantage
  famous recent modern useful classic real few lot number majority single`.split(/\s+/),
);

/** Says what somebody thinks of it, or too much to be the kind of thing it is. */
function isComment(kind: string): boolean {
  const words = kind.split(' ');
  return words.length > 7 || words.some((word) => comments.has(word.toLowerCase()));
}

const comments = new Set(
  `good bad great important favourite favorite popular famous typical useful classic example examples
  case way reason sign symbol key well-known interesting excellent poor perfect major crucial vital
  matter question problem thing`.split(/\s+/),
);
