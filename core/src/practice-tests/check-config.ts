import { questionLimits } from '../limits.ts';
import type { PlanLimits } from '../plans/catalogue.ts';
import type { TestConfig } from './config.ts';
import { configMessages as messages } from './messages.ts';

type Asked = Pick<TestConfig, 'questionTypes' | 'numQuestions' | 'isEndlessMode'>;

/** What is said on submitting a configuration that cannot be used [CONF-31]. */
export function findConfigProblem(config: Asked, limits: PlanLimits): string | undefined {
  if (config.questionTypes.length === 0) return messages.noTypes;
  switch (judgeTotal(config, limits)) {
    case 'few':
      return messages.tooFew;
    case 'many':
      return messages.tooMany(limits.questionsPerTest);
    case 'fine':
      return undefined;
  }
}

/** What is said beside the counts while they are changed; endless has no total [CONF-08]. */
export function findTotalProblem(config: Asked, limits: PlanLimits): string | undefined {
  switch (judgeTotal(config, limits)) {
    case 'few':
      return messages.tooFewNow;
    case 'many':
      return messages.tooManyNow(config.numQuestions, limits.questionsPerTest);
    case 'fine':
      return undefined;
  }
}

function judgeTotal({ numQuestions, isEndlessMode }: Asked, { questionsPerTest }: PlanLimits) {
  if (isEndlessMode) return 'fine';
  if (numQuestions < questionLimits.minPerTest) return 'few'; // [BLIM-10]
  return numQuestions > questionsPerTest ? 'many' : 'fine'; // D4
}
