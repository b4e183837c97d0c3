import { Layers, ListChecks, type LucideIcon, RotateCcw, Sun } from 'lucide-react';
import { paths } from '../../paths.ts';
import { appMessages as messages } from './messages.ts';

/** Where a learner is at home. */
export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** How the addresses of its other screens begin. */
  alsoAt?: readonly string[];
};

/**
 * The places of the signed-in header (D31). One is listed once it is built: a line here puts it in
 * the header, and the fourth becomes the fourth of the tab bar. Materials comes next, then Progress
 * and Classes.
 */
export const places: readonly Place[] = [
  { label: messages.today, icon: Sun, to: paths.dashboard },
  {
    label: messages.tests,
    icon: ListChecks,
    to: paths.tests,
    alsoAt: ['/results/', '/view-results/', paths.testResults],
  },
  { label: messages.cards, icon: Layers, to: paths.flashcards, alsoAt: ['/flashcards/'] },
];

/** Two on each side of the button that creates. */
export const tabPlaces: readonly Place[] = [
  ...places,
  { label: messages.review, icon: RotateCcw, to: paths.review },
].slice(0, 4);
