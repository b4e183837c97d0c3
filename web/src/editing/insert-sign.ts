import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { writeLiteral } from '@engram/core/rich-text/write-literal.ts';

/** From one place of a text to another; what is selected, or where the caret is. */
export type Stretch = { start: number; end: number };

export type Inserted = { text: string; selected: Stretch };

/** What is being written, and how its text is read so far. */
export type Written = { text: string; format: TextFormat | undefined; at: Stretch };

/** What comes around the selected words; the sample takes their place where none are. */
export type Surrounding = { before: string; after: string; sample: string };

/** The words stay selected, so that typing replaces a sample. */
export function surround(written: Written, { before, after, sample }: Surrounding): Inserted {
  const { head, selected, tail } = cut(written);
  const words = selected === '' ? sample : selected;
  const start = head.length + before.length;
  return {
    text: `${head}${before}${words}${after}${tail}`,
    selected: { start, end: start + words.length },
  };
}

/** In the place of what is selected; the caret goes behind it. */
export function insertText(written: Written, inserted: string): Inserted {
  const { head, tail } = cut(written);
  const end = head.length + inserted.length;
  return { text: `${head}${inserted}${tail}`, selected: { start: end, end } };
}

/** With lines of its own, as a table, a picture or a block of code has. */
export function insertBlock(written: Written, block: string): Inserted {
  const { head, tail } = cut(written);
  const before = head.trim() === '' ? '' : `${head.trimEnd()}\n\n`;
  const after = tail.trim() === '' ? '' : `\n\n${tail.trimStart()}`;
  const end = before.length + block.length;
  return { text: `${before}${block}${after}`, selected: { start: end, end } };
}

/** A formula between words, with signs around it that make it one there. */
export function insertFormula(written: Written, latex: string): Inserted {
  const dollars = insertText(written, `$${latex}$`);
  const { end } = dollars.selected;
  const isRead = findUnits(dollars.text).some(
    (unit) => unit.kind === 'formula' && unit.end === end && unit.content === latex,
  );
  return isRead ? dollars : insertText(written, String.raw`\(${latex}\)`);
}

/** The formula that the caret is in, so that it can be changed. */
export function findFormulaAt(
  text: string,
  { start, end }: Stretch,
): (Stretch & { latex: string }) | undefined {
  const unit = findUnits(text).find(
    (one) => one.kind === 'formula' && one.start < start && end < one.end,
  );
  return unit && { start: unit.start, end: unit.end, latex: unit.content };
}

/** A text that was plain becomes a rich one here, and reads as it did. */
function cut({ text, format, at: { start, end } }: Written) {
  const parts = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const [head = '', selected = '', tail = ''] =
    format === 'rich' ? parts : parts.map((part) => writeLiteral(part));
  return { head, selected, tail };
}
