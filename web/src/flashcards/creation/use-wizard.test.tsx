import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { useWizardState } from './use-wizard.ts';

function openAt(path: string) {
  const { result } = renderHook(() => useWizardState(maya), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
  return result;
}

it('starts at upload, without an error [ENT-54]', () => {
  const { wizard } = openAt('/flashcards/create').current;
  expect(wizard.currentStep).toBe('upload');
  expect(wizard.error).toBeUndefined();
});

it('is at the step of its address, and tells only of its error [ENT-54]', () => {
  const result = openAt('/flashcards/create?step=configure');
  expect(result.current.wizard.currentStep).toBe('configure');
  const failWith = (step: 'upload' | 'configure', message: string) =>
    act(() => result.current.change({ type: 'fail', failure: { step, message } }));
  failWith('upload', 'That file is empty.');
  expect(result.current.wizard.error).toBeUndefined();
  failWith('configure', 'Choose a topic.');
  expect(result.current.wizard.error).toBe('Choose a topic.');
});
