import { paths } from '../../paths.ts';
import type { ResultView } from './result-view.ts';

/** The way to a new test: with the material wherever it is known (C44) [RES-37]. */
export function nextTest({ studyMaterial, parts, config }: ResultView) {
  if (studyMaterial === '') return { to: paths.quizzes };
  const state = { studyMaterial, parts, ...(config && { testConfig: config }) };
  return { to: paths.testConfig, state };
}
