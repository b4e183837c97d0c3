import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveExample } from './live-example.tsx';

it('asks about the highlighted sentence, with no answer shown yet', () => {
  render(<LiveExample />);
  const question = 'Why is the NMDA receptor called a coincidence detector?';
  expect(screen.getByRole('group', { name: question })).toBeDefined();
  expect(screen.getByText(/Its channel opens only when/).tagName).toBe('MARK');
  expect(screen.queryByText('Correct answer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that the right answer is right, and reads out its source', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf('B'));
  expect(screen.getByText('Correct answer')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(
    'Correct answer. The notes say: Its channel opens only when glutamate is bound and the cell is already depolarised.',
  );
});

it('says that a wrong answer is wrong, and which one is right', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf('A'));
  expect(screen.getByText('Incorrect')).toBeDefined();
  expect(optionOf('A').textContent).toContain('Your answer');
  expect(optionOf('B').textContent).toContain('Correct answer');
  expect(screen.getByRole('status').textContent).toMatch(/^Incorrect\. Correct answer: B\./);
});

it('keeps the first answer until it is tried again', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf('A'));
  await userEvent.click(optionOf('C'));
  expect(optionOf('C').textContent).not.toContain('Your answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Incorrect')).toBeNull();
  await userEvent.click(optionOf('C'));
  expect(optionOf('C').textContent).toContain('Your answer');
});

it('works by keyboard, which keeps its place', async () => {
  render(<LiveExample />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Correct answer')).toBeDefined();
  expect(document.activeElement).toBe(optionOf('B'));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Try again');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(optionOf('A'));
});

it('shows the answer where there is no JavaScript to give one', () => {
  const html = renderToString(<LiveExample />);
  const still = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(still).toContain('Correct answer');
  expect(still).not.toContain('Try again');
});

function optionOf(letter: 'A' | 'B' | 'C') {
  const words = {
    A: /responds to any glutamate/,
    B: /glutamate and depolarisation/,
    C: /opens at rest/,
  };
  return screen.getByRole('button', { name: words[letter] });
}
