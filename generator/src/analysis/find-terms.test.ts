import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

function names(text: string, isWanted: 'all' | 'marked' = 'all'): string[] {
  return analyseText(text)
    .terms.all.filter(({ isMarked }) => isWanted === 'all' || isMarked)
    .map(({ name }) => name);
}

it('never cuts a word at its hyphen', () => {
  expect(names('The film begins with a close-up of a hand.')).toContain('close-up');
  expect(names('The film begins with a close-up of a hand.')).not.toContain('close');
  expect(names('Directors keep to the 180-degree rule in dialogues.')).toContain('180-degree rule');
});

it('takes what bold print encloses as a whole', () => {
  const text = 'Editors often use a **match on action**. With **deep focus** all planes are sharp.';
  expect(names(text, 'marked')).toEqual(['match on action', 'deep focus']);
});

it('does not count bold print for a longer phrase', () => {
  expect(names('Some **Hydrocolloid** dressings form a gel.', 'marked')).toEqual([]);
});

it('keeps the capitals of a name beside terms that have none', () => {
  const text = `**Key light** – The brightest source of light in a shot.

**French New Wave** – A group of young directors who worked in the streets.`;
  expect(names(text)).toContain('French New Wave');
  expect(names(text)).toContain('key light');
});

it('takes no capitals from lines that all have them', () => {
  const text = `**Peer Group** – A group of people of the same age.

**Social Norm** – A rule that a group shares.`;
  expect(names(text)).toContain('peer group');
});
