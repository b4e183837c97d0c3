import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AskedQuestion } from './asked-question.tsx';

it('draws the gap of a question that is answered elsewhere as a line, and says it', () => {
  render(
    <AskedQuestion
      question={{
        version: 1,
        id: '0b0e7c52-7a4f-4d0c-9f0e-000000000001',
        type: 'short-answer',
        text: 'Which word completes this: _____ improved with practice.',
        correctAnswer: 'Motor skills',
        acceptedAnswers: [],
        explanation: '',
        hint: '',
        source: null,
        topic: null,
        madeBy: 'owner',
        isVerified: false,
      }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe(
    'Which word completes this: blank improved with practice.',
  );
});
