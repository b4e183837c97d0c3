import { showSymbol } from '../symbol-font.ts';
import type { Change } from './read-formats.ts';
import type { StyleSheet } from './read-style-sheet.ts';

export type RunKind = {
  isBold: boolean;
  /** Hidden, or taken out while changes were tracked. */
  isUnread: boolean;
  isRaised: boolean;
  /** What is really shown for the one character of the run. */
  symbol?: string;
};

/** Codes of [MS-DOC] 2.6.1. */
const codes = {
  deleted: 0x0800,
  bold: 0x0835,
  hidden: 0x083c,
  raised: 0x2a48,
  style: 0x4a30,
  symbol: 0x6a09,
};

/** The opposite of what the style says. */
const opposite = 0x81;

export function makeDescribeRun(styles: StyleSheet, fonts: readonly string[]) {
  return (changes: readonly Change[]): RunKind => {
    const kind: RunKind = { isBold: false, isUnread: false, isRaised: false };
    for (const { code, operand } of changes) {
      const value = operand[0] ?? 0;
      if (code === codes.style) kind.isBold = isStyleBold(operand.readUInt16LE(0));
      else if (code === codes.bold) kind.isBold = value === 1 || value === opposite;
      else if (code === codes.deleted || code === codes.hidden) kind.isUnread ||= value === 1;
      else if (code === codes.raised) kind.isRaised = value === 1;
      else if (code === codes.symbol) kind.symbol = readSymbol(operand);
    }
    return kind;
  };

  function isStyleBold(style: number): boolean {
    return styles
      .listChanges(style)
      .some(({ code, operand }) => code === codes.bold && operand[0] === 1);
  }

  function readSymbol(operand: Buffer): string {
    const font = fonts[operand.readUInt16LE(0)] ?? '';
    return showSymbol(font, operand.readUInt16LE(2));
  }
}

/** Names of the fonts, in the order of their numbers ([MS-DOC] 2.9.286). */
export function readFontNames(table: Buffer): string[] {
  const names: string[] = [];
  let at = 4;
  while (at + 42 <= table.length) {
    const end = at + 1 + table.readUInt8(at);
    const [name = ''] = table.toString('utf16le', at + 40, Math.min(end, table.length)).split('\0');
    names.push(name);
    at = end;
  }
  return names;
}
