import {
  matrixBetween,
  writeFenced,
  writeFraction,
  writePrescripts,
  writeRoot,
  writeRows,
  writeScripts,
} from '../write-latex.ts';
import { joinLatex } from '../write-signs.ts';
import type { XmlNode } from '../xml-node.ts';
import { findTexSource } from './find-tex-source.ts';
import { findFence } from './fences.ts';
import { isToken, writeToken } from './write-token.ts';
import { writeUnderOver } from './write-under-over.ts';

/** A formula of a page, an e-book or LibreOffice as LaTeX: its author's own, where that is kept. */
export function writeMathml(math: XmlNode): string {
  return findTexSource(math) ?? writeRow(math.children);
}

function write(node: XmlNode): string {
  if (isToken(node)) return writeToken(node);
  const [first, second, third] = node.children;
  switch (node.name) {
    case 'msup':
      return writeScripts(one(first), { above: one(second) });
    case 'msub':
      return writeScripts(one(first), { below: one(second) });
    case 'msubsup':
      return writeScripts(one(first), { below: one(second), above: one(third) });
    case 'munder':
      return writeUnderOver(first, { below: second }, write);
    case 'mover':
      return writeUnderOver(first, { above: second }, write);
    case 'munderover':
      return writeUnderOver(first, { below: second, above: third }, write);
    case 'mmultiscripts':
      return writeMultiscripts(node.children);
    case 'mfrac':
      if (isWithoutBar(node)) return `{${one(first)} \\atop ${one(second)}}`;
      return writeFraction(one(first), one(second));
    case 'msqrt':
      return writeRoot(writeRow(node.children), '');
    case 'mroot':
      return writeRoot(one(first), one(second));
    case 'mtable':
      return writeRows(isAligned(node) ? 'aligned' : 'matrix', rowsOf(node));
    case 'mfenced':
      return writeMfenced(node);
    case 'menclose':
      return writeEnclosed(node);
    case 'semantics':
      return one(first);
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
    case 'mspace':
    case 'none':
    case 'mprescripts':
      return '';
    default:
      return writeRow(node.children);
  }
}

function one(node: XmlNode | undefined): string {
  return node ? write(node) : '';
}

/** What stands between two brackets is seen together. */
function writeRow(nodes: readonly XmlNode[]): string {
  let written = '';
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    const fence = findFence(nodes, at);
    if (fence) {
      written = joinLatex(written, writeBetween(fence, nodes.slice(at + 1, fence.end)));
      at = fence.isOpen ? fence.end - 1 : fence.end;
    } else {
      const latex = write(node);
      // Its limits are read more easily apart from what follows.
      const isLarge = /^m(?:under|over|sub|sup)/.test(node.name) && largeHead.test(latex);
      const hasMore = isLarge && at < nodes.length - 1;
      written = joinLatex(written, hasMore ? `${latex} ` : latex);
    }
  }
  return written.trim();
}

const largeHead = /^\\(?:sum|prod|coprod|i{0,3}o?int|big[a-z]+|lim|max|min|sup|inf)(?![a-z])/;

function writeBetween(fences: { open: string; close: string }, inner: readonly XmlNode[]): string {
  const only = inner.length === 1 ? unwrap(inner[0]) : undefined;
  const environment = matrixBetween(fences);
  if (only?.name === 'mtable' && environment) return writeRows(environment, rowsOf(only));
  if (only?.name === 'mfrac' && isWithoutBar(only) && environment === 'pmatrix') {
    const [above, below] = only.children;
    return `\\binom{${one(above)}}{${one(below)}}`;
  }
  return writeFenced(fences, [writeRow(inner)]);
}

/** Rows of one thing mean that thing. */
function unwrap(node: XmlNode | undefined): XmlNode | undefined {
  let inner = node;
  while (inner && /^m(?:row|style|padded)$/.test(inner.name) && inner.children.length === 1) {
    inner = inner.children[0];
  }
  return inner;
}

function writeMfenced(node: XmlNode): string {
  const { open = '(', close = ')', separators = ',' } = node.attributes;
  const separator = separators.trim().charAt(0);
  if (node.children.length <= 1) return writeBetween({ open, close }, node.children);
  return writeFenced({ open, close, separator }, node.children.map(write));
}

function writeMultiscripts([base, ...scripts]: readonly XmlNode[]): string {
  const middle = scripts.findIndex(({ name }) => name === 'mprescripts');
  const [below, above] = middle < 0 ? scripts : scripts.slice(0, middle);
  const after = writeScripts(one(base), { below: one(below), above: one(above) });
  if (middle < 0) return after;
  const [lower, upper] = scripts.slice(middle + 1);
  return writePrescripts(after, { below: one(lower), above: one(upper) });
}

function isWithoutBar({ attributes }: XmlNode): boolean {
  return /^0(?:\D|$)/.test(attributes['linethickness'] ?? '');
}

function isAligned({ attributes }: XmlNode): boolean {
  return /right\s+left/.test(attributes['columnalign'] ?? '');
}

function rowsOf(table: XmlNode): string[][] {
  return table.children
    .filter(({ name }) => name === 'mtr' || name === 'mlabeledtr')
    .map(({ name, children }) => (name === 'mlabeledtr' ? children.slice(1) : children))
    .map((cells) =>
      cells.filter((cell) => cell.name === 'mtd').map((cell) => writeRow(cell.children)),
    );
}

function writeEnclosed(node: XmlNode): string {
  const inner = writeRow(node.children);
  const notation = node.attributes['notation'] ?? 'longdiv';
  if (/\bbox\b|roundedbox/.test(notation)) return `\\boxed{${inner}}`;
  if (notation.includes('strike')) return `\\cancel{${inner}}`;
  if (notation.includes('radical')) return writeRoot(inner, '');
  if (notation === 'top') return `\\overline{${inner}}`;
  return notation === 'bottom' ? `\\underline{${inner}}` : inner;
}
