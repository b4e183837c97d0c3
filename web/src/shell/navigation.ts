import {
  CalendarDays,
  GraduationCap,
  Infinity as Endless,
  Layers,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Presentation,
  RotateCcw,
  Settings,
  Tag,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

export type NavigationEntry = {
  label: string;
  icon: LucideIcon;
  to: string;
  /** Which tab of the features page opens; the address says the same to a new window. */
  state?: { activeTab: 'students' | 'educators' };
  /** How much is due stands beside it. */
  hasDueCount?: boolean;
};

/** The same lists feed the header and the mobile menu, so that they cannot differ [NAV-19]. */
export const siteEntries: readonly NavigationEntry[] = [
  {
    label: messages.forStudents,
    icon: GraduationCap,
    to: `${paths.features}#students`,
    state: { activeTab: 'students' },
  },
  {
    label: messages.forTeachers,
    icon: Presentation,
    to: `${paths.features}#educators`,
    state: { activeTab: 'educators' },
  },
  { label: messages.pricing, icon: Tag, to: paths.pricing },
];

export const toolEntries: readonly NavigationEntry[] = [
  { label: messages.quizzes, icon: ListChecks, to: paths.quizzes },
  { label: messages.flashcards, icon: Layers, to: paths.flashcards },
  { label: messages.review, icon: RotateCcw, to: paths.review, hasDueCount: true },
];

/** Shown, but without a function [NAV-09] [NAV-10]. */
export const comingTools = [
  { label: messages.endless, icon: Endless },
  { label: messages.planner, icon: CalendarDays },
] as const;

export const accountEntries: readonly NavigationEntry[] = [
  { label: messages.dashboard, icon: LayoutDashboard, to: paths.dashboard },
  { label: messages.settings, icon: Settings, to: paths.settings },
];
