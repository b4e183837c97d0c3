import { type ESTree, parseSync, Visitor } from 'vite';
import { isProse } from './is-prose.ts';
import { listUnread } from './list-unread.ts';
import { writeWithHoles } from './write-with-holes.ts';

/** Something that a user may read, with the line of the file that says it. */
export type Words = { line: number; text: string };

/**
 * The words that a source shows to a user: text between tags, attributes that are seen or read out,
 * and strings that read as prose; in a file of messages every string. What only the code itself
 * reads is passed over: imports, types, keys, class names, log lines.
 */
export function readWords(path: string, source: string): Words[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const unread = listUnread(program);
  const shown: ESTree.Span[] = wordsFile.test(path) ? [program] : [];
  const found: (ESTree.Span & { text: string })[] = [];

  function keep(node: ESTree.Span, text: string): void {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    const isOfAnother = isWithin(node, unread) || isWithin(node, found);
    if (isOfAnother || !/\p{L}/u.test(plain)) return;
    if (isWithin(node, shown) || isProse(plain)) {
      found.push({ start: node.start, end: node.end, text: plain });
    }
  }

  // A node is entered before those in it: an attribute before its value, a template before the
  // strings that fill its holes and are then part of it.
  new Visitor({
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && seen.has(node.name.name)) shown.push(node);
    },
    JSXText: (node) => {
      shown.push(node);
      keep(node, node.value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') keep(node, node.value);
    },
    TemplateLiteral: (node) => keep(node, writeWithHoles(node, source)),
  }).visit(program);
  return found.map(({ start, text }) => ({ line: lineOf(source, start), text }));
}

/** Files that hold nothing but words: there a single small word is one too. */
const wordsFile =
  /(^|[/-])(messages|copy)\.ts$|^web\/src\/.*-words\.ts$|\/error-table\.ts$|\/site\/(legal|faq)\//;

const seen = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

function isWithin({ start, end }: ESTree.Span, spans: readonly ESTree.Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}

function lineOf(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
