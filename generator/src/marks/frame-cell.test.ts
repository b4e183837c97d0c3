import { expect, it } from 'vitest';
import { askMark } from './ask-mark.ts';
import { markWords } from './testing/mark-words.ts';

function ask(words: string, form: 'gap', text: string) {
  const reply = askMark(text, markWords(text, words, { form }));
  return reply.ok ? reply.asked : undefined;
}

it('takes the first row for names of columns where one of them is hardly anything else', () => {
  const wines =
    'Wine; Country; Main grape\nChablis; France; Chardonnay\nBarolo; Italy; Nebbiolo\nRioja; Spain; Tempranillo';
  expect(ask('Nebbiolo', 'gap', wines)?.text).toBe('Wine: Barolo. Main grape: _____');
});

it('takes no first row for names of columns that it may not be', () => {
  const timeline = `# Empires

## The Ottomans

1299   Osman I         leads a small principality
1402   Timur           captures Bayezid I
1453   Mehmed II       conquers Constantinople`;
  expect(ask('Timur', 'gap', timeline)?.text).toBe(
    'The Ottomans – 1402; _____; captures Bayezid I',
  );
  expect(ask('Osman I', 'gap', timeline)?.text).toBe(
    'The Ottomans – 1299; _____; leads a small principality',
  );
});

it('shows the whole row where its first cell is in other rows too', () => {
  const table = `| Level | Cloud | Looks |
|---|---|---|
| high | Cirrus | feathers |
| high | Cirrostratus | a thin veil |
| low | Stratus | grey |`;
  expect(ask('feathers', 'gap', table)?.text).toBe('Level: high. Cloud: Cirrus. Looks: _____');
  expect(ask('grey', 'gap', table)?.text).toBe('Level: low. Looks: _____');
});

it('completes the row of a table whose columns only spaces keep apart', () => {
  const table = `# Speeds

verb         mean mph
smashed      41
collided     39
hit          34`;
  expect(ask('39', 'gap', table)?.text).toBe('verb: collided. mean mph: _____');
});

it('reads short lines in small letters as a list', () => {
  const notes = '# Sweets\n\n## Sugar\n\nthread 106\nsoft ball 112\nfirm ball 118';
  expect(ask('112', 'gap', notes)?.text).toBe('Sugar: soft ball _____');
});
