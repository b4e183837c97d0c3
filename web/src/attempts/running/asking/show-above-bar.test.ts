import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAboveBar } from './show-above-bar.ts';

const scrollBy = vi.fn();

beforeEach(() => {
  vi.stubGlobal('innerHeight', 844);
  vi.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.scrollPaddingTop = '';
  scrollBy.mockReset();
});

it('scrolls what is behind the bar above it, with room to breathe', () => {
  place({ 'data-bottom-bar': '' }, 744, 844);
  showAboveBar(place({}, 700, 780));
  expect(scrollBy.mock.calls).toEqual([[{ top: 52 }]]);
});

it('scrolls what is below the window where the bar goes with the page', () => {
  place({ 'data-bottom-bar': '' }, 1200, 1300);
  showAboveBar(place({}, 800, 900));
  expect(scrollBy.mock.calls).toEqual([[{ top: 72 }]]);
});

it('leaves the page alone when all of it is seen', () => {
  place({ 'data-bottom-bar': '' }, 744, 844);
  showAboveBar(place({}, 600, 720));
  expect(scrollBy).not.toHaveBeenCalled();
});

it('shows the beginning of what is taller than the window', () => {
  document.documentElement.style.scrollPaddingTop = '84px';
  place({ 'data-bottom-bar': '' }, 744, 844);
  showAboveBar(place({}, 300, 1400));
  expect(scrollBy.mock.calls).toEqual([[{ top: 216 }]]);
});

function place(attributes: Record<string, string>, top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  document.body.append(element);
  return element;
}
