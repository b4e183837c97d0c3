/** Whether a piece of text may be a part of a formula: it has no words but names of functions. */
export function looksMathy(text: string): boolean {
  if (text.length > longest) return false;
  return (text.match(/\p{L}{3,}/gu) ?? []).every((word) => functions.has(word.toLowerCase()));
}

const longest = 60;

export const functions: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc log exp lim min max sup inf mod det dim ker sinh cosh tanh arcsin arccos arctan gcd arg'.split(
    ' ',
  ),
);
