import type { User } from '@engram/core/accounts/user.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { questionLimits } from '@engram/core/limits.ts';
import { blank, type Question } from '@engram/core/questions/question.ts';
import { tellsAnswer } from '@engram/generator/lint/tells-answer.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import { tellAnswers } from './tell-answers.ts';
import { type Asked, getQuestion, tellMissing } from './tell-missing.ts';

/** Helps without the answer; part of premium (D8). */
export async function hintQuestion(
  platform: Platform,
  user: User,
  named: Asked,
): Promise<{ hint: string }> {
  const question = await getQuestion(platform.db, user, named);
  if (!user.isPremium) {
    throw new AppError('premium-only', { message: generationMessages.premiumHint });
  }
  if (question.hint !== '') return { hint: question.hint };
  const hint = await tellMissing(platform, {
    user,
    named,
    question,
    tell: 'hint',
    maxLength: questionLimits.maxHintLength,
    isFit: (text) => !containsAnswer(text, question),
    withoutAi: hintFromSource(question),
  });
  return { hint };
}

function containsAnswer(text: string, question: Question): boolean {
  const said = text.toLowerCase();
  const answers = wordsToHide(question);
  const isStatement = question.type === 'true-false';
  return (
    answers.some((answer) => said.includes(answer.toLowerCase())) ||
    tellsAnswer(text, { answers, pairs: [], isStatement })
  );
}

/** The passage with its answer left out, or where to read again when that would leave it in. */
function hintFromSource(question: Question): string | undefined {
  const { source, topic } = question;
  if (!source) return undefined;
  const said = hideAnswers(source.quote, question);
  const isTelling = question.type === 'true-false' || question.type === 'matching';
  if (!isTelling && said !== source.quote) return generationMessages.textSays(said);
  return generationMessages.readAgain(topic);
}

function hideAnswers(quote: string, question: Question): string {
  return wordsToHide(question).reduce(
    (text, answer) => text.replaceAll(new RegExp(RegExp.escape(answer), 'giu'), blank),
    quote,
  );
}

/** True and False are no words of a passage; the longest first, so that no part of one stays. */
function wordsToHide(question: Question): string[] {
  if (question.type === 'true-false') return [];
  const texts =
    question.type === 'matching' ? question.columnB.map(({ text }) => text) : tellAnswers(question);
  return texts.toSorted((one, other) => other.length - one.length);
}
