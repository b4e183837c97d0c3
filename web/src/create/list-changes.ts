import { languageNames } from '@engram/core/generation/languages.ts';
import { isMix } from '@engram/core/practice-tests/choose-mix.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { difficultyNames, presetNames } from '@engram/core/practice-tests/messages.ts';
import { countOf } from '../plan-words.ts';
import { createMessages } from './messages.ts';

const messages = createMessages.changed;

/** What of the options is not as most have it: choices stay for the next test, and are easily forgotten. */
export function listChanges(
  config: TestConfig,
  { isByRule, isReviewWanted }: { isByRule: boolean; isReviewWanted: boolean },
): string[] {
  const { difficulty, enableTimer, timerDuration, language } = config;
  return [
    ...(difficulty === firstConfig.difficulty ? [] : [difficultyNames[difficulty]]),
    ...describeMix(config, isByRule),
    ...(enableTimer ? [countOf(timerDuration, 'minute')] : []),
    ...(language === firstConfig.language ? [] : [languageNames[language]]),
    ...(isReviewWanted ? [messages.review] : []),
  ];
}

/** Rules begin with the kinds that they surely make. */
function describeMix(config: TestConfig, isByRule: boolean): string[] {
  const { preset, numQuestions } = config;
  if (isByRule && preset === 'quiz') return [];
  if (preset !== 'custom') return [presetNames[preset]];
  return isMix(config) ? [] : [countOf(numQuestions, 'question')];
}
