import type { Page } from '@playwright/test';

type Visitor = 'signed-out' | 'free' | 'premium';

export type State = {
  name: string;
  path: string;
  as: Visitor;
  /** Where the state exists; everywhere unless said. */
  only?: 'wide' | 'phone';
  isFullPage?: boolean;
  /** Brings the page into the state after it has opened. */
  prepare?: (page: Page) => Promise<void>;
};

const openMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Every route and state there is; a new screen adds its lines here. */
export const states: State[] = [
  { name: 'landing', path: '/', as: 'signed-out', isFullPage: true },
  { name: 'landing-free', path: '/', as: 'free' },
  { name: 'landing-premium', path: '/', as: 'premium' },
  {
    name: 'menu-tools',
    path: '/',
    as: 'signed-out',
    only: 'wide',
    prepare: openMenu('AI Study Tools'),
  },
  { name: 'menu-avatar', path: '/', as: 'free', only: 'wide', prepare: openMenu(/account menu/) },
  {
    name: 'menu-mobile',
    path: '/',
    as: 'signed-out',
    only: 'phone',
    prepare: openMenu('Open menu'),
  },
  {
    name: 'menu-mobile-free',
    path: '/',
    as: 'free',
    only: 'phone',
    prepare: openMenu('Open menu'),
  },
  { name: 'not-found', path: '/no/such/page', as: 'signed-out' },
  { name: 'app-error', path: '/', as: 'signed-out', prepare: breakTheApp },
  { name: 'component-sheet', path: '/component-sheet', as: 'signed-out', isFullPage: true },
];

/** Gives the not-found route code that fails to render. */
async function breakTheApp(page: Page): Promise<void> {
  const body = "export default function Broken() { throw new Error('broken on purpose'); }";
  await page.route('**/assets/not-found-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/no/such/page');
  await page.getByText('Unexpected Application Error!').waitFor();
}
