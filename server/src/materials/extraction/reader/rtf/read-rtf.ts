import { type Block, makeBlockWriter, toRow, wordsOf } from '../block-writer.ts';
import { type CodePage, decodeBytes, pageOfCharset } from '../code-pages.ts';
import { markLabel, type Run } from '../mark-label.ts';
import { readTyped } from '../read-typed.ts';
import { type ReadDocument, Unreadable } from '../reading.ts';
import { toSuperscript } from '../superscript.ts';
import { readGroups, signs, signWords, unreadGroups } from './rtf-words.ts';
import { tokenizeRtf } from './tokenize-rtf.ts';

/** What is in force within a group, and ends with it. */
type Group = {
  destination: 'text' | 'none' | 'fonts' | 'styles' | 'item-mark';
  font: number;
  isBold: boolean;
  isHidden: boolean;
  isRaised: boolean;
  /** How many signs after `\u` are for programs that know no Unicode. */
  fallbackLength: number;
  style: number;
  outlineLevel: number | undefined;
  listLevel: number;
  isInTable: boolean;
  /** A paragraph of its own, that ends with the group: a note or a text box. */
  ends?: (() => void) | undefined;
};

/** A story: the text, a note, or what stands in a box. */
type Story = { runs: Run[]; itemMark: string; cell: string; cells: string[]; say: Say };
type Say = (block: Block) => void;

export const readRtf: ReadDocument = async (bytes) => {
  const writer = makeBlockWriter();
  const notes: string[] = [];
  const fonts = new Map<number, CodePage>();
  const headings = new Map<number, number>();
  const groups: Group[] = [];
  let group = freshGroup();
  let story = newStory(writer.write);
  let ownPage: CodePage = 1252;
  let pending: Uint8Array[] = [];
  let fallbackLeft = 0;
  let isStarred = false;
  let styleName = '';

  tokenizeRtf(bytes, {
    isEnough: writer.isFull,
    onGroupOpen: () => {
      flush();
      if (groups.length >= maxDepth) throw new Unreadable('too-complex');
      fallbackLeft = 0;
      groups.push(group);
      group = { ...group, ends: undefined };
    },
    onGroupClose: () => {
      flush();
      fallbackLeft = 0;
      isStarred = false;
      group.ends?.();
      group = groups.pop() ?? freshGroup();
    },
    onWord: (word, parameter) => {
      flush();
      if (fallbackLeft > 0 && word !== 'u') fallbackLeft -= 1;
      else onWord(word, parameter);
      isStarred = false;
    },
    onSign: (sign) => {
      flush();
      if (sign === '*') isStarred = true;
      else if (fallbackLeft > 0) fallbackLeft -= 1;
      else if (sign === '\n' || sign === '\r') endParagraph();
      else addText(signs[sign] ?? '');
    },
    onBytes: (part) => {
      const skipped = Math.min(fallbackLeft, part.length);
      fallbackLeft -= skipped;
      if (skipped < part.length) pending.push(part.subarray(skipped));
    },
  });
  flush();
  if (story.cells.length > 0) endRow();
  endParagraph();

  for (const [index, text] of notes.entries()) {
    writer.write({ kind: 'note', number: index + 1, text });
  }
  const reading = writer.finish();
  // A whole file closes all that it opened.
  return { ...reading, isCut: reading.isCut || groups.length > 0 };

  function onWord(word: string, parameter: number | undefined) {
    if (enterGroup(word)) return;
    const isOn = parameter !== 0;
    switch (word) {
      case 'u':
        addText(String.fromCharCode((parameter ?? 0) & 0xffff));
        fallbackLeft = group.fallbackLength;
        return;
      case 'uc':
        group.fallbackLength = Math.min(16, Math.max(0, parameter ?? 1));
        return;
      case 'par':
      case 'sect':
        return endParagraph();
      case 'cell':
        return endCell();
      case 'row':
        return endRow();
      case 'nestcell':
      case 'nestrow':
        return addText(' ');
      case 'pard':
        return void Object.assign(group, plainParagraph);
      case 'plain':
        return void Object.assign(group, plainText);
      case 'intbl':
        group.isInTable = true;
        return;
      case 'b':
        group.isBold = isOn;
        return;
      case 'v':
      case 'deleted':
        group.isHidden = isOn;
        return;
      case 'super':
        group.isRaised = isOn;
        return;
      case 'sub':
      case 'nosupersub':
        group.isRaised = false;
        return;
      case 'f':
        group.font = parameter ?? 0;
        return;
      case 's':
        group.style = parameter ?? 0;
        return;
      case 'outlinelevel':
        group.outlineLevel = parameter;
        return;
      case 'ilvl':
        group.listLevel = Math.min(8, Math.max(0, parameter ?? 0));
        return;
      case 'fcharset':
        return nameFont(pageOfCharset(parameter ?? 0));
      case 'cpg':
        return nameFont(parameter);
      case 'ansicpg':
        // Zero is what programs write that do not know.
        if (parameter) ownPage = parameter;
        return;
      case 'mac':
        ownPage = 10_000;
        return;
      case 'pc':
      case 'pca':
        ownPage = 437;
        return;
      default:
        addText(signWords.get(word) ?? '');
    }
  }

  /** Whether the word says what the group is for. */
  function enterGroup(word: string): boolean {
    if (unreadGroups.has(word)) group.destination = 'none';
    else if (word === 'fonttbl') group.destination = 'fonts';
    else if (word === 'stylesheet') group.destination = 'styles';
    else if (word === 'listtext' || word === 'pntext') group.destination = 'item-mark';
    else if (word === 'shptxt' || word === 'dptxbxtext') enterStory(writer.write);
    else if (word === 'footnote' && group.destination === 'text') enterNote();
    else if (isStarred && !readGroups.has(word)) group.destination = 'none';
    else return false;
    return true;
  }

  function enterNote() {
    const blocks: Block[] = [];
    const number = notes.push('');
    addText(`[^${number}]`);
    enterStory((block) => blocks.push(block));
    const endStory = group.ends;
    group.ends = () => {
      endStory?.();
      notes[number - 1] = wordsOf(blocks);
    };
  }

  function enterStory(say: Say) {
    const outer = story;
    story = newStory(say);
    Object.assign(group, plainParagraph, plainText, { destination: 'text' });
    group.ends = () => {
      if (story.cells.length > 0) endRow();
      endParagraph();
      story = outer;
    };
  }

  function nameFont(page: CodePage | undefined) {
    if (group.destination === 'fonts' && page !== undefined) fonts.set(group.font, page);
  }

  function flush() {
    if (pending.length === 0) return;
    const words = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending);
    pending = [];
    addText(decodeBytes(words, fonts.get(group.font) ?? ownPage));
  }

  function addText(text: string) {
    if (text === '' || group.isHidden) return;
    if (group.destination === 'styles') return addStyleName(text);
    if (group.destination === 'item-mark') story.itemMark += text;
    if (group.destination !== 'text') return;
    story.runs.push({ text: group.isRaised ? toSuperscript(text) : text, isBold: group.isBold });
  }

  function addStyleName(text: string) {
    styleName += text;
    if (!text.includes(';')) return;
    const level = levelOf(styleName.replace(';', ''), group.outlineLevel);
    if (level !== undefined) headings.set(group.style, level);
    styleName = '';
  }

  function endParagraph() {
    const { runs, itemMark } = story;
    story.runs = [];
    story.itemMark = '';
    const plain = runs.map(({ text }) => text).join('');
    if (group.isInTable) {
      story.cell += `${plain} `;
      return;
    }
    if (story.cells.length > 0) endRow();
    if (plain.trim() !== '') story.say(toBlock({ runs, plain, itemMark: itemMark.trim() }));
  }

  function toBlock({
    runs,
    plain,
    itemMark,
  }: {
    runs: Run[];
    plain: string;
    itemMark: string;
  }): Block {
    const ofParagraph = group.outlineLevel === undefined ? undefined : group.outlineLevel + 1;
    const level = ofParagraph ?? headings.get(group.style);
    if (level !== undefined && level <= 9) return { kind: 'heading', level, text: plain };
    const text = markLabel(runs);
    if (itemMark === '') return readTyped(text);
    const number = numberOf(itemMark);
    const item = { kind: 'item', depth: group.listLevel, text } as const;
    return number === undefined ? item : { ...item, number };
  }

  function endCell() {
    story.cells.push(story.cell + story.runs.map(({ text }) => text).join(''));
    story.cell = '';
    story.runs = [];
    story.itemMark = '';
  }

  function endRow() {
    const { cells } = story;
    story.cells = [];
    story.say(toRow(cells));
  }
};

/** Word itself nests some dozens. */
const maxDepth = 1_000;

const plainText = { isBold: false, isHidden: false, isRaised: false };
const plainParagraph = { style: 0, outlineLevel: undefined, listLevel: 0, isInTable: false };

function freshGroup(): Group {
  return { destination: 'text', font: 0, fallbackLength: 1, ...plainText, ...plainParagraph };
}

function newStory(say: Say): Story {
  return { runs: [], itemMark: '', cell: '', cells: [], say };
}

function levelOf(name: string, outlineLevel: number | undefined): number | undefined {
  if (outlineLevel !== undefined) return outlineLevel + 1;
  if (/^\s*title\s*$/i.test(name)) return 1;
  const digit = /\bheading ([1-9])\s*$/i.exec(name)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

/** '3.', '(b)' and 'iv)' are numbers; any other mark is a bullet. */
function numberOf(mark: string): number | undefined {
  const core = mark.replace(/[().\s:]/g, '');
  const figures = /(?:^|\D)(\d{1,5})$/.exec(core)?.[1];
  if (figures !== undefined) return Number(figures);
  if (/^[a-z]$/i.test(core) && core !== 'o') return core.toLowerCase().charCodeAt(0) - 0x60;
  return /^[ivxlc]+$/i.test(core) ? 1 : undefined;
}
