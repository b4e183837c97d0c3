import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Flashcard } from './flashcard.tsx';

const termSide = 'Term: Engram. Click to flip';
const definitionSide = 'Definition: A memory trace. Click to flip back';

it('makes the hidden side inert', () => {
  render(<Card />);
  expect(inertTexts()).toEqual(['DefinitionA memory traceClick to flip back']);
});

it('flips with Space', async () => {
  render(<Card />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(inertTexts()).toEqual(['TermEngramClick to flip']);
});

it('flips with Enter and back with Enter', async () => {
  render(<Card />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: definitionSide })).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: termSide })).toBe(document.activeElement);
});

it('announces the side that came up', async () => {
  render(<Card />);
  await userEvent.click(screen.getByRole('button', { name: termSide }));
  expect(screen.getByRole('status').textContent).toBe(definitionSide);
});

it('bookmarks without flipping', async () => {
  const onToggle = vi.fn();
  render(<Card onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark card', pressed: false }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: termSide })).toBeTruthy();
});

function Card({ onToggle = () => {} }) {
  const [isFlipped, setFlipped] = useState(false);
  return (
    <Flashcard
      isFlipped={isFlipped}
      onFlip={() => setFlipped(!isFlipped)}
      bookmark={{ label: 'Bookmark card', isOn: false, onToggle }}
      front={{ name: 'Term', text: 'Engram', hint: 'Click to flip', label: termSide }}
      back={{
        name: 'Definition',
        text: 'A memory trace',
        hint: 'Click to flip back',
        label: definitionSide,
      }}
    />
  );
}

function inertTexts() {
  return [...document.querySelectorAll('[inert]')].map((side) => side.textContent);
}
