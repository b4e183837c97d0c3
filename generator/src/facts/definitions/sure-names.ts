import { firstNames, places } from '../../data/name-lists.ts';
import { countries } from '../../data/place-names.ts';
import { isLabel } from '../labels.ts';
import { isWholeLongForm } from '../long-forms.ts';
import { cutTerm } from '../terms.ts';

export type Names = { name: string; also: readonly string[] };

/**
 * The name that a line explains and what else it is called, or null where nobody can tell whether a
 * bracket holds a second name, an author or a remark: the second name would be marked wrong.
 */
export function readNames(written: string): Names | null {
  const name = cutTerm(written);
  const inside = /\(([^()]*)\)\s*$/u.exec(written)?.[1]?.trim();
  if (inside !== undefined && isWholeLongForm(inside, name) && isSureName(inside)) {
    return { name: inside, also: [name] };
  }
  if (!isSureName(name)) return null;
  if (inside === undefined) return written.includes('(') ? null : { name, also: [] };
  if (isWholeLongForm(name, inside)) return { name, also: [inside] };
  const second =
    /^(?:or|aka|also|also called|=|syn\.?:?|synonym:?) ?(?<name>\p{L}[\p{L} '’-]{2,40})$/u;
  const also = second.exec(inside)?.groups?.['name'];
  return also === undefined ? null : { name, also: [also] };
}

const mostWords = 4;

/** Whether 'term' is the right word for it: no place, person, species, label or short form. */
export function isSureName(name: string): boolean {
  const words = name.split(' ');
  if (words.length > mostWords || !/^\p{L}[\p{L}\p{N} '’-]{2,}$/u.test(name)) return false;
  if (isLabel(name) || noName.test(name) || isLatin(name) || drug.test(name)) return false;
  return !isShort(name) && !isPlace(name) && !isPerson(words);
}

/** Letters that stand for words: whoever types the words would be marked wrong. */
export function isShort(name: string): boolean {
  return (name.match(/\p{Lu}/gu)?.length ?? 0) >= 2 && !/\p{Ll}{3}|\s/u.test(name);
}

function isPlace(name: string): boolean {
  const lower = name.toLowerCase();
  return places.has(lower) || countries.has(lower) || regions.test(name) || languages.test(name);
}

const languages =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|russian|polish|greek|latin|chinese|mandarin|japanese|korean|arabic|hebrew|turkish|swedish|hindi|american|british)$/iu;

const regions =
  /^(?:(?:north|south|east|west|central|northern|southern|eastern|western)(?:-?\w+)? )?(?:africa|america|asia|europe|oceania|nordic|baltic|balkans|scandinavia)$/iu;

function isPerson(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  const isNamed = rest.length > 0 && rest.every((word) => /^\p{Lu}/u.test(word));
  return (
    isNamed && (firstNames.has(first.toLowerCase()) || /^(?:King|Queen|Sir|Dr|Lord)$/u.test(first))
  );
}

/** 'Bellis perennis': which language is wanted is not said. */
function isLatin(name: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:us|um|is|a|es|ix|ax|ex) \p{Ll}{3,}(?:us|um|is|i|ae|ens|oides|a|ur|or|os)$/u.test(
    name,
  );
}

/** Others of its class do what is said of one drug. */
const drug =
  /(?:pril|olol|statin|sartan|azole|cillin|mycin|zepam|zolam|caine|formin|farin|parin|oxacin|tidine|triptan|profen|semide|thiazide|dipine|gliptin|oxetine|mab)$/iu;

const noName =
  /^(?:most|least|often|usually|mainly|only|best|worst|very|more|less|some|many|all|both|each|every|other|new|old|good|bad|main|key|basic|important|common|typical|example|case|option|version|variant|group|still|allowed|not yet|an?|the one|der|die|das|ein|eine|el|la|los|las|le|les|un|une|una|il|lo|gli)\b|\b(?:or|and|not|is|are|was|were|no|without|exam|quiz|homework)\b|['’]s$/iu;
