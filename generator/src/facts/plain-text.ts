import type { Document, Range } from '../structure/document.ts';

/** A stretch of the text as it is printed in a question: on one line, without marks of emphasis, of links and of notes. */
export function plainText({ text }: Document, { start, end }: Range): string {
  return text
    .slice(start, end)
    .replace(/!?\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/gu, '$1')
    .replace(/!?\[([^\]]*)\]\([^()\s]*\)/gu, '$1')
    .replace(/\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])|`/gu, '')
    .replace(/\[\^?\d+\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Without a mark at its end. */
export function withoutStop(text: string): string {
  return text.replace(/[\s.;,:。；，]+$/u, '');
}
