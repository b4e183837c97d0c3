import { expect, it } from 'vitest';
import { parseInline } from '../rich-text/parse-inline.ts';
import { readPlain } from '../rich-text/read-plain.ts';
import { cutShown } from '../rich-text/cut-shown.ts';
import { findPictureIds } from './find-picture-ids.ts';
import { writeMention } from './write-mention.ts';

const id = '9b2f6c1e-4d3a-8f21-9c5d-7a1e4b640190';
const picture = `![The heart](picture:${id})`;
const parts = [
  { left: 100, top: 200, width: 300, height: 80 },
  { left: 500, top: 0, width: 500, height: 1000 },
];
const asked = { parts, at: 1, isShown: false, isAlone: false };

it.each([
  [asked, `${picture}{parts=100,200,300,80;500,0,500,1000 asked=2}`],
  [
    { ...asked, at: 0, isShown: true, isAlone: true },
    `${picture}{parts=100,200,300,80;500,0,500,1000 shown=1 alone}`,
  ],
])('writes behind a picture what of it is covered, and reads that again', (cover, text) => {
  expect(writeMention(id, 'The heart', cover)).toBe(text);
  expect(parseInline(`See ${text}.`)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'picture', id, alternative: 'The heart', cover },
    { kind: 'text', text: '.' },
  ]);
});

it('says in words which part is asked for', () => {
  expect(readPlain(writeMention(id, 'The heart', asked), 'rich')).toBe('The heart (part 2 of 2)');
  expect(readPlain(writeMention(id, '', asked), 'rich')).toBe('(part 2 of 2)');
});

it('shows a covered picture as one piece of its line', () => {
  const text = `See ${writeMention(id, 'The heart', asked)} here`;
  const pieces = cutShown(text, { start: 0, end: text.length });
  expect(pieces[1]).toMatchObject({ kind: 'picture', cover: asked, start: 4 });
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
});

it('is found as a picture by what looks for pictures alone', () => {
  expect(findPictureIds([writeMention(id, 'The heart', asked)])).toEqual([id]);
});

const many = Array.from({ length: 41 }, () => '1,1,1,1').join(';');

it.each([
  ['{parts=100,200,300,80 asked=2}', 'asks for one that is not there'],
  ['{parts=100,200,300,80 asked=0}', 'asks for none'],
  ['{parts=900,200,300,80 asked=1}', 'leaves the picture at its right'],
  ['{parts=100,990,300,80 asked=1}', 'leaves the picture below'],
  ['{parts=100,200,0,80 asked=1}', 'has no width'],
  ['{parts= asked=1}', 'has no part'],
  ['{parts=100,200,300,80}', 'asks nothing'],
  [`{parts=${many} asked=1}`, 'has more parts than a picture may'],
])('leaves %s as it is written, which %s', (written) => {
  expect(parseInline(`${picture}${written}`)).toEqual([
    { kind: 'picture', id, alternative: 'The heart' },
    { kind: 'text', text: written },
  ]);
});
