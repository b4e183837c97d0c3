import { findLean } from '../lean/find-lean.ts';
import type { Document } from '../structure/document.ts';
import type { FactRule, GapFact } from './fact.ts';
import { showsTerm } from './shows-term.ts';
import { findInEnglish, type Statement } from './statements.ts';

/** '… is called X', '… are known as X': the sentence is asked without the name. */
export const namings: FactRule<GapFact> = {
  name: 'namings',
  find: (document) => findInEnglish(document, (statement) => findIn(document, statement)),
  good: [
    { text: 'The product of mass and velocity is called momentum.', why: 'momentum' },
    {
      text: 'Large boulders carried far from their source are known as erratics.',
      why: 'erratics',
    },
    {
      text: 'Two species that differ by a single proton are called a conjugate pair.',
      why: 'conjugate pair',
    },
    {
      text: 'A change in the genes of a cell is referred to as a **mutation**, and it can be harmful.',
      why: 'mutation',
    },
    {
      text: 'A nephron surrounds a tuft of capillaries known as the glomerulus.',
      why: 'glomerulus',
    },
    {
      text: 'The largest population that an environment can sustain is called its carrying capacity.',
      why: 'carrying capacity',
    },
  ],
  bad: [
    { text: 'This reaction is called hydrolysis.', why: 'leans' },
    {
      text: 'Historians disagree whether the Restoration deserves to be called a revolution.',
      why: 'an opinion',
    },
    {
      text: 'Two keys may be given one place, which is called a collision.',
      why: 'names a whole clause',
    },
    { text: 'The loss of ice in summer is sometimes called ablation.', why: 'only sometimes' },
    { text: 'A sugar that stores energy is called glucose or dextrose.', why: 'two names' },
    { text: 'A momentum that is large is called a large momentum.', why: 'shows the answer' },
    { text: 'The king is called by the people of the city.', why: 'no name' },
    { text: 'The storm is called the worst that the country had seen.', why: 'no name' },
    { text: 'A value of about 2.1 is known as replacement level.', why: 'a value of what' },
    {
      text: '- Rib vault: a ceiling whose parts are called webs.\n- Nave: a hall of the church.',
      why: 'a note and no sentence',
    },
    { text: 'The change of water into a gas is also called evaporation.', why: 'a second name' },
  ],
};

const naming =
  /(?<before>^.{12,}?)\b(?<verb>(?:is|are|was|were) (?:called|termed|known as|referred to as)|(?<=\p{L} )(?:called|known as)) (?<mark>["“*_]{0,3})(?<article>(?:an?|the|its|their) )?["“*_]{0,3}(?<name>[\p{L}\p{N}][\p{L}\p{N}'’-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})["”*_]{0,3}(?=[,;.!]|$| \(|: | and (?:is|are|has|was|were) )/u;

function findIn(document: Document, { range, section, text }: Statement): GapFact[] {
  const found = naming.exec(text);
  const { before = '', name = '', verb = '' } = found?.groups ?? {};
  if (found === null || name === '' || !isName(name) || !isSaidForSure(before, verb)) return [];
  const rest = text.slice(found.index + found[0].length);
  if (/^,? (?:or|and sometimes|also)\b/u.test(rest) || showsTerm(`${before} ${rest}`, name))
    return [];
  if (findLean(document, range) !== null) return [];
  const start = range.start + found.index + found[0].lastIndexOf(name);
  const answer = { start, end: start + name.length };
  return [{ rule: namings.name, shape: 'gap', section, proof: [range], sentence: range, answer }];
}

/** A noun phrase of its own, without a small word inside. */
function isName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return !words.some((word) => noName.has(word)) && /\p{L}{3,}/u.test(name);
}

const noName = new Set(
  `a an the or and of by in on at to for from with as that which who it so because when if not most
  worst best first last one this these such when where after upon into out back home him her them
  himself herself themselves is are was were`.split(/\s+/),
);

/** Neither an opinion, nor a second name, nor a name for what a whole clause says. */
function isSaidForSure(before: string, verb: string): boolean {
  if (doubts.some((doubt) => doubt.test(before))) return false;
  // 'sacs called X' names the sacs; behind a comma it may name anything.
  const isParticiple = !/^(?:is|are|was|were)\b/.test(verb);
  return !isParticiple || !/,\s*$/.test(before);
}

const doubts = [
  /\b(?:which|what|that|it|this|he|she|they|not|so|to be|be|been)\s*$/iu,
  /\b(?:also|sometimes|often|usually|commonly|better|formerly|once|later|now)\s*$/iu,
  /\b(?:whether|should|deserves?|could|might|would|claim|argue|according)\b/iu,
  // A value of what?
  /^(?:an?|the) (?:value|figure|number|level|amount|score|rate|ratio) of [^.]{0,12}\d/iu,
];
