import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import type { XmlNode } from '../xml-node.ts';
import { writeMathml } from './write-mathml.ts';

/** A formula as LaTeX, or the mark of one that nobody could read. */
export function writeWholeMathml(math: XmlNode, isTooLarge: boolean): string {
  if (isTooLarge) return brokenFormula;
  const latex = writeMathml(math);
  return latex.length > maxLength ? brokenFormula : latex;
}

const maxLength = 4_000;
