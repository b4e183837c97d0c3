import { isComing } from '@engram/core/availability.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  press,
  renderLanding,
  renderLandingSignedIn,
  shownSlide,
} from '../testing/render-landing.tsx';
import { meta } from './landing-screen.tsx';

it('says in its heading what Engram does', () => {
  renderLanding();
  expect(screen.getByRole('heading', { level: 1, name: 'Turn notes into tests' })).toBeDefined();
});

it('leads a visitor to /register from every main button [LAND-13]', () => {
  renderLanding();
  const starts = screen.getAllByRole('link', { name: 'Try Free Now' });
  expect(new Set(starts.map(targetOf))).toEqual(new Set(['/register']));
  expect(within(shownSlide()).getByRole('link', { name: 'Try Free Now' })).toBeDefined();
});

it('leads a signed-in user to /dashboard, and says so [LAND-12] (NS-16)', async () => {
  await renderLandingSignedIn();
  const starts = screen.getAllByRole('link', { name: 'Go to Dashboard' });
  expect(new Set(starts.map(targetOf))).toEqual(new Set(['/dashboard']));
  expect(screen.queryByRole('link', { name: 'Try Free Now' })).toBeNull();
});

it("has a section 'Study Smarter, Not Harder' with three points [LAND-14]", () => {
  renderLanding();
  const section = sectionOf('Study Smarter, Not Harder');
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
});

it("has a section 'Why Choose Engram' with its reasons [LAND-15]", () => {
  renderLanding();
  expect(within(sectionOf('Why Choose Engram')).getAllByRole('term')).toHaveLength(4);
});

it('ends with a call to action [LAND-16]', () => {
  renderLanding();
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1);
  expect(last?.textContent).toBe('Your next test can write itself.');
  const section = sectionOf('Your next test can write itself.');
  expect(within(section).getByText(/answer your first questions in a minute\./)).toBeDefined();
  expect(targetOf(within(section).getByRole('link', { name: 'Try Free Now' }))).toBe('/register');
});

it('promises a quiz or flashcards in under 30 seconds [LAND-17]', () => {
  renderLanding();
  expect(shownSlide().textContent).toContain('Get a quiz or flashcards in under 30 seconds.');
  expect(sectionOf('Why Choose Engram').textContent).toContain('Under 30 seconds');
});

it('names what it takes: notes, files of every kind that is read, or pasted text', () => {
  renderLanding();
  expect(shownSlide().textContent).toContain('notes, PDF, DOCX, PPTX or TXT files, or pasted text');
  expect(sectionOf('Why Choose Engram').textContent).toContain('up to 10 MB');
});

it('says that tests are shared by code or link and others join with it [LAND-19]', () => {
  renderLanding();
  expect(sectionOf('Study Smarter, Not Harder').textContent).toContain(
    'Share a test with a link or a 6-character code. Others join it and see their own results.',
  );
});

it('claims: no credit card [LAND-20]', () => {
  renderLanding();
  expect(claims()).toContain('No credit card');
});

it('claims: free forever plan [LAND-21]', () => {
  renderLanding();
  expect(claims()).toContain('Free forever plan');
});

it('claims: 30-day money-back guarantee [LAND-22]', () => {
  renderLanding();
  expect(claims()).toContain('30-day money-back guarantee');
});

it('claims: cancel anytime [LAND-23]', () => {
  renderLanding();
  expect(claims()).toContain('Cancel anytime');
});

it('offers premium for $5 instead of $9 or $19 during beta, price locked in [LAND-24] [LAND-25]', () => {
  renderLanding();
  expect(sectionOf('Why Choose Engram').textContent).toContain(
    'Any paid plan for $5 per month during beta, instead of $9 or $19, price locked in.',
  );
});

it('addresses students, teachers and lifelong learners [LAND-26] [ROLE-01]', () => {
  renderLanding();
  expect(sectionOf('Why Choose Engram').textContent).toContain(
    'Made for students, teachers and lifelong learners',
  );
  press('Join thousands');
  expect(shownSlide().textContent).toContain('Students, teachers and lifelong learners');
});

it('says what it makes: AI-generated practice tests and flashcards from notes, documents or text [LAND-27]', () => {
  renderLanding();
  expect(shownSlide().textContent).toContain(
    'AI-generated practice tests and flashcards from notes, PDF, DOCX, PPTX or TXT files, or pasted text.',
  );
});

it('marks what is coming, and only as long as it is', () => {
  renderLanding();
  const needs = ['practice-tests', 'practice-tests', 'sharing'] as const;
  const points = within(sectionOf('Study Smarter, Not Harder')).getAllByRole('listitem');
  const isMarked = points.map((point) => within(point).queryByText('Coming soon') !== null);
  expect(isMarked).toEqual(needs.map(isComing));
});

it('does not mark what is there', () => {
  renderLanding();
  const free = within(sectionOf('Why Choose Engram')).getByText('Free forever plan');
  expect(within(free).queryByText('Coming soon')).toBeNull();
});

it('has a title and a description', () => {
  expect(meta()).toEqual(
    expect.arrayContaining([
      { title: 'Engram: turn notes into tests' },
      { name: 'description', content: expect.stringContaining('AI-generated practice tests') },
    ]),
  );
});

function sectionOf(title: string): HTMLElement {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`${title} is in no section`);
  return section;
}

/** The list under the main button. */
function claims() {
  const items = within(within(shownSlide()).getByRole('list')).getAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}

function targetOf(link: HTMLElement) {
  return link.getAttribute('href');
}
