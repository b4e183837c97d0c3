import { z } from '../zod.ts';

/**
 * How the texts of one question, card or material are written: 'rich' has formulas, code, tables
 * and pictures in it, 'plain' is what was kept before those were read and is shown letter for
 * letter. One mark holds for all texts of an item; a quote has the format of its question.
 */
export const textFormats = ['plain', 'rich'] as const;
export const TextFormat = z.enum(textFormats);
export type TextFormat = (typeof textFormats)[number];

/** Items from before the mark have none. */
export function formatOf({ format }: { readonly format?: TextFormat | undefined }): TextFormat {
  return format ?? 'plain';
}
