import { wordingOf } from '../content-words.ts';
import { readNumber } from './read-number.ts';
import { squeeze } from './squeeze.ts';

/** Options without labels, all written alike; wrong ones that say the same only once. */
export function mendOptions(
  keys: readonly string[],
  distractors: readonly string[],
): { keys: string[]; distractors: string[] } {
  const alike = writeAlike(stripLabels([...keys, ...distractors].map(squeeze)));
  const wrong = alike.slice(keys.length);
  const wordings = wrong.map((text) => wordingOf(text) || text);
  const single = wrong.filter((_, no) => wordings.indexOf(wordings[no] ?? '') === no);
  return { keys: alike.slice(0, keys.length), distractors: sortNumbers(single) };
}

/** 'A) Nucleus': the label would give the key away once the options are shuffled. */
function stripLabels(options: readonly string[]): string[] {
  const labelled = options.filter((text) => label.test(text));
  // One alone may be a name: 'A. Lincoln'.
  if (labelled.length < 2) return [...options];
  return options.map((text) => text.replace(label, ''));
}

const label = /^\(?[A-Ha-h1-8][).:]\s+(?=\S)/;

/** A capital or a full stop that only some options have is a cue. */
function writeAlike(options: readonly string[]): string[] {
  const hasStop = (text: string) => /[^.]\.$/.test(text) && !/\b\p{L}\.$/u.test(text);
  const isMixedStop = options.some(hasStop) && !options.every(hasStop);
  const stopped = isMixedStop
    ? options.map((text) => (hasStop(text) ? text.slice(0, -1) : text))
    : options;
  const isMixedCase =
    stopped.some((text) => /^\p{Lu}/u.test(text)) && stopped.some((text) => plainStart.test(text));
  if (!isMixedCase) return [...stopped];
  return stopped.map((text) =>
    plainStart.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text,
  );
}

// 'pH' and 'mRNA' keep their small letter.
const plainStart = /^\p{Ll}(?=[\p{Ll}\s]|$)[^\p{Lu}\s]*(\s|$|[^\p{L}])/u;

function sortNumbers(options: readonly string[]): string[] {
  const numbers = options.map((text) => ({ text, number: readNumber(text) ?? Number.NaN }));
  if (numbers.some(({ number }) => Number.isNaN(number))) return [...options];
  return numbers.toSorted((one, other) => one.number - other.number).map(({ text }) => text);
}
