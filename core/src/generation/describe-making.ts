import type { Question } from '../questions/question.ts';
import { findTranslation, type LanguageChoice, languageNames } from './languages.ts';
import type { MadeThing, Making } from './making.ts';
import { generationMessages } from './messages.ts';
import { aiModels } from './models.ts';
import type { WithoutAi } from './without-ai.ts';

export type Made = {
  /** Or cards. */
  questions: readonly Pick<Question, 'madeBy'>[];
  makes?: MadeThing;
  wanted: number;
  usedCharacters: number;
  totalCharacters: number;
  language: string;
  /** What it was asked for in; `language` is that of the material. */
  chosenLanguage?: LanguageChoice;
  /** The one the user wanted; unknown on a device that made the test itself. */
  chosenModel?: string;
  /** Those that wrote, the busiest first. */
  writers?: readonly string[];
  wasStopped?: boolean;
  /** A model was asked and did not answer, at least in part. */
  hasAiFailed?: boolean;
  /** Why no model was asked, or not all the time, although one was wanted (D44). */
  withoutAi?: WithoutAi | undefined;
  /** The allowance of the month that was used up, so that no model was asked (D25). */
  usedUp?: number | null;
  /** Where it was asked to be about what its learner knows least (D42). */
  byWeakness?: ByWeakness | undefined;
};

export type ByWeakness = {
  /** How much of the test is about what is known least; null where all is known alike. */
  share: 'most' | 'more' | null;
  /** Those that are known least. */
  topics: readonly string[];
  /** Questions of other tests that it was not to ask again. */
  had: number;
};

/** How a test or a set of cards came to be, told truthfully on the test (D7, D27). */
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

function tellMaker(questions: Made['questions']): Making['madeBy'] {
  const has = (maker: Question['madeBy']) => questions.some(({ madeBy }) => madeBy === maker);
  if (has('sample')) return 'samples';
  if (has('ai')) return has('built-in') ? 'mixed' : 'ai';
  return 'built-in';
}

function listNotices(made: Made, madeBy: Making['madeBy']): string[] {
  const { usedCharacters, totalCharacters } = made;
  const isCut = usedCharacters < totalCharacters;
  // Why no model was asked comes before all that follows from it.
  const notices: string[] = [];
  if (made.withoutAi) notices.push(generationMessages.withoutAi[made.withoutAi]);
  if (isCut) notices.push(generationMessages.used(usedCharacters, totalCharacters));
  if (made.usedUp) notices.push(generationMessages.cardSetsUsed(made.usedUp));
  if (madeBy === 'samples') return [...notices, generationMessages.samples];
  return [
    ...notices,
    ...tellHelpers(made, madeBy),
    ...tellLanguage(made, madeBy),
    ...tellChoice(made),
    ...tellMissing(made, madeBy),
  ];
}

function tellChoice({ byWeakness }: Made): string[] {
  if (!byWeakness) return [];
  const { share, topics, had } = byWeakness;
  const { mostlyWeak, moreWeak, notAgain } = generationMessages;
  const tellShare = share === 'most' ? mostlyWeak : moreWeak;
  return [...(share === null ? [] : [tellShare(topics)]), ...(had > 0 ? [notAgain(had)] : [])];
}

function tellHelpers(
  { questions, makes = 'questions', chosenModel = '', writers = [] }: Made,
  madeBy: Making['madeBy'],
) {
  const notices: string[] = [];
  const [helper] = writers;
  const label = aiModels.find(({ id }) => id === helper)?.label;
  const isOther = madeBy !== 'built-in' && !writers.includes(chosenModel);
  if (isOther && label) notices.push(generationMessages.otherModel(label));
  if (madeBy !== 'mixed') return notices;
  const builtIn = questions.filter((question) => question.madeBy === 'built-in').length;
  const { someWithoutAi, someCardsWithoutAi } = generationMessages;
  const tellSome = makes === 'cards' ? someCardsWithoutAi : someWithoutAi;
  return [...notices, tellSome(builtIn, questions.length)];
}

/** Only a model can write in another language than the material's. */
function tellLanguage(
  { language, chosenLanguage = 'material' }: Made,
  madeBy: Making['madeBy'],
): string[] {
  const translation = findTranslation(chosenLanguage, language);
  if (!translation || madeBy === 'ai') return [];
  return [generationMessages.notTranslated(languageNames[translation])];
}

function tellMissing(made: Made, madeBy: Making['madeBy']): string[] {
  const { questions, makes = 'questions', wanted, language, wasStopped } = made;
  const delivered = questions.length;
  if (delivered >= wanted) return [];
  if (wasStopped) return [generationMessages.timeWasUp(delivered, wanted)];
  const isForeign = language !== 'en' && madeBy !== 'ai';
  const { englishOnly, cardsEnglishOnly, practiseMissed } = generationMessages;
  return [
    tellWhy(made, madeBy)(delivered, wanted),
    ...(isForeign ? [makes === 'cards' ? cardsEnglishOnly : englishOnly] : []),
    ...(hasHad(made) ? [practiseMissed] : []),
  ];
}

function hasHad({ byWeakness }: Made): boolean {
  return (byWeakness?.had ?? 0) > 0;
}

/** Without AI the text is not to blame: it may hold much that no rule is sure of (D37). */
function tellWhy(made: Made, madeBy: Making['madeBy']) {
  const { onlySure, aiStopped, noMoreNew, supportsNoMore } = generationMessages;
  if (madeBy === 'built-in') return onlySure;
  if (made.hasAiFailed) return aiStopped;
  return hasHad(made) ? noMoreNew : supportsNoMore;
}
