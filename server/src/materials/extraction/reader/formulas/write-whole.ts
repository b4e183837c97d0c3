import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import type { XmlNode } from './xml-node.ts';

/** A longer one is no formula that somebody studies. */
export const maxFormulaLength = 4_000;

/** A formula as LaTeX, or the mark of one that could not be read. */
export function writeWhole(
  tree: XmlNode,
  isTooLarge: boolean,
  write: (tree: XmlNode) => string,
): string {
  if (isTooLarge) return brokenFormula;
  const latex = write(tree).trim();
  return latex.length > maxFormulaLength ? brokenFormula : latex;
}
