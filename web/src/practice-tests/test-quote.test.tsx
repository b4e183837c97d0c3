import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestQuote } from './test-quote.tsx';

const studyMaterial = 'Water rises in the stem. It falls again.';
const quote = 'It falls again.';
const start = studyMaterial.indexOf(quote);
const source = { quote, start, end: start + quote.length, page: 3 };
const part = {
  materialId: '7b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b',
  title: 'Leaves',
  start: 0,
  pageStarts: [0, 0, start],
};

function show(recording?: { video?: string }, title = part.title) {
  const parts = [{ ...part, title, ...(recording && { recording }) }];
  render(<TestQuote source={source} studyMaterial={studyMaterial} parts={parts} />);
}

it('leads from a quote of a transcript to its minute of the video', () => {
  show({ video: 'dQw4w9WgXcQ' });
  expect(screen.getByText(/^Leaves, 2:00/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Watch from 2:00' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=120s');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('says the minute where the video is not known, and the page of anything else', () => {
  show({});
  expect(screen.getByText('Leaves, 2:00')).toBeTruthy();
  show();
  expect(screen.getByText('Leaves, page 3')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('counts the slides of a presentation', () => {
  show(undefined, 'Leaves.pptx');
  expect(screen.getByText('Leaves.pptx, slide 3')).toBeTruthy();
});
