/** A formula as Word keeps it, what it says, and the same with one bracket in the wrong place. */
export type WordFormula = { name: string; omml: string; latex: string; wrong: string };

export function formula(name: string, omml: string, latex: string, wrong: string): WordFormula {
  return { name, omml, latex, wrong };
}
