import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { findDeeds } from './find-people.ts';

it.each([
  [
    'The paper filter was invented in 1908 by Melitta Bentz, a housewife in Dresden.',
    'Melitta Bentz: Invented the paper filter',
  ],
  [
    'Caffeine was isolated in 1819 by the German chemist Friedlieb Runge.',
    'Friedlieb Runge: Isolated caffeine',
  ],
  [
    'In 1675 Charles II issued a proclamation against the coffee houses.',
    'Charles II: Issued a proclamation against the coffee houses',
  ],
  [
    'The method goes back to Ludwig Roselius of Bremen, who patented a new process in 1906.',
    'Ludwig Roselius of Bremen: Patented a new process in 1906',
  ],
  [
    'In 1974 Elizabeth Loftus and John Palmer showed students films of traffic accidents.',
    'Elizabeth Loftus and John Palmer: Showed students films of traffic accidents',
  ],
  [
    'Sergei Eisenstein, who objected that shots should clash, put his idea into practice.',
    'Sergei Eisenstein: Objected that shots should clash',
  ],
  [
    'As Susumu Tonegawa showed in 1976, gene segments are cut at random, so that few yield many.',
    'Susumu Tonegawa: Showed that gene segments are cut at random',
  ],
])('reads who did it: %s', (text, deed) => {
  expect(deedsOf(text)).toEqual([deed]);
});

it.each([
  'Milton Friedman, who put the emphasis elsewhere, argued well.',
  'In 1980 Endel Tulving introduced the term.',
])('finds no deed that says nothing by itself: %s', (text) => {
  expect(deedsOf(text).filter((deed) => /elsewhere|the term/.test(deed))).toEqual([]);
});

it('takes no people for a person', () => {
  expect(deedsOf('The monopoly was broken by the Dutch, who planted coffee on Java.')).toEqual([]);
});

function deedsOf(text: string): string[] {
  const analysis = analyseText(text);
  return findDeeds(analysis.sentences, analysis).map(({ person, deed }) => `${person}: ${deed}`);
}
