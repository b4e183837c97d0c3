import type { XmlNode } from '../../formulas/xml-node.ts';
import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import { writeOmml } from './write-omml.ts';

/** A formula as LaTeX, or the mark of one that nobody could read. */
export function writeFormula(tree: XmlNode, isTooLarge: boolean): string {
  if (isTooLarge) return brokenFormula;
  const latex = writeOmml(tree).trim();
  return latex.length > maxLength ? brokenFormula : latex;
}

const maxLength = 4_000;
