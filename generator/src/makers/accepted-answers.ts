import type { Analysis } from '../analysis/analyse-text.ts';
import type { Term, Terms } from '../analysis/find-terms.ts';
import { dullNouns, spelledNumbers, weakAdjectives } from '../data/word-lists.ts';

/** Other wordings of an answer that a fair teacher takes as well. */
export function acceptedFor(analysis: Analysis, answer: string): string[] {
  return [
    ...otherSpelling(answer),
    ...(isTerm(analysis, answer) ? [] : withoutWeakWord(answer)),
    ...withoutTitle(answer),
    ...surnameOf(analysis, answer),
    ...fullNameOf(analysis, answer),
    ...headOf(analysis, answer),
  ];
}

/** 'fourteen' is as right as '14'. */
export function otherSpelling(number: string): string[] {
  const spelled = spelledNumbers.findIndex((name) => name === number.toLowerCase());
  if (spelled >= 0) return [String(spelled)];
  const name = spelledNumbers[Number(number)];
  if (name !== undefined) return [name];
  return number.includes(',') ? [number.replaceAll(',', '')] : [];
}

/** 'Main sequence' and 'key signature' are explained as they are, and mean nothing without their first word. */
function isTerm({ terms }: Analysis, answer: string): boolean {
  const term = terms.find(answer.toLowerCase());
  return (
    term !== undefined &&
    (term.isDefined || term.isMarked || term.isNamed || term.listedIn.size > 0)
  );
}

/** 'quota' for 'full quota'. */
function withoutWeakWord(answer: string): string[] {
  const [first = '', ...rest] = answer.split(' ');
  const isWeak =
    weakAdjectives.has(first.toLowerCase()) || /^(?:full|complete|whole)$/i.test(first);
  return isWeak && rest.length > 0 && first !== first.toUpperCase() ? [rest.join(' ')] : [];
}

/** 'Frederick II' for 'Elector Frederick II of Brandenburg'. */
function withoutTitle(answer: string): string[] {
  const bare = untitled(answer);
  const short = bare.replace(/(?<=\p{L}) of (?:the )?\p{Lu}.*$/u, '');
  const isPerson = bare !== answer || / [IVX]+ of /.test(answer);
  const made = isPerson ? [bare, short] : [];
  return [...new Set(made)].filter((other) => other !== answer && other.includes(' '));
}

/** 'Millard Fillmore' of 'President Millard Fillmore'. */
export function untitled(name: string): string {
  return name.replace(titles, '');
}

const titles =
  /^(?:King|Queen|Count|Elector|Duke|Sir|Lord|Lady|Dr|President|Pope|Emperor|Empress|Prince|Princess|Sultan|Tsar|General|Captain)\.? (?=\p{Lu})/u;

/** The terms by their last word, without the ending of the plural. */
function headsOf(terms: Terms): ReadonlyMap<string, Term[]> {
  const known = heads.get(terms);
  if (known) return known;
  const made = Map.groupBy(terms.all, ({ name }) =>
    name
      .slice(name.lastIndexOf(' ') + 1)
      .toLowerCase()
      .replace(/s$/, ''),
  );
  heads.set(terms, made);
  return made;
}

// Goes with the text it belongs to.
const heads = new WeakMap<Terms, ReadonlyMap<string, Term[]>>();

/** 'Hooke' for 'Robert Hooke', where nobody else is called so. */
function surnameOf({ terms }: Analysis, answer: string): string[] {
  const parts = answer.split(' ');
  const last = parts.at(-1) ?? '';
  const isName =
    parts.length > 1 && parts.length < 4 && parts.every((part) => /^\p{Lu}/u.test(part));
  const people = (headsOf(terms).get(last.toLowerCase().replace(/s$/, '')) ?? []).filter(
    ({ kind }) => kind === 'person',
  );
  const isPerson = people.some(({ name }) => name === answer);
  const isSole = people.every(
    ({ name }) => name === last || answer.endsWith(name) || name.endsWith(answer),
  );
  return isName && isPerson && isSole && last.length > 3 ? [last] : [];
}

/** 'skin' for 'Intact skin', where the text speaks of no other skin and explains no such term. */
function headOf({ terms, families }: Analysis, answer: string): string[] {
  const [first = '', last = '', ...others] = answer.split(' ');
  if (last === '' || others.length > 0 || /^\p{Lu}|^\p{L}{1,3}$/u.test(last)) return [];
  const own = headsOf(terms).get(last.toLowerCase().replace(/s$/, '')) ?? [];
  const isPlain = own.some(
    ({ key, name, isDefined, isMarked, isNamed, kind, hasAdjective, head }) =>
      name.toLowerCase() === `${first} ${last}`.toLowerCase() &&
      hasAdjective &&
      families.siblingsOf(key).length === 0 &&
      !dullNouns.has(head) &&
      !isDefined &&
      !isMarked &&
      !isNamed &&
      (kind === 'singular' || kind === 'plural'),
  );
  const isSole = own.filter(({ wordCount, isSubject }) => wordCount > 1 && isSubject).length === 1;
  return isPlain && isSole ? [last] : [];
}

/** 'Alan Baddeley' for 'Baddeley', where nobody else is called so. */
function fullNameOf({ terms }: Analysis, answer: string): string[] {
  if (answer.includes(' ')) return [];
  const people = (headsOf(terms).get(answer.toLowerCase().replace(/s$/, '')) ?? []).filter(
    ({ kind, wordCount, name }) => kind === 'person' && wordCount > 1 && name.endsWith(answer),
  );
  const [only, ...others] = people;
  return only && others.length === 0 ? [only.name] : [];
}
