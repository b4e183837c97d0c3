import { type ComponentType, createContext, useContext } from 'react';

/** A test, or the very link of it that has this code. */
export type SharingWish = { testId: string; code?: string | undefined };

/** The place that screens of a test leave for sharing it, a feature that comes after this one. */
export type SharingSlot = {
  /** Asks, makes the link and shows it; with a code, shows the link that has it. */
  share: (wish: SharingWish) => void;
  /** What was asked for, while its code is on its way. */
  opening: SharingWish | undefined;
  /** The test whose link is being made. */
  creatingId: string | undefined;
  /** Where a test was shared. */
  Shares: ComponentType<{ testId: string }>;
  /** The last time that a test was given to a class, in a line; nothing where it never was. */
  Given: ComponentType<{ testId: string }>;
};

/** Nothing where nobody shares. */
export function useSharing(): SharingSlot | undefined {
  return useContext(SharingContext);
}

export const SharingContext = createContext<SharingSlot | undefined>(undefined);
