import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { exampleCopy } from './example-copy.ts';
import { LiveExample } from './live-example.tsx';

const letters = exampleCopy.options.map(({ letter }) => letter);
const right = exampleCopy.correct;
const [wrong = '', otherWrong = ''] = letters.filter((letter) => letter !== right);

it('marks words of the notes that prove the answer', () => {
  const { before, highlighted, after } = exampleCopy;
  const proof = groundQuote(indexText(`${before}${highlighted}${after}`), highlighted);
  expect(proof).toMatchObject({ ok: true, source: { quote: highlighted } });
  expect(letters).toContain(right);
});

it('asks about the highlighted sentence, with no answer shown yet', () => {
  render(<LiveExample />);
  const { question, highlighted } = exampleCopy;
  expect(screen.getByRole('group', { name: question })).toBeDefined();
  expect(screen.getByText(highlighted).tagName).toBe('MARK');
  expect(screen.queryByText('Correct answer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that the right answer is right, and reads out its source', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf(right));
  expect(screen.getByText('Correct answer')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(
    `Correct answer. The notes say: ${exampleCopy.highlighted}`,
  );
});

it('says that a wrong answer is wrong, and which one is right', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf(wrong));
  expect(screen.getByText('Incorrect')).toBeDefined();
  expect(optionOf(wrong).textContent).toContain('Your answer');
  expect(optionOf(right).textContent).toContain('Correct answer');
  expect(screen.getByRole('status').textContent).toContain(`Incorrect. Correct answer: ${right}.`);
});

it('keeps the first answer until it is tried again', async () => {
  render(<LiveExample />);
  await userEvent.click(optionOf(wrong));
  await userEvent.click(optionOf(otherWrong));
  expect(optionOf(otherWrong).textContent).not.toContain('Your answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Incorrect')).toBeNull();
  await userEvent.click(optionOf(otherWrong));
  expect(optionOf(otherWrong).textContent).toContain('Your answer');
});

it('works by keyboard, which keeps its place', async () => {
  render(<LiveExample />);
  const place = letters.indexOf(right);
  for (const _ of letters.slice(0, place + 1)) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Correct answer')).toBeDefined();
  expect(document.activeElement).toBe(optionOf(right));
  for (const _ of letters.slice(0, place + 1)) await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Try again');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(optionOf(letters[0] ?? ''));
});

it('shows the answer where there is no JavaScript to give one', () => {
  const html = renderToString(<LiveExample />);
  const still = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(still).toContain('Correct answer');
  expect(still).not.toContain('Try again');
});

function optionOf(letter: string) {
  const { text = '' } = exampleCopy.options.find((option) => option.letter === letter) ?? {};
  return screen.getByRole('button', { name: new RegExp(text) });
}
