import { expect, it } from 'vitest';
import { readDocument } from '../structure/read-document.ts';
import { findLean } from './find-lean.ts';

/** Why the last sentence of a text leans. */
function leanOfLast(text: string): string | null {
  const document = readDocument(text);
  const block = document.blocks.at(-1);
  const sentence = block?.kind === 'prose' ? block.sentences.at(-1) : undefined;
  if (sentence === undefined) throw new Error('The text has no sentence.');
  return findLean(document, sentence);
}

it.each([
  ['connective opening', 'However, prices rose in the north.'],
  ['connective opening', 'As a result, prices rose in Paris.'],
  ['connective opening', 'For example, maize contains niacin.'],
  ['connective opening', 'Usually, maize contains niacin.'],
  ['pronoun opening', 'It develops over days.'],
  ['pronoun opening', 'Their walls are thin.'],
  ['pronoun opening', 'One is the aorta.'],
  ['pronoun opening', 'One method is known as predatory pricing.'],
  ['instruction', 'Recheck after 10 to 15 minutes.'],
  ['instruction', 'Report two consecutive readings above 14 mmol/L to a doctor.'],
  ['pointing word', 'A contract of this type is called a unilateral contract.'],
  ['pointing word', 'Water can act as an acid; such a substance is called amphoteric.'],
  ['pointing word', 'A random plasma glucose of 11.1 mmol/L is also diagnostic.'],
  ['pointing word', 'In Paris both rates are low.'],
  ['pointing word', 'Two keys may be given the same place.'],
  ['pointing word', 'A p-value is the chance of data as extreme if that claim were true.'],
  ['pointing word', 'A bacterium is smaller than others.'],
  ['pointing word', 'In Europe we call it aluminium.'],
  ['pointing word', 'Mercury is listed in Table 3.'],
  ['dangling clause', 'Uranium, in contrast, is a heavy metal.'],
  ['dangling clause', 'The powder that results is known as rock flour.'],
  ['loose pronoun', 'Prices and debts are expressed in it.'],
  ['loose pronoun', 'In summer she discovered radium.'],
  ['loose pronoun', 'A nephron ends where they meet.'],
  ['loose pronoun', 'The Bank of Japan pioneered it in 2001.'],
  ['loose pronoun', 'Each human kidney contains roughly one million of them.'],
  ['loose pronoun', 'The conscript army, made up of peasants, crushed it within eight months.'],
  ['bare definite noun', 'The outermost layer is called the epidermis.'],
  ['bare definite noun', 'In winter the inner medulla is divided into masses called pyramids.'],
  ['bare definite noun', 'The most dangerous form is called malignant hyperthermia.'],
  ['bare definite noun', 'The reverse, when a woman has two husbands, is called polyandry.'],
  ['bare definite noun', 'In 1983 UNESCO protected the ruined city.'],
  ['bare definite noun', 'The resulting liquid is called filtrate.'],
  ['bare definite noun', 'A skater glides backward; the two momenta are equal.'],
  ['pointing word', 'Similar treaties with Britain and France were signed.'],
  ['bare definite noun', 'In 1945 Frank Notestein gave the theory a form.'],
  ['bare definite noun', 'An HbA1c of 48 mmol/mol confirms the diagnosis.'],
  ['bare definite noun', 'Light reaches Neptune in four hours, and the process is slow.'],
  ['noun without owner', 'Treatment starts with intravenous fluid.'],
  ['noun without owner', 'Common side effects are nausea and a metallic taste.'],
  ['comparison without a second part', 'Iron has a larger mass.'],
  ['comparison without a second part', 'Insulin is started later.'],
])('refuses for a %s: %s', (reason, sentence) => {
  expect(leanOfLast(`Some words come first. ${sentence}`)).toBe(reason);
});

it.each([
  'A buffer is a solution that resists changes in pH when small amounts of acid are added.',
  'Insulin is a hormone made by the beta cells of the pancreas.',
  'In 1687 Isaac Newton published three laws of motion.',
  'The Treaty of Kanagawa opened the ports of Shimoda and Hakodate.',
  'The product of mass and velocity is called momentum.',
  'Large boulders carried far from their source are known as erratics.',
  'A glacier is a mass of ice that forms on land and moves under its own weight.',
  'Gold is denser than lead.',
  'The smallest blood vessels are called capillaries.',
  'The most dangerous form of malaria is called tropical malaria.',
  'The Moon orbits the Earth in 27 days.',
  'One metre is 100 centimetres.',
  'One class of drugs is known as opioids.',
  'The converted energy of light drives a reaction.',
  'One astronomical unit is the average distance from the Earth to the Sun.',
  'A vitamin is a compound that the body needs but cannot make for itself.',
  'Louis XVI was executed on 21 January 1793.',
  'Francis I met Henry VIII in 1520.',
  'The periodic table was drawn by Mendeleev.',
  'Symptoms of scurvy are bleeding gums and tiredness.',
  'Population growth is the increase in the number of people.',
  'There are three kinds of muscle.',
  'Marie Curie named polonium after her homeland.',
  'A catalyst speeds up a reaction but is not used up by it.',
])('lets stand: %s', (sentence) => {
  expect(leanOfLast(`Some words come first. ${sentence}`)).toBeNull();
});

it.each([
  ['an earlier sentence', 'A membrane surrounds each cell. Water passes the membrane.'],
  ['a heading', '# Cells\n\n## The membrane\n\nWater slowly passes the membranes.'],
])('refuses a bare noun that %s spoke of', (_where, text) => {
  expect(leanOfLast(text)).toBe('bare definite noun');
});

it.each([
  [
    'it is said which one',
    'A membrane surrounds each cell. Water passes the membrane of a root hair.',
  ],
  [
    'the sentence itself spoke of it',
    'A membrane surrounds it. A cell has a membrane, and water passes the membrane.',
  ],
  ['nothing spoke of it before', 'Cells are small. Water slowly passes the membrane.'],
  ['there is only one', 'The Sun is hot. Venus is close to the Sun and to the equator.'],
])('lets a definite noun stand where %s', (_why, text) => {
  expect(leanOfLast(text)).toBeNull();
});
