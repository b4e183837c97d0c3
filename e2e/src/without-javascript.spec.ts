import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('all slides and sections of the landing page can be read, and an unknown address leads there', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn notes into tests');
  const sections = [
    'Watch it start to stick',
    'Join thousands with one code',
    'Study Smarter, Not Harder',
    'Why Choose Engram',
    'Your next test can write itself.',
  ];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Correct answer', { exact: true })).toBeVisible();
  // getByText does not look into <noscript>.
  await expect(page.locator('p', { hasText: 'by code needs JavaScript.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeHidden();
  await expectNoOverlap(page);
  await page.getByRole('main').getByRole('link', { name: 'Try Free Now' }).nth(2).click();
  await expect(page).toHaveURL('/register');
});

test('the features are there in both lists under their names, with links to them', async ({
  page,
}) => {
  await page.goto('/features');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'For Students' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Endless practice' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Join with a code' })).toBeVisible();
  await main.getByRole('link', { name: 'For Educators' }).click();
  await expect(page).toHaveURL('/features#educators');
  await expect(main.getByRole('heading', { name: 'For Educators' })).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'Tests from your own notes' })).toBeVisible();
  await main.getByRole('link', { name: 'Try Free Now' }).click();
  await expect(page).toHaveURL('/register');
});

test('plans and answers are there, their links lead on, and the contact form sends no message anywhere', async ({
  page,
}) => {
  await page.goto('/pricing?source=onboarding');
  await expect(page.getByRole('region', { name: 'Educator' })).toContainText('Unlimited students');
  await page.getByText('Can my students use the free plan?').click();
  await expect(page.getByText('Teachers can share with free-plan students.')).toBeVisible();
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/contact');

  await expect(page.getByText('This form needs JavaScript. Write to')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await page.getByLabel('Subject').fill('not for an address bar');
  await page.getByLabel('Subject').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Subject')).toHaveValue('not for an address bar');

  await page.goBack();
  await page.getByRole('link', { name: 'Choose Educator' }).click();
  await expect(page).toHaveURL('/auth');
});

test('trying it says kindly that it needs JavaScript, and leads home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Or try it with your own notes' }).first().click();
  await expect(page).toHaveURL('/try');
  await expect(page.getByText('Trying it needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make questions' })).toBeHidden();
});

test('joining says kindly that it needs JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Join a test' }).click();
  await expect(page).toHaveURL('/join');
  await expect(page.getByText('Joining a test by its code needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
});

test('a visitor reads the terms, the privacy policy and the FAQ, also by a link to a question, and gets home [ROUTE-08] [ROUTE-09] [ROUTE-14] [LEGAL-05]', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByText('The Engram software is open source')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goto('/privacy#shared-tests');
  await expect(page.getByText('can take it for 3 days')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/faq#how-do-i-cancel');
  await expect(page.getByText('Cancel Subscription')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByText('Do you use cookies or trackers?', { exact: true }).click();
  await page.getByRole('link', { name: 'What is kept in your browser' }).click();
  await expect(page).toHaveURL('/privacy#in-your-browser');
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).last().click();
  await expect(page).toHaveURL('/contact');
});

/** Each slide ends above the next one. */
async function expectNoOverlap(page: Page): Promise<void> {
  const slides = [1, 2, 3].map((position) =>
    page.getByRole('group', { name: `${position} of 3` }).boundingBox(),
  );
  const [first, second, third] = (await Promise.all(slides)).map((box) => ({
    top: box?.y ?? 0,
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  }));
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  expect(second?.bottom).toBeLessThanOrEqual(third?.top ?? 0);
}
