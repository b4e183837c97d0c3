import { spelledNumbers } from '../data/spelled-numbers.ts';

/** Other wordings of a typed answer that are as right. */
export function acceptedFor(answer: string): string[] {
  const others = [...spellings(answer), ...withoutArticle(answer)];
  return [...new Set(others)].filter((other) => other !== answer && other !== '');
}

/** 'fourteen' for '14', '1000' for '1,000'. */
function spellings(answer: string): string[] {
  const spelled = spelledNumbers.findIndex((name) => name === answer.toLowerCase());
  if (spelled >= 0) return [String(spelled)];
  const name = /^\d{1,2}$/u.test(answer) ? spelledNumbers[Number(answer)] : undefined;
  if (name !== undefined) return [name];
  return /^\d{1,3}(?:,\d{3})+$/u.test(answer) ? [answer.replaceAll(',', '')] : [];
}

function withoutArticle(answer: string): string[] {
  const bare = answer.replace(
    /^(?:the|a|an|der|die|das|ein|eine|el|la|los|las|un|una|le|les|une) /iu,
    '',
  );
  return bare === answer ? [] : [bare];
}
