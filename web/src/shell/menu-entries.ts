import {
  BookOpen,
  CalendarDays,
  CircleHelp,
  FileDown,
  GraduationCap,
  Infinity as Endless,
  KeyRound,
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
import { appMessages } from './app/messages.ts';
import { messages } from './messages.ts';
import { joinEntry, type SiteEntry, siteEntries } from './navigation.ts';

/** A row of a menu; the rows come when one is opened. */
export type NavigationEntry = SiteEntry & { icon: LucideIcon };

export type ToolEntry = {
  label: string;
  icon: LucideIcon;
  to: string;
  hint?: string;
  /** How much is due stands beside it. */
  hasDueCount?: boolean;
};

const quizzes = { label: messages.quizzes, icon: ListChecks, to: paths.quizzes };
const flashcards = { label: messages.flashcards, icon: Layers, to: paths.flashcards };
const review = { label: messages.review, icon: RotateCcw, to: paths.review, hasDueCount: true };
const endless = { label: messages.endless, icon: Endless, to: paths.endless };
const planner = { label: messages.planner, icon: CalendarDays, to: paths.plan };

/** Of the menu 'AI Study Tools' for a visitor. */
export const visitorTools: readonly ToolEntry[] = [quizzes, flashcards, review, endless, planner];

/** Signed in it is the menu to create (D31): first the tools, then what else there is to begin. */
export const learnerTools: readonly ToolEntry[] = [
  { ...quizzes, hint: appMessages.hints.quizzes, to: paths.create },
  { ...flashcards, hint: appMessages.hints.flashcards },
  { ...endless, hint: appMessages.hints.endless },
  { ...planner, hint: appMessages.hints.planner },
];
export const learnerExtras: readonly ToolEntry[] = [
  { ...review, hint: appMessages.hints.review },
  {
    label: appMessages.importCards,
    icon: FileDown,
    to: paths.importCards,
    hint: appMessages.hints.importCards,
  },
];

const dashboard = { label: appMessages.dashboard, icon: LayoutDashboard, to: paths.dashboard };
const account: readonly NavigationEntry[] = [
  { label: appMessages.plan, icon: CalendarDays, to: paths.plan },
  { label: appMessages.settings, icon: Settings, to: paths.settings },
  { label: appMessages.help, icon: CircleHelp, to: paths.faq },
];

export const accountEntries: readonly NavigationEntry[] = [dashboard, ...account];

/** Of a phone, whose tab bar has no room for all places. */
export const phoneEntries: readonly NavigationEntry[] = [
  dashboard,
  { label: appMessages.materials, icon: BookOpen, to: paths.materials },
  ...account,
];

export const siteRows: readonly NavigationEntry[] = [
  { ...siteEntries.students, icon: GraduationCap },
  { ...siteEntries.teachers, icon: Presentation },
  { ...siteEntries.pricing, icon: Tag },
];

/** Of the mobile menu of a visitor. */
export const visitorRows: readonly NavigationEntry[] = [
  ...siteRows,
  { ...joinEntry, icon: KeyRound },
];
