import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { BlankInput } from './blank-input.tsx';
import { QuestionCard } from './question-card.tsx';

it('gives the question as a heading that can take the focus', () => {
  render(
    <QuestionCard questionId="question" kind="True or false" question="Is it so?">
      Answers
    </QuestionCard>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Is it so?' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

it('takes an answer in the blank inside the sentence', async () => {
  render(<BlankQuestion />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Blank 1' }), 'magnesium');
  expect(screen.getByRole('textbox', { name: 'Blank 1' })).toHaveProperty('value', 'magnesium');
});

function BlankQuestion() {
  const [value, setValue] = useState('');
  return (
    <QuestionCard
      questionId="question"
      kind="Fill in the blank"
      question={
        <>
          Blocked by a <BlankInput label="Blank 1" value={value} onChange={setValue} /> ion.
        </>
      }
    />
  );
}
