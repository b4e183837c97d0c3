import { createContext, useContext } from 'react';
import type { BesideState } from './use-set-beside.ts';

export const BesideContext = createContext<BesideState | undefined>(undefined);

/** The cards that are made with a test. */
export function useBeside(): BesideState {
  const beside = useContext(BesideContext);
  if (!beside) throw new Error('useBeside needs the layout of the cards above it.');
  return beside;
}
