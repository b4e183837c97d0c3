import { useEffect, useState } from 'react';
import { themeScript } from './theme-script.ts';

let isHydrated = false;

/**
 * The script for the parser. React would put a new <script> in through innerHTML, which Trusted
 * Types refuse, so a head that is built anew after an error goes without.
 */
export function EarlyTheme() {
  const [isInPage] = useState(!isHydrated);
  useEffect(() => {
    isHydrated = true;
  }, []);
  return isInPage ? <script>{themeScript}</script> : null;
}
