import type { Known } from '../describe-question.ts';
import { isMonth } from '../languages/kinds.ts';
import { isSmall, limits } from '../languages/small-words.ts';
import type { Judgement } from '../pick-best.ts';
import { isEqualSet, readMeaning } from '../words/list-meanings.ts';
import { listTokens } from '../words/list-tokens.ts';
import {
  compareQuantities,
  findQuantity,
  type Quantity,
  readQuantity,
} from './compare-quantities.ts';
import { findNumber, findOrdinal } from './find-number.ts';
import { findUnit } from './unit-table.ts';

type Measured = { wanted: readonly string[]; given: readonly string[]; known: Known };

/**
 * What an answer is to a key that is a number, with or without a unit; undefined for other keys.
 * '1789' may come as 'It began in 1789', but not as 'not in 1789'.
 */
export function judgeQuantity({ wanted, given, known }: Measured): Judgement | undefined {
  const key = readQuantity(wanted);
  if (!key) return undefined;
  const found = readQuantity(given) ?? findQuantity(dropDay(given));
  if (!found) return judgeWords(key, given, known);
  if (given.some((word) => limits(word) && !wanted.includes(word))) return 'needs-review';
  const [meant, said] = [wanted, given].map((words) => readMeaning(words, known.language));
  if (!isEqualSet(meant?.turning ?? [], said?.turning ?? [])) return 'needs-review';
  // '23 pairs' are 46.
  const isMultiple = multiples.has(found.name) && found.name !== key.name;
  if (isMultiple && !known.asked.includes(found.name)) return 'incorrect';
  const next = listTokens(known.texts[0]?.split(beforeUnit)[1] ?? '')[0];
  // '8 dwarf' for '_____ planets'.
  const isOther = next !== undefined && !isSmall(next, known.language) && found.name !== '';
  if (isOther && !found.unit && !known.asked.includes(found.name)) return 'needs-review';
  const asked = findAskedUnit(known);
  const verdict = compareQuantities(addUnit(key, asked), addUnit(found, asked));
  if (meant?.isDenied !== said?.isDenied) return verdict === 'correct' ? 'denied' : 'needs-review';
  // In the same kind of unit nothing is left to compare with other wordings.
  return verdict === 'incorrect' && key.unit && found.unit ? 'denied' : verdict;
}

/** '14 October 1066' is in 1066. */
function dropDay(given: readonly string[]): readonly string[] {
  const month = given.findIndex(isMonth);
  return given.filter(
    (word, place) => Math.abs(place - month) !== 1 || month < 0 || !day.test(word),
  );
}

const day = /^(?:[1-9]|[12]\d|3[01])$/;

/** Without its number it is no answer, unless that is there in words that we cannot read. */
function judgeWords(key: Quantity, given: readonly string[], { language }: Known): Judgement {
  const isOpen = given.some(
    (word) =>
      findNumber(word) === key.value || findOrdinal(word) !== undefined || numberWords.has(word),
  );
  return language === 'en' && !isOpen ? 'incorrect' : 'needs-review';
}

/** '24' in 'within _____ hours' is 24 hours, and '100°' where °C is asked for is 100 °C. */
function addUnit(quantity: Quantity, asked: string | undefined): Quantity {
  const unit = asked === undefined ? undefined : findUnit(asked);
  const isBare = quantity.name === '';
  const isDegree = quantity.unit?.kind === 'angle' && unit?.kind === 'temperature';
  return unit && asked !== undefined && (isBare || isDegree)
    ? { ...quantity, unit, name: asked }
    : quantity;
}

/** The unit that stands after the blank or after 'how many'. */
function findAskedUnit({ texts: [text = ''] }: Known): string | undefined {
  const rest = text.split(beforeUnit)[1];
  const words = rest === undefined ? [] : listTokens(rest);
  return [3, 2, 1]
    .map((length) => words.slice(0, length).join(' '))
    .find((name) => findUnit(name) !== undefined);
}

const beforeUnit = /_{3,}|\bhow many\b|\bwie viele?\b|\bcuánt[oa]s\b|\bcombien de\b/iu;
const multiples: ReadonlySet<string> = new Set('pair pairs dozen dozens couples sets'.split(' '));
const numberWords: ReadonlySet<string> = new Set(
  `once twice thrice dozen half halves quarter pair couple single double triple score decade century day
  week year hour minute none no both all whole every fortnight annual annually yearly daily weekly
  monthly`.split(/\s+/),
);
