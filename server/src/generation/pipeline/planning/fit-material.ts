import { type CutMaterial, cutMaterial } from '@engram/generator/cut-material.ts';

/** What a model may be given of one text; 50,000 characters of English are well below it. */
const mostTokens = 16_000;

/**
 * As much of a prepared text as the plan allows and a model can take. Only a text that could need
 * too many tokens is counted, because loading the tokenizer and counting both take their time.
 */
export async function fitMaterial(text: string, maxCharacters: number): Promise<CutMaterial> {
  const cut = cutMaterial(text, maxCharacters);
  if (isSurelySmall(cut.text)) return cut;
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  const tokens = countTokens(cut.text, { disallowedSpecial: new Set() });
  if (tokens <= mostTokens) return cut;
  // The share is of the whole; a little less, since parts of a text differ.
  const fitting = Math.floor((cut.text.length * mostTokens * 0.95) / tokens);
  return { ...cutMaterial(cut.text, fitting), totalCharacters: cut.totalCharacters };
}

/** Latin letters come four to a token or nearly so; of other scripts one sign can be a token. */
function isSurelySmall(text: string): boolean {
  if (text.length <= mostTokens / 2) return true;
  const wide = text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0;
  return (text.length - wide) / latinPerToken + wide * 1.5 <= mostTokens;
}

/** Tables and formulas are the worst of what is Latin. */
const latinPerToken = 3.2;
