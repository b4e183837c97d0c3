import { questionLimits } from '../limits.ts';
import type { PlanLimits } from '../plans/catalogue.ts';
import type { GenerateRequest } from './api.ts';
import { generationMessages } from './messages.ts';

type Request = Pick<GenerateRequest, 'studyMaterial' | 'questionTypes'> & { topics?: string[] };

export type RequestCheck =
  | { ok: true }
  | { ok: false; code: 'invalid-generation-input' | 'premium-only'; message: string };

/** Whether a plan may ask for this, and in which words not (B§5, D4, D5) [ENT-25]. */
export function checkRequest(request: Request, limits: PlanLimits): RequestCheck {
  const asked = sumByType(request.questionTypes);
  const total = [...asked.values()].reduce((sum, count) => sum + count, 0);
  if (request.studyMaterial.trim() === '') return refuse(generationMessages.noMaterial);
  if (asked.size === 0) return refuse(generationMessages.noTypes);
  if (total === 0) return refuse(generationMessages.noCounts);
  if ([...asked].some(([type, count]) => count > 0 && !limits.questionTypes.includes(type))) {
    return { ok: false, code: 'premium-only', message: generationMessages.premiumType };
  }
  if (total < questionLimits.minPerTest) return refuse(generationMessages.tooFew);
  // Only a direct call gets here: the flow has refused it before, with the limit (C07).
  if (total > limits.questionsPerTest) return refuse(generationMessages.questionLimit);
  if (Math.max(...asked.values()) > limits.questionsPerType) {
    return refuse(generationMessages.tooManyOfType(limits.questionsPerType));
  }
  if ((request.topics?.length ?? 0) > questionLimits.maxTopics) {
    return refuse(generationMessages.topicLimit(questionLimits.maxTopics));
  }
  return { ok: true };
}

/** A type that is listed twice is asked for as often as both say. */
function sumByType(wanted: Request['questionTypes']) {
  const asked = new Map<(typeof wanted)[number]['type'], number>();
  for (const { type, count } of wanted) asked.set(type, (asked.get(type) ?? 0) + count);
  return asked;
}

function refuse(message: string): RequestCheck {
  return { ok: false, code: 'invalid-generation-input', message };
}
