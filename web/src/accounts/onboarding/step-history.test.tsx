import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { SessionProvider } from '../session/session.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { choose, pressCreate, submitRegister } from '../testing/onboarding-visitor.ts';
import RegisterScreen from './register-screen.tsx';

it("goes to step 1 by the browser's Back, with everything that was entered [ONB-34]", async () => {
  await openStepTwo();
  await press('Browser back');
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya.okafor@example.edu');
});

it("returns to step 2 by the browser's Forward, with its answers", async () => {
  await openStepTwo();
  await choose('Academic coursework');
  await press('Browser back');
  await screen.findByRole('heading', { name: 'Register' });
  await press('Browser forward');
  const chosen = await screen.findByRole('radio', { name: 'Academic coursework' });
  expect(chosen.getAttribute('aria-checked')).toBe('true');
});

it('keeps the number of the step in the history, and nothing else', async () => {
  await openStepTwo();
  expect(screen.getByTestId('entry').textContent).toBe('/register?plan=student {"step":2}');
});

it('leads back to no step once the account exists (NS-29)', async () => {
  await openStepTwo();
  await choose('Academic coursework');
  await choose('Social media');
  await pressCreate();
  await screen.findByRole('heading', { name: 'Premium' });
  await screen.findByText('/register?plan=student {"step":3}');
  await press('Browser back');
  expect(await screen.findByText('The dashboard')).toBeDefined();
});

it('starts at step 1 when a reload has lost what was entered', async () => {
  await openAt({ pathname: '/register', state: { step: 2 } });
  await submitRegister();
  expect(await screen.findByRole('heading', { name: 'About You' })).toBeDefined();
});

async function openStepTwo() {
  await openAt({ pathname: '/register', search: '?plan=student' });
  await submitRegister();
  await screen.findByRole('heading', { name: 'About You' });
}

type Entry = { pathname: string; search?: string; state?: unknown };

async function openAt(entry: Entry) {
  stubServer({
    '/api/auth/register': () => reply(201, { token: 'new-token', user: maya }),
    '/api/auth/track-onboarding': () => reply(201, { success: true }),
  });
  const Site = createRoutesStub([
    {
      Component: Browser,
      children: [
        { path: '/register', Component: RegisterScreen },
        { path: '/dashboard', Component: () => <p>The dashboard</p> },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider onCallFailed={() => undefined}>
        <Site initialEntries={[entry]} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Register' });
}

function Browser() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
      <p data-testid="entry">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <Outlet />
    </>
  );
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}
