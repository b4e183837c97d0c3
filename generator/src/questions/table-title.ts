import { contentWords } from '../content-words.ts';
import type { RowFact } from '../facts/fact.ts';
import { plainText } from '../facts/plain-text.ts';
import { isOneRoot, sharesRoot } from '../facts/shared-roots.ts';
import type { Document, Range } from '../structure/document.ts';
import { headingState, isSurelyUnder, placeOf, topicOf } from './context.ts';

/**
 * What a table is about: its caption or the heading it stands under. Empty where there is none that
 * says anything, null where there is one that cannot be printed or is needed and missing: without it
 * nobody knows which country of South America is meant.
 */
export function titleOf(document: Document, row: RowFact): string | null {
  if (!isSurelyUnder(document, placeOf(row)) && captionOf(document, row) === null) return null;
  const title = findTitle(document, row);
  const state = headingState(title.replace(/\s[-–—]\s/u, ' '));
  if (state === 'odd' || unprintable.test(title) || compares(title, row.header)) return null;
  if (state === 'telling') return title;
  return generic.test(row.header[0] ?? '') ? null : '';
}

function captionOf(document: Document, { group }: RowFact): Range | null {
  const table = document.blocks.find(
    (block) => block.kind === 'table' && `table:${block.start}` === group,
  );
  return table?.kind === 'table' ? table.caption : null;
}

function findTitle(document: Document, row: RowFact): string {
  const { section } = row;
  const caption = captionOf(document, row);
  const said =
    caption === null
      ? (topicOf({ document, section }) ?? markedTitle(document))
      : plainText(document, caption);
  return said
    .replace(number, '')
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/[\s.:,;]+$/u, '')
    .trim();
}

/** The title of a text without other headings, where a sign says that it is one. */
function markedTitle({ text, title }: Document): string {
  if (title === null) return '';
  const line = text.slice(text.lastIndexOf('\n', title.start - 1) + 1, title.start);
  return line.includes('#') ? text.slice(title.start, title.end) : '';
}

/** Dates, formulas, and words in capitals that call: 'Rotator cuff – SURELY ASKED'. */
const unprintable = /[+=\d]|\p{Ll}.*\b\p{Lu}{5}/u;

/** 'Plants and animals': the columns are the things, and the rows what is said of them. */
function compares(title: string, [, ...heads]: readonly string[]): boolean {
  return comparison.test(title) || heads.filter((head) => sharesRoot(title, head)).length > 1;
}

const comparison =
  /\b(?:versus|compar\p{L}+|differences?|vergleich|unterschiede?|diferencias?|différences?)(?!\p{L})/iu;

/** 'Table 1. ' or 'Table of the ' in front of what the table is about. */
const number =
  /^(?:table|tabelle|tabla|tableau|cuadro|tab\.?)(?:\s*\d+(?:\.\d+)*\s*[.:–-]?|\s*[.:–-]|\s+(?:of(?: the)?|der|de(?: los| las)?|des?)(?=\s))\s*/iu;

const generic =
  /^(?:names?|types?|kinds?|stages?|phases?|steps?|categor(?:y|ies)|levels?|class(?:es)?|groups?|forms?|models?|terms?|words?|concepts?|items?|parts?|structures?|methods?|functions?|symbols?|abbreviations?|letters?|years?|dates?|ages?|periods?|places?|people|persons?|name|typ|art|phase|stufe|gruppe|klasse|begriff|jahr|zeit|ort|nombre|tipo|fase|clase|grupo|término|año|época|lugar|nom|type|forme|classe|groupe|terme|mot|année|période|lieu)$/iu;

/** Whether a title shows what is asked for, but for words that all options have. */
export function titleTells(title: string, key: string, others: readonly string[]): boolean {
  const told = [...contentWords(title)];
  return [...contentWords(key)].some(
    (word) =>
      told.some((one) => isOneRoot(one, word)) &&
      !others.every((other) => [...contentWords(other)].some((one) => isOneRoot(one, word))),
  );
}
