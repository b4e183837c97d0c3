import { listTokens } from './list-tokens.ts';

const known = new WeakMap<object, Map<string, readonly string[]>>();

/** The words of a text of the question itself, listed once: a whole class is graded by the same. */
export function tokensOf(question: object, text: string): readonly string[] {
  const texts = known.get(question) ?? new Map<string, readonly string[]>();
  known.set(question, texts);
  const tokens = texts.get(text) ?? listTokens(text);
  texts.set(text, tokens);
  return tokens;
}
