import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEarlyPress } from './use-early-press.ts';

it('answers the button that was pressed before the page could, once', () => {
  const answer = vi.fn();
  const { rerender } = render(<Page answer={answer} isPressed />);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-early-press]')).toBeNull();
  rerender(<Page answer={answer} isPressed />);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('presses nothing that nobody has pressed, and says that the page answers now', () => {
  const [answer, hear] = [vi.fn(), vi.fn()];
  window.addEventListener('engram-answers', hear, { once: true });
  render(<Page answer={answer} isPressed={false} />);
  expect(answer).not.toHaveBeenCalled();
  expect(hear).toHaveBeenCalledTimes(1);
});

function Page({ answer, isPressed }: { answer: () => void; isPressed: boolean }) {
  useEarlyPress();
  return (
    <button onClick={answer} {...(isPressed && { 'data-early-press': '' })}>
      Menu
    </button>
  );
}
