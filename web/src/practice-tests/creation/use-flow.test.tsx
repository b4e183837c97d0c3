import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { maya } from '../../accounts/stub-server.ts';
import { forgetWorkOfOthers } from '../../unfinished-work.ts';
import { useFlowState } from './use-flow.ts';

afterEach(() => {
  cleanup();
  forgetWorkOfOthers();
});

it('[ENT-21] holds the state of the flow, with the plan, the step and the error of that step', () => {
  const { result } = renderHook(() => useFlowState(maya), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/ai-tests/preview']}>{children}</MemoryRouter>
    ),
  });
  const failure = { step: 'preview' as const, message: 'Failed to generate test' };
  act(() => result.current.change({ type: 'fail', failure }));
  expect(result.current.flow).toMatchObject({
    isPremium: false,
    studyMaterial: '',
    uploadedFiles: [],
    testConfig: { preset: 'custom' },
    testName: 'Practice Test',
    generatedQuestions: [],
    currentStep: 'preview',
    loading: false,
    generating: null,
    error: 'Failed to generate test',
  });
});

it('tells no error of another step', () => {
  const { result } = renderHook(() => useFlowState(maya), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/ai-tests/config']}>{children}</MemoryRouter>
    ),
  });
  const failure = { step: 'preview' as const, message: 'Failed to generate test' };
  act(() => result.current.change({ type: 'fail', failure }));
  expect(result.current.flow.error).toBeUndefined();
});
