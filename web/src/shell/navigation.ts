import { paths } from '../paths.ts';
import { messages } from './messages.ts';

export type SiteEntry = {
  label: string;
  to: string;
  /** Which tab of the features page opens; the address says the same to a new window. */
  state?: { activeTab: 'students' | 'educators' };
};

/** For a visitor; whoever is signed in joins a test from Today. */
export const joinEntry: SiteEntry = { label: messages.join, to: paths.join };

/** Of the header, and with pictures of the menus (menu-entries.ts), so that they cannot differ. */
export const siteEntries = {
  students: {
    label: messages.forStudents,
    to: `${paths.features}#students`,
    state: { activeTab: 'students' },
  },
  teachers: {
    label: messages.forTeachers,
    to: `${paths.features}#educators`,
    state: { activeTab: 'educators' },
  },
  pricing: { label: messages.pricing, to: paths.pricing },
} satisfies Record<string, SiteEntry>;
