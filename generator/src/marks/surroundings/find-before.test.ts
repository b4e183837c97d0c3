import { writeAsked } from '@engram/core/questions/question-context.ts';
import { expect, it } from 'vitest';
import { askMark } from '../ask-mark.ts';
import { markWords } from '../testing/mark-words.ts';

function ask(words: string, form: 'gap', text: string) {
  const reply = askMark(text, markWords(text, words, { form }));
  return reply.ok ? writeAsked(reply.asked) : undefined;
}

it('brings the sentence before, where its own points back', () => {
  const text =
    'Hume described how gold flows to where prices are low. Historians regard this price-specie-flow mechanism as too simple.';
  expect(ask('price-specie-flow mechanism', 'gap', text)).toBe(
    'Hume described how gold flows to where prices are low. Historians regard this _____ as too simple.',
  );
});

it('brings as many sentences as it takes to know who is meant', () => {
  const text =
    'Sulla became dictator in 82. He published lists of enemies. He enlarged the Senate to six hundred men.';
  expect(ask('six hundred', 'gap', text)).toBe(
    'Sulla became dictator in 82. He published lists of enemies. He enlarged the Senate to _____ men.',
  );
});

it.each([
  ['a pronoun behind its beginning', 'To fill the ranks he took volunteers from Italy.'],
  ['the same time as another', 'In the same year two armies from Italy were destroyed.'],
])('brings the sentence before %s', (_what, sentence) => {
  const text = `Marius was consul in 107. ${sentence}`;
  expect(ask('Italy', 'gap', text)).toBe(text.replace('Italy', '_____'));
});

it('has the name before it that opens its point', () => {
  const notes =
    '- Tay Bridge, 28 December 1879. The girders fell in a storm. The cast iron was poor.\n- Silver Bridge, 1967. One eyebar with a small crack broke.';
  expect(ask('cast iron', 'gap', notes)).toBe(
    'Tay Bridge, 28 December 1879. The girders fell in a storm. The _____ was poor.',
  );
  expect(ask('eyebar', 'gap', notes)).toBe(
    'Silver Bridge, 1967. One _____ with a small crack broke.',
  );
});

it('has the point before it, also one that says what a word means', () => {
  const notes =
    '## Effect size\n\n- η² = explained share of the variance, biased upwards\n- ω² corrects for this bias in small samples';
  expect(ask('small samples', 'gap', notes)).toBe(
    'Effect size: η² = explained share of the variance, biased upwards ω² corrects for this bias in _____',
  );
});

it('has no other term before a term with its meaning, unless it points back', () => {
  const terms = '- sill: magma between two layers\n- dyke: magma across its layers';
  expect(ask('across', 'gap', terms)).toBe('dyke: magma _____ its layers');
  const pointing =
    '- η²: explained share, biased upwards\n- ω²: corrects for this bias in small samples';
  expect(ask('small samples', 'gap', pointing)).toBe(
    'η²: explained share, biased upwards ω²: corrects for this bias in _____',
  );
});

it('says both lines of a title', () => {
  const handout =
    'CHEM 121L   Experiment 7\nPreparation of Aspirin\n\nSafety\n\nWear goggles at all times in this laboratory, please.';
  expect(ask('goggles', 'gap', handout)).toBe(
    'CHEM 121L Experiment 7 › Preparation of Aspirin › Safety: Wear _____ at all times in this laboratory, please.',
  );
});

it('brings the sentence before one of very few words', () => {
  const text = 'Languages differ in the order of subject, verb and object. OSV is rare.';
  expect(ask('OSV', 'gap', text)).toBe(
    'Languages differ in the order of subject, verb and object. _____ is rare.',
  );
});

it('begins a new line at a year that stands in a column of its own', () => {
  const notes =
    'Turning points\n--------------\n1453  Constantinople falls after 53 days of siege\n1683  second siege of Vienna fails, relief by Sobieski\n1853–56  Crimean War';
  expect(ask('Sobieski', 'gap', notes)).toBe(
    'Turning points: 1683 second siege of Vienna fails, relief by _____',
  );
});

it('has no arrow before it where arrows are the points of a list', () => {
  const notes = '-> began as a small state near Byzantium\n-> named after Osman the First';
  expect(ask('Osman the First', 'gap', notes)).toBe(
    'began as a small state near Byzantium named after _____',
  );
});

it('names the columns of a table that has no rule below its first row', () => {
  const notes =
    '| Sultan | Ruled | Known for |\n| Osman | c. 1299–1324 | founder |\n| Selim | 1512–1520 | Egypt |';
  expect(ask('1512–1520', 'gap', notes)).toBe('Sultan: Selim. Ruled: _____');
});

it('has no heading before it that says nothing', () => {
  const notes =
    '# Bees\n\nA hive is small.\n\n# Words\n\n- nuc: a small colony\n- super: a box for honey\n\n# Sting\n\nIt hurts.';
  expect(ask('nuc', 'gap', notes)).toBe('_____: a small colony');
});

it('brings two short sentences, because no rule can tell which ones lean', () => {
  const text =
    'Im Januar wurde die Nationalversammlung gewählt. Auch Frauen durften wählen. Weil in Berlin gekämpft wurde, tagte sie in Weimar.';
  expect(ask('Weimar', 'gap', text)).toBe(text.replace('Weimar', '_____'));
});

it('brings the end of the paragraph before', () => {
  const text =
    'Satsuma and Choshu were rivals for years. Both were buying rifles.\n\nIn 1866 the two old enemies made an alliance in Kyoto.';
  expect(ask('alliance', 'gap', text)).toBe(
    'Both were buying rifles. In 1866 the two old enemies made an _____ in Kyoto.',
  );
});

it('says under which points a point stands, and which one it goes on from', () => {
  const notes = `# Memory

## Working memory

- phonological loop
  - store: holds speech sounds
    - for about two seconds
- Taylor rule: reacts strongly
- if not, the rate falls in the long run
- central executive: no storage of its own`;
  expect(ask('two seconds', 'gap', notes)).toBe(
    'Memory › Working memory › phonological loop › store: for about _____',
  );
  expect(ask('rate', 'gap', notes)).toBe(
    'Memory › Working memory: Taylor rule: reacts strongly if not, the _____ falls in the long run',
  );
  expect(ask('storage', 'gap', notes)).toBe(
    'Memory › Working memory: central executive: no _____ of its own',
  );
});

it('has the line that names a formula, and the formula as it is written', () => {
  const notes =
    'Taylor rule (1993)\ni = r* + 0.5 (p − p*) + 0.5 y\n• y: output gap\n• r*: neutral rate\n• p: inflation';
  expect(ask('output gap', 'gap', notes)).toBe(
    'Taylor rule (1993) i = r* + 0.5 (p − p*) + 0.5 y y: _____',
  );
});

it('takes no first line for a title that the next may go on from', () => {
  expect(ask('gas', 'gap', 'Heart pumps blood\nLungs exchange gas with the air around us')).toBe(
    'Lungs exchange _____ with the air around us',
  );
});

it('puts no heading of one rank under another', () => {
  const notes = '# Nephron\n\nIt filters.\n\n# Hormones\n\nADH keeps water in the body.';
  expect(ask('water', 'gap', notes)).toBe('Hormones: ADH keeps _____ in the body.');
});
