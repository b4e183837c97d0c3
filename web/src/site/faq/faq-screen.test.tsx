import { isComing } from '@engram/core/availability.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { markPage } from '../testing/mark-page.ts';
import { allQuestions, faqGroups } from './faq-groups.ts';
import FaqScreen, { meta } from './faq-screen.tsx';

it('says that the trial asks for a card where it does', () => {
  markPage({ trial: 'card' });
  open();
  expect(answerOf('Is there a free trial?')).toContain('It asks for a card');
  expect(answerOf('Is there a free trial?')).not.toContain('without a card');
});

it('/faq answers at least 15 questions, in 5 groups [ROUTE-14]', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frequently asked questions');
  expect(groupTitles()).toEqual([
    'Tests',
    'Sharing',
    'Your data',
    'Plans and billing',
    'Flashcards and review',
  ]);
  expect(document.querySelectorAll('details').length).toBeGreaterThanOrEqual(15);
});

it('gives the four answers of the pricing page, and on sharing, files and cancelling (NS-02)', () => {
  open();
  expect(answerOf('Can I change plans later?')).toContain('Plan changes are prorated');
  expect(answerOf('What happens to my content if I downgrade?')).toContain(
    'Downgrading keeps your content',
  );
  expect(answerOf('Is there a free trial?')).toContain('7-day free trial');
  expect(answerOf('Can my students use the free plan?')).toContain(
    'Teachers can share with free-plan students',
  );
  expect(answerOf('How long does a code work?')).toContain('3 days');
  expect(answerOf('Do others need an account?')).toContain('6-character code');
  expect(answerOf('Which files can I use?')).toContain(
    'PDF, DOC, DOCX, TXT, MD, RTF, PPTX, ODT, EPUB and HTML',
  );
  expect(answerOf('Which files can I use?')).toContain('up to 5 files of 10 MB each');
  expect(answerOf('What is free?')).toContain('5 AI tests per month');
  expect(answerOf('How do I cancel?')).toContain('Cancel Subscription');
});

it('leads back to /contact (NS-02)', () => {
  open();
  const contact = screen.getAllByRole('link', { name: 'Contact us' }).at(-1);
  expect(contact?.getAttribute('href')).toBe('/contact');
});

it('has one address for every group and question', () => {
  const ids = [...faqGroups, ...allQuestions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

it('says of exactly the questions about what is not there yet that it is coming (CF-28)', () => {
  open();
  const marked = questionRows().map((row) => row.textContent.includes('Coming soon'));
  expect(marked).toEqual(allQuestions.map(({ needs }) => isComing(needs)));
});

it('says it once above a group of which nothing is there yet, and else beside the question', () => {
  open();
  const tags = Array.from(document.querySelectorAll('section'), (section) => ({
    group: section.querySelector('h2')?.textContent,
    isMarked: section.querySelector('h2')?.parentElement?.textContent.endsWith('Coming soon'),
    rows: section.querySelectorAll('summary span.shrink-0').length,
  }));
  expect(tags).toEqual([
    { group: 'Tests', isMarked: false, rows: 0 },
    { group: 'Sharing', isMarked: false, rows: 0 },
    { group: 'Your data', isMarked: false, rows: 0 },
    { group: 'Plans and billing', isMarked: false, rows: 0 },
    { group: 'Flashcards and review', isMarked: false, rows: 0 },
  ]);
});

it.each([
  ['refund', 'Can I get my money back?'],
  ['cost', 'What does it cost?'],
  ['how much', 'What does it cost?'],
  ['teacher', 'Can my students use the free plan?'],
  ['school', 'What do I see of the people who take my test?'],
  ['password', 'I forgot my password'],
  ['cheat', 'Can people find the answers in the page?'],
  ['spaced repetition', 'When does a card come back?'],
  ['language', 'Which languages can my notes be in?'],
  ['GDPR', 'How do I take my data out?'],
  ['“free”', 'What is free?'],
])('finds for %s: %s', async (query, question) => {
  open();
  await userEvent.type(searchField(), query);
  expect(shownQuestions()).toContain(question);
  expect(shownQuestions().length).toBeLessThan(allQuestions.length / 2);
});

it('says what it costs, and where a new password is to be had', () => {
  open();
  expect(answerOf('What does it cost?')).toContain(
    'Student is $9 and Educator is $19 per month. During beta, either is $5 per month.',
  );
  const reset = screen.getByRole('link', { name: 'Reset your password', hidden: true });
  expect(reset.getAttribute('href')).toBe('/forgot-password');
});

it('says which languages work, and what of that without AI (D27)', () => {
  open();
  const answer = answerOf('Which languages can my notes be in?');
  expect(answer).toContain('The questions follow the language of your text, or you choose');
  expect(answer).toContain('with AI they can be in English, Chinese, Spanish, French or German');
  expect(answer).toContain(
    'Without AI, we make questions from English texts and from tables in German',
  );
});

it('takes over what was typed before the script ran', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(stub('/faq'));
  searchField().value = 'billing cycle';
  const root = await act(async () => hydrateRoot(page, stub('/faq')));
  expect(shownQuestions()).toEqual(['How do I cancel?']);
  expect(searchField().value).toBe('billing cycle');
  act(() => root.unmount());
  page.remove();
});

it('lists its topics, at the side and folded above the questions', () => {
  open();
  const lists = screen.getAllByRole('navigation', { name: 'Topics', hidden: true });
  expect(lists.map((list) => list.querySelectorAll('a').length)).toEqual([5, 5]);
});

it('says on which days an answer comes', () => {
  open();
  expect(screen.getByText('We answer within 24 hours, Monday to Friday.')).toBeDefined();
});

it('filters while somebody types, marks what fits and says how much that is', async () => {
  open();
  await userEvent.type(searchField(), 'billing cycle');
  expect(shownQuestions()).toEqual(['How do I cancel?']);
  expect(openQuestions()).toEqual(['How do I cancel?']);
  const marks = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);
  expect(marks).toEqual(['billing', 'cycle']);
  const total = allQuestions.length;
  expect(found()).toBe(`1 of ${total} questions`);
  expect(groupTitles()).toEqual(['Plans and billing']);
});

it('is as it was after Escape', async () => {
  open();
  await userEvent.type(searchField(), 'billing{Escape}');
  expect(searchField().value).toBe('');
  expect(shownQuestions()).toHaveLength(allQuestions.length);
  expect(found()).toBe('');
});

it('offers help when nothing fits', async () => {
  open();
  await userEvent.type(searchField(), 'quantum');
  expect(screen.getByRole('heading', { name: 'Nothing found for “quantum”' })).toBeDefined();
  const main = screen.getByRole('heading', { name: /Nothing found/ }).parentElement;
  if (!main) throw new Error('There is no empty state');
  const contact = within(main).getByRole('link', { name: 'Contact us' });
  expect(contact.getAttribute('href')).toBe('/contact');
  await userEvent.click(within(main).getByRole('button', { name: 'Clear search' }));
  expect(shownQuestions()).toHaveLength(allQuestions.length);
  expect(document.activeElement).toBe(searchField());
});

it('opens the question that the address names, and moves the focus to it', async () => {
  open('/faq#do-others-need-an-account');
  await waitFor(() => expect(openQuestions()).toContain('Do others need an account?'));
  expect(document.activeElement?.textContent).toContain('Do others need an account?');
});

it('opens it as well when a link of another page leads there', async () => {
  open('/pricing');
  await userEvent.click(screen.getByRole('link', { name: 'How to cancel' }));
  await waitFor(() => expect(openQuestions()).toContain('How do I cancel?'));
});

it('shows a question that a search hides when a link leads to it', async () => {
  open();
  await userEvent.type(searchField(), 'cookies');
  await userEvent.click(screen.getByRole('link', { name: 'How to cancel' }));
  await waitFor(() => expect(openQuestions()).toContain('How do I cancel?'));
  expect(searchField().value).toBe('');
});

it('copies the address of an answer', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  open();
  const link = screen.getAllByRole('link', { name: /^Link to this answer/ })[0];
  if (!link) throw new Error('No answer has a link');
  link.click();
  expect(await screen.findByText('Link copied', { selector: '[role=status]' })).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/faq#can-i-try-it-first`);
});

it('is complete before any script runs, and has no style attribute (D18)', () => {
  const html = renderToString(stub('/faq'));
  expect(html).toContain('Cancel Subscription');
  expect(html).toMatch(/role="search" class="[^"]*noscript:hidden/);
  expect(html).not.toContain('style=');
});

it('has a title and a description for search engines', () => {
  expect(meta()).toContainEqual({ title: 'Frequently asked questions · Engram' });
});

function stub(entry: string) {
  const toCancel = <Link to="/faq#how-do-i-cancel">How to cancel</Link>;
  const Site = createRoutesStub([
    {
      path: '/faq',
      Component: () => (
        <>
          {toCancel}
          <FaqScreen />
        </>
      ),
    },
    { path: '/pricing', Component: () => toCancel },
  ]);
  return <Site initialEntries={[entry]} />;
}

function open(entry = '/faq') {
  render(stub(entry));
}

function searchField() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the FAQ' });
}

function found() {
  return within(screen.getByRole('search')).getByRole('status').textContent;
}

function groupTitles() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

function questionRows() {
  return Array.from(document.querySelectorAll('section details'));
}

function questionOf(details: Element) {
  return details.querySelector('summary')?.textContent.replace('Coming soon', '');
}

function shownQuestions() {
  return questionRows().map(questionOf);
}

function openQuestions() {
  return Array.from(document.querySelectorAll('details[open]'), questionOf);
}

function answerOf(question: string) {
  return questionRows()
    .find((details) => questionOf(details) === question)
    ?.querySelector('p')?.textContent;
}
