/** How formulas are read out. */
export const formulaWords = {
  over: (top: string, bottom: string) => `${top} over ${bottom}`,
  choose: (top: string, bottom: string) => `${top} choose ${bottom}`,
  root: (inside: string) => `the square root of ${inside}${end(inside, 'root')}`,
  rootOf: (index: string, inside: string) =>
    `the ${index === '3' ? 'cube' : `${index}th`} root of ${inside}${end(inside, 'root')}`,
  sub: (base: string, low: string) => `${base} sub ${low}`,
  squared: 'squared',
  cubed: 'cubed',
  degrees: 'degrees',
  power: (exponent: string) => `to the power of ${exponent}${end(exponent, 'power')}`,
  gives: 'gives',
  limits: (sign: string, from: string, to: string) =>
    `${sign}${from === '' ? '' : ` from ${from}`}${to === '' ? '' : ` to ${to}`} of`,
  as: (base: string, below: string, above: string) =>
    `${base}${below === '' ? '' : ` with ${below} below`}${above === '' ? '' : ` and ${above} above`}`,
  with: (base: string, above: string) => `${base} with ${above} above`,
  group: (inside: string) => `the quantity ${inside}, end quantity,`,
  table: (count: number, rows: readonly string[]) =>
    count === 1
      ? rows.join('')
      : rows.map((row, no) => ` row ${no + 1}: ${row}${no + 1 < count ? ';' : ''}`).join(''),
  vector: 'vector',
  hat: 'hat',
  bar: 'bar',
  tilde: 'tilde',
  dot: 'dot',
  doubleDot: 'double dot',
} as const;

/** Where a part of more than one sign ends. */
function end(part: string, name: string): string {
  return part.includes(' ') ? `, end ${name},` : '';
}
