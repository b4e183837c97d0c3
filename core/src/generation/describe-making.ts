import type { Question } from '../questions/question.ts';
import type { Making } from './making.ts';
import { generationMessages } from './messages.ts';
import { aiModels } from './models.ts';

export type Made = {
  questions: readonly Question[];
  wanted: number;
  usedCharacters: number;
  totalCharacters: number;
  language: string;
  /** The one the user wanted; unknown on a device that made the test itself. */
  chosenModel?: string;
  /** Those that wrote, the busiest first. */
  writers?: readonly string[];
  wasStopped?: boolean;
};

/** How a test came to be, told truthfully on the test (D7, D27). */
export function describeMaking(made: Made): Making {
  const { questions, wanted, usedCharacters, totalCharacters, language } = made;
  const madeBy = tellMaker(questions);
  return {
    wanted,
    delivered: questions.length,
    madeBy,
    label: madeBy === 'built-in' ? generationMessages.madeWithoutAi : null,
    notices: listNotices(made, madeBy),
    usedCharacters,
    totalCharacters,
    language,
  };
}

function tellMaker(questions: readonly Question[]): Making['madeBy'] {
  const has = (maker: Question['madeBy']) => questions.some(({ madeBy }) => madeBy === maker);
  if (has('sample')) return 'samples';
  if (has('ai')) return has('built-in') ? 'mixed' : 'ai';
  return 'built-in';
}

function listNotices(made: Made, madeBy: Making['madeBy']): string[] {
  const { usedCharacters, totalCharacters } = made;
  const isCut = usedCharacters < totalCharacters;
  const notices = isCut ? [generationMessages.used(usedCharacters, totalCharacters)] : [];
  if (madeBy === 'samples') return [...notices, generationMessages.samples];
  return [...notices, ...tellHelpers(made, madeBy), ...tellMissing(made, madeBy)];
}

function tellHelpers(
  { questions, chosenModel = '', writers = [] }: Made,
  madeBy: Making['madeBy'],
) {
  const notices: string[] = [];
  const [helper] = writers;
  const label = aiModels.find(({ id }) => id === helper)?.label;
  const isOther = madeBy !== 'built-in' && !writers.includes(chosenModel);
  if (isOther && label) notices.push(generationMessages.otherModel(label));
  if (madeBy !== 'mixed') return notices;
  const builtIn = questions.filter((question) => question.madeBy === 'built-in').length;
  return [...notices, generationMessages.someWithoutAi(builtIn, questions.length)];
}

function tellMissing(made: Made, madeBy: Making['madeBy']): string[] {
  const { questions, wanted, language, wasStopped } = made;
  const delivered = questions.length;
  if (delivered >= wanted) return [];
  if (wasStopped) return [generationMessages.timeWasUp(delivered, wanted)];
  const isForeign = language !== 'en' && madeBy !== 'ai';
  return [
    generationMessages.supportsNoMore(delivered, wanted),
    ...(isForeign ? [generationMessages.englishOnly] : []),
  ];
}
