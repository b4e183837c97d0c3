import type { Document, Range } from '../structure/document.ts';
import { changeWords } from '../structure/units/split-units.ts';

/** A stretch of the text as it is printed in a question: on one line, without marks of emphasis, of links and of notes. */
export function plainText({ text }: Document, { start, end }: Range): string {
  return changeWords(text.slice(start, end), withoutMarks).replace(/\s+/gu, ' ').trim();
}

function withoutMarks(words: string): string {
  return words
    .replace(/!?\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/gu, '$1')
    .replace(/!?\[([^\]]*)\]\([^()\s]*\)/gu, '$1')
    .replace(/\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])|`/gu, '')
    .replace(/\[\^?\d+\]/gu, '');
}

/** Without a mark at its end. */
export function withoutStop(text: string): string {
  return text.replace(/[\s.;,:。；，]+$/u, '');
}
