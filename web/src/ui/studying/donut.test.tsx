import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Donut } from './donut.tsx';

it('says its arcs in words', () => {
  render(<Donut correct={12} incorrect={3} value="80%" label="12 correct, 3 incorrect" />);
  expect(screen.getByRole('img', { name: '12 correct, 3 incorrect' })).toBeTruthy();
  expect(screen.getByText('80%')).toBeTruthy();
});

it('leaves a gap of 3 between the two arcs', () => {
  render(<Donut correct={12} incorrect={3} value="80%" label="12 correct, 3 incorrect" />);
  expect(arcs()).toEqual(['348.9 439.8', '85.0 439.8']);
});

it('closes the ring when everything is correct', () => {
  render(<Donut correct={5} incorrect={0} value="100%" label="5 correct, 0 incorrect" />);
  expect(arcs()).toEqual(['439.8 439.8']);
});

it('draws an empty ring when nothing was graded', () => {
  render(<Donut correct={0} incorrect={0} value="0%" label="0 correct, 0 incorrect" />);
  expect(arcs()).toEqual([null]);
});

it('writes 100% smaller, so that it does not touch the ring', () => {
  render(<Donut correct={5} incorrect={0} value="100%" label="5 correct, 0 incorrect" />);
  expect([...screen.getByText('100%').classList]).toContain('text-[2.125rem]');
});

it('draws what is partly right between the right and the wrong answers', () => {
  const words = '1 correct, 1 partly right, 1 incorrect';
  render(<Donut correct={1} partly={1} incorrect={1} value="56%" label={words} />);
  const circles = [...document.querySelectorAll('circle')];
  expect(circles.map((circle) => circle.getAttribute('class'))).toEqual([
    'stroke-success',
    'stroke-mark',
    'stroke-danger',
  ]);
  expect(arcs()).toEqual(['143.6 439.8', '143.6 439.8', '143.6 439.8']);
});

it('draws the right answers in petrol on wish, and the wrong ones as ever', () => {
  render(
    <Donut correct={3} incorrect={1} value="75%" label="3 correct, 1 incorrect" tone="petrol" />,
  );
  const circles = [...document.querySelectorAll('circle')];
  expect(circles.map((circle) => circle.getAttribute('class'))).toEqual([
    'stroke-petrol',
    'stroke-danger',
  ]);
});

function arcs() {
  const circles = [...document.querySelectorAll('circle')];
  return circles.map((circle) => circle.getAttribute('stroke-dasharray'));
}
