import { type ComponentType, createContext, useContext } from 'react';

/** The place that screens of a test leave for sharing it, a feature that comes after this one. */
export type SharingSlot = {
  /** Asks, makes the link and shows it. */
  share: (testId: string) => void;
  /** The test whose link is being made. */
  creatingId: string | undefined;
  /** Where a test was shared. */
  Shares: ComponentType<{ testId: string }>;
};

/** Nothing where nobody shares. */
export function useSharing(): SharingSlot | undefined {
  return useContext(SharingContext);
}

export const SharingContext = createContext<SharingSlot | undefined>(undefined);
