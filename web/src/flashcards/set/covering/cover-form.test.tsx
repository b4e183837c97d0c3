import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type StubUpload, stubUploads } from '../../../http/testing/stub-upload.ts';
import { renderAsMaya } from '../../../testing/render-as-maya.tsx';
import { reply } from '../../../testing/stub-server.ts';
import { idOf, stubSets } from '../../testing/stub-sets.ts';
import SetScreen from '../set-screen.tsx';

/** 1,600 by 400 pixels, as the last digits say. */
const id = '0f0e0d0c-0b0a-8908-9706-050403640190';
const picture = { id, width: 1600, height: 400, sizeBytes: 9_000 };
const cardsCall = `PUT /api/flashcards/${idOf(1)}/cards`;
const pictureCall = `GET /api/pictures/${id}`;

let uploads: StubUpload[];

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  uploads = stubUploads();
});

it('covers parts of a picture by keys alone, and adds a card of each', async () => {
  const server = await openBoard();
  expect(document.activeElement).toBe(button('Cover a part'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(part(/^Part 1: 10% from the left, 10% from the top/));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  expect(part(/^Part 1: 12% from the left, 11% from the top, 21% wide, 7% high$/)).toBeDefined();
  expect(said()).toBe('12% from the left, 11% from the top, 21% wide, 7% high');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of part 1' }));
  await userEvent.keyboard('Aorta');
  await userEvent.click(button('Cover a part'));
  await userEvent.click(button('Add 2 cards'));
  expect(await screen.findByText('2 cards added.')).toBeDefined();
  const sent = server.asked.find(({ call }) => call === cardsCall)?.body.cards ?? [];
  const shown = `![The heart](picture:${id}){parts=120,110,210,70;100,220,200,80`;
  expect(sent.map(({ front, back, type }) => [type, front, back])).toEqual([
    ['question-answer', `${shown} asked=1}`, `Aorta\n\n${shown} shown=1}`],
    ['question-answer', `${shown} asked=2}`, `${shown} shown=2}`],
  ]);
  expect(screen.queryByRole('region', { name: 'Cards from a picture' })).toBeNull();
});

it('hides only the part that is asked for where the others shall be seen', async () => {
  const server = await openBoard();
  await userEvent.click(button('Cover a part'));
  await userEvent.click(screen.getByRole('switch', { name: 'Cover the other parts too' }));
  await userEvent.click(button('Add 1 card'));
  await screen.findByText('Card added.');
  const sent = server.asked.find(({ call }) => call === cardsCall)?.body.cards ?? [];
  expect(sent[0]?.front).toMatch(/ asked=1 alone\}$/);
});

it('draws a part from corner to corner, moves it, and pulls at its corner, by pointer', async () => {
  await openBoard();
  drag(surface(), [100, 40], [300, 80]);
  expect(part('Part 1: 10% from the left, 20% from the top, 20% wide, 20% high')).toBeDefined();
  drag(part(/^Part 1/), [200, 60], [300, 100]);
  expect(part('Part 1: 20% from the left, 40% from the top, 20% wide, 20% high')).toBeDefined();
  const corner = part(/^Part 1/).querySelector('[data-corner]');
  if (!corner) throw new Error('The chosen part has no corner.');
  drag(corner, [400, 120], [5_000, 20]);
  expect(part('Part 1: 20% from the left, 40% from the top, 80% wide, 2% high')).toBeDefined();
});

it('puts a part down where it is pressed', async () => {
  await openBoard();
  drag(surface(), [500, 100], [500, 100]);
  expect(part('Part 1: 40% from the left, 46% from the top, 20% wide, 8% high')).toBeDefined();
});

it('moves a part and changes its size by buttons, without any drag', async () => {
  await openBoard();
  await userEvent.click(button('Cover a part'));
  const steps = within(screen.getByRole('group', { name: 'Part 1' }));
  await userEvent.click(steps.getByRole('button', { name: 'Move right' }));
  await userEvent.click(steps.getByRole('button', { name: 'Taller' }));
  expect(part('Part 1: 11% from the left, 10% from the top, 20% wide, 9% high')).toBeDefined();
});

it('uncovers a part by Delete or its button, and brings it back by Ctrl+Z or Undo', async () => {
  await openBoard();
  await userEvent.click(button('Cover a part'));
  await userEvent.click(button('Cover a part'));
  await userEvent.keyboard('{Delete}');
  expect(parts()).toHaveLength(1);
  expect(document.activeElement).toBe(part(/^Part 1/));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(parts()).toHaveLength(2);
  await userEvent.click(button('Uncover part 1'));
  expect(parts()).toHaveLength(1);
  await userEvent.click(button('Undo'));
  expect(parts()).toHaveLength(2);
});

it('asks for a part where none is covered', async () => {
  const server = await openBoard();
  await userEvent.click(button('Add cards'));
  expect(screen.getByRole('alert').textContent).toBe('Cover at least one part.');
  expect(document.activeElement).toBe(button('Cover a part'));
  expect(server.asked.filter(({ call }) => call === cardsCall)).toEqual([]);
});

it('keeps what is covered when the server refuses it, and sends the same cards again', async () => {
  const server = await openBoard();
  server.refusals[cardsCall] = [
    () => reply(422, { code: 'cards-full', message: 'This set is full.' }),
  ];
  await userEvent.click(button('Cover a part'));
  await userEvent.click(button('Add 1 card'));
  expect((await screen.findByRole('alert')).textContent).toBe('This set is full.');
  await userEvent.click(button('Add 1 card'));
  await screen.findByText('Card added.');
  const [first, second] = server.asked.filter(({ call }) => call === cardsCall);
  expect(first?.body).toEqual(second?.body);
});

/** A picture was chosen and named; what is to be covered comes next. */
async function openBoard() {
  const server = stubSets();
  server.refusals[pictureCall] = [() => new Response(new Blob(['RIFF']))];
  renderAsMaya(
    [{ path: '/flashcards/set/:setId', Component: SetScreen }],
    `/flashcards/set/${idOf(1)}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
  await userEvent.click(button('Cover parts of a picture'));
  await userEvent.upload(
    screen.getByLabelText('Drop a picture here', { selector: 'input' }),
    new File(['pixels'], 'heart.png', { type: 'image/png' }),
  );
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What does it show?' }),
    'The heart',
  );
  uploads[0]?.answer({ status: 201, data: { picture, usedBytes: 1, maxBytes: 52_428_800 } });
  await screen.findByText('Your picture is ready.');
  await userEvent.click(button('Add picture'));
  await screen.findByAltText('The heart');
  // As large as 1,000 by 200 pixels on the page.
  vi.spyOn(surface(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_000, 200));
  return server;
}

const button = (name: string) => screen.getByRole('button', { name });
const board = () => screen.getByRole('group', { name: 'Parts of the picture: The heart' });
const part = (name: string | RegExp) => within(board()).getByRole('button', { name });
const parts = () => within(board()).queryAllByRole('button');

function surface(): HTMLElement {
  const found = screen.getByAltText('The heart').parentElement?.parentElement;
  if (!found) throw new Error('The picture has no ground.');
  return found;
}

function said() {
  return screen.getAllByRole('status').find(({ textContent }) => textContent.includes('wide'))
    ?.textContent;
}

type Place = readonly [x: number, y: number];

function drag(element: Element, [fromX, fromY]: Place, [toX, toY]: Place): void {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  element.setPointerCapture = () => undefined;
  fireEvent.pointerDown(element, { ...pointer, clientX: fromX, clientY: fromY });
  fireEvent.pointerMove(element, { ...pointer, clientX: toX, clientY: toY });
  fireEvent.pointerUp(element, { ...pointer, clientX: toX, clientY: toY });
}
