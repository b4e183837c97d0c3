import { useIsInPage } from '../use-is-in-page.ts';
import { themeScript } from './theme-script.ts';

/** The script for the parser. */
export function EarlyTheme() {
  return useIsInPage() ? <script>{themeScript}</script> : null;
}
