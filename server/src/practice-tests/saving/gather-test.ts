import type { User } from '@engram/core/accounts/user.ts';
import type { Accepted } from '@engram/core/endpoint.ts';
import { describeMaking } from '@engram/core/generation/describe-making.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import type * as api from '@engram/core/practice-tests/api.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import type { Made } from '../../generation/find-made.ts';
import { AppError } from '../../http/app-error.ts';
import { acceptClaim } from './accept-claims.ts';
import { checkClaims } from './check-claims.ts';
import { type FittedText, fitText, placePartsIn } from './fit-text.ts';
import { placePage } from './place-parts.ts';

/** A test as it is sent to be kept. */
export type SentTest = Accepted<typeof api.saveTest>['body'];

export type GatheredTest = {
  material: string;
  parts: TestPart[];
  questions: Question[];
  making: Making;
};

/**
 * What is kept of a test: what its generation has is taken from there, the rest is what a browser
 * claims to have made without the server.
 */
export function gatherTest(user: User, sent: SentTest, made: Made | undefined): GatheredTest {
  const { limits } = plans[user.plan];
  const claims = sent.questions.filter((question) => 'type' in question);
  const isEndless = sent.config.preset === 'endless';
  checkClaims(claims, { limits, total: sent.questions.length, isEndless });
  const text = made ? textOf(made, sent) : fitText(sent, limits.characters);
  const questions = sent.questions.map((question) => {
    const own = 'type' in question ? acceptClaim(question, text.material) : null;
    const found = own ?? made?.questions.get(question.id);
    if (!found) throw new AppError('not-found');
    return placePage(found, text.parts);
  });
  checkDifferent(questions);
  const making = (claims.length === 0 && made?.making) || tellMaking(sent, text, questions);
  return { material: text.material, parts: text.parts, questions, making };
}

function textOf(made: Made, sent: SentTest): FittedText {
  const { material, totalCharacters } = made;
  return { material, totalCharacters, parts: placePartsIn(material, sent) };
}

function checkDifferent(questions: readonly Question[]): void {
  if (new Set(questions.map(({ id }) => id)).size === questions.length) return;
  throw new AppError('invalid-input', { details: '/questions: one of them stands twice' });
}

/** In our own words: a browser says nothing about how a test came to be. */
function tellMaking(
  { config }: SentTest,
  { material, totalCharacters }: FittedText,
  questions: readonly Question[],
): Making {
  return describeMaking({
    questions,
    wanted: config.preset === 'endless' ? questions.length : config.numQuestions,
    usedCharacters: material.length,
    totalCharacters,
    language: detectLanguage(material),
    chosenLanguage: config.language,
    // A device makes only what a server did not come to.
    hasAiFailed: true,
  });
}
