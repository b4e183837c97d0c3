import { expect, it } from 'vitest';
import { pickIndex, type Random, seedRandom } from '../seeded-random.ts';
import { guessColumns, undoExport } from './choose-columns.ts';
import { batchCards, keyOfSides, pickCards, type Sides } from './pick-cards.ts';
import { guessSeparators, readRows } from './read-rows.ts';
import { writeCardsCsv, writeCardsTsv } from './write-cards.ts';

const comma = { cell: ',', row: '\n' };

it.each([
  [
    'a plain one',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'line ends of all kinds',
    'a,b\r\nc,d\re,f\n',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['empty lines', '\n\na,b\n\n , \n', [['a', 'b']]],
  [
    'quotes around commas and line ends',
    '"a,1","b\r\n2"\r\nc,d',
    [
      ['a,1', 'b\r\n2'],
      ['c', 'd'],
    ],
  ],
  ['quotes in quotes', '"say ""no""",x', [['say "no"', 'x']]],
  [
    'an empty last cell',
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['quotes within words', 'a "b" c,d', [['a "b" c', 'd']]],
  [
    'words after quotes',
    '"so-called" gap,b\nc,d',
    [
      ['"so-called" gap', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes that never end',
    '"a,b\nc,d',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
])('reads %s', (_, text, rows) => {
  expect([...readRows(text, comma)]).toEqual(rows);
});

it('reads separators of several signs', () => {
  const rows = readRows('a - b && c - d', { cell: ' - ', row: ' && ' });
  expect([...rows]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it.each([
  [
    'what Quizlet exports',
    'Engram\tA trace, in the brain\nSynapse\tA gap, or junction',
    '\t',
    '\n',
  ],
  ['what Quizlet exports on one line', 'Engram\tA trace;Synapse\tA gap', '\t', ';'],
  ['commas on one line', 'Engram,A trace;Synapse,A gap', ',', ';'],
  ['commas', 'term,meaning\nEngram,"A trace; a mark"', ',', '\n'],
  ['semicolons', 'term;meaning\nEngram;A trace, a mark\nSpine;A knob', ';', '\n'],
  [
    'semicolons with a comma in every row',
    'Engram;A trace, a mark\nSpine;A knob, a small one',
    ';',
    '\n',
  ],
  [
    'commas with a semicolon in every row',
    'Engram,A trace; a mark\nSpine,"A knob; a small one"',
    ',',
    '\n',
  ],
  ['tabs with spaces around them', 'Engram \t A trace, a mark', '\t', '\n'],
  ['one column', 'Engram\nSynapse', '\t', '\n'],
  ['nothing', '', '\t', '\n'],
])('guesses the separators of %s', (_, text, cell, row) => {
  expect(guessSeparators(text)).toEqual({ cell, row });
});

it('guesses the columns by the first row', () => {
  expect(
    guessColumns([
      ['Chapter', 'Meaning', 'Term'],
      ['1', 'A gap', 'Synapse'],
    ]),
  ).toEqual({
    front: 2,
    back: 1,
    hasHeading: true,
  });
  expect(guessColumns([['Synapse', 'A gap']])).toEqual({ front: 0, back: 1, hasHeading: false });
});

it('leaves out what is no card, what is known, and what has no room', () => {
  const rows = [
    ['Term', 'Definition'],
    ['Synapse', ' A gap\0 '],
    ['Spine', ''],
    ['', 'A knob'],
    ['Engram', 'A trace'],
    ['Synapse', 'A gap'],
    ['Long', 'x'.repeat(2001)],
    ['Soma', 'The body'],
    ['Axon', 'The cable'],
  ];
  const known = new Set([keyOfSides({ front: 'Engram', back: 'A trace' })]);
  expect(pickCards({ rows, columns: guessColumns(rows), known, room: 2 })).toEqual({
    cards: [
      { front: 'Synapse', back: 'A gap' },
      { front: 'Soma', back: 'The body' },
    ],
    leftOut: { noFront: 1, noBack: 1, tooLong: 1, known: 1, repeated: 1, noRoom: 1 },
  });
});

it('parts cards by what one call takes', () => {
  const short = Array.from({ length: 2500 }, (_, index) => ({ front: `${index}`, back: 'b' }));
  expect(batchCards(short).map((batch) => batch.length)).toEqual([1000, 1000, 500]);
  const long = Array.from({ length: 1000 }, () => ({
    front: 'a'.repeat(2000),
    back: 'b'.repeat(2000),
  }));
  expect(batchCards(long).map((batch) => batch.length)).toEqual([300, 300, 300, 100]);
  expect(batchCards(long).flat()).toEqual(long);
});

it('writes a table for spreadsheets, in which nothing is a formula', () => {
  const csv = writeCardsCsv([
    { front: 'say "no", then', back: 'two\nlines' },
    { front: '=1+1', back: "'=1+1" },
  ]);
  expect(csv).toBe(`\u{FEFF}Front,Back\r\n"say ""no"", then","two\nlines"\r\n'=1+1,''=1+1\r\n`);
});

it('writes lines for Quizlet, each word as it is', () => {
  const tsv = writeCardsTsv([
    { front: '-ing', back: 'an "ending", of verbs' },
    { front: 'a\tb', back: '"c"' },
  ]);
  expect(tsv).toBe('-ing\tan "ending", of verbs\n"a\tb"\t"""c"""\n');
});

it('leaves quotes before signs alone in files of others', () => {
  expect(undoExport([["'-ing", 'an ending']])).toEqual([["'-ing", 'an ending']]);
});

it.each([
  ['CSV', writeCardsCsv],
  ['TSV', writeCardsTsv],
])('reads any cards from its own %s just as they were', (_, write) => {
  const random = seedRandom('card files');
  for (let round = 0; round < 1500; round += 1) {
    const cards = makeCards(random);
    expect(readBack(write(cards))).toEqual(cards);
  }
});

function readBack(text: string): Sides[] {
  const withoutMark = text.replace(/^\u{FEFF}/u, '');
  const rows = undoExport([...readRows(withoutMark, guessSeparators(withoutMark))]);
  return pickCards({ rows, columns: guessColumns(rows), known: new Set(), room: 10_000 }).cards;
}

const pieces = [
  'a',
  'Engram',
  ' ',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '"',
  '""',
  "'",
  '=',
  '+',
  '-',
  '@',
  'naître',
  '記憶',
  '🧠',
  '\\',
  '\\n',
  '|',
  '\u{2028}',
];

/** Different ones, each as the server would keep it. */
function makeCards(random: Random): Sides[] {
  const made = Array.from({ length: 1 + pickIndex(random, 5) }, () => ({
    front: makeSide(random),
    back: makeSide(random),
  }));
  return [...new Map(made.map((card) => [keyOfSides(card), card])).values()];
}

function makeSide(random: Random): string {
  const length = 1 + pickIndex(random, 6);
  const side = Array.from({ length }, () => pieces[pickIndex(random, pieces.length)]).join('');
  return side.trim() === '' ? 'x' : side.trim();
}

it('has a rich card in a spreadsheet as its words, and in a file for other programs as it is', () => {
  const card = { format: 'rich', front: '**Period** $T^2$', back: '`x`' } as const;
  expect(writeCardsCsv([card])).toContain('Period T²,x');
  expect(writeCardsTsv([card])).toBe('**Period** $T^2$\t`x`\n');
});
