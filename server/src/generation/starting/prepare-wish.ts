import type { User } from '@engram/core/accounts/user.ts';
import type { GenerateRequest } from '@engram/core/generation/api.ts';
import { checkRequest } from '@engram/core/generation/check-request.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { AppError } from '../../http/app-error.ts';
import type { Ai } from '../../platform/ai/ai-model.ts';
import { findModel } from '../models.ts';
import { fitMaterial } from '../pipeline/planning/fit-material.ts';
import type { StoredRequest } from '../stored-request.ts';
import { aimAtWeak, type ReadHad } from './aim-at-weak.ts';
import { checkLength, checkPolicy } from './check-material.ts';
import { type Prepared, planRequest } from './plan-request.ts';

/**
 * A wish as it is kept: checked, cut to what the plan allows, and planned. The browser has checked
 * too, but only to be quick.
 */
export async function prepareWish(
  { ai, readHad }: { ai: Ai; readHad: ReadHad },
  user: User,
  wish: GenerateRequest,
): Promise<Prepared> {
  const { limits } = plans[user.plan];
  const check = checkRequest(wish, limits);
  if (!check.ok) throw new AppError(check.code, { message: check.message });
  const request = readRequest(ai, wish);
  const prepared = prepareText(wish.studyMaterial);
  checkLength(prepared);
  const { text: material, totalCharacters } = await fitMaterial(prepared, limits.characters);
  checkPolicy(material);
  // Topics and style are wishes: they reach the model as well.
  checkPolicy([...wish.topics, wish.customPrompt].join('\n\n'));
  const aim = await aimAtWeak(readHad, user, { ...wish, material });
  return planRequest({ request, material, totalCharacters, ...aim });
}

function readRequest(ai: Ai, wish: GenerateRequest): StoredRequest {
  const model = findModel(ai, wish.aiModel);
  if (!model) {
    throw new AppError('invalid-generation-input', { message: generationMessages.modelUnknown });
  }
  return {
    questionTypes: wish.questionTypes.filter(({ count }) => count > 0),
    difficulty: wish.difficulty,
    focus: wish.testFocus,
    topics: wish.topics,
    style: wish.customPrompt,
    enableMathAndCode: wish.enableMathAndCode,
    language: wish.language,
    model,
  };
}
