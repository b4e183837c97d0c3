import { findTranslation } from '@engram/core/generation/languages.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { type Plan, planGeneration, type PlanRequest } from '../pipeline/planning/plan.ts';
import type { AnyRequest, StoredRequest } from '../stored-request.ts';

/** Everything that a worker needs, also one that takes it over. */
export type Prepared = {
  request: AnyRequest;
  wanted: number;
  material: string;
  totalCharacters: number;
  language: string;
  plan: Plan;
};

type Planned = Pick<PlanRequest, 'before' | 'notAbout' | 'had' | 'spots'> & {
  request: StoredRequest;
  /** Prepared, and as much of it as may be used. */
  material: string;
  totalCharacters: number;
};

/** Which calls make which questions of a material. */
export function planRequest({ request, material, totalCharacters, ...more }: Planned): Prepared {
  const language = detectLanguage(material);
  const plan = planGeneration({
    text: material,
    wanted: request.questionTypes,
    seed: crypto.randomUUID(),
    difficulty: request.difficulty,
    focus: request.focus,
    customPrompt: request.style,
    topics: request.topics,
    language,
    translation: findTranslation(request.language, language),
    mathAndCode: request.enableMathAndCode,
    ...more,
  });
  return { request, wanted: plan.slots.length, material, totalCharacters, language, plan };
}
