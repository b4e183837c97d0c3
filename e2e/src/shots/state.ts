import type { Page } from '@playwright/test';

type Visitor = 'signed-out' | 'free' | 'premium';

export type State = {
  name: string;
  path: string;
  as: Visitor;
  /** Where the state exists; everywhere unless said. */
  only?: 'wide' | 'phone';
  isFullPage?: boolean;
  /** What is loading has no heading yet: the focus would go to it and be lost with it. */
  isBeforeHeading?: boolean;
  /** Brings the page into the state after it has opened. */
  prepare?: (page: Page) => Promise<void>;
};
