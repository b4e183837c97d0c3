/** Whether somebody only says that they do not know. */
export function isNonAnswer(tokens: readonly string[]): boolean {
  return nonAnswers.has(tokens.join(' '));
}

const nonAnswers: ReadonlySet<string> = new Set(
  `i do not know, do not know, dont know, i dont know, no idea, i have no idea, idk, dunno, not sure, i am not sure,
  im not sure, no clue, skip, n/a, i forgot, keine ahnung, weiß nicht,
  ich weiß nicht, ich weiß es nicht, weiß ich nicht, keinen plan, no sé, no lo sé, no se, ni idea, je ne sais pas,
  aucune idée, sais pas, 不知道, 我不知道, 不清楚, 不会, わかりません, 分かりません, わからない, 分からない, 知りません`
    .split(',')
    .map((text) => text.trim().replaceAll(/\s+/g, ' ')),
);
