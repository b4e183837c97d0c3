import { expect, it } from 'vitest';
import { proposeMarks } from './propose-marks.ts';

function propose(text: string): string[] {
  return proposeMarks(text).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);
}

const meiji = `When Commodore Perry sailed into Edo Bay in 1853, the Tokugawa shoguns had ruled Japan for two and a half centuries. A daimyo was a lord who ruled a domain and owed loyalty to the shogun.

In November 1867 the last shogun, Tokugawa Yoshinobu, gave his power back to the court, and on 3 January 1868 imperial rule was proclaimed. The Boshin War went on until the summer of 1869, and about 8200 people died in it.`;

it('proposes terms, names, numbers with a unit and dates, each with its kind', () => {
  expect(propose(meiji)).toEqual([
    'name: Commodore Perry',
    'term: daimyo',
    'date: November 1867',
    'date: 3 January 1868',
  ]);
});

it.each([
  ['The filter begins with the **glomerulus** in the cortex of the organ.', 'term: glomerulus'],
  ['About 8200 people died in the war of the two houses.', 'number: 8200 people'],
  [
    'syntax*: how words combine into phrases\nsemantics*: what words and phrases mean',
    'term: syntax',
  ],
  ['Osmosis: water passes through a membrane', 'term: Osmosis'],
  ['The place where two nerve cells meet is called a synapse.', 'term: synapse'],
  ['Blood is filtered inside Bowman’s capsule, which is small.', 'name: Bowman’s capsule'],
  ['Das Grundgesetz wurde am 23. Mai 1949 in Bonn verkündet und ist gültig.', 'date: 23. Mai 1949'],
  ['La fotosíntesis es un proceso que se conoce como anabolismo.', 'term: fotosíntesis'],
  ['A cell pumps Na+ out and lets water in again.', 'name: Na+'],
  ['The muscle stores Ca2+ in its tubes.', 'name: Ca2+'],
  ['The blood brings Ca²⁺ to the bone.', 'name: Ca²⁺'],
  ['In the neuron the Na+/K+ pump costs energy.', 'name: Na+/K+'],
  ['The enzyme works best at 37 degrees C in the body.', 'number: 37 degrees C'],
  ['Water boils at 100 degrees Celsius at sea level.', 'number: 100 degrees Celsius'],
  ['The sample was cooled to 4 °C for the night.', 'number: 4 °C'],
  ['A stone falls with 9.81 m/s² near the ground.', 'number: 9.81 m/s²'],
  ['The normal value is 5.5 mmol/L in the morning.', 'number: 5.5 mmol/L'],
  ['Das Wasser kocht bei 100 Grad Celsius und der Dampf ist heiß.', 'number: 100 Grad Celsius'],
  ['Le passage de l’eau dans l’air s’appelle évaporation.', 'term: évaporation'],
])('proposes in "%s"', (text, wanted) => {
  expect(propose(text)).toContain(wanted);
});

it.each([
  '# The year 1789 in the city of Paris\n',
  'TODO: read about Robespierre before the lesson in 2026.',
  'Task 12: calculate the mass of 40 kg of water.',
  'The final exam takes place in Berlin in 2026 and lasts 90 minutes.',
  'Compare the results of Smith et al. in 1998 with those from Berlin.',
  '# References\n\nA book about the city of Paris was printed there in 1998 by a friend.',
  'In which year did Napoleon march to Moscow with 600 people?',
  '```\nlet mass = 40 kg in Paris\n```',
  'A FEW RULES OF THE EU YOU MUST KNOW',
])('proposes nothing in %j', (text) => {
  expect(propose(text)).toEqual([]);
});

it('proposes only numbers and years in a language that it does not know', () => {
  const text =
    'Konstytucja została uchwalona w 1791 i była ważna. To jest bardzo długie zdanie o tym, co się stało. W tym mieście Warszawa mieszka 40 % ludzi, a Kraków jest mniejszy.';
  expect(propose(text)).toEqual(['date: 1791', 'number: 40 %']);
});

it('proposes about one for every 120 characters, spread over the text, and nothing twice', () => {
  const part = (no: number) =>
    `In ${1700 + no} the town of Stadt${no} had **market${no}**, **gate${no}** and **wall${no}** near Fluss${no} with ${no + 10} km of road. `;
  const text = Array.from({ length: 40 }, (_, no) => part(no)).join('\n\n');
  const marks = proposeMarks(text);
  expect(marks.length).toBeLessThanOrEqual(Math.ceil(text.length / 120));
  expect(marks.length).toBeGreaterThan(20);
  const inLastThird = marks.filter(({ start }) => start > (text.length * 2) / 3);
  expect(inLastThird.length).toBeGreaterThan(marks.length / 5);
  const words = marks.map(({ start, end }) => text.slice(start, end));
  expect(new Set(words).size).toBe(words.length);
});
