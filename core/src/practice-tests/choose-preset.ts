import { customCounts, presetCounts } from '../limits.ts';
import { questionTypes } from '../plans/catalogue.ts';
import { pickIndex, type Random } from '../seeded-random.ts';
import type { Preset, TestConfig } from './config.ts';
import { type Mix, mixTypes } from './mix-types.ts';

/** The defaults of a preset in the place of what was chosen [CONF-10]. */
export function choosePreset(config: TestConfig, preset: Preset, random: Random): TestConfig {
  switch (preset) {
    case 'quiz':
    case 'test':
      return mixCounts(config, preset, presetCounts[preset]); // [CONF-12] [CONF-13]
    case 'endless': // [CONF-14]
      return mixTypes(config, {
        preset,
        questionTypes: ['multiple-choice', 'true-false'],
        typeCounts: {},
      });
    case 'custom':
      return mixCounts(config, preset, drawCounts(random)); // [CONF-15]
  }
}

function mixCounts(config: TestConfig, preset: Preset, typeCounts: Mix['typeCounts']) {
  return mixTypes(config, { preset, questionTypes: listTypes(typeCounts), typeCounts });
}

function listTypes(counts: Mix['typeCounts']): Mix['questionTypes'] {
  return questionTypes.filter((type) => counts[type] !== undefined);
}

/** Short answers in every second case (N14). */
function drawCounts(random: Random): Mix['typeCounts'] {
  const counts = {
    'multiple-choice': draw(random, customCounts['multiple-choice']),
    'true-false': draw(random, customCounts['true-false']),
  };
  if (random() >= 0.5) return counts;
  return { ...counts, 'short-answer': draw(random, customCounts['short-answer']) };
}

function draw(random: Random, { min, max }: { min: number; max: number }): number {
  return min + pickIndex(random, max - min + 1);
}
