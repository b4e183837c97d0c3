import type { QuotedPart } from '@engram/core/materials/quote-of.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { CardsRequest } from '@engram/core/flashcards/api.ts';
import { checkCardsRequest } from '@engram/core/flashcards/check-cards-request.ts';
import { findTranslation } from '@engram/core/generation/languages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { AppError } from '../../http/app-error.ts';
import type { Ai } from '../../platform/ai/ai-model.ts';
import { defaultModel } from '../models.ts';
import { fitMaterial } from '../pipeline/planning/fit-material.ts';
import { planGeneration } from '../pipeline/planning/plan.ts';
import type { StoredCardsRequest } from '../stored-request.ts';
import { checkLength, checkPolicy } from './check-material.ts';
import type { Prepared } from './plan-request.ts';

export type CardsWish = Pick<CardsRequest, 'cardTypes' | 'topics' | 'difficulty' | 'language'> & {
  /** Prepared; the places of the parts are in it. */
  material: string;
  parts: readonly QuotedPart[];
  /** Of the library, for what is marked in them. */
  materialIds?: readonly string[];
};

/** Cards as they are ordered: checked, cut to what the plan allows, and planned. */
export async function prepareCards(
  ai: Ai,
  user: User,
  { material: whole, parts, cardTypes, topics, difficulty, language: choice }: CardsWish,
): Promise<Prepared & { request: StoredCardsRequest }> {
  const check = checkCardsRequest({ studyMaterial: whole, cardTypes }, user);
  if (!check.ok) throw new AppError(check.code, { message: check.message });
  checkLength(whole);
  const { characters } = plans[user.plan].limits;
  const { text, totalCharacters } = await fitMaterial(whole, characters);
  checkPolicy(text);
  checkPolicy(topics.join('\n\n'));
  const wanted = cardTypes.filter(({ count }) => count > 0);
  const language = detectLanguage(text);
  const plan = planGeneration({
    makes: 'cards',
    text,
    wanted,
    seed: crypto.randomUUID(),
    difficulty,
    focus: 'concepts',
    customPrompt: '',
    topics,
    language,
    translation: findTranslation(choice, language),
    mathAndCode: false,
  });
  const request = {
    makes: 'cards',
    cardTypes: wanted,
    difficulty,
    topics,
    language: choice,
    model: defaultModel(ai),
    usedUp: null,
    parts: cutParts(parts, text.length),
  } as const;
  return { request, wanted: plan.slots.length, material: text, totalCharacters, language, plan };
}

/** Those that are in as much of the text as is used. */
function cutParts(parts: readonly QuotedPart[], length: number): StoredCardsRequest['parts'] {
  return parts
    .filter(({ start }) => start < length)
    .map(({ title, start, pageStarts, recording }) => ({
      title,
      start,
      ...(pageStarts ? { pageStarts: pageStarts.filter((page) => page < length) } : {}),
      ...(recording && { recording }),
    }));
}
