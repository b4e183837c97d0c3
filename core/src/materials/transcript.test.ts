import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';
import { readTranscript, writeClock } from './transcript.ts';

it('understands what is copied from the page of a video: a time above its words', () => {
  const transcript = readTranscript(
    'Transcript\n0:00\nSo why does a leaf lose water at all?\n0:47\nIt has to open its stomata\nto let carbon dioxide in.\n1:08\nOn a hot day this goes faster.',
  );
  expect(transcript?.cues).toEqual([
    { seconds: 0, text: 'So why does a leaf lose water at all?' },
    { seconds: 47, text: 'It has to open its stomata to let carbon dioxide in.' },
    { seconds: 68, text: 'On a hot day this goes faster.' },
  ]);
});

it.each([
  ['a time before its words', '0:05 Water rises.\n1:02:03 It falls.'],
  ['times in brackets', '[0:05] Water rises.\n[01:02:03] It falls.'],
  ['times with a stroke', '00:05 - Water rises.\n1:02:03 – It falls.'],
  ['times said a second time for the ear', '0:05\n5 seconds Water rises.\n1:02:03\nIt falls.'],
  [
    'WebVTT',
    'WEBVTT - Lecture\n\nNOTE\n0:01 no words of the video\n\nintro\n00:05.000 --> 00:08.000 align:start\n<v Ana>Water <c.yellow>rises</c>.</v>\n\n01:02:03.000 --> 01:02:05.000\nIt falls.',
  ],
  [
    'SRT',
    '1\r\n00:00:05,000 --> 00:00:08,000\r\n{\\an8}Water rises.\r\n\r\n2\r\n01:02:03,000 --> 01:02:05,000\r\nIt falls.\r\n',
  ],
])('understands %s', (_, pasted) => {
  const cues = readTranscript(pasted)?.cues.map(({ seconds, text }) => [
    seconds,
    text.replace('5 seconds ', ''),
  ]);
  expect(cues).toEqual([
    [5, 'Water rises.'],
    [3_723, 'It falls.'],
  ]);
});

it('says nothing twice where subtitles roll', () => {
  const rolling =
    '00:01.000 --> 00:02.000\nwater\n\n00:02.000 --> 00:03.000\nwater rises in the stem\n\n00:03.000 --> 00:04.000\nwater rises in the stem\n\n00:04.000 --> 00:05.000\nand falls';
  expect(readTranscript(rolling)?.text).toBe('water rises in the stem and falls');
});

it.each([
  ['notes', 'Water rises at 12:30 in the stem.\n\nIt falls again.'],
  ['one time', '0:05\nWater rises.'],
  ['a timetable', '9:30 Biology\n8:30 Physics'],
  ['a score', '2:1 for us\n3:1 for us'],
])('leaves %s a text like any other', (_, pasted) => {
  expect(readTranscript(pasted)).toBeUndefined();
});

it('leads from any place of the text to its minute', () => {
  const pasted = Array.from(
    { length: 40 },
    (_, at) => `${writeClock(at * 23)}\nSentence ${at} of the video is said here.`,
  ).join('\n');
  const { text, pageStarts, cues } = readTranscript(pasted) ?? failed();
  expect(text).not.toMatch(/\d:\d\d/u);
  const wrong = cues.filter(({ seconds, text: words }) => {
    const page = findPage(text.indexOf(words), [{ start: 0, pageStarts }]);
    return page !== Math.floor(seconds / 60) + 1;
  });
  expect(wrong).toEqual([]);
});

it('leads past minutes in which nothing is said', () => {
  const { text, pageStarts } = readTranscript('0:10\nFirst words.\n5:10\nLast words.') ?? failed();
  expect(text).toBe('First words.\n\nLast words.');
  expect(findPage(text.indexOf('Last'), [{ start: 0, pageStarts }])).toBe(6);
  expect(findPage(text.indexOf('words'), [{ start: 0, pageStarts }])).toBe(1);
});

it('makes paragraphs of whole sentences', () => {
  const pasted = Array.from({ length: 60 }, (_, at) => `${writeClock(at * 4)}\nOne more sentence.`);
  const paragraphs = (readTranscript(pasted.join('\n')) ?? failed()).text.split('\n\n');
  expect(paragraphs.length).toBeGreaterThan(1);
  expect(paragraphs.every((paragraph) => paragraph.endsWith('.'))).toBe(true);
});

it.each([
  [0, '0:00'],
  [47.9, '0:47'],
  [3_723, '1:02:03'],
])('writes %d seconds as %s', (seconds, clock) => {
  expect(writeClock(seconds)).toBe(clock);
});

function failed(): never {
  throw new Error('no times were found');
}
