import { useMutation, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { AppProviders } from '../app-providers.tsx';
import CallingLayout from '../calling-layout.tsx';

const words = 'A new version of Engram is ready. Reload the page to continue.';

it('says nothing after another failure', async () => {
  renderInApp(<Question code="internal" />);
  await screen.findByText('failed');
  expect(screen.queryByText(words)).toBeNull();
});

it('asks for a reload when a call finds this page outdated', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderInApp(<SendButton code="client-outdated" />);
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status').textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

function renderInApp(content: ReactNode) {
  const Screen = createRoutesStub([
    { Component: CallingLayout, children: [{ path: '/', Component: () => content }] },
  ]);
  render(
    <AppProviders>
      <Screen />
    </AppProviders>,
  );
}

type FailureProps = { code: 'internal' | 'client-outdated' };

function Question({ code }: FailureProps) {
  const { status } = useQuery({ queryKey: [code], queryFn: () => fail(code) });
  return <p>{status === 'error' ? 'failed' : 'asked'}</p>;
}

function SendButton({ code }: FailureProps) {
  const { mutate } = useMutation({ mutationFn: () => fail(code) });
  return <button onClick={() => mutate()}>Send</button>;
}

function fail(code: FailureProps['code']): Promise<never> {
  return Promise.reject(new ApiError('It failed.', { status: 426, data: { code } }));
}
