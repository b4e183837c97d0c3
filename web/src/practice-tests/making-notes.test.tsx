import type { Making } from '@engram/core/generation/making.ts';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { MakingNotes } from './making-notes.tsx';

const making: Making = {
  wanted: 20,
  delivered: 14,
  madeBy: 'ai',
  label: null,
  notices: ['Made 14 of 20 before the AI stopped answering.'],
  usedCharacters: 100,
  totalCharacters: 100,
  language: 'en',
};

function show(change: Partial<Making>, markPath?: string) {
  const Component = () => (
    <MakingNotes making={{ ...making, ...change }} {...(markPath !== undefined && { markPath })} />
  );
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site />);
}

it('offers the rest as marks where less came than was wanted (D37)', async () => {
  show({}, '/ai-tests/mark');
  expect(await screen.findByText('Made 14 of 20 before the AI stopped answering.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mark the text for more' }).getAttribute('href')).toBe(
    '/ai-tests/mark',
  );
});

it('offers nothing where all came, or where there is no text to mark', async () => {
  show({ delivered: 20, label: 'Made without AI from your text', notices: [] }, '/ai-tests/mark');
  expect(await screen.findByText('Made without AI from your text')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  show({});
  expect(await screen.findByText('Made 14 of 20 before the AI stopped answering.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
