import { findLean } from '../../lean/find-lean.ts';
import type { Document } from '../../structure/document.ts';
import type { FactRule, TermFact } from '../fact.ts';
import { showsTerm } from '../shows-term.ts';
import { findInEnglish, type Statement } from '../statements.ts';
import { isSureName } from './sure-names.ts';
import { specificWords } from './sure-glosses.ts';

/** Sentences that are definitions by their form: 'A glacier is a mass of ice that …'. */
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
    {
      text: 'Inflation is a sustained rise in the general price level.',
      why: 'Inflation = a sustained rise in the general price level',
    },
    {
      text: 'Consumer surplus, or CS, is the difference between what buyers would pay and the price of a good.',
      why: 'Consumer surplus = the difference between what buyers would pay and the price of a good',
    },
    {
      text: 'Seismology is the study of earthquakes and of waves inside the Earth.',
      why: 'Seismology = the study of earthquakes and of waves inside the Earth',
    },
    {
      text: 'Opportunity cost is defined as the value of the best alternative that a buyer has to forgo.',
      why: 'Opportunity cost = the value of the best alternative that a buyer has to forgo',
    },
    {
      text: 'The term “habitat” refers to the surroundings in which an animal or a plant lives.',
      why: 'habitat = the surroundings in which an animal or a plant lives',
    },
    {
      text: 'Ablation is the term for the loss of snow and ice from a glacier in summer.',
      why: 'Ablation = the loss of snow and ice from a glacier in summer',
    },
    {
      text: 'Enzymes are proteins that speed up reactions in a living cell.',
      why: 'Enzymes = proteins that speed up reactions in a living cell',
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
    { text: 'Paris is the centre of the trade in French wine and cheese.', why: 'a fact' },
    { text: 'Inflation is a problem of many countries in the south.', why: 'a comment' },
    { text: 'Sepsis is a disorder of the whole body.', why: 'fits others as well' },
    { text: 'Nurses are professionals who care for the sick.', why: 'fits others as well' },
    { text: 'Friction is the loss of energy.', why: 'too little to tell it from others' },
    { text: 'It refers to the surroundings in which an animal or a plant lives.', why: 'leans' },
    { text: 'Chapter two refers to the surroundings in which animals live.', why: 'no term' },
    { text: 'Smith refers to the surroundings in which an animal or a plant lives.', why: 'who' },
    {
      text: 'Complement is a group of proteins in the blood, and a rise in it is a sign of disease.',
      why: 'a group says too little',
    },
  ],
};

const named = String.raw`["“]?(?<term>[\p{L}\p{N}][\p{L}\p{N}'’ -]{1,50}?)["”]?(?: \((?<short>[^()]{2,30})\)|, or (?<second>\p{Lu}{2,6}),)?`;
const clause =
  '(?:that|which|who|whose|in which|by which|on which|for which|through which|where|whereby)';

/** What is said of a bare noun and could be said of nothing but what it means. */
const genus = `process|study|science|branch|measure|ratio|rate|sum|difference|ability|inability|capacity|tendency|act|practice|unit|rise|fall|increase|decrease|loss|movement|transfer|conversion|formation|breakdown|production|removal|release|value|speed|force|energy|distance|probability|likelihood|proportion|percentage|fraction|technique|method|procedure|principle|belief|doctrine|failure|fear|absence|lack|use|exchange|spread|flow|passage|separation|combination|property|degree|extent|right|transformation|interpretation|resistance|attraction|application|division|fusion|growth|destruction|theft|killing|payment|reduction|repetition|arrangement|price|cost|mass|volume|record|period|point|line|boundary|gas|liquid|mineral|disease|disorder|inflammation|condition`;

const shapes = [
  new RegExp(
    String.raw`^An? ${named} is (?<meaning>an? (?<kind>[\p{L}\p{N}'’, -]{2,80}?),? ${clause} .{8,})$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?!(?:The|An?)\b)${named} is (?<meaning>(?:an?|the) (?<kind>(?:[\p{L}-]+ ){0,2}(?:${genus})) (?:of|in|that|which|by which|in which|through which|whereby|between|from|to) .{12,})$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:The (?:term |word )?|An? )?${named} (?:is|can be|may be) defined as (?<meaning>(?:an?|the|any) (?<kind>[\p{L}\p{N}'’-]+).{12,})$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?!(?:The|An?)\b)${named} is the (?:name|term|word) (?:given to|used for|for) (?<meaning>(?:an?|the|any) (?<kind>[\p{L}\p{N}'’-]+).{12,})$`,
    'u',
  ),
  new RegExp(
    String.raw`^${named} are (?<meaning>(?<kind>(?:[\p{L}-]+ ){0,2}\p{L}+s) (?:that|which|who|whose|in which) .{12,})$`,
    'u',
  ),
  new RegExp(
    String.raw`^The (?:term|word) ${named} (?:refers to|means|denotes|describes) (?<meaning>(?:an?|the|any) (?<kind>[\p{L}\p{N}'’-]+).{12,})$`,
    'u',
  ),
];

function findIn(document: Document, { range, section, text }: Statement): TermFact[] {
  const plain = text
    .replace(/[*_]{1,3}|\s+/g, (found) => (/\s/.test(found) ? ' ' : ''))
    .replace(/[.!]["”)]?$/u, '');
  const found = shapes.map((shape) => shape.exec(plain)?.groups).find((groups) => groups);
  const { term = '', kind = '', short, second } = found ?? {};
  const meaning = endMeaning(found?.['meaning'] ?? '');
  if (meaning === null || !isTerm(term) || isComment(kind)) return [];
  if (!/^An? /u.test(plain) && specificWords(meaning).size < fewestWordsOfBare) return [];
  if (showsTerm(meaning, term) || leans(document, range.start + findStart(text, meaning), meaning))
    return [];
  const also = [short, second].flatMap((name) => (name === undefined ? [] : [name]));
  const proof = [range];
  return [
    { rule: definitions.name, shape: 'term', section, proof, term, also, meaning, group: null },
  ];
}

function findStart(text: string, meaning: string): number {
  return Math.max(0, text.indexOf(meaning.slice(0, 8)));
}

/** The written meaning is as long as the plain one but for marks, which mostly stand before it. */
function leans(document: Document, start: number, meaning: string): boolean {
  return findLean(document, { start, end: start + meaning.length }) !== null;
}

const fewestWords = 3;
/** 'Sepsis is a disorder of the whole body' says less than it seems. */
const fewestWordsOfBare = 4;

/** Another clause says more about the thing and is no part of what it means. */
function endMeaning(meaning: string): string | null {
  const [first = ''] = meaning.split(
    /;|:|,? – |, (?:so|but|although|though|because|since|whereas|while|and (?:it|they|this|is|are|has|can|must|may)|for example|such as|as in|usually|often|not|which|many|most|some|with)\b/u,
  );
  const isWhole = first.split(' ').length >= 5 && first.length <= 220 && !/["“(]/u.test(first);
  if (!isWhole || specificWords(first).size < fewestWords) return null;
  return first.trim().replace(/,$/, '');
}

/** A noun with what belongs to it; no phrase and no word that needs a text around it. */
function isTerm(term: string): boolean {
  const words = term.toLowerCase().split(' ');
  if (term === '' || !isSureName(term) || words.some((word) => inPhrase.has(word))) return false;
  // 'Adam Smith' and 'Bank of England' are names and mean nothing.
  if (
    term
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  )
    return false;
  return !dull.has(words.at(-1) ?? '') && !dull.has(words[0] ?? '');
}

const inPhrase = new Set(
  `of in on at by for from to with that which who and or as is not than it this these he she there
  its their his her`.split(/\s+/),
);

const dull = new Set(
  `example problem reason result way case thing person man woman part place kind type form good bad
  new common typical further second third final important key main major simple special large small
  more better similar certain question answer step stage case difference advantage disadvantage
  famous recent modern useful classic real few lot number majority single what another one
  chapter section figure table text author today here`.split(/\s+/),
);

/** Says what somebody thinks of it, or too much to be the kind of thing it is. */
function isComment(kind: string): boolean {
  const words = kind.split(' ');
  return words.length > 7 || words.some((word) => comments.has(word.toLowerCase()));
}

const comments = new Set(
  `good bad great important favourite favorite popular famous typical useful classic example examples
  case way reason sign symbol key well-known interesting excellent poor perfect major crucial vital
  matter question problem thing main most best first last only simplest easiest`.split(/\s+/),
);
