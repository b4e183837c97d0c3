import type { Document, Range } from '../../structure/document.ts';
import type { FactRule, TermFact } from '../fact.ts';
import { plainText, withoutStop } from '../plain-text.ts';
import { showsTerm } from '../shows-term.ts';
import { listRanges } from '../statements.ts';
import { isTerm } from '../terms.ts';
import { isSureGloss, specificWords } from './sure-glosses.ts';
import { readNames } from './sure-names.ts';

/**
 * 'Accrual: an expense that …', 'Osmosis – the movement of …': a line that is a definition by its
 * form, whatever its neighbours are.
 */
export const definedLines: FactRule<TermFact> = {
  name: 'defined lines',
  find: (document) => {
    const { code, confidence } = document.language;
    if (code !== 'en' || confidence < leastConfidence) return [];
    const facts = listRanges(document).flatMap(({ range, section }) =>
      findIn(document, range, section),
    );
    // A word that is defined twice has two meanings.
    const counts = Map.groupBy(facts, ({ term }) => term.toLowerCase());
    return facts.filter(({ term }) => counts.get(term.toLowerCase())?.length === 1);
  },
  good: [
    {
      text: 'The list of this week is short. Some of the words are old.\n\nAccrual - an expense that belongs to a period but is not paid yet. Shown as a liability.',
      why: 'Accrual = an expense that belongs to a period but is not paid yet',
    },
    {
      text: '- Osmosis: the movement of water through a membrane\n- Not for the exam\n- Diffusion is in the next part of the text',
      why: 'Osmosis = the movement of water through a membrane',
    },
    {
      text: '- **Local area network (LAN)** – a group of computers that are joined in one building\n- See the slides for all of the rest',
      why: 'Local area network = a group of computers that are joined in one building',
    },
    {
      text: '- Loss leader: a product sold below cost to attract customers into the shop\n- That is all of it',
      why: 'Loss leader = a product sold below cost to attract customers into the shop',
    },
  ],
  bad: [
    { text: '- Accrual: an expense of the year\n- That is all for the week', why: 'no clause' },
    {
      text: '- Clay: a soil that is good for the garden and the farm\n- That is it',
      why: 'a remark',
    },
    {
      text: '- Stop (plosive): a sound that is made with a complete closure\n- That is all of it',
      why: 'maybe a second name',
    },
    {
      text: '- Norway: a country that is famous for the fjords of its coast\n- That is all of it',
      why: 'a place',
    },
    {
      text: '- Omission: the transaction was left out by the clerk on duty\n- That is all of it',
      why: 'a sentence',
    },
    {
      text: '- Accrual: an expense that belongs to this period and is not paid\n- That is all of it',
      why: 'leans',
    },
    {
      text: '- Advantages: a design that is cheap to build and to repair\n- That is all of it',
      why: 'a label',
    },
    {
      text: '- Tree house: a house that is built in the branches of an oak\n- That is all of it',
      why: 'the meaning says a part of the term',
    },
  ],
};

const leastConfidence = 0.3;

const sign = /^(?<term>[^:=–—]{2,60}?)(?: [-–—=] |: )(?<said>.{20,})$/u;

function findIn(document: Document, range: Range, section: number): TermFact[] {
  const found = sign.exec(
    plainText(document, range).replace(/^(?:[-*•]|\d+(?:\.\d+)*[.)]?) /u, ''),
  )?.groups;
  const { term: written = '', said = '' } = found ?? {};
  if (written === '' || !isTerm(written)) return [];
  const names = readNames(written);
  const [first = ''] = said.split(/(?<=[\p{L})]{2})[.!?](?:\s|$)/u);
  const meaning = withoutStop(first);
  if (names === null || !isDefinition(meaning) || showsTerm(meaning, names.name)) return [];
  return [
    {
      rule: definedLines.name,
      shape: 'term',
      section,
      proof: [range],
      term: names.name,
      also: names.also,
      meaning,
      group: null,
    },
  ];
}

const shape =
  /^(?:(?:an?|any|the) (?<kind>[\p{L}'’, -]{2,90}?) (?:that|which|who|whose|in which|by which|on which|for which|where|whereby|used (?:to|for|in|as)|made (?:of|from|by)|consisting of|containing|between|(?:\p{L}+ed|sold|held|kept|given|paid|built|left|set|cut|worn|sent|taken|written|drawn) (?:by|to|for|from|in|into|on|with|at|as|below|above|between|over|against|out|up|clear|when|without)) |(?:the )?(?:study|science|movement|process|ability|tendency|loss|transfer|conversion|formation|breakdown|removal|spread|act|practice|rate|ratio|branch|use|division|separation|combination) (?:of|by which|that|in which|to|between) )/iu;

const verb = /\b(?:is|are|was|were|be|been|must|can|may|will|has|have|had|does|do|should|would)\b/u;

const fewestWords = 3;
const longest = 200;

function isDefinition(meaning: string): boolean {
  const found = shape.exec(meaning);
  if (found === null || meaning.length > longest || !isSureGloss(meaning)) return false;
  // 'the transaction was left out' is a sentence and no thing.
  if (verb.test(found.groups?.['kind'] ?? '')) return false;
  return specificWords(meaning).size >= fewestWords && !/[?!]|,$/u.test(meaning);
}
