import { expect, it } from 'vitest';
import { redactWords } from './redact-words.ts';

const prompt = 'Die Photosynthese liefert Glukose. The model of Bohr has a limit in 1933. 光合作用';

it.each([
  ['Rate limit reached for model gpt-5 on tokens', 'Rate limit reached for model gpt-5 on tokens'],
  ['cannot parse: "Die Photosynthese liefert Glu"', 'cannot parse: "…"'],
  ['{"input":"has\\nBohr\\u00e4","msg":"1933 光合"}', '{"input":"…","msg":"…"}'],
  ['Incorrect API key provided: sk-proj-abc***xyz.', 'Incorrect API key provided: …'],
])('keeps of %o what is not of the material', (said, kept) => {
  expect(redactWords(said, prompt)).toBe(kept);
});

it('says a few hundred characters at most', () => {
  expect(redactWords('error '.repeat(500), '').length).toBe(300);
});
