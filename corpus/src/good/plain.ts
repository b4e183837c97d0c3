import type { Document } from '../document/document.ts';
import { readText } from '../document/read-document.ts';
import { writeExpected, writeExpectedPlain } from '../document/write-expected.ts';
import { encodeCyrillic, encodeWestern } from './code-pages.ts';
import type { GoodFile } from './good-file.ts';
import { type PlainStyle, writePlain } from './write-plain.ts';
import { type RichStyle, writeRtf } from './write-rtf.ts';

/** Rich text, Markdown and plain text in the encodings that people still send. */
export function listPlain(): GoodFile[] {
  return [...listRich(), ...listMarkdown(), ...listText()];
}

function listRich(): GoodFile[] {
  return Object.entries(riches).map(([name, { text, ...style }]) => {
    const document = readText(text);
    const expected = writeExpected(document);
    return { name: `${name}.rtf`, expected, make: () => writeRtf(document, style) };
  });
}

/** Our texts are Markdown already; other people's have front matter and fences. */
function listMarkdown(): GoodFile[] {
  return Object.entries(markdowns).map(([name, { text, write }]) => {
    const document = readText(text);
    const expected = writeExpected(document);
    return { name: `${name}.md`, expected, make: () => Buffer.from(write(document, expected)) };
  });
}

function listText(): GoodFile[] {
  return Object.entries(texts).map(([name, { text, encode, ...style }]) => {
    const document = readText(text);
    return {
      name: `${name}.txt`,
      expected: writeExpectedPlain(document),
      make: () => encode(writePlain(document, style)),
    };
  });
}

const riches: Record<string, RichStyle & { text: string }> = {
  'calculus-rich-text': { text: 'calculus', letters: 'unicode', header: 'Mathematics' },
  'french-rich-text': { text: 'french-water-cycle', letters: 'cp1252' },
  'russian-rich-text': { text: 'russian-cell', letters: 'cp1251', header: 'Биология' },
  'revolution-rich-text': { text: 'french-revolution', letters: 'cp1252', header: 'History' },
  'japanese-rich-text': { text: 'japanese-restoration', letters: 'unicode' },
};

type Markdown = { text: string; write: (document: Document, expected: string) => string };

const frontMatter = '---\ntitle: Notes\ntags: [computing, revision]\ndate: 2025-09-01\n---\n\n';

const markdowns: Record<string, Markdown> = {
  'data-structures-notes': {
    text: 'data-structures',
    write: (document, expected) => frontMatter + fence(document, ruleTables(expected)),
  },
  'markets-notes': { text: 'market-structures', write: (_, expected) => ruleTables(expected) },
  'cell-division-notes': {
    text: 'cell-division',
    write: (_, expected) => expected.replaceAll(/^(\s*)- /gm, '$1* ').replaceAll('\n', '\r\n'),
  },
};

/** Puts fences around the lines of each block of code. */
function fence(document: Document, text: string): string {
  return document.blocks.reduce((whole, block) => {
    if (block.kind !== 'code') return whole;
    const lines = block.lines.join('\n');
    return whole.replace(lines, () => `\`\`\`python\n${lines}\n\`\`\``);
  }, text);
}

/** Puts the rule under the first row of each table, without which other programs see no table. */
function ruleTables(text: string): string {
  return text.replaceAll(/(^|\n\n)(\|.*\|)(?=\n)/g, (_: string, before: string, row: string) => {
    const rule = `|${' --- |'.repeat(row.split('|').length - 2)}`;
    return `${before}${row}\n${rule}`;
  });
}

type Text = PlainStyle & { text: string; encode: (text: string) => Uint8Array };

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const withMark = (text: string) => Buffer.from(`\ufeff${text}`, 'utf8');
const utf16Little = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16Big = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

const texts: Record<string, Text> = {
  'republic-utf8': { text: 'roman-republic', encode: utf8, width: 72 },
  'greek-utf8-with-mark': { text: 'greek-democracy', encode: withMark },
  'korean-utf8': { text: 'korean-alphabet', encode: utf8 },
  'russian-utf16-little': { text: 'russian-serfdom', encode: utf16Little, width: 80 },
  'chinese-utf16-big': { text: 'chinese-dynasties', encode: utf16Big },
  'spanish-windows-1252': { text: 'spanish-independence', encode: encodeWestern, width: 76 },
  'german-windows-1252': { text: 'german-constitution', encode: encodeWestern },
  'russian-windows-1251': { text: 'russian-cell', encode: encodeCyrillic },
  'ethics-windows-lines': {
    text: 'ethics',
    encode: (text) => utf8(text.replaceAll('\n', '\r\n')),
    width: 70,
  },
  'tectonics-old-mac-lines': {
    text: 'plate-tectonics',
    encode: (text) => utf8(text.replaceAll('\n', '\r')),
  },
  'cold-war-form-feeds': { text: 'cold-war', encode: utf8, width: 65, hasFormFeeds: true },
};
