import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AnswerOptions, type AnswerOptionChoice } from './answer-options.tsx';

it('moves the choice with the arrow keys', async () => {
  render(<Choices />);
  await userEvent.click(screen.getByRole('radio', { name: 'A The hippocampus' }));
  await pressArrowDown();
  await waitFor(() => expect(chosen()).toBe('B The cerebellum'));
});

it('goes round from the last option to the first', async () => {
  render(<Choices />);
  await userEvent.click(screen.getByRole('radio', { name: 'C The thalamus' }));
  await pressArrowDown();
  await waitFor(() => expect(chosen()).toBe('A The hippocampus'));
});

it('is named by the question', () => {
  render(<Choices />);
  expect(screen.getByRole('radiogroup', { name: 'Which structure?' })).toBeTruthy();
});

it('starts with nothing chosen', () => {
  render(<Choices />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('says in words which answer is correct and which was given', () => {
  render(<Choices feedback />);
  expect(screen.getByRole('radio', { name: 'The hippocampus Correct answer' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'The cerebellum Your answer' })).toBeTruthy();
});

it('takes no answer once disabled', async () => {
  render(<Choices feedback />);
  await userEvent.click(screen.getByRole('radio', { name: 'C The thalamus' }));
  expect(chosen()).toBe('The cerebellum Your answer');
});

function Choices({ feedback = false }) {
  const [value, setValue] = useState(feedback ? 'b' : undefined);
  return (
    <>
      <h2 id="question">Which structure?</h2>
      <AnswerOptions
        labelledBy="question"
        options={feedback ? reviewed : open}
        value={value}
        onChange={setValue}
        isDisabled={feedback}
      />
    </>
  );
}

// Held for a moment, as by a finger: Radix moves the focus one tick after the key goes down.
async function pressArrowDown() {
  const user = userEvent.setup({ delay: 20 });
  await user.keyboard('{ArrowDown>}{/ArrowDown}');
}

function chosen() {
  return screen.getByRole('radio', { checked: true }).textContent?.trim();
}

const open: AnswerOptionChoice[] = [
  { value: 'a', letter: 'A', text: 'The hippocampus' },
  { value: 'b', letter: 'B', text: 'The cerebellum' },
  { value: 'c', letter: 'C', text: 'The thalamus' },
];

const reviewed: AnswerOptionChoice[] = [
  { value: 'a', letter: 'A', text: 'The hippocampus', feedback: 'correct', tag: 'Correct answer' },
  { value: 'b', letter: 'B', text: 'The cerebellum', feedback: 'wrong', tag: 'Your answer' },
  { value: 'c', letter: 'C', text: 'The thalamus' },
];
