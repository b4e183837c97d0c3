import type { XmlNode } from '../xml-node.ts';

/** A bracket and the place of the one that closes it; an open one goes on to the end. */
type Fence = { open: string; close: string; end: number; isOpen: boolean };

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '⟨': '⟩',
  '〈': '〉',
  '⌈': '⌉',
  '⌊': '⌋',
};

/** The pair that begins at this place of a row. */
export function findFence(nodes: readonly XmlNode[], at: number): Fence | undefined {
  const open = signOf(nodes[at]);
  if (open === undefined) return undefined;
  if (bars.has(open)) return findBars(nodes, at, open);
  const close = closing[open];
  if (close === undefined) return undefined;
  const end = findEnd(nodes, at, { open, close });
  if (end !== undefined) return { open, close, end, isOpen: false };
  const isBeforeTable = open === '{' && nodes.slice(at + 1).some((node) => holdsTable(node));
  return isBeforeTable ? { open, close: '', end: nodes.length, isOpen: true } : undefined;
}

const bars = new Set(['|', '‖', '∥', '∣']);

/** Bars look the same on both sides, so that they must be at both ends, or say which side they are. */
function findBars(nodes: readonly XmlNode[], at: number, open: string): Fence | undefined {
  const isPrefix = nodes[at]?.attributes['form'] === 'prefix';
  if (!isPrefix && at !== 0) return undefined;
  const last = isPrefix
    ? nodes.findIndex(
        (node, no) => no > at && signOf(node) === open && node.attributes['form'] === 'postfix',
      )
    : nodes.length - 1;
  if (last <= at + 1 || signOf(nodes[last]) !== open) return undefined;
  return { open, close: open, end: last, isOpen: false };
}

function findEnd(
  nodes: readonly XmlNode[],
  from: number,
  { open, close }: { open: string; close: string },
): number | undefined {
  let depth = 0;
  const last = Math.min(nodes.length, from + longestRow);
  for (let at = from; at < last; at += 1) {
    const sign = signOf(nodes[at]);
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

const longestRow = 300;

function signOf(node: XmlNode | undefined): string | undefined {
  return node?.name === 'mo' ? node.text.trim() : undefined;
}

function holdsTable(node: XmlNode): boolean {
  if (node.name === 'mtable') return true;
  return node.children.length === 1 && node.children.some(holdsTable);
}
