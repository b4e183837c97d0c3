import type { ListPlace } from '../list-numbering.ts';
import type { Change, ParagraphFormat } from './read-formats.ts';
import type { StyleSheet } from './read-style-sheet.ts';

export type ParagraphKind = {
  headingLevel?: number;
  listPlace?: ListPlace;
  isInTable: boolean;
  /** The mark at its end closes a row, not a cell. */
  endsRow: boolean;
};

/** Codes of [MS-DOC] 2.6.2. */
const codes = {
  inTable: 0x2416,
  endsRow: 0x2417,
  outlineLevel: 0x2640,
  listLevel: 0x260a,
  list: 0x460b,
};

export function describeParagraph(format: ParagraphFormat, styles: StyleSheet): ParagraphKind {
  const own = format.changes;
  const all = [...own.toReversed(), ...styles.listChanges(format.style)];
  const level = headingLevel();
  const list = find(all, codes.list)?.readUInt16LE(0) ?? 0;
  return {
    ...(level === undefined ? {} : { headingLevel: level }),
    // The highest numbers mean lists of older versions, which are typed.
    ...(list === 0 || list > 0x07_fe
      ? {}
      : { listPlace: { listId: String(list), level: listLevel() } }),
    isInTable: find(own, codes.inTable)?.[0] === 1,
    endsRow: find(own, codes.endsRow)?.[0] === 1,
  };

  function headingLevel(): number | undefined {
    const outline = find(all, codes.outlineLevel)?.[0];
    if (outline !== undefined && outline < 9) return outline + 1;
    if (outline === 9 && find(own, codes.outlineLevel)) return undefined;
    return styles.findHeadingLevel(format.style);
  }

  function listLevel(): number {
    return Math.min(8, find(all, codes.listLevel)?.[0] ?? 0);
  }
}

function find(changes: readonly Change[], code: number): Buffer | undefined {
  return changes.find((change) => change.code === code)?.operand;
}
