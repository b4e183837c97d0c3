import { expect, it } from 'vitest';
import { namesPlaces, speaksOfAll } from './names-others.ts';

it.each([
  'All of the above',
  'none of the above.',
  ' None of these ',
  'Both of these',
  'All are correct',
  'Keine der genannten Antworten',
  'Alle der oben genannten',
  'Ninguna de las anteriores',
  'Aucune de ces réponses',
  'Nessuna delle precedenti',
  'Nenhuma das anteriores',
  'Geen van bovenstaande',
])('knows that "%s" speaks of all others', (text) => {
  expect(speaksOfAll(text)).toBe(true);
});

it.each([
  'All cells',
  'None',
  'Above the equator',
  'Both poles',
  'Alle Zellen',
  'Toutes les plantes',
])('takes "%s" for an option like any other', (text) => {
  expect([speaksOfAll(text), namesPlaces(text)]).toEqual([false, false]);
});

it.each(['A and C', 'Both A and B', '(A) or (B)', 'A, B and D only', 'Only B and C are true'])(
  'knows that "%s" calls others by their places',
  (text) => {
    expect(namesPlaces(text)).toBe(true);
  },
);
