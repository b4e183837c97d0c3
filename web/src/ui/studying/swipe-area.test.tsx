import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SwipeArea } from './swipe-area.tsx';

function open() {
  const ways = { onLeft: vi.fn(), onRight: vi.fn() };
  render(
    <SwipeArea {...ways}>
      <p>Engram</p>
    </SwipeArea>,
  );
  return ways;
}

type Drag = { by: [x: number, y: number]; pointerType?: string; isPrimary?: boolean };

/** From the middle of the card. */
function drag({ by: [x, y], pointerType = 'touch', isPrimary = true }: Drag, isTakenAway = false) {
  const card = screen.getByText('Engram');
  const finger = { pointerType, isPrimary };
  fireEvent.pointerDown(card, { ...finger, clientX: 200, clientY: 300 });
  const to = { ...finger, clientX: 200 + x, clientY: 300 + y };
  fireEvent.pointerMove(card, to);
  if (isTakenAway) fireEvent.pointerCancel(card, finger);
  fireEvent.pointerUp(card, to);
}

it('goes on to the left and back to the right', () => {
  const { onLeft, onRight } = open();
  drag({ by: [-90, 10] });
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([1, 0]);
  drag({ by: [90, -10] });
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([1, 1]);
});

it.each<[string, Drag]>([
  ['a press that slipped', { by: [-30, 0] }],
  ['a finger that scrolls', { by: [-90, 80] }],
  ['a mouse', { by: [-90, 0], pointerType: 'mouse' }],
  ['a second finger', { by: [-90, 0], isPrimary: false }],
])('does nothing for %s', (_, way) => {
  const { onLeft, onRight } = open();
  drag(way);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([0, 0]);
});

it('leaves the finger to the browser once that scrolls with it', () => {
  const { onLeft } = open();
  drag({ by: [-90, 0] }, true);
  expect(onLeft).not.toHaveBeenCalled();
});
