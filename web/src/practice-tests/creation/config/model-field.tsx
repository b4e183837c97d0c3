import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { configMessages } from '../messages.ts';
import { type Models, modelsQuery, pickModel, usualModels } from '../models.ts';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.advanced;

/** [CONF-47] to [CONF-49] (D19); shortened, only what can be chosen, and nothing where that is one. */
export function ModelField({ isShort = false }: { isShort?: boolean }) {
  const { flow, change } = useFlow();
  const { showError } = useToasts();
  const { data: menu, isError } = useQuery(modelsQuery);
  const models = menu?.models;
  const { aiModel } = flow.testConfig;
  const chosen = pickModel(models, aiModel);

  // Nobody asked for this list, so a toast tells that it is missing (N55) [BERR-11].
  useEffect(() => {
    if (isError) showError(messages.modelsFailed);
  }, [isError, showError]);

  const hasNoModel = models?.some(({ id, isDefault }) => id === 'built-in' && isDefault) ?? false;
  const shown = (models ?? usualModels).filter(({ isAvailable }) => isAvailable || !isShort);
  if (isShort && shown.length < 2) return null;
  // An operator's own server says nothing to a learner where it is the only one.
  const isOwnAlone = isShort && shown.every(({ id }) => id === 'own' || id === 'built-in');
  const nameOf = (model: Models[number]) => {
    if (isOwnAlone && model.id === 'own') return messages.onlyModel;
    return models ? nameModel(model) : model.label;
  };
  const hint = hasNoModel
    ? messages.noModel
    : (tellWithoutAi(menu?.withoutAi) ?? tellModel(isOwnAlone ? undefined : chosen?.model));
  return (
    <Field label={messages.model} {...(hint !== undefined && { hint })}>
      <Select
        value={chosen?.id ?? aiModel}
        onChange={({ target: { value } }) => change({ type: 'set', settings: { aiModel: value } })}
      >
        {shown.map((model) => (
          <option key={model.id} value={model.id} disabled={!model.isAvailable}>
            {nameOf(model)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** An entry of the list has one tone only, so what is behind it stands below. */
function tellModel(model: string | undefined): string | undefined {
  return model === undefined ? undefined : messages.modelBehind(model);
}

/** Why AI rests, and until when on the reader's own clock. */
function tellWithoutAi(reason: WithoutAi | undefined): string | undefined {
  if (reason === undefined) return undefined;
  if (reason === 'unconfirmed') return messages.aiUnconfirmed;
  const now = new Date();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return messages.aiOverBudget(hour.format(midnight));
}

function nameModel({ id, label, isAvailable, isDefault }: Models[number]): string {
  if (!isAvailable) return messages.modelMissing(label);
  return id === 'built-in' && isDefault ? messages.modelDefault(label) : label;
}
