import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberStepper } from './number-stepper.tsx';

it('pulls a typed number above the limit down to it', async () => {
  render(<QuestionCount />);
  await retype('99');
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '20');
  expect(screen.getByText('20 questions')).toBeTruthy();
});

it('pulls a typed number below the limit up to it', async () => {
  render(<QuestionCount />);
  await retype('0{Enter}');
  expect(screen.getByText('1 questions')).toBeTruthy();
});

it('takes a typed number inside the limits at once', async () => {
  render(<QuestionCount />);
  await retype('12');
  expect(screen.getByText('12 questions')).toBeTruthy();
});

it('keeps the last number when the input is left empty', async () => {
  render(<QuestionCount />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.tab();
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '5');
});

it('counts by its buttons', async () => {
  render(<QuestionCount />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(screen.getByText('6 questions')).toBeTruthy();
});

it('counts by the arrow keys', async () => {
  render(<QuestionCount />);
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByText('6 questions')).toBeTruthy();
});

it('counts in larger steps where told so, and stops at the limit', async () => {
  render(<QuestionCount start={12} step={5} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('17 questions')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('20 questions')).toBeTruthy();
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('15 questions')).toBeTruthy();
});

it('does not go past the limit and keeps focus there', async () => {
  render(<QuestionCount start={19} />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.dblClick(more);
  expect(screen.getByText('20 questions')).toBeTruthy();
  expect(document.activeElement).toBe(more);
});

function QuestionCount({ start = 5, step = 1 }: { start?: number; step?: number }) {
  const [count, setCount] = useState(start);
  return (
    <>
      <NumberStepper
        aria-label="Number of questions"
        decreaseLabel="Fewer"
        increaseLabel="More"
        value={count}
        min={1}
        max={20}
        step={step}
        onValueChange={setCount}
      />
      <p>{count} questions</p>
    </>
  );
}

async function retype(text: string) {
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), text);
}
