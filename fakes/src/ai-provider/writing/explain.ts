import type { Fact } from '../../study-texts/study-text.ts';
import type { Idea } from './written-idea.ts';

/** A question of a real model is about this long: 190 tokens of four characters. */
const itemLength = 800;

/** Adds the explanation and the hint, at the length at which models write them. */
export function explain(idea: Idea, siblings: readonly Fact[], language: string): Idea {
  const { item } = idea;
  const words = language === 'de' ? german : english;
  const section = idea.window?.section ?? idea.set?.section ?? idea.facts[0]?.section ?? '';
  const hint = words.hint(isTelling(section, idea) ? null : section);
  const room = itemLength - JSON.stringify({ ...item, hint }).length;
  const answer = [...item.correct.slice(0, 1), ...item.wrong];
  const quotes = siblings
    .filter((fact) => !idea.facts.includes(fact))
    .toSorted((one, other) => rank(other, answer) - rank(one, answer))
    .map(({ quote }) => quote.replaceAll('**', ''));
  const sentences = [opening(idea, words)];
  for (const quote of new Set(quotes)) {
    if (sentences.join(' ').length + quote.length > room) break;
    sentences.push(sentences.length === 1 ? words.compare(quote) : quote);
  }
  return { ...idea, item: { ...item, hint, explanation: sentences.join(' ') } };
}

type Words = {
  says: (quote: string) => string;
  correct: (answers: string) => string;
  compare: (quote: string) => string;
  hint: (section: string | null) => string;
};

const english: Words = {
  says: (quote) => `The text says: “${quote}”`,
  correct: (answers) => `That makes it: ${answers}.`,
  compare: (quote) => `Compare it with what stands nearby: ${quote}`,
  hint: (section) =>
    section
      ? `Read the part “${section}” once more.`
      : 'Read the part of the text on this once more.',
};

const german: Words = {
  says: (quote) => `Im Text steht: „${quote}“`,
  correct: (answers) => `Richtig ist also: ${answers}.`,
  compare: (quote) => `Zum Vergleich steht daneben: ${quote}`,
  hint: (section) =>
    section
      ? `Lesen Sie den Abschnitt „${section}“ noch einmal.`
      : 'Lesen Sie die Stelle noch einmal.',
};

function opening({ item }: Idea, words: Words): string {
  if (item.type === 'matching') {
    return item.pairs.map(({ left, right }) => `${left}: ${right}.`).join(' ');
  }
  const answers = item.type === 'multiple-answer' ? item.correct.join(', ') : item.correct[0];
  return `${words.says(item.quotes.join(' ').replaceAll('**', ''))} ${words.correct(answers ?? '')}`;
}

/** Facts about the wrong options explain best why they are wrong. */
function rank({ right }: Fact, answers: string[]): number {
  return answers.some((answer) => answer.toLowerCase() === right[0]?.toLowerCase()) ? 1 : 0;
}

function isTelling(section: string, { facts, set }: Idea): boolean {
  const answers = [...facts.flatMap(({ right }) => right), ...(set?.right ?? [])];
  const lower = section.toLowerCase();
  return answers.some((answer) => lower.includes(answer.toLowerCase()));
}
