import { readFileSync } from 'node:fs';
import type { Block, Document, Item } from './document.ts';

/** Reads one of the texts we wrote, by its name. */
export function readText(name: string): Document {
  return parseDocument(readFileSync(new URL(`../../texts/${name}.md`, import.meta.url), 'utf8'));
}

/** One document of several texts, each a chapter, without their footnotes. */
export function joinTexts(title: string, names: readonly string[]): Document {
  return { title, blocks: names.flatMap((name) => readText(name).blocks), footnotes: new Map() };
}

/** Reads the light Markdown in which our texts are written. */
function parseDocument(source: string): Document {
  const footnotes = new Map<string, string>();
  const blocks: Block[] = [];
  for (const chunk of splitChunks(source)) {
    const lines = chunk.filter((line) => !takeFootnote(line, footnotes));
    if (lines.length > 0) blocks.push(readBlock(lines));
  }
  const title = blocks.find((block) => block.kind === 'heading');
  return { title: title?.text ?? '', blocks, footnotes };
}

function splitChunks(source: string): string[][] {
  const chunks: string[][] = [[]];
  let isCode = false;
  for (const line of source.trimEnd().split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (line === '' && !isCode) chunks.push([]);
    else chunks.at(-1)?.push(line);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

function takeFootnote(line: string, footnotes: Map<string, string>): boolean {
  const match = /^\[\^(\d+)\]: (.*)$/.exec(line);
  if (!match?.[1] || !match[2]) return false;
  footnotes.set(match[1], match[2]);
  return true;
}

function readBlock(lines: string[]): Block {
  const first = lines[0] ?? '';
  const heading = /^(#{1,6}) (.*)$/.exec(first);
  if (heading?.[1] && heading[2]) {
    return { kind: 'heading', level: heading[1].length, text: heading[2] };
  }
  if (first.startsWith('```')) return { kind: 'code', lines: lines.slice(1, -1) };
  if (first.startsWith('|')) return { kind: 'table', rows: lines.map(readRow) };
  if (itemPattern.test(first)) return { kind: 'list', items: lines.map(readItem) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

const itemPattern = /^( *)(?:-|(\d+)\.) (.*)$/;

function readItem(line: string): Item {
  const match = itemPattern.exec(line);
  if (!match) throw new Error(`Not an item: ${line}`);
  const [, indent = '', number, text = ''] = match;
  const level = Math.floor(indent.length / 2);
  return number === undefined ? { level, text } : { level, number: Number(number), text };
}

function readRow(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
