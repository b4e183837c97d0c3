import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const split = (text: string, language: string) =>
  splitSentences(text, { start: 0, end: text.length }, language).map(({ start, end }) =>
    text.slice(start, end),
  );

it.each([
  ['en', 'abbreviations', ['Dr. Snow mapped cholera, e.g. Broad St. wells.', 'It worked.']],
  ['en', 'cases', ['Marshall ruled in Worcester v. Georgia.', 'He won.']],
  [
    'en',
    'articles of a law',
    ['It is in Art. 67 of the Basic Law.', 'It is a work of art.', 'It hangs here.'],
  ],
  ['en', 'names', ['Nurses work in Minneapolis-St. Paul.', 'They like it.']],
  ['en', 'initials', ['John F. Kennedy met H. G. Wells.', 'They talked.']],
  ['en', 'decimals', ['Water has a pH of 7.0.', 'Milk has 6.6.']],
  ['en', 'a capital that is no initial', ['Scurvy is a lack of vitamin C.', 'Gums bleed.']],
  ['en', 'degrees', ['It melts at about 135 °C.', 'Impurities lower that.']],
  ['en', 'an abbreviation that ends', ['It lists cats, dogs, etc.', 'The end is near.']],
  ['en', 'years', ['The war ended in 1945.', 'Peace came.']],
  ['en', 'quotes', ['"Who goes?" asked the guard.', 'Nobody spoke.']],
  ['en', 'code', ['`a.b. C` returns 1.', '`d` returns 2.']],
  ['en', 'formulas', ['The energy is $E = m. C^2$ here.', 'It is conserved.']],
  ['de', 'ordinals', ['Hitler wurde am 30. Januar 1933 Kanzler.', 'Das Parlament verlor.']],
  ['de', 'centuries', ['Im 19. Jahrhundert wuchs Berlin.', 'Es wurde Hauptstadt.']],
  ['de', 'abbreviations', ['Viele Tiere, z. B. Hunde, bellen.', 'Katzen nicht.']],
  ['es', 'numbers', ['El n.º 5 de la calle.', 'Vive el Sr. López.']],
  ['es', 'initials of a state', ['Los EE. UU. Norteamericanos ganaron.', 'Fin.']],
  ['fr', 'eras', ['César meurt en 44 av. J.-C. Octave lui succède.', 'M. Dupont rit.']],
  ['zh', 'its own stops', ['细胞是单位。', '它很小！', '对吗？']],
  ['ja', 'its own stops', ['細胞は単位である。', '小さい。']],
])('splits %s at sentences and not at %s', (language, _what, sentences) => {
  const isSpaced = language !== 'zh' && language !== 'ja';
  expect(split(sentences.join(isSpaced ? ' ' : ''), language)).toEqual(sentences);
});

it('splits where a sentence of another language opens after an era', () => {
  expect(split('César meurt en 44 av. J.-C. Les Romains pleurent.', 'fr')).toEqual([
    'César meurt en 44 av. J.-C.',
    'Les Romains pleurent.',
  ]);
});
