import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { findBlanks } from './blanks.ts';

function blanks(text: string) {
  const analysis = analyseText(text);
  return analysis.facts
    .flatMap((fact) => findBlanks(analysis, fact, 4))
    .toSorted((one, other) => other.quality - one.quality);
}

const sure = (text: string) =>
  blanks(text)
    .filter(({ quality }) => quality >= 0.6)
    .map(({ answer }) => answer);

it('asks for a word that the sentence itself explains', () => {
  const found = blanks(
    '# Data\n\nText is stored with Unicode, which gives a number to each character.',
  );
  const whole = found.find(({ text }) => text.startsWith('Text is stored'));
  expect(whole?.text).toBe('Text is stored with _____, which gives a number to each character.');
  expect(whole?.answer).toBe('Unicode');
  expect(whole?.quality).toBeGreaterThan(0.6);
});

it('asks for years and counted things, but for no end of a range and none of the two', () => {
  expect(sure('The Committee of Public Safety was founded in Paris in 1793.')).toContain('1793');
  expect(sure('Risk is assessed within six hours of admission with a tested tool.')).toEqual([
    'Six',
  ]);
  expect(sure('The scores of the old scale range from 6 to 23 points.')).toEqual([]);
});

it('leaves no sure gap in an order, an example or a sentence that leans', () => {
  expect(sure('Aim for at least 75 grams of protein and 2 litres of water.')).toEqual([]);
  expect(sure('Someone who weighs 60 kg needs at least 75 g of protein.')).toEqual([]);
  expect(sure('These treaties were signed by Townsend Harris in 1858.')).toEqual([]);
});

it('leaves no sure gap where little else is said', () => {
  expect(sure('Semantic memory consists of general knowledge.')).toEqual([]);
});

it('asks for no rough number, no open one and none in brackets', () => {
  expect(
    sure('In the Sun about 600 million tonnes of hydrogen are converted every second.'),
  ).toEqual([]);
  expect(sure('Giant molecular clouds may measure 100 light years or more across.')).toEqual([]);
  expect(
    sure('Firefighters may take greater risks to save a life (Watt v Hertfordshire, 1954).'),
  ).not.toContain('1954');
});
