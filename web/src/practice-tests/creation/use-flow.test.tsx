import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { cancelPath, generationId } from '../../generation/testing/stub-generation.ts';
import { FlowContext, useFlowReset, useFlowState } from './use-flow.ts';

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

it('cancels what is being made for a test that is left for good', async () => {
  const asked = stubServer({ [cancelPath]: () => reply(200, {}) });
  render(<GeneratingFlow />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked.map(({ path }) => path)).toEqual([cancelPath]);
});

function GeneratingFlow() {
  const state = useFlowState(maya);
  function generate() {
    state.change({ type: 'generate', testId: generationId, aiModel: null });
    state.change({ type: 'note-generation', generationId });
  }
  return (
    <FlowContext value={state}>
      <button onClick={generate}>Generate</button>
      <Leave />
    </FlowContext>
  );
}

function Leave() {
  return <button onClick={useFlowReset()}>Leave</button>;
}
