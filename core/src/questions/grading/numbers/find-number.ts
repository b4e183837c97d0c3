/** The value of a whole word that is a number: '12', '-0.5', '1/2', '10^6', '6.02e23'. */
export function findNumber(word: string): number | undefined {
  const value = readNumber(word);
  return Number.isFinite(value) ? value : undefined;
}

/** The value of 'fourteenth', as it stands after a name or in a date. */
export function findOrdinal(word: string): number | undefined {
  const place = word === '' ? -1 : ordinals.indexOf(word);
  return place > 0 ? place : undefined;
}

/** '1.000' is one, or a thousand where people write so. */
export function mayBeSameNumber(one: string, other: string): boolean {
  const values = [one, other].map((word) => findNumber(word.replace(dotBeforeThree, '')));
  return values[0] !== undefined && values[0] === values[1];
}

/** Whether it is written like a Roman numeral, so that one letter more makes another number. */
export function isRoman(word: string): boolean {
  return /^(?=.)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(word);
}

/** The value of a Roman numeral below forty. */
export function readRoman(word: string): number {
  const values = word.split('').map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}

const dotBeforeThree = /(?<=^-?[1-9]\d{0,2})\.(?=\d{3}$)/;

function readNumber(word: string): number | undefined {
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/.test(word)) return Number(word);
  const power = /^(?<base>\d+(?:\.\d+)?)\^(?<exponent>[+-]?\d+)$/.exec(word)?.groups;
  if (power) return Number(power['base']) ** Number(power['exponent']);
  const fraction = /^(?<sign>-?)(?<over>\d+)\/(?<under>\d+)$/.exec(word)?.groups;
  if (!fraction) return undefined;
  const size = Number(fraction['over']) / Number(fraction['under']);
  return fraction['sign'] === '-' ? -size : size;
}

/** By their values; there is no zeroth. */
export const ordinals =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
