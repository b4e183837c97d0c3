import { questionLimits, timerLimits } from '../limits.ts';
import type { PlanLimits, QuestionType } from '../plans/catalogue.ts';
import type { TestConfig } from './config.ts';
import { mixTypes } from './mix-types.ts';

/** Ticks a type, or unticks it [CONF-18] to [CONF-20]. Only a plan that has a type can tick it. */
export function toggleType(
  config: TestConfig,
  type: QuestionType,
  { questionTypes: allowed }: PlanLimits,
): TestConfig {
  const { [type]: _count, ...otherCounts } = config.typeCounts;
  if (config.questionTypes.includes(type)) {
    const rest = config.questionTypes.filter((other) => other !== type);
    return mixTypes(config, {
      preset: rest.length === 0 ? 'custom' : presetAfterEdit(config),
      questionTypes: rest,
      typeCounts: otherCounts,
    });
  }
  if (!allowed.includes(type)) return config;
  return mixTypes(config, {
    preset: presetAfterEdit(config),
    questionTypes: [...config.questionTypes, type],
    typeCounts: { ...otherCounts, [type]: questionLimits.countWhenTicked },
  });
}

/** Another count for a type, no more than the plan has [CONF-17] [CONF-32] [CONF-33]. */
export function changeCount(
  config: TestConfig,
  { type, count }: { type: QuestionType; count: number },
  limits: PlanLimits,
): TestConfig {
  if (config.isEndlessMode || !config.questionTypes.includes(type)) return config;
  const { questionTypes, typeCounts } = config;
  const clamped = clampCount(count, limits);
  if (clamped === typeCounts[type]) return config;
  return mixTypes(config, {
    preset: 'custom',
    questionTypes,
    typeCounts: { ...typeCounts, [type]: clamped },
  });
}

/** When a plan becomes known or changes: nothing that it does not have stays [CONF-34]. */
export function fitToPlan(config: TestConfig, limits: PlanLimits): TestConfig {
  const kept = config.questionTypes.filter((type) => limits.questionTypes.includes(type));
  const asked = config.formattedQuestionTypes;
  const isFitting =
    kept.length === config.questionTypes.length &&
    asked.every(({ count }) => count <= limits.questionsPerType);
  if (isFitting) return config;
  return mixTypes(config, {
    preset: kept.length === 0 ? 'custom' : presetAfterEdit(config),
    questionTypes: kept,
    typeCounts: Object.fromEntries(
      asked.map(({ type, count }) => [type, clampCount(count, limits)]),
    ),
  });
}

/** Minutes as they were typed: within the limits, and the usual when it is no number [CONF-43] [CONF-44]. */
export function readMinutes(typed: string): number {
  const minutes = Number.parseInt(typed, 10);
  if (Number.isNaN(minutes)) return timerLimits.defaultMinutes;
  return Math.min(timerLimits.maxMinutes, Math.max(timerLimits.minMinutes, minutes));
}

/** What is edited is no longer what the preset says; endless has no counts that could differ (C39). */
function presetAfterEdit({ preset }: TestConfig): TestConfig['preset'] {
  return preset === 'endless' ? 'endless' : 'custom';
}

function clampCount(count: number, { questionsPerType }: PlanLimits): number {
  return Math.min(questionsPerType, Math.max(questionLimits.minPerType, Math.round(count)));
}
