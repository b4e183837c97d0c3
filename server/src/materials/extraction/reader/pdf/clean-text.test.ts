import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['ﬁnd the ﬂuﬀy oﬃce', 'find the fluffy office'],
  ['ﻋﺮﺑﻲ', 'عربي'],
  ['⽇本 ⻑', '日本長'],
  ['\uF0B7', '•'],
  ['a\u00A0b\u200Bc\u0000', 'a bc'],
  ['中 国 and more', '中国 and more'],
  ['plain words', 'plain words'],
])('cleans %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});
