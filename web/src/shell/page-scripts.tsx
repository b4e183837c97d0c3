import { Scripts } from 'react-router';
import { useIsInPage } from '../use-is-in-page.ts';

/** What starts the app. A document that React builds anew needs it no more. */
export function PageScripts() {
  return useIsInPage() ? <Scripts /> : null;
}
