import { changeCount, fitToPlan, toggleType } from '@engram/core/practice-tests/change-config.ts';
import { chooseMix } from '@engram/core/practice-tests/choose-mix.ts';
import { choosePreset } from '@engram/core/practice-tests/choose-preset.ts';
import type { Preset, TestConfig } from '@engram/core/practice-tests/config.ts';
import type { PlanLimits, QuestionType } from '@engram/core/plans/catalogue.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';

/** What has a control of its own and no effect on anything else. */
type Settings = Pick<
  TestConfig,
  | 'difficulty'
  | 'testFocus'
  | 'enableTimer'
  | 'timerDuration'
  | 'language'
  | 'aiModel'
  | 'customPrompt'
  | 'showStudyMaterial'
  | 'lockScreen'
  | 'testLayout'
  | 'privacy'
  | 'byWeakness'
>;

export type ConfigChange =
  | { type: 'choose-preset'; preset: Preset; seed: string }
  | { type: 'choose-mix' }
  | { type: 'toggle-type'; questionType: QuestionType; limits: PlanLimits }
  | { type: 'change-count'; questionType: QuestionType; count: number; limits: PlanLimits }
  | { type: 'set'; settings: Partial<Settings> }
  | { type: 'fit-plan'; limits: PlanLimits };

export function changeConfig(config: TestConfig, change: ConfigChange): TestConfig {
  switch (change.type) {
    case 'choose-preset':
      return choosePreset(config, change.preset, seedRandom(change.seed));
    case 'choose-mix':
      return chooseMix(config);
    case 'toggle-type':
      return toggleType(config, change.questionType, change.limits);
    case 'change-count': {
      const { questionType: type, count } = change;
      return changeCount(config, { type, count }, change.limits);
    }
    case 'set':
      return { ...config, ...change.settings };
    case 'fit-plan':
      return fitToPlan(config, change.limits);
  }
}
