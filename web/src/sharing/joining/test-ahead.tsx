import { useScreensAhead } from '../../use-screens-ahead.ts';
// What looks the code up comes with it.
import './look-up-code.ts';

/** Fetches what a code leads to while it is typed. */
export function TestAhead() {
  useScreensAhead(screens);
  return null;
}

const screens = ['sharing/taking/shared-test-screen'] as const;
