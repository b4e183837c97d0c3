import type { GenerateRequest } from '@engram/core/generation/api.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { generationMessages as messages } from '@engram/core/generation/messages.ts';
import type { Maker, Question } from '@engram/core/questions/question.ts';
import type { Batch } from './built-in-contract.ts';

type TextFacts = Omit<Batch, 'questions'>;

/** What is told of a test that was made, or ended, on this device (D7, D27). */
export function describeMaking(
  { questionTypes }: GenerateRequest,
  questions: readonly Question[],
  { characters, language }: TextFacts,
): Making {
  const wanted = questionTypes.reduce((sum, { count }) => sum + count, 0);
  const madeBy = tellMaker(questions);
  return {
    wanted,
    delivered: questions.length,
    madeBy,
    label: madeBy === 'built-in' ? messages.madeWithoutAi : null,
    notices: listNotices(questions, wanted, language),
    usedCharacters: characters,
    totalCharacters: characters,
    language,
  };
}

/** The same for somebody who gave more than we took: how much was left out is told. */
export function tellLeftOut(making: Making, totalCharacters: number): Making {
  const { usedCharacters: used } = making;
  const before = messages.used(used, making.totalCharacters);
  const notices = making.notices.filter((notice) => notice !== before);
  return {
    ...making,
    totalCharacters,
    notices: [...notices, messages.used(used, totalCharacters)],
  };
}

function listNotices(questions: readonly Question[], wanted: number, language: string): string[] {
  const madeBy = tellMaker(questions);
  if (madeBy === 'samples') return [messages.samples];
  const builtIn = countBy(questions, 'built-in');
  const delivered = questions.length;
  const isShort = delivered < wanted;
  const notices = [
    madeBy === 'mixed' && messages.someWithoutAi(builtIn, delivered),
    isShort && messages.supportsNoMore(delivered, wanted),
    isShort && language !== 'en' && messages.englishOnly,
  ];
  return notices.filter((notice) => notice !== false);
}

function tellMaker(questions: readonly Question[]): Making['madeBy'] {
  if (countBy(questions, 'sample') > 0) return 'samples';
  const builtIn = countBy(questions, 'built-in');
  if (builtIn === 0) return 'ai';
  return builtIn === questions.length ? 'built-in' : 'mixed';
}

function countBy(questions: readonly Question[], maker: Maker): number {
  return questions.filter(({ madeBy }) => madeBy === maker).length;
}
