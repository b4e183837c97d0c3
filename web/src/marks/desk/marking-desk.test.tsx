import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  findMark,
  kidney,
  listQuestions,
  markOf,
  openDesk,
  pressProposal,
  selectWords,
  words,
} from '../testing/render-desk.tsx';

const first = 'Mark what you want to remember. Each mark becomes a question.';

function expectQuestions(...questions: string[]): Promise<void> {
  return waitFor(() => expect(listQuestions()).toEqual(questions));
}

it('shows the text with its headings, and begins by saying what marking is', async () => {
  await openDesk();
  const text = screen.getByRole('article', { name: 'Text 1' });
  const headings = within(text)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['The nephron', 'Hormones']);
  expect(screen.getByRole('heading', { name: first })).toBeTruthy();
});

it('marks proposed words by one press, and shows the question that they become', async () => {
  const { kept } = await openDesk();
  await pressProposal('180 litres');
  expect(await findMark(1, '180 litres')).toBeTruthy();
  const start = kidney.indexOf('180 litres');
  expect(kept).toEqual([
    { id: expect.any(String), number: 1, start, end: start + 10, form: 'gap' },
  ]);
  await expectQuestions('1Together the two kidneys filter about  of fluid a day.Gap, just made');
  expect(screen.getByRole('heading', { name: /1 mark give 1 question/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Marked: 180 litres.');
});

it('marks words that somebody drags over, as the form that they choose', async () => {
  const { kept } = await openDesk();
  await selectWords('renin');
  await userEvent.click(await screen.findByRole('radio', { name: 'Typed answer' }));
  await userEvent.click(screen.getByRole('button', { name: /Ask me this/ }));
  await expectQuestions(
    '1When blood pressure falls, the kidney itself releases …Typed answer, just made',
  );
  const start = kidney.indexOf('renin');
  expect(kept).toEqual([
    { id: expect.any(String), number: 1, start, end: start + 5, form: 'typed' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes whole words where a part of them was dragged over', async () => {
  const { kept } = await openDesk();
  await selectWords('lood press');
  await userEvent.click(screen.getByRole('button', { name: /Ask me this/ }));
  await findMark(1, 'blood pressure');
  const start = kidney.indexOf('blood pressure');
  expect(kept).toMatchObject([{ start, end: start + 14 }]);
});

it('offers a typed answer only where it would finish its sentence, and be no gap', async () => {
  await openDesk();
  await selectWords('renin');
  expect(await screen.findByRole('radio', { name: 'Typed answer' })).toBeTruthy();
  await selectWords('blood pressure');
  await screen.findByRole('dialog', { name: 'Selected: blood pressure' });
  expect(listForms()).toEqual(['gap', 'card']);
});

it('lets go of words by Not this', async () => {
  const { kept } = await openDesk();
  await selectWords('blood pressure');
  await userEvent.click(screen.getByRole('button', { name: /Not this/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept).toEqual([]);
});

it('keeps the place when everything is accepted, with the keyboard on what came of it', async () => {
  await openDesk();
  const accept = screen.getByRole('button', { name: /^Accept all \d+$/ });
  const count = Number(accept.textContent?.replace(/\D/g, ''));
  await userEvent.click(accept);
  const result = screen.getByText(`${count} words marked.`);
  expect(document.activeElement).toBe(result);
  expect(screen.getByRole('status').textContent).toBe('');
  const [undo] = screen.getAllByRole('button', { name: /^Undo/ });
  await userEvent.click(undo ?? document.body);
  expect(screen.queryByText(`${count} words marked.`)).toBeNull();
});

it.each([
  ['The nephron', 'A heading can’t be asked about. Mark words in the text below it.'],
  ['nephrons. A nephron begins', 'Keep a mark within one sentence, line or cell.'],
])('says at once why %j cannot be asked', async (chosen, message) => {
  await openDesk();
  await selectWords(chosen);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: /Ask me this/ })).toBeNull();
});

it('accepts all proposals at once, and one Undo takes all of them back', async () => {
  const { kept, removed } = await openDesk();
  const accept = screen.getByRole('button', { name: /^Accept all \d+$/ });
  const count = Number(accept.textContent?.replace(/\D/g, ''));
  await userEvent.click(accept);
  await waitFor(() => expect(kept).toHaveLength(count));
  expect(listQuestions()).toHaveLength(count);
  expect(kept.map(({ start }) => start)).toEqual(
    kept.map(({ start }) => start).toSorted((a, b) => a - b),
  );
  const [undo] = screen.getAllByRole('button', { name: /^Undo/ });
  await userEvent.click(undo ?? document.body);
  await waitFor(() => expect(removed).toHaveLength(count));
  expect(screen.getByRole('button', { name: `Accept all ${count}` })).toBeTruthy();
});

it('removes a mark with its question, from the list and from the text, and Undo brings it back', async () => {
  const marks = [markOf(kidney, 'glomerulus', 1), markOf(kidney, '180 litres', 2)];
  const { removed } = await openDesk({ marks });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove question 1 and its mark, glomerulus' }),
  );
  await waitFor(() => expect(removed).toEqual([marks[0]?.id]));
  expect(screen.queryByRole('button', { name: /^Mark 1/ })).toBeNull();
  await userEvent.click(await findMark(2, '180 litres'));
  await waitFor(() => expect(removed).toEqual([marks[0]?.id, marks[1]?.id]));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await findMark(3, '180 litres')).toBeTruthy();
});

it('says why numbers are missing between others', async () => {
  await openDesk({ marks: [markOf(kidney, 'glomerulus', 2), markOf(kidney, '180 litres', 5)] });
  const several = 'Numbers 1, 3, and 4 are no longer used. The others stay as they are.';
  expect(await screen.findByText(several)).toBeTruthy();
  await userEvent.click(await findMark(5, '180 litres'));
  const one = 'Number 1 is no longer used. The others stay as they are.';
  expect(await screen.findByText(one)).toBeTruthy();
});

it('never changes or reuses a number, and shows none before the mark is kept', async () => {
  const marks = [markOf(kidney, 'glomerulus', 4)];
  let keepNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    keepNow = resolve;
  });
  await openDesk({
    marks,
    keeper: {
      async keep(mark) {
        await held;
        return { ...mark, number: 9 };
      },
    },
  });
  await pressProposal('180 litres');
  expect(await screen.findByRole('button', { name: 'Mark: 180 litres. Remove' })).toBeTruthy();
  keepNow();
  expect(await findMark(9, '180 litres')).toBeTruthy();
  expect(await findMark(4, 'glomerulus')).toBeTruthy();
});

it('offers matching where three words have meanings, and never turns it on by itself', async () => {
  const marks = ['Osmosis', 'Diffusion', 'Filtration'].map((one, no) => markOf(words, one, no + 1));
  const { takeTest } = await openDesk({ texts: [words], marks });
  await screen.findByText('Osmosis, Diffusion, and Filtration are words with meanings.');
  await userEvent.click(screen.getByRole('button', { name: 'Take this test' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn into matching' }));
  expect(screen.getByRole('heading', { name: /3 marks give 1 question/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take this test' }));
  expect(takeTest.mock.calls).toEqual([[{ matching: false }], [{ matching: true }]]);
});

it('shows several texts one after the other, each under its title', async () => {
  await openDesk({ texts: [kidney, words] });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Text 1', 'Text 2', first]);
});

function listForms(): string[] {
  return screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
}
