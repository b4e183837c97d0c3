import {
  BookOpen,
  ChartNoAxesColumn,
  Layers,
  ListChecks,
  type LucideIcon,
  Sun,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { appMessages as messages } from './messages.ts';

/** Where a learner is at home. */
export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** How the addresses of its other screens begin. */
  alsoAt?: readonly string[];
  /** On a phone it is in the menu of the account, because the tab bar is full. */
  isForWide?: boolean;
};

/**
 * The places of the signed-in header and, on a phone, of the tab bar (D31). One is listed once it is
 * built: Classes come next.
 */
export const places: readonly Place[] = [
  { label: messages.today, icon: Sun, to: paths.dashboard, alsoAt: [paths.plan] },
  {
    label: messages.tests,
    icon: ListChecks,
    to: paths.tests,
    alsoAt: ['/results/', '/view-results/', paths.testResults],
  },
  { label: messages.cards, icon: Layers, to: paths.flashcards, alsoAt: ['/flashcards/'] },
  {
    label: messages.materials,
    icon: BookOpen,
    to: paths.materials,
    alsoAt: ['/materials/'],
    isForWide: true,
  },
  { label: messages.progress, icon: ChartNoAxesColumn, to: paths.progress },
];
