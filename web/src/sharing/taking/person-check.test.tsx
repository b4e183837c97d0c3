import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { EasyCaptchas, givesCaptchas, solvedToken } from '../../accounts/testing/stub-captcha.tsx';
import { bodyOf, reply, stubServer } from '../../testing/stub-server.ts';
import { code, StubSharingServer } from '../testing/render-shared.tsx';
import SharedTestScreen from './shared-test-screen.tsx';

const asks = () => reply(400, { code: 'captcha-required', message: 'Please.' });
const { test } = new StubSharingServer();

function open(opened: () => Response) {
  const asked = stubServer({
    ...givesCaptchas,
    [`/api/shared-tests/${code}`]: asks,
    [`/api/shared-tests/${code}/open`]: opened,
  });
  const Site = createRoutesStub([{ path: '/test/:testId', Component: SharedTestScreen }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <EasyCaptchas>
      <SessionProvider onCallFailed={() => undefined}>
        <QueryClientProvider client={client}>
          <Site initialEntries={[`/test/${code}`]} />
        </QueryClientProvider>
      </SessionProvider>
    </EasyCaptchas>,
  );
  return asked;
}

it('asks whether a person is there when too many codes led nowhere, and then opens the test', async () => {
  const asked = open(() => reply(200, test));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('One quick check');
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cell transport'),
  );
  const sent = asked.find(({ path }) => path.endsWith('/open'));
  expect(bodyOf(sent)).toEqual({ captchaToken: solvedToken });
});

it('asks anew when the solution was not taken', async () => {
  const answers = [reply(400, { code: 'captcha-check-failed', message: 'No.' }), reply(200, test)];
  open(() => answers.shift() ?? Response.error());
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false));
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cell transport'),
  );
});

it('says that there is no such test when the code leads nowhere after all', async () => {
  open(() => reply(404, { code: 'shared-test-missing', message: 'No.' }));
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText('This test no longer exists or has been removed.')).toBeTruthy();
});
