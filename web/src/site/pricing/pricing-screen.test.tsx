import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import AuthScreen from '../../accounts/auth/auth-screen.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { stubServer, knowsMaya } from '../../testing/stub-server.ts';
import PricingScreen, { meta } from './pricing-screen.tsx';
import { markPage } from '../testing/mark-page.ts';
import { linesOf, openPricing, planCard } from '../testing/render-pricing.tsx';

it('/pricing shows three plans: Free, Student and Educator [ROUTE-05] [PRICE-01]', () => {
  openPricing();
  const names = screen.getAllByRole('region').map((card) => card.querySelector('h2')?.textContent);
  expect(names).toEqual(['Free', 'Student', 'Educator']);
});

it('opens the same page with source=onboarding [ROUTE-06]', () => {
  expect(prerender('/pricing?source=onboarding')).toBe(prerender('/pricing'));
});

it('Free costs $0 [PRICE-02] [LIM-10]', () => {
  openPricing();
  expect(planCard('Free').getByText('$0')).toBeDefined();
  expect(planCard('Free').getByText('forever')).toBeDefined();
});

it('Free includes 5 quizzes per month, basic flashcards, multiple choice questions and basic progress tracking [PRICE-03] [PRICE-04] [PRICE-05] [PRICE-06] [LIM-22]', () => {
  openPricing();
  expect(linesOf('Free')).toEqual([
    '5 quizzes per month',
    'Basic flashcards',
    'Multiple choice questions',
    'Basic progress tracking',
  ]);
});

it('Student costs $9 per month, struck beside the beta price of $5 that is locked in [PRICE-07] [LIM-11]', () => {
  openPricing();
  const student = planCard('Student');
  expect(student.getByText('$9').closest('s')?.textContent).toBe('List price $9');
  expect(student.getByText('$5')).toBeDefined();
  expect(student.getByText(/per month,\s+beta price locked in/)).toBeDefined();
});

it('Student, and no other plan, is marked Most Popular [PRICE-08]', () => {
  openPricing();
  expect(planCard('Student').getByText('Most Popular')).toBeDefined();
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
});

it('Student includes unlimited quizzes and flashcards, all question types, advanced analytics, adaptive learning and priority support [PRICE-09] [PRICE-10] [PRICE-11] [PRICE-12] [PRICE-13]', () => {
  openPricing();
  expect(linesOf('Student')).toEqual([
    'Unlimited quizzes and flashcards',
    'All question types',
    'Advanced analytics',
    'Adaptive learning',
    'Priority support',
  ]);
});

it('Educator costs $19 per month, struck beside the beta price of $5 [PRICE-14] [LIM-12]', () => {
  openPricing();
  const educator = planCard('Educator');
  expect(educator.getByText('$19').closest('s')?.textContent).toBe('List price $19');
  expect(educator.getByText('$5')).toBeDefined();
});

it('Educator includes everything in Student, unlimited students, class management tools, auto-grading and feedback, and student progress reports [PRICE-15] [PRICE-16] [PRICE-18]', () => {
  openPricing();
  expect(linesOf('Educator')).toEqual([
    'Everything in Student',
    'Unlimited students',
    'Class management tools',
    'Auto-grading and feedback',
    'Student progress reports',
  ]);
});

it('marks as coming what does not work yet, and nothing that works (CF-28) [PRICE-16] [PRICE-18]', () => {
  openPricing();
  const lineOf = (text: string) => screen.getByText(text).closest('li')?.textContent;
  expect(lineOf('Adaptive learning')).toBe('Adaptive learning');
  expect(lineOf('Class management tools')).toBe('Class management tools Coming soon');
  // There is a report for each link, none of a student over time.
  expect(lineOf('Student progress reports')).toBe('Student progress reports Coming soon');
  expect(lineOf('Advanced analytics')).toBe('Advanced analytics');
  expect(lineOf('Priority support')).toBe('Priority support');
  expect(lineOf('Everything in Student')).toBe('Everything in Student');
  expect(lineOf('Unlimited students')).toBe('Unlimited students');
  expect(lineOf('Auto-grading and feedback')).toBe('Auto-grading and feedback');
});

it('puts the most popular plan first', () => {
  openPricing();
  expect(screen.getByRole('link', { name: 'Choose Student' }).className).toContain('bg-petrol');
  expect(screen.getByRole('link', { name: 'Get Started' }).className).not.toContain('bg-petrol');
});

it('says of no plan that it is coming, because all can be bought (CF-28)', () => {
  const page = openPricing();
  expect(headOf('Free')).toBe('Free');
  expect(headOf('Student')).toBe('StudentMost Popular');
  expect(headOf('Educator')).toBe('Educator');
  expect(page.textContent).not.toMatch(/open soon/i);
});

it('says of the paid plans that they are not available where the server takes no payments, and puts Free first', () => {
  markPage({ payments: 'off' });
  openPricing();
  expect(screen.getByText('Paid plans are not available on this server.')).toBeDefined();
  expect(planCard('Student').getByText('Not available on this server')).toBeDefined();
  expect(planCard('Educator').getByText('Not available on this server')).toBeDefined();
  expect(planCard('Free').queryByText('Not available on this server')).toBeNull();
  expect(screen.queryByText('Most Popular')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get Started' }).className).toContain('bg-petrol');
  const student = screen.getByRole('link', { name: 'Choose Student' });
  expect(student.className).not.toContain('bg-petrol');
  expect(student.getAttribute('href')).toBe('/auth');
});

it('says so in the place of prices and trial, and presses nobody to start one', () => {
  markPage({ payments: 'off' });
  openPricing();
  expect(screen.queryByText(/7-day free trial, cancel anytime\./)).toBeNull();
  const trial = screen.getByRole('link', { name: 'Start Free Trial' });
  expect(trial.className).not.toContain('bg-petrol');
});

it('says nothing of it where the server takes payments', () => {
  openPricing();
  expect(screen.queryByText(/ot available on this server/)).toBeNull();
});

it('is written with both, of which the mark of the server chooses one before there is JavaScript', () => {
  const html = prerender('/pricing');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const find = (words: RegExp) =>
    [...page.querySelectorAll('p, div, span')]
      .filter(({ textContent }) => words.test(textContent))
      .at(-1);
  const hides = (words: RegExp) => find(words)?.closest('.payments-off\\:hidden') != null;
  const shows = (words: RegExp) => find(words)?.closest('.hidden.payments-off\\:contents') != null;
  expect(hides(/cancel anytime\.$/)).toBe(true);
  expect(hides(/^Most Popular$/)).toBe(true);
  expect(hides(/^\$0$/)).toBe(false);
  expect(shows(/^Paid plans are not available on this server\.$/)).toBe(true);
  expect(shows(/^Not available on this server$/)).toBe(true);
  expect(shows(/^\$0$/)).toBe(false);
});

it('lists the limits of each plan (D4)', () => {
  openPricing();
  const limitsOf = (name: string) =>
    planCard(name)
      .getAllByRole('definition')
      .map((value) => value.textContent);
  expect(limitsOf('Free')).toEqual(['5', '30,000', '20']);
  expect(limitsOf('Student')).toEqual(['Unlimited', '50,000', '50']);
  expect(limitsOf('Educator')).toEqual(['Unlimited', '50,000', '50']);
});

it('says the beta offer and the 7-day free trial under its heading [LIM-13]', () => {
  openPricing();
  expect(
    screen.getByText(
      'During beta, any paid plan is $5 per month, price locked in. 7-day free trial, cancel anytime.',
    ),
  ).toBeDefined();
});

it.each([
  ['Free', 'Get Started', '/dashboard'],
  ['Student', 'Choose Student', '/settings/subscription?plan=student'],
  ['Educator', 'Choose Educator', '/settings/subscription?plan=educator'],
])(
  'leads from %s to /auth by "%s", with the way on to %s [PRICE-20] (NS-40)',
  async (plan, label, to) => {
    openWithAuth();
    const choose = planCard(plan).getByRole('link', { name: label });
    expect(choose.getAttribute('href')).toBe('/auth');
    await userEvent.click(choose);
    expect(await screen.findByText(`{"returnPath":"${to}"}`)).toBeDefined();
  },
);

it("leads to /auth by 'Start Free Trial', with the way on to Student [PRICE-25]", async () => {
  openWithAuth();
  const start = screen.getByRole('link', { name: 'Start Free Trial' });
  expect(start.getAttribute('href')).toBe('/auth');
  await userEvent.click(start);
  expect(
    await screen.findByText('{"returnPath":"/settings/subscription?plan=student"}'),
  ).toBeDefined();
});

it('passes a signed-in user straight on through /auth (CF-17) [PRICE-20]', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  const Site = createRoutesStub([
    { path: '/pricing', Component: PricingScreen },
    { path: '/auth', Component: AuthScreen },
    { path: '*', Component: Place },
  ]);
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <Site initialEntries={['/pricing']} />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Choose Educator' }));
  expect(await screen.findByText('/settings/subscription?plan=educator')).toBeDefined();
});

it("leads to /contact by 'Contact Sales' [PRICE-26]", () => {
  openPricing();
  const contact = screen.getByRole('link', { name: 'Contact Sales' });
  expect(contact.getAttribute('href')).toBe('/contact');
});

it('answers that plan changes are prorated [PRICE-21]', () => {
  openPricing();
  expect(answerTo('Can I change plans later?')).toContain('Plan changes are prorated');
});

it('answers that downgrading keeps content [PRICE-22]', () => {
  openPricing();
  const answer = answerTo('What happens to my content if I downgrade?');
  expect(answer).toContain('Downgrading keeps your content.');
});

it('answers that paid plans have a 7-day free trial, without a card [PRICE-23]', () => {
  openPricing();
  const answer = answerTo('Is there a free trial?');
  expect(answer).toContain('Every paid plan starts with a 7-day free trial, without a card.');
});

it('answers that teachers can share with free-plan students [PRICE-24]', () => {
  openPricing();
  const answer = answerTo('Can my students use the free plan?');
  expect(answer).toContain('Teachers can share with free-plan students.');
});

it('gives a 30-day money-back guarantee on every paid plan (CF-27)', () => {
  openPricing();
  expect(screen.getByText('30-day money-back guarantee on every paid plan.')).toBeDefined();
});

it('is complete without JavaScript, and has no style attribute', () => {
  const html = prerender('/pricing');
  expect(html.match(/<details/g)).toHaveLength(4);
  expect(html).toContain('Choose Educator');
  expect(html).not.toContain('style=');
});

it('has a title, a description and one address, whatever the query', () => {
  expect(meta()).toEqual(
    expect.arrayContaining([
      { title: 'Pricing · Engram' },
      { tagName: 'link', rel: 'canonical', href: expect.stringMatching(/\/pricing$/) },
      { name: 'description', content: expect.stringContaining('Free, Student and Educator') },
    ]),
  );
});

function headOf(plan: string) {
  return planCard(plan).getByRole('heading').parentElement?.parentElement?.textContent;
}

/** With an /auth that says what it was told. */
function openWithAuth() {
  const Site = createRoutesStub([
    { path: '/pricing', Component: PricingScreen },
    { path: '/auth', Component: () => <p>{JSON.stringify(useLocation().state)}</p> },
  ]);
  render(<Site initialEntries={['/pricing']} />);
}

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

function prerender(path: string): string {
  const Site = createRoutesStub([{ path: '/pricing', Component: PricingScreen }]);
  return renderToString(<Site initialEntries={[path]} />);
}

function answerTo(question: string): string {
  const details = screen.getByText(question).closest('details');
  return details?.querySelector('p')?.textContent ?? '';
}
