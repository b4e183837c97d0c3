import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resizeWindow } from '../../../testing/resize-window.ts';
import { hideTab, stubReducedMotion } from '../../testing/render-landing.tsx';
import { firstSlide, type Holds, mayRotate, moveSlides, useSlides } from './use-slides.ts';

const free: Holds = {
  isPaused: false,
  isPointerOver: false,
  isTouched: false,
  hasFocus: false,
  hasText: false,
  isTabHidden: false,
  isMotionReduced: false,
  isNarrow: false,
};

const width = window.innerWidth;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => resizeWindow(width));

it('comes back to the first slide after the third [LAND-03]', () => {
  const shown = [0, 1, 2].map((index) =>
    moveSlides({ ...firstSlide, index }, { type: 'advance', count: 3 }),
  );
  expect(shown.map(({ index }) => index)).toEqual([1, 2, 0]);
});

it('tells a slide that was chosen from one that the clock brought', () => {
  const chosen = moveSlides(firstSlide, { type: 'choose', index: 2 });
  expect(chosen).toMatchObject({ index: 2, isChosen: true });
  const later = moveSlides(chosen, { type: 'advance', count: 3 });
  expect(later).toMatchObject({ index: 0, isChosen: false });
});

it('pauses and goes on', () => {
  const paused = moveSlides(firstSlide, { type: 'toggle-pause' });
  expect(paused.isPaused).toBe(true);
  expect(moveSlides(paused, { type: 'toggle-pause' }).isPaused).toBe(false);
});

it('rotates only while nothing holds it', () => {
  expect(mayRotate(free)).toBe(true);
});

it.each(Object.keys(free))('does not rotate while %s', (hold) => {
  expect(mayRotate({ ...free, [hold]: true })).toBe(false);
});

it('starts the whole interval anew when a slide is chosen (NS-17)', () => {
  const { result } = renderSlides();
  wait(4_000);
  act(() => result.current.choose(1));
  wait(4_999);
  expect(result.current.index).toBe(1);
  wait(1);
  expect(result.current.index).toBe(2);
});

it('waits the whole interval after it was held', () => {
  const { result, rerender } = renderSlides();
  wait(4_000);
  rerender({ hasText: true });
  wait(7_000);
  rerender({ hasText: false });
  wait(4_999);
  expect(result.current.index).toBe(0);
  wait(1);
  expect(result.current.index).toBe(1);
});

it('follows the setting for reduced motion when it changes', () => {
  const setReducedMotion = stubReducedMotion(true);
  const { result } = renderSlides();
  wait(7_000);
  expect(result.current.index).toBe(0);
  setReducedMotion(false);
  wait(5_000);
  expect(result.current.index).toBe(1);
  setReducedMotion(true);
  wait(7_000);
  expect(result.current.index).toBe(1);
});

it('stands still in a window as wide as a phone', () => {
  resizeWindow(390);
  const { result } = renderSlides();
  wait(7_000);
  expect(result.current.index).toBe(0);
  act(() => resizeWindow(768));
  wait(5_000);
  expect(result.current.index).toBe(1);
  act(() => resizeWindow(767));
  wait(7_000);
  expect(result.current.index).toBe(1);
});

it('stands still in a hidden tab', () => {
  const { result } = renderSlides();
  hideTab(true);
  wait(7_000);
  expect(result.current.index).toBe(0);
  hideTab(false);
  wait(5_000);
  expect(result.current.index).toBe(1);
});

it('has one clock, and none once it is gone', () => {
  const { unmount } = renderSlides();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

function renderSlides() {
  return renderHook(({ hasText }) => useSlides({ count: 3, first: 0, hasText, isTouched: false }), {
    initialProps: { hasText: false },
    reactStrictMode: true,
  });
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}
