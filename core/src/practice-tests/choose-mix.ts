import { mixedCounts } from '../limits.ts';
import { questionTypes } from '../plans/catalogue.ts';
import type { TestConfig } from './config.ts';
import { mixTypes } from './mix-types.ts';

/** Ten questions of every kind that each plan has, in the place of what was chosen. */
export function chooseMix(config: TestConfig): TestConfig {
  const counts: TestConfig['typeCounts'] = mixedCounts;
  return mixTypes(config, {
    preset: 'custom',
    questionTypes: questionTypes.filter((type) => counts[type] !== undefined),
    typeCounts: counts,
  });
}

/** Whether nobody has changed what it began with. */
export function isMix({ typeCounts }: TestConfig): boolean {
  const counts: TestConfig['typeCounts'] = mixedCounts;
  return questionTypes.every((type) => typeCounts[type] === counts[type]);
}
