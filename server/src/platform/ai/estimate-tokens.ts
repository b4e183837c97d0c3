/** A rough count for what was paid when nobody tells: four Latin letters a token, others one each. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide);
}
