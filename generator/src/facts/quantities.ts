import { findLean } from '../lean/find-lean.ts';
import type { Document } from '../structure/document.ts';
import type { FactRule, GapFact } from './fact.ts';
import { findInEnglish, type Statement } from './statements.ts';

/** 'Carbon dioxide makes up about 0.04 per cent of the air': the sentence without the number. */
export const quantities: FactRule<GapFact> = {
  name: 'quantities',
  find: (document) => findInEnglish(document, (statement) => findIn(document, statement)),
  good: [
    { text: 'Carbon dioxide makes up about 0.04 per cent of the air.', why: '0.04' },
    { text: 'The tower of Pisa is 56 metres high.', why: '56' },
    { text: 'A human body contains about 5 litres of blood, and the heart pumps it.', why: '5' },
    {
      text: 'Light travels about 300,000 km in a second and is the fastest of all.',
      why: '300,000',
    },
    { text: 'The Nile is 6,650 km long and flows through the desert.', why: '6,650' },
  ],
  bad: [
    { text: 'Pure water at 25 °C has a pH of 7.', why: 'a condition' },
    { text: 'A 0.10 mol/L solution of HCl has a low pH.', why: 'a condition' },
    { text: 'If it is heated to 100 °C, water boils at the coast.', why: 'a condition' },
    { text: 'It weighs about 5 kg in the morning.', why: 'no owner' },
    {
      text: 'The animal weighs 5 kg in the morning. The animal weighs 6 kg in the evening.',
      why: 'no owner',
    },
    { text: 'The rate in Japan is between 30 and 50 per cent of the total.', why: 'a range' },
    { text: 'Mars is 5 to 10 km away from the station.', why: 'a range' },
    { text: 'Give the patient 15 g of sugar after the meal.', why: 'an instruction' },
    { text: 'The Nile is 6,650 km long and 2 km wide at the mouth.', why: 'two numbers' },
    { text: 'The dose of a drug is often above 5 mg for an adult.', why: 'a border' },
    { text: 'A student runs 5 km in the park.', why: 'an example' },
  ],
};

const unit = String.raw`(?:%|per ?cent|°\s?[CF]|degrees|(?:million|billion|thousand) (?:${'UNIT'})|UNIT)`;
const plainUnit = String.raw`(?:km|kilomet(?:re|er)s?|m|met(?:re|er)s?|cm|centimet(?:re|er)s?|mm|millimet(?:re|er)s?|nm|µm|miles?|feet|inches|kg|kilograms?|g|grams?|mg|milligrams?|µg|tonnes?|tons?|l|lit(?:re|er)s?|ml|millilit(?:re|er)s?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bits?|bytes?|volts?|V|watts?|W|kW|MW|joules?|J|kJ|newtons?|N|hertz|Hz|kHz|MHz|Pa|kPa|km/h|m/s|mol|mmol/L|mol/L|chromosomes|bones|teeth|chambers|electrons|protons|neutrons|members|seats|states|provinces|islands|moons|keys|strings|letters)`;
const quantity = new RegExp(
  String.raw`^(?<owner>.{2,80}?) (?<verb>is|are|was|were|has|have|had|contains?|weighs?|measures?|lasts?|takes?|covers?|makes? up|travels?(?: at)?|boils? at|melts? at|freezes? at|receives?|produces?|holds?|reaches|rises to|consists? of|stands) (?:only |just )?(?:about |around |approximately |roughly |nearly |almost |some )?(?<number>\d[\d,.]*\d|\d) ?${unit.replaceAll('UNIT', plainUnit)}(?![\p{L}\p{N}/])`,
  'u',
);

function findIn(document: Document, { range, section, text }: Statement): GapFact[] {
  const found = quantity.exec(text);
  const { owner = '', number = '', verb = '' } = found?.groups ?? {};
  if (found === null || number === '' || !isOwner(owner)) return [];
  // Two numbers depend on each other, and one tells the other.
  if ((text.match(/\d[\d,.]*/gu) ?? []).length !== 1 || conditions.test(text)) return [];
  if (findLean(document, range) !== null) return [];
  const start = range.start + found[0].indexOf(number, owner.length + verb.length);
  const answer = { start, end: start + number.length };
  return [
    { rule: quantities.name, shape: 'gap', section, proof: [range], sentence: range, answer },
  ];
}

/** A name, a kind ('A human body', 'Light'), or a thing of which it is said which one. */
function isOwner(owner: string): boolean {
  if (
    /[,;:()\d]/u.test(owner) ||
    /\b(?:if|when|while|that|which|who|not|never|often|usually|may|can|should|must)\b/iu.test(owner)
  ) {
    return false;
  }
  if (/^(?:An?|Each|Every)\s/u.test(owner))
    return !people.test(owner) && owner.split(' ').length <= 5;
  if (/^The\s/u.test(owner)) return /\s\p{Lu}|\sof\s/u.test(owner);
  return /^\p{Lu}/u.test(owner) && owner.split(' ').length <= 6;
}

const people =
  /\b(?:student|man|woman|boy|girl|person|car|train|ball|block|stone|patient|farmer|worker|company|firm|shop|customer|runner|cyclist|body of mass|sample)\b/iu;

const conditions =
  /\b(?:if|when|unless|provided|assuming|suppose|at least|at most|more than|less than|above|below|over|under|up to|between|minimum|maximum|often|usually|sometimes|may|might|can|could|should|must)\b/iu;
