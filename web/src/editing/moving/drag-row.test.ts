import { beforeEach, expect, it, vi } from 'vitest';
import { dragRow } from './drag-row.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});

/** The first of two rows, pressed and drawn down by 40 pixels. */
function drag() {
  document.body.innerHTML = '<ul><li data-moving-place="0"><button></button></li><li></li></ul>';
  const [list, row, grip] = ['ul', 'li', 'button'].map((name) => document.querySelector(name));
  if (!(list instanceof HTMLElement) || !(row instanceof HTMLElement)) throw new Error('no list');
  if (!(grip instanceof HTMLElement)) throw new Error('no grip');
  Object.assign(grip, { setPointerCapture: () => undefined });
  const told = { onStart: vi.fn(), onTarget: vi.fn(), onEnd: vi.fn() };
  dragRow(grip, { pointerId: 1, clientY: 200 }, { row, list, place: 0, ...told });
  grip.dispatchEvent(new MouseEvent('pointermove', { clientY: 240 }));
  return { row, grip, ...told };
}

it('lets a row follow the pointer until it is let go', () => {
  const { row, grip, onStart, onEnd } = drag();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(row.style.translate).toBe('0 40px');
  grip.dispatchEvent(new MouseEvent('pointerup'));
  expect(row.style.translate).toBe('');
  expect(onEnd).toHaveBeenCalledWith(0);
  expect(frames).toEqual([]);
});

it('ends without a choice where the row leaves the page', () => {
  const { row, onEnd } = drag();
  expect(frames).toHaveLength(1);
  row.remove();
  frames.shift()?.(0);
  expect(onEnd).toHaveBeenCalledWith(undefined);
  expect(frames).toEqual([]);
});
