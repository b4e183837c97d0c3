import type { Analysis } from '../analysis/analyse-text.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { firstDeed } from '../analysis/phrase-words.ts';
import { findNumbers, type NumberSpot } from '../analysis/find-numbers.ts';
import type { Word } from '../analysis/read-words.ts';
import type { Workshop } from './candidate.ts';
import { isBroken } from './prints-alone.ts';
import { turn } from './stems.ts';
import { yearsAround } from './years-around.ts';

export type NumberQuestion = { text: string; spot: NumberSpot; taken: readonly number[] };

/** 'In which year did …?' and 'How many … does …?', where the sentence can be turned safely. */
export function askNumber({ analysis }: Workshop, fact: Fact): NumberQuestion | undefined {
  if (asked.has(fact)) return asked.get(fact);
  const made = makeQuestion(analysis, fact);
  asked.set(fact, made);
  return made;
}

// Two makers ask for the number of the same fact.
const asked = new WeakMap<Fact, NumberQuestion | undefined>();

function makeQuestion(analysis: Analysis, fact: Fact): NumberQuestion | undefined {
  if (fact.origin !== 'sentence' && fact.origin !== 'aside') return undefined;
  const all = findNumbers(fact.sentence.words);
  const taken = [...all.map(({ value }) => value), ...yearsAround(analysis, fact.sentence)];
  const { material } = analysis;
  const year = askYear(fact, material);
  const years = fact.origin === 'aside' ? findNumbers(fact.rest) : all;
  const isOnly = years.filter(({ form }) => form === 'year').length === 1;
  const isFit = (spot: NumberSpot) => spot.certainty !== 'open' && !isBroken(analysis, fact);
  if (year && isOnly && isTold(fact, year) && isFit(year.spot)) return { ...year, taken };
  const count = askCount(fact, material);
  return count && isFit(count.spot) ? { ...count, taken } : undefined;
}

/** The year belongs to the verb, and the question says what happened to whom. */
function isTold({ rest, subject, verb, origin }: Fact, { text, spot }: Asked): boolean {
  const deed = firstDeed(rest);
  const before = deed.filter(({ end }) => end <= spot.start);
  const [first] = verb;
  // 'a state body founded in 1956', 'that was built in 1956'.
  const hangs = before.some(
    ({ tag, lower }) =>
      (tag === 'VERB' && !lower.endsWith('ing')) ||
      tag === 'AUX' ||
      ['that', 'which', 'who', 'whose', ',', 'since', 'until', 'before', 'after'].includes(lower),
  );
  if (hangs || /[,;:]|\b(?:it|them|they|he|she|one|ones)\b/.test(text)) return false;
  // 'An expansion completed in 2015, officially called …': no verb of a sentence.
  const isBare = verb.length === 1 && first?.tag === 'VERB' && before.length <= 1;
  const isDone = verb.length > 1 || !isBare;
  const isNamed = /\p{Lu}/u.test(subject) || /\s\p{Lu}\p{Ll}/u.test(text.slice(9));
  return isNamed && (isDone || (origin === 'sentence' && deed.length > 5));
}

type Asked = { text: string; spot: NumberSpot };

function askYear(fact: Fact, material: string): Asked | undefined {
  if (fact.sentence.words.some(({ lower }) => lower === 'same')) return undefined;
  const inLead = /^in (?:the year )?(1\d{3}|20\d\d)$/i.test(fact.lead);
  const rest = firstDeed(fact.rest);
  const isIn = ({ form, at }: NumberSpot, words: readonly Word[]) =>
    form === 'year' && words[at - 1]?.lower === 'in';
  if (inLead) {
    const spot = findNumbers(fact.sentence.words).find((found) => isIn(found, fact.sentence.words));
    const turned = turn(fact, shownFrom(rest, material));
    return spot && turned !== undefined ? { text: `In which year ${turned}?`, spot } : undefined;
  }
  const spot = findNumbers(rest).find((found) => isIn(found, rest));
  // 'in May 1789' and '1848 and 1849' are no single years.
  // A year before Christ would leave its era behind.
  const isPlain = spot && /^(?:1\d{3}|20\d\d)$/.test(spot.text);
  if (!spot || !isPlain || rest[spot.at + 1]?.tag === 'CCONJ' || fact.lead !== '') return undefined;
  const left = shownFrom(rest.slice(0, spot.at - 1), material);
  const comma = rest.findIndex(({ lower }, at) => at > spot.at && lower === ',');
  const right = shownFrom(rest.slice(spot.at + 1, comma < 0 ? rest.length : comma), material);
  if (/^(?:that|when)\b/.test(right) && left === '') {
    const turned = turn(fact, right);
    return turned === undefined ? undefined : { text: `In which year ${turned}?`, spot };
  }
  const turned = turn(fact, `${left} ${right}`.trim());
  return turned === undefined ? undefined : { text: `In which year ${turned}?`, spot };
}

function askCount(fact: Fact, material: string): Asked | undefined {
  const rest = firstDeed(fact.rest);
  const [spot] = findNumbers(rest);
  if (!spot || spot.form === 'year' || fact.shape === 'definition') return undefined;
  const before = rest
    .slice(0, spot.at)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    !['', 'about', 'around', 'approximately', 'exactly', 'only', 'nearly', 'almost'].includes(
      before,
    )
  )
    return undefined;
  const scale = ['million', 'billion', 'thousand', 'hundred'].includes(
    rest[spot.at + 1]?.lower ?? '',
  );
  const unitAt = spot.at + (scale ? 2 : 1);
  const unit = rest.slice(unitAt, unitEnd(rest, unitAt));
  if (unit.length === 0 || !unit.at(-1)?.lower.endsWith('s') || scale) return undefined;
  const comma = rest.findIndex(({ lower }, at) => at > unitAt && lower === ',');
  const following = shownFrom(
    rest.slice(unitAt + unit.length, comma < 0 ? rest.length : comma),
    material,
  );
  if (/^the \p{Ll}+$/u.test(fact.subject)) return undefined;
  // 'four tones plus a neutral one', 'three features' of what nobody knows.
  if (/\b(?:plus|and|or|that|which|one|it|them)\b/.test(following)) return undefined;
  if (spot.form === 'spelled' && !/\p{Lu}/u.test(fact.subject) && following.split(' ').length < 4)
    return undefined;
  const ofWhat = following.startsWith('of ') ? ` ${following}` : '';
  const after = ofWhat === '' ? following : '';
  const turned = turn(fact, after);
  if (turned === undefined || fact.lead.length > 40 || /^(?:that|which|who)\b/.test(after))
    return undefined;
  const opening = fact.lead === '' ? '' : `${fact.lead}, `;
  const about = before === '' || before === 'only' || before === 'exactly' ? '' : `${before} `;
  const question = `${opening}${about}how many ${shownFrom(unit, material)}${ofWhat} ${turned}?`;
  return { text: question.slice(0, 1).toUpperCase() + question.slice(1), spot };
}

function unitEnd(words: readonly Word[], from: number): number {
  let end = from;
  while (words[end] && ['ADJ', 'NOUN'].includes(words[end]?.tag ?? '')) end += 1;
  while (end > from && words[end - 1]?.tag === 'ADJ') end -= 1;
  return end;
}

function shownFrom(words: readonly Word[], material: string): string {
  const [first] = words;
  const last = words.at(-1);
  return first && last
    ? cleanText(material.slice(first.start, last.end)).replace(/^,\s*|\s*,$/g, '')
    : '';
}
