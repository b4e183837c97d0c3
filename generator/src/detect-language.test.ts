import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  ['en', 'The cell is the smallest unit of life, and it was first seen in 1665.'],
  ['de', 'Die Zelle ist die kleinste Einheit des Lebens und wird von einer Membran umgeben.'],
  ['fr', 'La cellule est la plus petite unité du vivant et elle est entourée par une membrane.'],
  ['es', 'La célula es la unidad más pequeña de los seres vivos y se divide en dos.'],
  ['it', 'La cellula è la più piccola unità della vita e non si vede con gli occhi.'],
  ['pt', 'A célula é a menor unidade dos seres vivos e não é vista com os olhos.'],
  ['nl', 'De cel is de kleinste eenheid van het leven en wordt door een membraan omgeven.'],
  ['sv', 'Cellen är den minsta enheten av liv och det är den som kan dela sig.'],
  ['pl', 'Komórka jest najmniejszą jednostką życia i nie jest widoczna, ale to się zmienia.'],
  ['zh', '细胞是生命的最小单位。DNA 在细胞核中。'],
  ['ja', '細胞は生命の最小単位である。'],
  ['ko', '세포는 생명의 가장 작은 단위이다.'],
  ['ru', 'Клетка — это мельчайшая единица жизни, которая была открыта в 1665 году.'],
  ['uk', 'Клітина є найменшою одиницею життя, її відкрили в 1665 році.'],
  ['ar', 'الخلية هي أصغر وحدة للحياة.'],
  ['el', 'Το κύτταρο είναι η μικρότερη μονάδα ζωής.'],
  ['he', 'התא הוא יחידת החיים הקטנה ביותר.'],
  ['und', '1 + 1 = 2'],
  ['und', 'Lorem ipsum dolor sit amet consectetur.'],
])('tells %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it('looks past a title page in another language', () => {
  const german = 'Die Zelle ist die kleinste Einheit des Lebens. '.repeat(300);
  expect(detectLanguage(`The title of this book is not in German. ${german}`)).toBe('de');
});
