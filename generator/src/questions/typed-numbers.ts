import { acceptedFor } from './typed-answers.ts';

/** A number to be typed, and what is printed behind the gap so that nobody has to guess it. */
export type TypedNumber = { key: string; unit: string; accepted: readonly string[] };

/**
 * A year, or a whole number below a thousand: whoever knows it writes it so. Longer numbers are
 * rounded somewhere, and decimals as exact as a book wants them.
 */
export function readTypedNumber(
  value: string,
  { column, language }: { column: readonly string[]; language: string },
): TypedNumber | null {
  const [, key = '', unit = ''] = /^(\d{1,4})(?:\s?([^\d\s.,–-]\S{0,11}))?$/u.exec(value) ?? [];
  if (key === '' || (key.length > 1 && key.startsWith('0'))) return null;
  if (key.length > 3 && (unit !== '' || !column.every(isYear))) return null;
  const written = [unit, ...(longUnits.get(unit) ?? [])].filter((name) => name !== '');
  return {
    key,
    unit: language === 'en' && time.has(unit) ? (written[1] ?? unit) : unit,
    accepted: [
      ...acceptedFor(key),
      ...written.flatMap((name) => [`${key} ${name}`, ...(name === '%' ? [`${key}%`] : [])]),
    ],
  };
}

function isYear(value: string): boolean {
  return /^(?:1\d|20)\d\d$/u.test(value);
}

/** 'd' behind a gap could be anything; 'km' could not. */
const time = new Set(['d', 'yr', 'y', 'yrs', 'h', 'hr', 'min', 's', 'sec']);

const longUnits: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    d: ['days', 'day'],
    yr: ['years', 'year'],
    y: ['years', 'year'],
    yrs: ['years'],
    h: ['hours', 'hour'],
    hr: ['hours', 'hour'],
    min: ['minutes', 'minute'],
    s: ['seconds', 'second'],
    sec: ['seconds', 'second'],
    km: ['kilometres', 'kilometers'],
    m: ['metres', 'meters'],
    cm: ['centimetres', 'centimeters'],
    mm: ['millimetres', 'millimeters'],
    kg: ['kilograms'],
    g: ['grams'],
    mg: ['milligrams'],
    V: ['volts'],
    A: ['amperes', 'amps'],
    W: ['watts'],
    Hz: ['hertz'],
    '%': ['percent', 'per cent'],
    '°': ['degrees'],
    '°C': ['degrees', 'degrees Celsius'],
  }),
);
