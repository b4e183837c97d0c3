import { expect, it } from 'vitest';
import { fitMaterial } from './fit-material.ts';

it('cuts an English text only by the limit of the plan', async () => {
  const text = 'The cell is the unit of life. '.repeat(2_000).trim();
  const cut = await fitMaterial(text, 50_000);
  expect(cut.usedCharacters).toBeGreaterThan(49_900);
  expect(cut.totalCharacters).toBe(text.length);
});

it('cuts a Chinese text to what a model can take', async () => {
  const text = '细胞是生命的基本单位。线粒体产生能量，叶绿体进行光合作用。'.repeat(1_600);
  const cut = await fitMaterial(text, 50_000);
  expect(cut.usedCharacters).toBeLessThan(25_000);
  expect(cut.usedCharacters).toBeGreaterThan(8_000);
  expect(cut.text.endsWith('。')).toBe(true);
  expect(cut.totalCharacters).toBe(text.length);
});

it('counts marks of a tokenizer as the text they are', async () => {
  const text = `${'细胞是生命的基本单位。'.repeat(1_000)}<|endoftext|>。`;
  await expect(fitMaterial(text, 50_000)).resolves.toMatchObject({ totalCharacters: text.length });
});
