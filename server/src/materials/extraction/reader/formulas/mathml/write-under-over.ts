import { arrowCommands } from '../symbols.ts';
import {
  isAccent,
  takesLimits,
  writeAbove,
  writeAccent,
  writeBelow,
  writeScripts,
} from '../write-latex.ts';
import type { XmlNode } from '../xml-node.ts';

type Limits = { below?: XmlNode | undefined; above?: XmlNode | undefined };

/** Limits, accents, braces and arrows with words: MathML has one element for all of them. */
export function writeUnderOver(
  base: XmlNode | undefined,
  { below, above }: Limits,
  write: (node: XmlNode) => string,
): string {
  const arrow = arrowCommands.get(signOf(base));
  if (arrow !== undefined) {
    const under = below ? `[${write(below)}]` : '';
    return `${arrow}${under}{${above ? write(above) : ''}}`;
  }
  const inner = base ? write(base) : '';
  if (below && above && takesLimits(inner)) {
    return writeScripts(inner, { below: write(below), above: write(above) });
  }
  const lower = below ? writeUnder(inner, below, write) : inner;
  return above ? writeOver(lower, above, write) : lower;
}

function writeUnder(inner: string, below: XmlNode, write: (node: XmlNode) => string): string {
  const sign = signOf(below);
  const arrow = arrowCommands.get(sign);
  if (arrow !== undefined) return `${arrow}{${inner}}`;
  if (sign === '⏟') return `\\underbrace{${inner}}`;
  if (underlines.has(sign)) return `\\underline{${inner}}`;
  return writeBelow(inner, write(below));
}

function writeOver(inner: string, above: XmlNode, write: (node: XmlNode) => string): string {
  const sign = signOf(above);
  if (sign === '⏞') return `\\overbrace{${inner}}`;
  if (overlines.has(sign) && inner.length > 1) return `\\overline{${inner}}`;
  if (sign !== '' && isAccent(sign)) return writeAccent(sign, inner);
  return writeAbove(inner, write(above));
}

const underlines = new Set(['_', '¯', '‾', '―', '\u0332', '̲']);
const overlines = new Set(['¯', '‾', '―', '_', '\u0305', '\u0304']);

function signOf(node: XmlNode | undefined): string {
  return node?.name === 'mo' || node?.name === 'mi' ? node.text.trim() : '';
}
