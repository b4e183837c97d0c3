import { Window } from 'happy-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPrintWindow } from './print-window.ts';

const opened = { document: new Window().document, print: vi.fn(), closed: false };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(opened, { document: new Window().document, print: vi.fn(), closed: false });
  Object.defineProperty(opened.document, 'fonts', { value: { ready: Promise.resolve() } });
});

it('prints the page after 500 ms [EXP-03] [EXP-05] [BLIM-37]', async () => {
  openSheet();
  expect(opened.document.title).toBe('Memory');
  await vi.advanceTimersByTimeAsync(499);
  expect(opened.print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.print).toHaveBeenCalledTimes(1);
  expect(opened.document.querySelector('main')?.textContent).toBe('What is printed');
});

it('prints nothing in a window that was closed before', async () => {
  openSheet();
  opened.closed = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.print).not.toHaveBeenCalled();
});

it('says where no window may open', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(() => openPrintWindow({ title: 'Memory', page: null })).toThrow('no window');
});

function openSheet() {
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as typeof window);
  openPrintWindow({ title: 'Memory', page: <p>What is printed</p> });
}

it('waits for a formula or a picture that is still coming, and no longer than ten seconds more', async () => {
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as typeof window);
  openPrintWindow({ title: 'Memory', page: <p data-coming>It is coming</p> });
  await vi.advanceTimersByTimeAsync(10_499);
  expect(opened.print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.print).toHaveBeenCalledTimes(1);
});
