import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AskedQuestion } from './asked-question.tsx';

it('shows quietly what a sentence stands in, and describes the question and its gap with it', () => {
  render(
    <AskedQuestion
      question={{
        id: '0b0e7c52-7a4f-4d0c-9f0e-000000000001',
        type: 'fill-in-blank',
        text: 'It is needed to keep the _____ alive.',
        context: { under: ['The phloem', 'Sieve tubes'], before: 'Each has a neighbour.' },
      }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  const note = screen.getByRole('note', { name: 'From your text, just before' });
  expect(note.textContent).toBe('The phloem › Sieve tubesEach has a neighbour.');
  const words = 'The phloem › Sieve tubes Each has a neighbour.';
  expect(screen.getByRole('heading', { description: words })).toBeDefined();
  const description = new RegExp(`^${words} It is needed`);
  expect(screen.getByRole('textbox', { description })).toBeDefined();
});

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

const rich = { id: '0b0e7c52-7a4f-4d0c-9f0e-000000000001', format: 'rich' } as const;
const drawing = '![A root](picture:0f0e0d0c-0b0a-8908-9706-050403640190)';

it('asks in its heading, and draws code, tables and pictures around it', () => {
  const text = `\`\`\`js\nlet x;\n\`\`\`\n\nWhat is **x**?\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n${drawing}`;
  render(
    <AskedQuestion
      question={{ ...rich, type: 'short-answer', text }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('What is x?');
  expect(within(heading).queryByRole('table')).toBeNull();
  const code = screen.getByText('let x;');
  expect(code.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('table')).toBeDefined();
});

it('has options with formulas, code and pictures that are heard as they read, and nothing to press in them', async () => {
  render(
    <AskedQuestion
      question={{
        ...rich,
        type: 'multiple-choice',
        text: 'Which?',
        options: [
          { id: 'a', text: '$T^2$' },
          { id: 'b', text: '`2 * g`' },
          { id: 'c', text: drawing },
        ],
      }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  expect(await screen.findByRole('radio', { name: 'A T squared' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'B 2 * g' })).toBeDefined();
  expect(await screen.findByRole('radio', { name: /^C .*A root/ })).toBeDefined();
  for (const option of screen.getAllByRole('radio')) {
    expect(option.querySelector('button, a, [tabindex], table, pre')).toBeNull();
  }
});

it('has a gap to write into wherever it is, also in a table', () => {
  render(
    <AskedQuestion
      question={{
        ...rich,
        type: 'fill-in-blank',
        text: 'Fill in.\n\n| a | b |\n|---|---|\n| 1 | _____ |',
      }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  expect(within(screen.getByRole('table')).getByRole('textbox', { name: 'Blank' })).toBeDefined();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('reads what a select cannot draw, and draws it above by letter', async () => {
  render(
    <AskedQuestion
      question={{
        ...rich,
        type: 'matching',
        text: 'Match.',
        columnA: [{ id: 'l', text: '$T^2$' }],
        columnB: [
          { id: 'r', text: '**Period**, $\\sqrt{x}$' },
          { id: 's', text: 'Length' },
        ],
      }}
      answer={null}
      onAnswer={vi.fn()}
    />,
  );
  await screen.findByRole('combobox', { name: 'Match for T squared' });
  expect(screen.getByRole('option', { name: 'A. Period, √x' })).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.querySelector('strong')?.textContent).toBe('Period');
});
