/** How the letters of a formula look, which in mathematics is what they mean. */
export type Letters =
  | 'slanted'
  | 'upright'
  | 'bold'
  | 'bold-slanted'
  | 'double-struck'
  | 'script'
  | 'fraktur'
  | 'sans-serif'
  | 'monospace';

const wrappers: Record<Exclude<Letters, 'slanted'>, string> = {
  upright: '\\mathrm',
  bold: '\\mathbf',
  'bold-slanted': '\\boldsymbol',
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

export function wrapLetters(latex: string, letters: Letters): string {
  if (letters === 'slanted' || latex === '') return latex;
  // Figures are upright anyway.
  if (letters === 'upright' && !/[A-Za-z]/.test(latex.replace(/\\[A-Za-z]+/g, ''))) return latex;
  return `${wrappers[letters]}{${latex}}`;
}

/** A letter of the mathematical alphabets as a plain one, and its looks. */
export function letterOf(sign: string): { letter: string; letters: Letters } | undefined {
  const early = earlyLetters.get(sign);
  if (early) return early;
  const code = sign.codePointAt(0) ?? 0;
  if (code < firstLetter || code > lastDigit) return undefined;
  const letter = sign.normalize('NFKC');
  if (code >= firstDigit) {
    return { letter, letters: digitLooks[Math.floor((code - firstDigit) / 10)] ?? 'slanted' };
  }
  if (code >= firstGreek) {
    const look = greekLooks[Math.floor((code - firstGreek) / 58)] ?? 'slanted';
    return { letter, letters: look };
  }
  return { letter, letters: latinLooks[Math.floor((code - firstLetter) / 52)] ?? 'slanted' };
}

const firstLetter = 0x1d400;
const firstGreek = 0x1d6a8;
const firstDigit = 0x1d7ce;
const lastDigit = 0x1d7ff;

/** In the order of the code points. */
const latinLooks: readonly Letters[] = [
  'bold',
  'slanted',
  'bold-slanted',
  'script',
  'script',
  'fraktur',
  'double-struck',
  'fraktur',
  'sans-serif',
  'sans-serif',
  'sans-serif',
  'sans-serif',
  'monospace',
];
const greekLooks: readonly Letters[] = [
  'bold',
  'slanted',
  'bold-slanted',
  'sans-serif',
  'sans-serif',
];
const digitLooks: readonly Letters[] = [
  'bold',
  'double-struck',
  'sans-serif',
  'sans-serif',
  'monospace',
];

/** Those that Unicode had before the others. */
const earlyLetters: ReadonlyMap<string, { letter: string; letters: Letters }> = new Map(
  [
    ['double-struck', 'ℂC ℍH ℕN ℙP ℚQ ℝR ℤZ'] as const,
    ['script', 'ℬB ℰE ℱF ℋH ℐI ℒL ℳM ℛR ℯe ℊg ℴo'] as const,
    ['fraktur', 'ℭC ℌH ℨZ'] as const,
    ['slanted', 'ℎh'] as const,
    ['upright', 'ⅆd ⅇe ⅈi'] as const,
  ].flatMap(([letters, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [sign = '', letter = ''] = pair;
      return [sign, { letter, letters }] as const;
    }),
  ),
);
