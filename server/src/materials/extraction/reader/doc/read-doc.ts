import { type Block, makeBlockWriter, wordsOf } from '../block-writer.ts';
import { makeCountItem } from '../list-numbering.ts';
import type { ReadDocument } from '../reading.ts';
import { describeParagraph } from './describe-paragraph.ts';
import { makeDescribeRun, readFontNames } from './describe-run.ts';
import { readCharacterFormats, readParagraphFormats } from './read-formats.ts';
import { readLists } from './read-lists.ts';
import { readStory } from './read-story.ts';
import { readStyleSheet } from './read-style-sheet.ts';
import { openWordFile, type Range, tablePlaces, type WordFile } from './word-file.ts';

/** Headers, footers and comments are not read: they are not what is learnt. */
export const readDoc: ReadDocument = async (bytes) => {
  const file = openWordFile(bytes);
  const styles = readStyleSheet(file.findTable(tablePlaces.styles));
  const notes = listNotes(file);
  const source = {
    pieces: file.pieces,
    runs: readCharacterFormats(file),
    paragraphs: readParagraphFormats(file),
    describeRun: makeDescribeRun(styles, readFontNames(file.findTable(tablePlaces.fonts))),
    describeParagraph: (format: Parameters<typeof describeParagraph>[0]) =>
      describeParagraph(format, styles),
    countItem: makeCountItem(readLists(file)),
    noteMarks: new Map(notes.map(({ reference }, index) => [reference, `[^${index + 1}]`])),
  };

  const writer = makeBlockWriter();
  const listener = { onBlock: writer.write, isEnough: writer.isFull };
  readStory(source, file.stories.body, listener);
  readStory(source, file.stories.boxes, listener);
  for (const [index, { range }] of notes.entries()) {
    if (writer.isFull()) break;
    writer.write({ kind: 'note', number: index + 1, text: readNote(range) });
  }
  return writer.finish();

  function readNote(range: Range): string {
    const blocks: Block[] = [];
    readStory({ ...source, noteMarks: new Map() }, range, {
      onBlock: (block) => blocks.push(block),
      isEnough: () => false,
    });
    return wordsOf(blocks);
  }
};

type Note = { reference: number; range: Range };

/** In the order of their references, footnotes and endnotes together. */
function listNotes(file: WordFile): Note[] {
  const { footnotes, endnotes } = file.stories;
  return [
    ...readNotes({
      references: file.findTable(tablePlaces.footnoteReferences),
      texts: file.findTable(tablePlaces.footnoteTexts),
      story: footnotes,
    }),
    ...readNotes({
      references: file.findTable(tablePlaces.endnoteReferences),
      texts: file.findTable(tablePlaces.endnoteTexts),
      story: endnotes,
    }),
  ].toSorted((one, other) => one.reference - other.reference);
}

type NoteTables = { references: Buffer; texts: Buffer; story: Range };

/** The table of texts has one end more than that of references. */
function readNotes({ references, texts, story }: NoteTables): Note[] {
  const count = Math.max(0, Math.floor((references.length - 4) / 6));
  const notes: Note[] = [];
  for (let index = 0; index < count && (index + 2) * 4 <= texts.length; index += 1) {
    notes.push({
      reference: references.readUInt32LE(index * 4),
      range: {
        from: story.from + texts.readUInt32LE(index * 4),
        to: Math.min(story.to, story.from + texts.readUInt32LE(index * 4 + 4)),
      },
    });
  }
  return notes;
}
