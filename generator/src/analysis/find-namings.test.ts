import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

function named(text: string): string[] {
  return analyseText(text).namings.map(({ hole }) => text.slice(hole.start, hole.end));
}

it('finds the names that prose gives to things', () => {
  expect(
    named(`Three helium nuclei are needed, and the reaction is therefore called the triple-alpha process.
Two forces are in balance; this state is known as hydrostatic equilibrium.
A star that is fusing hydrogen is said to be on the main sequence.
The blood pressure may collapse, a condition known as septic shock.`),
  ).toEqual(['triple-alpha process', 'hydrostatic equilibrium', 'main sequence', 'septic shock']);
});

it('finds what something becomes, where that is no common word', () => {
  expect(named('The star takes on a reddish colour and becomes a red giant.')).toEqual([
    'red giant',
  ]);
  expect(named('In the end the delay becomes a problem.')).toEqual([]);
});

it('takes no person, no verb and no plain adjective for a name', () => {
  expect(named('The king called parliament in order to raise a tax.')).toEqual([]);
  expect(named('The first child was called Edward, and the second was called Anne.')).toEqual([]);
  expect(named('Sentences of that kind are called active by most of the teachers.')).toEqual([]);
});

it('finds words in italics, and cases at law as names of their own', () => {
  const text = `Under the *eggshell skull rule* the defendant must take the victim as found.
In *Bolton v Stone* (1951) a cricket ball had been hit out of the ground.`;
  const found = analyseText(text).namings;
  expect(found.map(({ hole, kind }) => [text.slice(hole.start, hole.end), kind])).toEqual([
    ['eggshell skull rule', 'word'],
    ['Bolton v Stone', 'case'],
  ]);
});
