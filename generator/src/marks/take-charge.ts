/** The charge of an ion and the plus of 'C++' or 'A+' belong to the word before them. */
const plus = /^(?:\+\+|\^?\d?\+|\^?[⁰¹²³⁴-⁹]?[⁺⁻])(?![\p{L}\p{N}])/u;
const minus = /^(?:\^?\d?[-−])(?![\p{L}\p{N}])/u;
/** What a minus is a charge of; behind any other word it is a hyphen or a dash. */
const anion =
  /(?<![\p{L}\p{N}])(?:Cl|Br|F|I|H|OH|CN|SCN|(?:[A-Z][a-z]?\d*)*[A-Z][a-z]?\d+|e)(?:\^?\d)?$/u;
const nextIon = /^\/[A-Z][a-z]?\d*(?:\^?\d?[+−]|[⁰¹²³⁴-⁹]?[⁺⁻])(?![\p{L}\p{N}])/u;

/** Where words end with what is written to their last one: 'Na' of 'Na+/K+ pump' ends behind the K+. */
export function takeCharge(text: string, end: number): number {
  if (!/[\p{L}\p{N}₀-₉)\]]$/u.test(text.slice(Math.max(0, end - 1), end))) return end;
  const before = text.slice(Math.max(0, end - 20), end);
  const after = text.slice(end, end + 30);
  const found = plus.exec(after) ?? (anion.test(before) ? minus.exec(after) : null);
  if (found === null) return end;
  const at = end + found[0].length;
  return at + (nextIon.exec(text.slice(at, at + 30))?.[0].length ?? 0);
}
