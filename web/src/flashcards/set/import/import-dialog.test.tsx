import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { renderAsMaya } from '../../../testing/render-as-maya.tsx';
import { idOf, makeCard, stubSets } from '../../testing/stub-sets.ts';
import SetScreen from '../set-screen.tsx';

let clock = 0;

beforeEach(() => {
  vi.setSystemTime('2026-03-14T12:00:00Z');
  // Without a height of their own, all rows of the list behind would be in sight.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(54);
});

const cardsCall = `PUT /api/flashcards/${idOf(1)}/cards`;

const neuroTerms = [
  'chapter,term,meaning',
  '1,Synapse,The gap where one neuron signals another.',
  '1,AMPA receptor,Carries most of the fast signal.',
  '2,Spine,A small knob on a dendrite.',
  '2,Soma,The body of the cell.',
  '3,Axon,',
  '3,Engram,A trace.',
].join('\r\n');

it('reads a file, guesses its columns, and says what will be left out', async () => {
  stubSets({ cards: [makeCard(1, { front: 'Engram', back: 'A trace.' })] });
  const dialog = await openImport();
  await upload(dialog, neuroTerms, 'neuro-terms.csv');
  expect(await dialog.findByText('7 rows, 3 columns, UTF-8')).toBeDefined();
  expect(
    dialog.getByText('Check the columns, then add the cards to Memory and plasticity.'),
  ).toBeDefined();
  expect(chosen(dialog, 'Front column')).toBe('term');
  expect(chosen(dialog, 'Back column')).toBe('meaning');
  expect(dialog.getByLabelText('First row is a heading')).toHaveProperty('checked', true);
  expect(dialog.getByText('First 3 of 6 rows')).toBeDefined();
  expect(listPreview(dialog)).toEqual([
    'Synapse',
    'The gap where one neuron signals another.',
    'AMPA receptor',
    'Carries most of the fast signal.',
    'Spine',
    'A small knob on a dendrite.',
  ]);
  expect(
    await dialog.findByText(
      '1 row has no back, 1 card is already in this set. They will be left out.',
    ),
  ).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Import 4 cards' })).toBeDefined();
});

it('adds the cards, and tells how many', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, neuroTerms, 'neuro-terms.csv');
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 5 cards' }));
  expect(await screen.findByText('5 cards added.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.cards.map(({ front }) => front)).toEqual([
    'Front 1',
    'Synapse',
    'AMPA receptor',
    'Spine',
    'Soma',
    'Engram',
  ]);
  expect(await screen.findByText('The body of the cell.')).toBeDefined();
  expect(server.asked.filter(({ call }) => call === 'GET /api/reviews/due')).toHaveLength(1);
});

it('takes other columns, and the first row as a card', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, neuroTerms, 'neuro-terms.csv');
  await userEvent.selectOptions(await dialog.findByLabelText('Front column'), 'meaning');
  expect(chosen(dialog, 'Back column')).toBe('term');
  expect(listPreview(dialog)[1]).toBe('Synapse');
  await userEvent.click(dialog.getByLabelText('First row is a heading'));
  expect(chosen(dialog, 'Front column')).toBe('Column 3');
  expect(listPreview(dialog).slice(0, 2)).toEqual(['meaning', 'term']);
});

it.each([
  ['with a tab and a line each', 'Synapse\tA gap, or junction\nSpine\tA knob'],
  ['on one line, with semicolons', 'Synapse\tA gap, or junction;Spine\tA knob'],
])('takes what Quizlet exports %s, as it is pasted', async (_, text) => {
  const server = stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await userEvent.click(dialog.getByLabelText('Or paste cards here'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('2 rows, 2 columns')).toBeDefined();
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 cards' }));
  expect(await screen.findByText('2 cards added.')).toBeDefined();
  expect(server.cards.slice(1).map(({ front, back }) => [front, back])).toEqual([
    ['Synapse', 'A gap, or junction'],
    ['Spine', 'A knob'],
  ]);
});

it('takes separators of any kind', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, 'Synapse = A gap || Spine = A knob', 'cards.txt');
  expect(
    await dialog.findByText(
      'Only one column was found. Choose the separator between front and back.',
    ),
  ).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText('Between front and back'), 'Other');
  await userEvent.type(dialog.getByLabelText('Separator between front and back'), ' = ');
  await userEvent.selectOptions(dialog.getByLabelText('Between cards'), 'Other');
  await userEvent.type(dialog.getByLabelText('Separator between cards'), '||');
  expect(await dialog.findByRole('button', { name: 'Import 2 cards' })).toBeDefined();
  expect(listPreview(dialog)).toEqual(['Synapse', 'A gap', 'Spine', 'A knob']);
  expect(areSeparatorsOpen(dialog)).toBe(true);
});

it('leaves the separators open for who opened them, whatever is typed there', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, 'Synapse,A gap - a junction\nSpine,A knob - on it', 'cards.csv');
  await userEvent.click(await dialog.findByText('Separators'));
  await userEvent.selectOptions(dialog.getByLabelText('Between front and back'), 'Other');
  await userEvent.type(dialog.getByLabelText('Separator between front and back'), ' - ');
  await waitFor(() => expect(listPreview(dialog)[0]).toBe('Synapse,A gap'));
  expect(areSeparatorsOpen(dialog)).toBe(true);
  await userEvent.click(dialog.getByText('Separators'));
  await waitFor(() => expect(areSeparatorsOpen(dialog)).toBe(false));
});

it('sends long files in several calls, and goes on where it stopped; no card comes twice', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  const lines = Array.from({ length: 2500 }, (_, index) => `Term ${index}\tMeaning ${index}`);
  await upload(dialog, lines.join('\n'), 'terms.tsv');
  const refuse = () => reply(429, { message: 'Too fast.' });
  server.refusals[cardsCall] = [() => accept(server), refuse];
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2,500 cards' }));
  expect(await dialog.findByText('1,000 of 2,500 cards were added. Too fast.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2,500 cards added.')).toBeDefined();
  const calls = server.asked.filter(({ call }) => call === cardsCall);
  expect(calls.map(({ body }) => body.cards?.length)).toEqual([1000, 1000, 1000, 500]);
  expect(calls[1]?.body).toEqual(calls[2]?.body);
});

it('stops when the page is left, says how far it came, and leads nowhere', async () => {
  const server = stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  const lines = Array.from({ length: 2500 }, (_, index) => `Term ${index}\tMeaning ${index}`);
  await upload(dialog, lines.join('\n'), 'terms.tsv');
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.refusals[cardsCall] = [() => promise];
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2,500 cards' }));
  fireEvent.click(screen.getByRole('link', { name: 'My Flashcards', hidden: true }));
  expect((await screen.findByTestId('place')).textContent).toBe('/flashcards');
  resolve(accept(server));
  expect(await screen.findByText('1,000 of 2,500 cards were added before you left.')).toBeDefined();
  expect(server.asked.filter(({ call }) => call === cardsCall)).toHaveLength(1);
  expect(screen.getByTestId('place').textContent).toBe('/flashcards');
});

it('keeps what was pasted for who comes back to it', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await userEvent.click(dialog.getByLabelText('Or paste cards here'));
  await userEvent.paste('Synapse\tA gap');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Replace' }));
  expect(dialog.getByLabelText('Or paste cards here')).toHaveProperty('value', 'Synapse\tA gap');
});

it('reads with the separators that were chosen last, and imports nothing before', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, 'Synapse,A gap;Engram\nSpine,A knob;Soma', 'cards.csv');
  await userEvent.click(await dialog.findByText('Separators'));
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  // Each reading pauses after its first row.
  const goOn: (() => void)[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((then) => goOn.push(then) as never);
  fireEvent.change(dialog.getByLabelText('Between front and back'), { target: { value: '\t' } });
  fireEvent.change(dialog.getByLabelText('Between front and back'), { target: { value: ';' } });
  timers.mockRestore();
  const [first, second, ...others] = goOn;
  expect(others).toEqual([]);
  const importing = dialog.getByRole('button', { name: 'Import 2 cards' });
  expect(importing.getAttribute('aria-disabled')).toBe('true');
  second?.();
  await waitFor(() => expect(importing.getAttribute('aria-disabled')).toBeNull());
  await act(async () => first?.());
  expect(listPreview(dialog)).toEqual(['Synapse,A gap', 'Engram', 'Spine,A knob', 'Soma']);
});

it('says what has no room in the set, and adds the rest', async () => {
  const cards = Array.from({ length: 9_998 }, (_, index) => makeCard(index + 1));
  stubSets({ cards });
  const dialog = await openImport();
  await upload(dialog, 'a\tb\nc\td\ne\tf', 'terms.tsv');
  expect(
    await dialog.findByText(
      '1 card is more than a set can have, which is 10,000. It will be left out.',
    ),
  ).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Import 2 cards' })).toBeDefined();
});

it('refuses a file that is too large or has nothing in it, and takes another', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  await upload(dialog, 'x'.repeat(10 * 1024 * 1024 + 1), 'large.csv');
  expect(await dialog.findByText('This file is larger than 10 MB.')).toBeDefined();
  await upload(dialog, '\r\n \r\n', 'empty.csv');
  expect(await dialog.findByText('No cards were found in it.')).toBeDefined();
  await upload(dialog, neuroTerms, 'neuro-terms.csv');
  expect(await dialog.findByText('neuro-terms.csv')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(dialog.getByLabelText('Or paste cards here')).toBeDefined();
});

it.each(['cards.xlsx', 'cards.docx', 'cards.apkg', 'cards'])(
  'refuses %s by its ending',
  async (name) => {
    stubSets({ cards: [makeCard(1)] });
    const dialog = await openImport();
    drop(dialog, [new File(['a\tb'], name)]);
    expect((await dialog.findByRole('alert')).textContent).toBe('This file type is not supported');
    drop(dialog, [new File(['a\tb'], 'CARDS.TXT')]);
    expect(await dialog.findByRole('button', { name: 'Import 1 card' })).toBeDefined();
  },
);

it('refuses what is no text whatever its ending, and several files at once', async () => {
  stubSets({ cards: [makeCard(1)] });
  const dialog = await openImport();
  drop(dialog, [new File([Uint8Array.from([0x50, 0x4b, 0, 0, 0x0a, 0, 0])], 'cards.csv')]);
  expect((await dialog.findByRole('alert')).textContent).toBe('This file type is not supported');
  drop(dialog, [new File(['a\tb'], 'one.txt'), new File(['c\td'], 'two.txt')]);
  expect(await dialog.findByText('Choose one file at a time.')).toBeDefined();
});

function accept(server: ReturnType<typeof stubSets>) {
  return reply(200, { added: 1000, set: { ...server.set, totalCards: 1001 } });
}

async function openImport() {
  renderAsMaya(
    [{ path: '/flashcards/set/:setId', Component: SetScreen }],
    `/flashcards/set/${idOf(1)}`,
  );
  const [button] = await screen.findAllByRole('button', { name: 'Import CSV' });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Import CSV' }));
}

type Dialog = Awaited<ReturnType<typeof openImport>>;

async function upload(dialog: Dialog, text: string, name: string) {
  const [input] = dialog.getAllByLabelText('Drop a file here', { selector: 'input' });
  if (input) await userEvent.upload(input, new File([text], name, { type: 'text/csv' }));
  await waitFor(() => expect(dialog.queryByText('Reading the cards')).toBeNull());
}

/** As a system hands over what is dragged. */
function drop(dialog: Dialog, files: File[]) {
  const [input] = dialog.getAllByLabelText('Drop a file here', { selector: 'input' });
  const items = files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => null,
  }));
  const dataTransfer = { files, items, types: ['Files'] };
  if (input?.parentElement) fireEvent.drop(input.parentElement, { dataTransfer });
}

function chosen(dialog: Dialog, label: string): string | undefined {
  const select = dialog.getByLabelText(label);
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : undefined;
}

function areSeparatorsOpen(dialog: Dialog): boolean | undefined {
  return dialog.getByText('Separators').closest('details')?.open;
}

function listPreview(dialog: Dialog) {
  return [...dialog.getAllByRole('term'), ...dialog.getAllByRole('definition')]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
    .map(({ textContent }) => textContent);
}
