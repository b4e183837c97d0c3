import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { findEvents } from './find-events.ts';

it.each([
  ['Brazil abolished slavery only in 1888.', '1888 Brazil abolished slavery'],
  [
    'Finally, in 1598, Elizabeth I expelled the Germans from the Steelyard.',
    '1598 Elizabeth I expelled the Germans from the Steelyard',
  ],
  [
    'The towns formed the Confederation of Cologne in 1367, plundered Copenhagen and forced the Danes to make peace.',
    '1367 The towns formed the Confederation of Cologne',
  ],
  [
    'The Arab monopoly was broken by the Dutch, who planted coffee on Java in 1696.',
    '1696 The Dutch planted coffee on Java',
  ],
  [
    'The first coffee house in London was opened in 1652 by Pasqua Rosée, the servant of a merchant.',
    '1652 The first coffee house in London was opened by Pasqua Rosée',
  ],
])('reads the event of a year without what only hangs on it: %s', (text, event) => {
  expect(eventsOf(text)).toEqual([event]);
});

it('reads both years of a sentence with two dates', () => {
  expect(
    eventsOf(
      'Luigi Bezzera patented an espresso machine in 1901, and in 1933 Alfonso Bialetti introduced the moka pot.',
    ),
  ).toEqual([
    '1901 Luigi Bezzera patented an espresso machine',
    '1933 Alfonso Bialetti introduced the moka pot',
  ]);
});

it('takes no year that is not exact', () => {
  expect(eventsOf('Venetian merchants brought coffee to Europe around 1600.')).toEqual([]);
});

function eventsOf(text: string): string[] {
  const analysis = analyseText(text);
  return findEvents(analysis.sentences, analysis).map(({ year, event }) => `${year} ${event}`);
}
