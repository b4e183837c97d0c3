import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

const named = (text: string) =>
  analyseText(text)
    .terms.all.filter(({ sort }) => sort !== undefined)
    .map(({ name, sort }) => `${name}: ${sort}`);

it('keeps names whole', () => {
  expect(
    named(
      'Half of it went to the Fugger bank, from which Albrecht of Brandenburg had borrowed. New Zealand has a House of Representatives.',
    ),
  ).toEqual(['Fugger bank: body', 'Albrecht of Brandenburg: person', 'New Zealand: place']);
});

it('knows people by what they were, by their titles and by what they did', () => {
  expect(
    named(
      'Johannes Gutenberg, a goldsmith by training, developed his method there. It was closed by the caliph al-Mansur. It was drawn up by Alois Negrelli. They asked the German meteorologist Wegener.',
    ),
  ).toEqual([
    'Johannes Gutenberg: person',
    'al-Mansur: person',
    'Alois Negrelli: person',
    'Wegener: person',
  ]);
});

it('takes no month for a name', () => {
  expect(named('The trial began in April and ended in London in June.')).toEqual(['London: place']);
});

it('keeps the small words of a name, and knows a place by its saint', () => {
  expect(
    named(
      'In Paris, the merchant Francesco Procopio dei Coltelli founded a house. The plantations of Saint-Domingue were large.',
    ),
  ).toEqual(['Paris: place', 'Francesco Procopio dei Coltelli: person', 'Saint-Domingue: place']);
});
