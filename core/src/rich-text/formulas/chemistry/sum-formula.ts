/**
 * The atoms of a substance and its charge, in one order: 'CH3CH2OH' and 'C2H5OH' are one. It takes
 * what `evenChemistry` writes; an equation has none.
 */
export function sumFormula(even: string): string | undefined {
  if (/->|<=>| \+ /.test(even)) return undefined;
  const [, body = '', charge = ''] = /^(.*?)(\^\d*[+-])?\s?(?:\((?:s|l|g|aq)\))?$/.exec(even) ?? [];
  const atoms = new Map<string, number>();
  for (const part of body.split('·')) countAtoms(part, atoms);
  const counts = [...atoms].map(([element, count]) => `${element}${count}`);
  return counts.toSorted().join('') + charge;
}

/** From the back, where the number of a bracket comes before what it holds. */
function countAtoms(part: string, atoms: Map<string, number>): void {
  const coefficient = Number(/^\d*/.exec(part)?.[0] || 1);
  const factors = [coefficient];
  for (const [, sign = '', digits] of [
    ...part.matchAll(/([A-Z][a-z]?|[()[\]])(\d*)/g),
  ].toReversed()) {
    const factor = (factors.at(-1) ?? 1) * Number(digits || 1);
    if (/[)\]]/.test(sign)) factors.push(factor);
    else if (/[([]/.test(sign)) factors.pop();
    else atoms.set(sign, (atoms.get(sign) ?? 0) + factor);
  }
}
