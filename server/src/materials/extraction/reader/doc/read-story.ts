import { type Block, toRow } from '../block-writer.ts';
import type { CountItem } from '../list-numbering.ts';
import { markLabel, type Run } from '../mark-label.ts';
import { readTyped } from '../read-typed.ts';
import { toSuperscript } from '../superscript.ts';
import type { ParagraphKind } from './describe-paragraph.ts';
import type { RunKind } from './describe-run.ts';
import {
  type Change,
  findFormatIndex,
  type Formatted,
  type ParagraphFormat,
} from './read-formats.ts';
import type { Piece, Range } from './word-file.ts';

type Source = {
  pieces: readonly Piece[];
  runs: readonly Formatted<readonly Change[]>[];
  paragraphs: readonly Formatted<ParagraphFormat>[];
  describeRun: (changes: readonly Change[]) => RunKind;
  describeParagraph: (format: ParagraphFormat) => ParagraphKind;
  countItem: CountItem;
  /** What stands in the text for a note, by the place of its reference. */
  noteMarks: ReadonlyMap<number, string>;
};

type Listener = { onBlock: (block: Block) => void; isEnough: () => boolean };

/** Says the blocks of one of the texts of a Word file: its body, a note, its text boxes. */
export function readStory(source: Source, range: Range, listener: Listener): void {
  let words: Run[] = [];
  let cell = '';
  let cells: string[] = [];
  /** Of each field within which we are, whether its instructions are over. */
  const fields: boolean[] = [];

  for (const piece of source.pieces) {
    if (piece.to <= range.from || piece.from >= range.to) continue;
    if (listener.isEnough()) break;
    readPiece(piece);
  }
  if (cells.length > 0) endRow();
  endParagraph({ isInTable: false, endsRow: false });

  function readPiece(piece: Piece) {
    const end = Math.min(piece.to, range.to);
    let at = Math.max(piece.from, range.from);
    let index = findFormatIndex(source.runs, placeOf(piece, at));
    while (at < end && !listener.isEnough()) {
      const run = source.runs[index];
      const isInRun = run !== undefined && run.from <= placeOf(piece, at);
      const until = run === undefined ? end : characterAt(piece, isInRun ? run.to : run.from);
      const stop = Math.max(at + 1, Math.min(end, until));
      readRun({ piece, from: at, to: stop, kind: source.describeRun(isInRun ? run.format : []) });
      if (isInRun) index += 1;
      at = stop;
    }
  }

  function readRun({ piece, from, to, kind }: Range & { piece: Piece; kind: RunKind }) {
    const text = piece.text.slice(from - piece.from, to - piece.from);
    let plainFrom = 0;
    for (const match of text.matchAll(specialSigns)) {
      addText(text.slice(plainFrom, match.index), kind);
      plainFrom = match.index + 1;
      onSign(match[0], from + match.index, piece, kind);
    }
    addText(text.slice(plainFrom), kind);
  }

  function onSign(sign: string, at: number, piece: Piece, kind: RunKind) {
    switch (sign) {
      case '\r':
      case '\f':
      case '\u0007':
        return onMark(sign, describe(placeOf(piece, at)));
      case '\u0013':
        fields.push(false);
        return;
      case '\u0014':
        if (fields.length > 0) fields[fields.length - 1] = true;
        return;
      case '\u0015':
        fields.pop();
        return;
      case '\u0002':
        return addText(source.noteMarks.get(at) ?? '', { ...kind, isRaised: false });
      case '\u000B':
      case '\u000E':
        return addText('\n', kind);
      case '\u001E':
        return addText('-', kind);
      case '(':
        return addText(kind.symbol ?? sign, kind);
      default:
    }
  }

  /** In instructions of fields no words are shown. */
  function addText(text: string, { isUnread, isBold, isRaised }: RunKind) {
    if (text === '' || isUnread || fields.includes(false)) return;
    words.push({ text: isRaised ? toSuperscript(text) : text, isBold });
  }

  function describe(place: number): ParagraphKind {
    const found = source.paragraphs[findFormatIndex(source.paragraphs, place)];
    const format = found && found.from <= place ? found.format : { style: 0, changes: [] };
    return source.describeParagraph(format);
  }

  function onMark(sign: string, kind: ParagraphKind) {
    if (sign !== '\u0007') return endParagraph(kind);
    if (kind.endsRow) return endRow();
    cells.push(cell + takeWords().plain);
    cell = '';
  }

  function endRow() {
    listener.onBlock(toRow(cells));
    cells = [];
    words = [];
  }

  function endParagraph(kind: ParagraphKind) {
    const { plain, runs } = takeWords();
    if (kind.isInTable) {
      cell += `${plain} `;
      return;
    }
    if (plain.trim() !== '') listener.onBlock(toBlock(kind, plain, runs));
  }

  function takeWords() {
    const runs = words;
    words = [];
    return { runs, plain: runs.map(({ text }) => text).join('') };
  }

  function toBlock({ headingLevel, listPlace }: ParagraphKind, plain: string, runs: Run[]): Block {
    if (headingLevel !== undefined) return { kind: 'heading', level: headingLevel, text: plain };
    const text = markLabel(runs);
    const mark = listPlace && source.countItem(listPlace);
    if (mark && mark.kind !== 'none') {
      const item = { kind: 'item', depth: listPlace.level, text } as const;
      return mark.kind === 'number' ? { ...item, number: mark.number } : item;
    }
    return readTyped(text);
  }
}

/** Signs with a meaning of their own; the bracket may stand for a symbol. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const specialSigns = /[\0-\u0008\u000B-\u001F(]/g;

function placeOf(piece: Piece, at: number): number {
  return piece.offset + (at - piece.from) * piece.bytesPerCharacter;
}

function characterAt(piece: Piece, place: number): number {
  return piece.from + Math.ceil((place - piece.offset) / piece.bytesPerCharacter);
}
