import type { Document, Item, Range } from '../structure/document.ts';
import { splitSentences } from '../structure/sentences/split-sentences.ts';

/** A whole sentence of the text, in prose or as a line of a list; `text` has no ends of lines. */
export type Statement = { range: Range; section: number; text: string };

/** All whole sentences; what has no stop at its end is a note or a fragment. */
function listStatements(document: Document): Statement[] {
  return listRanges(document)
    .filter(({ isExplained }) => !isExplained)
    .map(({ range, section }) => ({ range, section, text: cut(document, range) }))
    .filter(({ text }) => /^["“(*]*[\p{Lu}\p{N}`]/u.test(text) && /[.!]["”’)*]*$/u.test(text))
    .filter(({ text }) => !markup.test(text) && isBalanced(text));
}

/** Nobody can read a sentence with tags, links or signs of another program in it. */
const markup = /<\/?[a-z]|\]\(|\{:|\\\$|&#?[a-z\d]{2,8};/iu;

/** A bracket or quotation that is not closed says that a piece is missing. */
function isBalanced(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  if (count(/\(/g) !== count(/\)/g) || count(/“/g) !== count(/”/g)) return false;
  return count(/"/g) % 2 === 0 && count(/\*/g) % 2 === 0;
}

/** What a rule finds in the sentences of an English text; it knows no other grammar. */
export function findInEnglish<F>(document: Document, find: (statement: Statement) => F[]): F[] {
  const { code, confidence } = document.language;
  return code === 'en' && confidence >= leastConfidence
    ? listStatements(document).flatMap(find)
    : [];
}

const leastConfidence = 0.3;

type Place = { range: Range; section: number; isExplained: boolean };

/** Sentences, notes and fragments alike; `isExplained` where a line is a term with its meaning. */
export function listRanges(document: Document): Place[] {
  return document.blocks.flatMap((block) => {
    const { section } = block;
    if (block.kind === 'prose') {
      return block.sentences.map((range) => ({ range, section, isExplained: false }));
    }
    if (block.kind !== 'list') return [];
    return block.items.flatMap((item) =>
      splitItem(document, item).map((range) => ({
        range,
        section,
        isExplained: item.term !== null,
      })),
    );
  });
}

function splitItem({ text, language }: Document, { start, end, term }: Item): Range[] {
  return term === null ? splitSentences(text, { start, end }, language.code) : [{ start, end }];
}

function cut({ text }: Document, { start, end }: Range): string {
  return text.slice(start, end).replaceAll('\n', ' ');
}
