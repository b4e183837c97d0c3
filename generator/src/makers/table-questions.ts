import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import { cleanText, withoutStop } from '../analysis/clean-text.ts';
import { rowName } from '../analysis/find-terms.ts';
import { asAnswer } from '../analysis/names.ts';
import { isVerbForm } from '../analysis/retag.ts';
import { stemOf, type Sentence } from '../analysis/sentence.ts';
import { explain, placeHint, sourceOf, topicOf, type Maker } from './candidate.ts';
import { pickByLength } from './distractors.ts';
import { countWords, mostWords } from './fine-stems.ts';
import { givesAway } from './gives-away.ts';

type Row = { sentence: Sentence; name: string; cells: readonly string[] };

/** 'Which fluid is used for …?' and 'What is the cause of scurvy?', beside the other rows. */
export const chooseRow: Maker = function* ({ analysis, random }) {
  for (const { header, rows } of readTables(analysis)) {
    for (const row of rows) {
      for (const [no, cell] of row.cells.entries()) {
        const asked = ask(analysis, {
          title: header[0] ?? '',
          column: header[no + 1] ?? '',
          row,
          cell,
        });
        const others = rows.filter((other) => isApart(other.cells[no] ?? '', cell));
        if (!asked || others.length < 3) continue;
        const { text, key, isName } = asked;
        const pool = others.map(({ name, cells }) => asAnswer(isName ? name : (cells[no] ?? '')));
        const distractors = pickByLength(key, pool, random);
        const topic = topicOf(analysis, row.sentence.section);
        if (distractors.length < 3 || countWords(text) > mostWords || givesAway(text, key))
          continue;
        yield {
          section: row.sentence.section,
          quality: 0.75,
          draft: {
            type: 'multiple-choice',
            text,
            key,
            distractors,
            explanation: explain(analysis, row.sentence),
            hint: placeHint(analysis, topic, key),
            source: sourceOf(analysis, row.sentence),
            topic,
          },
        };
      }
    }
  }
};

type Table = { header: readonly string[]; rows: readonly Row[] };

function readTables({ sentences, material }: Analysis): Table[] {
  const show = ({ start, end }: Range) => withoutStop(cleanText(material.slice(start, end)));
  const rows = sentences.filter(({ block }) => block.kind === 'row');
  const tables = Map.groupBy(rows, ({ block }) => block.header);
  return [...tables].flatMap(([header, own]) => {
    const read = own.flatMap((sentence): Row[] => {
      const [name = '', ...cells] = (sentence.block.cells ?? []).map(show);
      const isWhole = cells.length + 1 === header?.length;
      return isWhole && isPlainName(name) ? [{ sentence, name, cells }] : [];
    });
    return header && read.length > 3 ? [{ header: header.map(show), rows: read }] : [];
  });
}

function isPlainName(name: string): boolean {
  return (
    /^\p{L}.{2,}/u.test(name) && countWords(name) <= 4 && !/^(?:total|sum|average)\b/i.test(name)
  );
}

type Spot = { title: string; column: string; row: Row; cell: string };
type Asked = { text: string; key: string; isName: boolean };

function ask(analysis: Analysis, { title, column, row, cell }: Spot): Asked | undefined {
  if (!/\p{L}{3}|\d/u.test(cell) || countWords(cell) > 10 || /[;:()?]/.test(cell)) return undefined;
  const kind = title.toLowerCase();
  const told = column.toLowerCase();
  const isKind =
    /^\p{Ll}+(?: \p{Ll}+)?$/u.test(kind) && !/s$|^(?:name|term|item|word|concept)$/.test(kind);
  const isDeed = deeds.test(told);
  if (isKind && (isDeed || done.test(told)))
    return {
      text: `Which ${kind} ${isDeed ? '' : 'is '}${told} ${inSentence(analysis, row.sentence, cell)}?`,
      key: asAnswer(row.name),
      isName: true,
    };
  const subject = relational.test(told) && !isPredicate(cell) ? asUsed(analysis, row) : undefined;
  if (subject === undefined) return undefined;
  return { text: `What is the ${told} of ${subject}?`, key: asAnswer(cell), isName: false };
}

/** 'Contains'; 'Notes' and 'Uses' would be nouns. */
const deeds =
  /^(?:contains|produces|prevents|protects|removes|stores|controls|carries|needs|lacks|treats|reduces|increases|absorbs|transports|regulates|secretes|releases|requires|includes|connects|measures)$/;

/** 'Commonly used for', 'Found in'. */
const done =
  /^(?:\p{Ll}+ly )?(?:used|found|made|located|produced|measured|caused|stored|treated|spread|written|formed) (?:for|in|of|by|at|from|on|with|to)$/u;

const relational =
  /^(?:main |chief |usual )?(?:cause|function|purpose|role|task|principle|capital|symbol|formula|unit|charge|currency|location|(?:boiling|melting|freezing) point|atomic number|length|height|depth|area|population|duration|diameter|mass|weight|speed|energy(?: per \p{Ll}+)?)$/u;

/** A cell as it reads inside of a sentence: 'maintenance and water deficit'. */
function inSentence({ names }: Analysis, { words }: Sentence, cell: string): string {
  const from = words.findIndex(({ text }) => cell.startsWith(text));
  const shown = from < 0 ? cell : names.asMeaning(words.slice(from), cell);
  const isList = /^[^,]+(?:, [^,]+)+$/.test(shown) && !/ (?:and|or) /.test(shown);
  return isList ? shown.replace(/, ([^,]+)$/, ' and $1') : shown;
}

/** With the article that the text gives it; nothing where it is never used and may need one. */
function asUsed(
  { names, sentences, sentencesWith }: Analysis,
  { name, sentence }: Row,
): string | undefined {
  const lower = name.toLowerCase();
  const last = rowName(sentence).at(-1);
  const words = lower.replace(/[^\p{L}\d ]/gu, '.');
  const found = new RegExp(`\\b(the |an? )?${words}\\b`, 'iu');
  const prose = (last ? (sentencesWith.get(stemOf(last)) ?? []) : [])
    .flatMap((no) => sentences[no] ?? [])
    .find(({ block, text }) => block.kind !== 'row' && found.test(text));
  if (!prose) return /(?:s|ing|ion|ism)$/.test(lower) ? lower : undefined;
  const [, article = ''] = found.exec(prose.text) ?? [];
  const isName = prose.words.some((word) => word.lower === lower && names.isName(word));
  return `${article.toLowerCase()}${isName ? name : lower}`;
}

/** Two cells that share a part could both be right, and 'removes water' is odd beside 'acid'. */
function isApart(one: string, other: string): boolean {
  if (isPredicate(one) !== isPredicate(other)) return false;
  const parts = (text: string) => new Set(text.toLowerCase().split(/,\s*| and | or /));
  return parts(one).isDisjointFrom(parts(other));
}

function isPredicate(cell: string): boolean {
  const [first = ''] = cell.toLowerCase().split(' ');
  return cell.includes(' ') && /[^s]s$/.test(first) && isVerbForm(first);
}
