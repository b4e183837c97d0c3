import { type AiModelId, aiModels, saysModel } from '@engram/core/generation/models.ts';
import type { Ai, AiModel } from '../platform/ai/ai-model.ts';

/** The menu (D19): every label stays, and says whether this server can use it and with which model. */
export function listModels(ai: Ai) {
  const chosen = defaultModel(ai);
  return aiModels
    .filter(({ id }) => id !== 'own' || isAvailable(ai, id))
    .map(({ id, label }) => {
      const model = ai.models.find((one) => one.id === id)?.model;
      return {
        id,
        label,
        ...(model !== undefined && saysMore(label, model) && { model }),
        isAvailable: isAvailable(ai, id),
        isDefault: id === chosen,
      };
    });
}

/** The wanted one; undefined when this server does not have it. */
export function findModel(ai: Ai, wanted: string | undefined): AiModelId | undefined {
  if (wanted === undefined) return defaultModel(ai);
  return aiModels.map(({ id }) => id).find((id) => id === wanted && isAvailable(ai, id));
}

/** The chosen model, then those that help out; none for the built-in generator. */
export function ladderFrom(ai: Ai, chosen: AiModelId): AiModel[] {
  if (chosen === 'built-in') return [];
  const rank = ({ id }: AiModel) => (id === chosen ? 0 : 1);
  return ai.models.toSorted((one, other) => rank(one) - rank(other));
}

/** For whoever has no wish. */
export function defaultModel(ai: Ai): AiModelId {
  return ai.models[0]?.id ?? 'built-in';
}

/** A server of one's own is asked for 'default' where its model has no name. */
function saysMore(label: string, model: string): boolean {
  return model !== 'default' && !saysModel(label, model);
}

function isAvailable(ai: Ai, id: AiModelId): boolean {
  return id === 'built-in' || ai.models.some((model) => model.id === id);
}
