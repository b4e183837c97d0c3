import { expect, it } from 'vitest';
import { findTranslation, LanguageChoice, languageChoices } from './languages.ts';

it('reads every choice, and anything else as that of the material (C26)', () => {
  expect(languageChoices.map((choice) => LanguageChoice.parse(choice))).toEqual([
    'material',
    'en',
    'zh',
    'es',
    'fr',
    'de',
  ]);
  const others = ['Klingon', '', 7, null, undefined];
  expect(others.map((other) => LanguageChoice.parse(other))).toEqual(Array(5).fill('material'));
});

it('reads the English of earlier versions as no choice: questions followed the material then', () => {
  expect(LanguageChoice.parse('English')).toBe('material');
});

it('translates only what is in another language', () => {
  expect(findTranslation('de', 'en')).toBe('de');
  expect(findTranslation('de', 'und')).toBe('de');
  expect(findTranslation('de', 'de')).toBeNull();
  expect(findTranslation('material', 'en')).toBeNull();
});
