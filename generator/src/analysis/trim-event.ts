import { isYear } from './read-dates.ts';
import type { Word } from './read-words.ts';

/** 'Finally, in 1598, …'. */
export function withoutOpener(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  return first?.tag === 'ADV' && second?.lower === ',' && words[2]?.tag === 'ADP'
    ? words.slice(2)
    : words;
}

/** 'Lübeck, founded in 1143 by Adolf, burned down and was rebuilt in 1159': only the first. */
export function onlyAside(words: readonly Word[]): readonly Word[] {
  const years = words.flatMap((word, no) => (isYear(word) ? [no] : []));
  const [first = 0, second] = years;
  const close = words.findIndex(({ lower }, no) => no > first && lower === ',');
  const isInside = second !== undefined && close > 0 && close < second && words[1]?.lower === ',';
  return isInside ? words.slice(0, close + 1) : words;
}

/** 'The towns formed a league in 1367, plundered … and forced …': what came later is left out. */
export function cutSecondDeed(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(isYear);
  const isPlain = words.slice(0, at).every(({ lower }) => lower !== ',');
  const [comma, next] = [words[at + 1], words[at + 2]];
  const isDeed = comma?.lower === ',' && /(?:ed|ing)$/.test(next?.lower ?? '');
  return at > 3 && isPlain && isDeed ? words.slice(0, at + 1) : words;
}

/** 'Johann Fust, who had lent him the capital, sued …' without what stands between the commas. */
export function withoutSubjectAside(words: readonly Word[]): readonly Word[] {
  const open = words.findIndex(({ lower }) => lower === ',');
  const close = words.findIndex(({ lower }, no) => no > open && lower === ',');
  const isSubject =
    open > 0 &&
    open <= 7 &&
    words.slice(0, open).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
  const next = words[close + 1];
  if (!isSubject || close < 0 || close - open > 18) return words;
  return next?.tag === 'VERB' || next?.tag === 'AUX'
    ? words.filter((_, no) => no < open || no > close)
    : words;
}

/** 'Heavily in debt, …'. */
export function withoutShortLead(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ lower }) => lower === ',');
  const isLead =
    comma > 0 &&
    comma < 7 &&
    ['ADV', 'ADP'].includes(words[0]?.tag ?? '') &&
    words.slice(0, comma).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX' && tag !== 'NUM');
  return isLead ? words.slice(comma + 1) : words;
}

/** What only adds to the event is left out: ', which …', ', although …'. */
export function trimTail(words: readonly Word[]): Word[] {
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const end = words.findIndex(
    ({ lower }, no) =>
      no > Math.max(verb, 4) &&
      verb > 0 &&
      (lower === ':' || lower === '–' || (lower === ',' && tails.has(words[no + 1]?.lower ?? ''))),
  );
  const kept = end < 0 ? [...words] : words.slice(0, end);
  return kept.at(-1)?.tag === 'PUNCT' ? kept.slice(0, -1) : kept;
}

const tails = new Set(
  'which who whose whom whereupon where when although though but while whereas partly so since because and under from for holding making with the a an'.split(
    ' ',
  ),
);
