import { writeAsked } from '@engram/core/questions/question-context.ts';
import { expect, it } from 'vitest';
import { askMark } from './ask-mark.ts';
import { markWords } from './testing/mark-words.ts';

function ask(words: string, form: 'gap', text: string) {
  const reply = askMark(text, markWords(text, words, { form }));
  return reply.ok ? writeAsked(reply.asked) : undefined;
}

it('takes the first row for names of columns where one of them is hardly anything else', () => {
  const wines =
    'Wine; Country; Main grape\nChablis; France; Chardonnay\nBarolo; Italy; Nebbiolo\nRioja; Spain; Tempranillo';
  expect(ask('Nebbiolo', 'gap', wines)).toBe('Wine: Barolo. Main grape: _____');
});

it('takes no first row for names of columns that it may not be', () => {
  const timeline = `# Empires

## The Ottomans

1299   Osman I         leads a small principality
1402   Timur           captures Bayezid I
1453   Mehmed II       conquers Constantinople`;
  expect(ask('Timur', 'gap', timeline)).toBe(
    'Empires › The Ottomans: 1402; _____; captures Bayezid I',
  );
  expect(ask('Osman I', 'gap', timeline)).toBe(
    'Empires › The Ottomans: 1299; _____; leads a small principality',
  );
});

it('shows the whole row where its first cell is in other rows too', () => {
  const table = `| Level | Cloud | Looks |
|---|---|---|
| high | Cirrus | feathers |
| high | Cirrostratus | a thin veil |
| low | Stratus | grey |`;
  expect(ask('feathers', 'gap', table)).toBe('Level: high. Cloud: Cirrus. Looks: _____');
  expect(ask('grey', 'gap', table)).toBe('Level: low. Looks: _____');
});

it('completes the row of a table whose columns only spaces keep apart', () => {
  const table = `# Speeds

verb         mean mph
smashed      41
collided     39
hit          34`;
  expect(ask('39', 'gap', table)).toBe('Speeds: verb: collided. mean mph: _____');
});

it('reads short lines in small letters as a list', () => {
  const notes = '# Sweets\n\n## Sugar\n\nthread 106\nsoft ball 112\nfirm ball 118';
  expect(ask('112', 'gap', notes)).toBe('Sweets › Sugar: thread 106 soft ball _____');
});

it('reads lines of semicolons without spaces as a table, under the line that names it', () => {
  const notes =
    'Bench sheet (lab 2)\n\nRead under oil. It works at once.\n\nResults\nOrganism;Shape;Colour\nS. aureus;cocci;purple\nE. coli;rods;pink\nB. subtilis;rods;purple';
  expect(ask('pink', 'gap', notes)).toBe(
    'Bench sheet (lab 2) › Results: Organism: E. coli. Colour: _____',
  );
});
