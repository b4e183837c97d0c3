import { expect, it } from 'vitest';
import { askMark } from './ask-mark.ts';
import { markWords } from './testing/mark-words.ts';

function ask(words: string, form: 'gap', text: string) {
  const reply = askMark(text, markWords(text, words, { form }));
  return reply.ok ? reply.asked : undefined;
}

it('brings the sentence before, where its own points back', () => {
  const text =
    'Hume described how gold flows to where prices are low. Historians regard this price-specie-flow mechanism as too simple.';
  expect(ask('price-specie-flow mechanism', 'gap', text)?.text).toBe(
    'Hume described how gold flows to where prices are low. Historians regard this _____ as too simple.',
  );
});

it('brings as many sentences as it takes to know who is meant', () => {
  const text =
    'Sulla became dictator in 82. He published lists of enemies. He enlarged the Senate to six hundred men.';
  expect(ask('six hundred', 'gap', text)?.text).toBe(
    'Sulla became dictator in 82. He published lists of enemies. He enlarged the Senate to _____ men.',
  );
});

it.each([
  ['a pronoun behind its beginning', 'To fill the ranks he took volunteers from Italy.'],
  ['the same time as another', 'In the same year two armies from Italy were destroyed.'],
])('brings the sentence before %s', (_what, sentence) => {
  const text = `Marius was consul in 107. ${sentence}`;
  expect(ask('Italy', 'gap', text)?.text).toBe(text.replace('Italy', '_____'));
});

it('has the name before it that opens its point', () => {
  const notes =
    '- Tay Bridge, 28 December 1879. The girders fell in a storm. The cast iron was poor.\n- Silver Bridge, 1967. One eyebar with a small crack broke.';
  expect(ask('cast iron', 'gap', notes)?.text).toBe(
    'Tay Bridge, 28 December 1879. The girders fell in a storm. The _____ was poor.',
  );
  expect(ask('eyebar', 'gap', notes)?.text).toBe(
    'Silver Bridge, 1967. One _____ with a small crack broke.',
  );
});

it('brings the sentence before one of very few words', () => {
  const text = 'Languages differ in the order of subject, verb and object. OSV is rare.';
  expect(ask('OSV', 'gap', text)?.text).toBe(
    'Languages differ in the order of subject, verb and object. _____ is rare.',
  );
});

it('begins a new line at a year that stands in a column of its own', () => {
  const notes =
    'Turning points\n--------------\n1453  Constantinople falls after 53 days of siege\n1683  second siege of Vienna fails, relief by Sobieski\n1853–56  Crimean War';
  expect(ask('Sobieski', 'gap', notes)?.text).toBe(
    '1683 second siege of Vienna fails, relief by _____',
  );
});

it('has no arrow before it where arrows are the points of a list', () => {
  const notes = '-> began as a small state near Byzantium\n-> named after Osman the First';
  expect(ask('Osman the First', 'gap', notes)?.text).toBe('named after _____');
});

it('names the columns of a table that has no rule below its first row', () => {
  const notes =
    '| Sultan | Ruled | Known for |\n| Osman | c. 1299–1324 | founder |\n| Selim | 1512–1520 | Egypt |';
  expect(ask('1512–1520', 'gap', notes)?.text).toBe('Sultan: Selim. Ruled: _____');
});

it('has no heading before it that says nothing', () => {
  const notes =
    '# Bees\n\nA hive is small.\n\n# Words\n\n- nuc: a small colony\n- super: a box for honey\n\n# Sting\n\nIt hurts.';
  expect(ask('nuc', 'gap', notes)?.text).toBe('_____: a small colony');
});
