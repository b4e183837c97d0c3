import { expect, it } from 'vitest';
import { quotePart } from './quote-part.ts';

const sentence = 'The liver stores sugar as glycogen and gives it back later. ';
const text = sentence.repeat(30);

it('gives whole sentences before and after a part', () => {
  const start = sentence.length * 10;
  const { before, text: part, after } = quotePart(text, { start, end: start + sentence.length });
  expect(part).toBe(sentence);
  expect(before).toBe(sentence.repeat(4).trim());
  expect(after).toBe(sentence.repeat(3).trim());
});

it('gives none around a whole text', () => {
  expect(quotePart(text, { start: 0, end: text.length })).toEqual({ before: '', text, after: '' });
});

it('gives all there is near the ends of a text', () => {
  const { before, after } = quotePart(text, {
    start: sentence.length,
    end: text.length - sentence.length,
  });
  expect([before, after]).toEqual([sentence.trim(), sentence.trim()]);
});

it('gives the title of the text, so that a question about its end can name it', () => {
  const titled = `RESIDENTIAL LETTINGS ACT\n\n${text}`;
  const start = titled.length - sentence.length;
  const { before } = quotePart(titled, { start, end: titled.length });
  expect(before).toBe(`RESIDENTIAL LETTINGS ACT\n${sentence.repeat(4).trim()}`);
});

it('takes no title from a text that begins with a paragraph, nor twice what is near', () => {
  const start = sentence.length * 20;
  expect(quotePart(text, { start, end: text.length }).before).toBe(sentence.repeat(4).trim());
  const near = `The liver\n${sentence}`;
  expect(quotePart(near, { start: near.length - 1, end: near.length }).before).toBe(near.trim());
});
