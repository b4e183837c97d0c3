import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeCard } from '../testing/stub-cards.ts';
import { backOf, filledFrontOf } from './card-text.tsx';

const gap = makeCard(1, {
  type: 'fill-in-blank',
  front: 'Senses\n\nThe _____ store holds sounds.',
  back: 'echoic',
});
const sourceOf = (quote: string) => ({
  quote,
  before: '',
  after: '',
  title: null,
  page: null,
});

it('shows on the back of a gap its sentence with the missing words in it', () => {
  const { container } = render(backOf(gap));
  expect(container.textContent).toBe('SensesThe echoic store holds sounds.');
  expect(container.querySelector('mark')?.textContent).toBe('echoic');
});

it('does not say a sentence twice that is quoted below', () => {
  const same = { ...gap, source: sourceOf('The echoic store holds sounds.') };
  expect(render(backOf(same)).container.textContent).toBe('echoic');
  const other = { ...gap, source: sourceOf('Sounds stay for seconds.') };
  expect(render(backOf(other)).container.textContent).toBe('SensesThe echoic store holds sounds.');
});

it('shows of other cards their back, and of several gaps the words alone', () => {
  expect(render(backOf(makeCard(2))).container.textContent).toBe('Definition 2');
  const two = { ...gap, front: '_____ and _____', back: 'iconic, echoic' };
  expect(render(backOf(two)).container.textContent).toBe('iconic, echoic');
});

it('leaves a front without a gap as it is', () => {
  expect(render(filledFrontOf(makeCard(3))).container.textContent).toBe('Term 3');
});
