import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine with other work draws late.
configure({ asyncUtilTimeout: 15_000 });

// Files share a process, and each test has a page of its own. A file that loads the product anew has
// that one's page to forget, so it is asked for here.
afterEach(async () => {
  const { forgetPage } = await import('./forget-page.ts');
  forgetPage();
});
