import type { Question, QuestionOf } from '@engram/core/questions/question.ts';
import { findSection, type Section } from '../section.ts';

/** What only a whole test shows. */
export type TestReport = {
  /** How often the key of a multiple-choice question stands first, second … */
  keyPositions: number[];
  /** Of the multiple-choice questions, the share whose key is longer than every other option. */
  longestIsKeyShare: number;
  /** Of the true-false statements, the share that is true. */
  trueShare: number;
  sectionsCovered: number;
  /** Sections with at least one sentence to ask about. */
  sectionsCoverable: number;
};

/** The text tells which sections have a sentence at all; without it only their length does. */
export function lintTest(
  questions: readonly Question[],
  sections: readonly Section[],
  text?: string,
): TestReport {
  const choices = questions.filter((question) => question.type === 'multiple-choice');
  const statements = questions.filter((question) => question.type === 'true-false');
  const coverable = sections.filter((section) => isCoverable(section, text));
  const covered = new Set(
    questions.map(({ source }) => source && findSection(sections, source.start)),
  );
  return {
    keyPositions: countPositions(choices),
    longestIsKeyShare: share(choices, isKeyLongest),
    trueShare: share(statements, ({ correctAnswer }) => correctAnswer === 'True'),
    sectionsCovered: coverable.filter((section) => covered.has(section)).length,
    sectionsCoverable: coverable.length,
  };
}

const shortestSentence = 40;

/** A full sentence of some length; a list of names gives nothing to ask. */
function isCoverable({ start, end }: Section, text: string | undefined): boolean {
  if (text === undefined) return end - start >= shortestSentence;
  const sentences = text.slice(start, end).match(/[^.!?\n。！？؟]+[.!?。！？؟]/gu) ?? [];
  // A sign of a script without spaces says as much as two or three letters.
  return sentences.some((sentence) => {
    const trimmed = sentence.trim();
    return trimmed.length + (trimmed.match(unspaced)?.length ?? 0) >= shortestSentence;
  });
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function countPositions(choices: readonly QuestionOf<'multiple-choice'>[]): number[] {
  const positions = choices.map(({ options, correctAnswer }) =>
    options.findIndex(({ id }) => id === correctAnswer),
  );
  const most = Math.max(0, ...choices.map(({ options }) => options.length));
  return Array.from({ length: most }, (_, at) => positions.filter((place) => place === at).length);
}

function isKeyLongest({ options, correctAnswer }: QuestionOf<'multiple-choice'>): boolean {
  const key = options.find(({ id }) => id === correctAnswer);
  return (
    key !== undefined &&
    options.every((option) => option === key || option.text.length < key.text.length)
  );
}

function share<T>(things: readonly T[], isCounted: (thing: T) => boolean): number {
  return things.length === 0 ? 0 : things.filter(isCounted).length / things.length;
}
