import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { paths } from '../paths.ts';

type Earlier = {
  studyMaterial: string;
  parts: readonly TestPart[];
  config?: TestConfig | undefined;
};

/** The way to a new test: with the material wherever it is known (C44) [RES-37] [CONF-59]. */
export function nextTest({ studyMaterial, parts, config }: Earlier) {
  if (studyMaterial === '') return { to: paths.quizzes };
  const state = { studyMaterial, parts, ...(config && { testConfig: config }) };
  return { to: paths.testConfig, state };
}

/** On the one screen on which tests are made, with all its choices open. */
export function testOfMaterial({ studyMaterial, parts }: Earlier) {
  if (studyMaterial === '') return { to: paths.quizzes };
  return { to: paths.create, state: { studyMaterial, parts } };
}
