import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findAwaiting } from '../storage/awaiting-account.ts';
import { findTrial } from './keeping/trial-store.ts';
import { sampleTexts } from './sample-texts.ts';
import { openTry, paste, prose } from './testing/render-try.tsx';

const [photosynthesis] = sampleTexts;

function findQuestion(name: RegExp): Promise<HTMLElement> {
  return screen.findByRole('article', { name });
}

async function answer(question: HTMLElement, words: string): Promise<void> {
  await userEvent.type(within(question).getByRole('textbox'), `${words}{Enter}`);
}

it.each(sampleTexts)('$name gives sure questions and words to mark', async ({ name }) => {
  openTry();
  await userEvent.click(screen.getByRole('button', { name }));
  const text = await screen.findByRole('article', { name });
  expect(within(text).getAllByRole('button', { name: /^Propose: / }).length).toBeGreaterThan(2);
  const { sure = [] } = findTrial() ?? {};
  expect(sure.length).toBeGreaterThanOrEqual(3);
  expect(sure.length).toBeLessThanOrEqual(5);
});

it('makes up to five sure questions of a pasted text, and asks no server', async () => {
  const { asked } = openTry();
  await paste(photosynthesis.text);
  const question = await findQuestion(/ATP stand for/);
  const input = within(question).getByRole('textbox');
  await userEvent.type(input, 'adenosine triphosphate');
  await userEvent.click(within(question).getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Correct! Well done.')).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain('The light reactions store energy');
  expect(asked).toEqual([]);
});

it('makes one more question of every mark, which can be answered on the spot', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: 180 litres' }));
  const question = await findQuestion(/the two kidneys filter about/);
  await answer(question, '20 litres');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Incorrect. The correct answer is: 180 litres',
  );
  expect(await screen.findByText('0 of 1 right.')).toBeTruthy();
  expect(screen.getByText(/^You answer them anew there/u)).toBeTruthy();
});

it('counts marks on from the sure questions, and never uses a number again', async () => {
  openTry();
  await paste(photosynthesis.text);
  const { length } = findTrial()?.sure ?? [];
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: Calvin cycle' }));
  const first = `Mark ${length + 1}: Calvin cycle. Remove`;
  await userEvent.click(await screen.findByRole('button', { name: first }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: Calvin cycle' }));
  const second = `Mark ${length + 2}: Calvin cycle. Remove`;
  expect(await screen.findByRole('button', { name: second })).toBeTruthy();
});

it('says above the text how words are marked, and numbers the questions from 1 on', async () => {
  openTry();
  await paste(photosynthesis.text);
  const text = await screen.findByRole('article', { name: 'Photosynthesis' });
  const how = screen.getByText(
    'Press a dotted word, or drag over words of your own. Each becomes a question.',
  );
  expect(how.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { length } = findTrial()?.sure ?? [];
  expect(screen.getByText('ready').textContent).toBe(`${length} ready`);
  await userEvent.click(screen.getByRole('button', { name: 'Propose: Calvin cycle' }));
  const made = await screen.findByRole('region', { name: `${length + 1} questions` });
  const numbers = within(made)
    .getAllByRole('listitem')
    .map((item) => /\d+/u.exec(item.textContent)?.[0]);
  expect(numbers).toEqual(Array.from({ length: length + 1 }, (_, no) => String(no + 1)));
});

it('says what a mark has brought, and takes it back', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: 180 litres' }));
  expect(await screen.findByText('1 mark')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Answer them' })).toBeTruthy();
  const [undo] = screen.getAllByRole('button', { name: /^Undo/u });
  if (undo) await userEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Propose: 180 litres' })).toBeTruthy();
  expect(screen.queryByText('1 mark')).toBeNull();
});

it('leads to the first question that is not answered, and to the score behind the last one', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: glomerulus' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: 180 litres' }));
  await answer(await findQuestion(/capillaries inside the capsule/), 'glomerulus');
  const last = await findQuestion(/the two kidneys filter about/);
  await userEvent.click(screen.getByRole('button', { name: 'Answer them' }));
  expect(document.activeElement).toBe(within(last).getByRole('textbox'));
  await answer(last, '20 litres');
  const score = await screen.findByRole('heading', { name: '1 of 2 right.' });
  expect(last.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Your result' }));
  expect(document.activeElement?.textContent).toMatch(/^1 of 2 right\./u);
  const ways = screen.getAllByRole('link', { name: 'Keep this and make more' });
  expect(ways.map((way) => document.activeElement?.contains(way))).toEqual([true]);
});

it('asks on when one more is marked behind the score', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: glomerulus' }));
  await answer(await findQuestion(/capillaries inside the capsule/), 'glomerulus');
  await screen.findByText('1 of 1 right.');
  await userEvent.click(screen.getByRole('button', { name: 'Propose: 180 litres' }));
  expect(await screen.findByRole('button', { name: 'Answer them' })).toBeTruthy();
  expect(screen.queryByText('1 of 1 right.')).toBeNull();
});

it('says how words are marked once, also to somebody who marks their own', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'I’ll mark my own' }));
  expect(screen.getAllByText(/^Press a dotted word/u)).toHaveLength(1);
  expect(screen.getByText('Your questions will be here.')).toBeTruthy();
});

it('says why a number is missing between others', async () => {
  openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: glomerulus' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: 180 litres' }));
  const mark = await screen.findByRole('button', { name: 'Mark 1: glomerulus. Remove' });
  expect(screen.queryByText(/no longer used/u)).toBeNull();
  await userEvent.click(mark);
  expect(
    await screen.findByText('Number 1 is no longer used. The others stay as they are.'),
  ).toBeTruthy();
});

it('finds text, marks and answers again after a reload', async () => {
  const { page } = openTry();
  await paste(prose);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose: 180 litres' }));
  await answer(await findQuestion(/the two kidneys filter about/), '180 litres');
  await screen.findByText('1 of 1 right.');
  page.unmount();
  openTry();
  expect(await screen.findByRole('button', { name: 'Mark 1: 180 litres. Remove' })).toBeTruthy();
  expect(await screen.findByText('1 of 1 right.')).toBeTruthy();
});

it('says why a text is too short, and keeps it', async () => {
  openTry();
  await paste('Too short.');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Text is too short. Please enter at least 300 characters.',
  );
  expect(field.value).toBe('Too short.');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, ' More of it.');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('offers the samples only where a sample is shown, and the way back to a text of one’s own', async () => {
  openTry();
  await userEvent.click(screen.getByRole('button', { name: 'Photosynthesis' }));
  const chosen = await screen.findByRole('button', { name: 'Photosynthesis', pressed: true });
  expect(chosen).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Paste my own' }));
  await paste(prose);
  expect(await screen.findByRole('button', { name: 'Paste another text' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Photosynthesis' })).toBeNull();
});

it('leads to the register mode of /auth, which says what comes along', async () => {
  openTry();
  await paste(photosynthesis.text);
  await userEvent.click(await screen.findByRole('link', { name: 'Keep this and make more' }));
  expect((await screen.findByTestId('place')).textContent).toBe(
    '/auth?mode=register {"returnPath":"/try/keep"}',
  );
  expect(findAwaiting()).toMatchObject({
    path: '/try/keep',
    words: 'Your 4 questions on Photosynthesis come with you.',
  });
});

it('asks whoever has no questions yet to mark, and offers to keep nothing', async () => {
  openTry();
  await paste(prose);
  await screen.findByRole('heading', {
    name: 'Mark what you want to remember. Each mark becomes a question.',
  });
  expect(screen.queryByRole('link', { name: 'Keep this and make more' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Accept all/ }));
  expect(await screen.findByRole('link', { name: 'Keep this and make more' })).toBeTruthy();
});
