import { test } from '@playwright/test';
import { states } from '../shots/states.ts';
import { lookAtState } from './look-at-state.ts';

for (const state of states) {
  test(`${state.name} passes axe, keeps to the policy and fits its width, in light and dark`, async ({
    context,
  }) => {
    await lookAtState(context, state, { isExpected });
  });
}

/** Many states are about a refusal, a lost line or a fault, of which the browser has its own word. */
function isExpected(problem: string): boolean {
  return /Failed to load resource|broken on purpose/.test(problem);
}
