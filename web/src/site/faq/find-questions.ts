import type { FaqGroup, FaqQuestion } from './faq-question.ts';

/** What somebody looks for, as words in small letters, without the quotes or the question mark. */
export function readSearchWords(query: string): string[] {
  const words = query.toLowerCase().replaceAll('’', "'").split(/\s+/);
  return words.map((word) => word.replaceAll(signsAround, '')).filter(Boolean);
}

/** Not the sign of a sum, such as $5. */
const signsAround = /^[^\p{Letter}\p{Number}$]+|[^\p{Letter}\p{Number}]+$/gu;

/** The groups with what fits of them: every word has to stand in a question or what goes with it. */
export function findQuestions(groups: readonly FaqGroup[], words: readonly string[]): FaqGroup[] {
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => fits(one, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

function fits({ question, answer, keywords = [] }: FaqQuestion, words: readonly string[]): boolean {
  const text = [question, answer, ...keywords].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

type TextPart = { text: string; isMatch: boolean };

/** A text cut where a searched word starts or ends. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  const isMatched = matchedCharacters(text.toLowerCase(), words);
  const parts: TextPart[] = [];
  for (const [index, character] of Array.from(text).entries()) {
    const isMatch = isMatched[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

function matchedCharacters(text: string, words: readonly string[]): boolean[] {
  const isMatched = Array.from(text, () => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      isMatched.fill(true, at, at + word.length);
    }
  }
  return isMatched;
}
