import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import LoginRequiredLayout from './login-required-layout.tsx';
import { SessionProvider } from './session.tsx';
import { knowsMaya, maya, neverReply, reply, stubServer } from '../../testing/stub-server.ts';
import { useLogOut } from './use-log-out.ts';

it('sends a visitor who opens a login-required route to /auth [ROUTE-15] [BROUTE-15]', async () => {
  openAsVisitor('/quiet');
  expect(await screen.findByRole('heading', { name: '/auth' })).toBeDefined();
  expect(screen.queryByText('the quiet screen')).toBeNull();
});

it('keeps the requested route as the return path [ROUTE-16] [BROUTE-16]', async () => {
  openAsVisitor('/quiet?tab=2#part');
  await screen.findByRole('heading', { name: '/auth' });
  expect(shownState()).toMatchObject({ returnPath: '/quiet?tab=2#part' });
});

it("carries the message 'Please log in to continue.' [ROUTE-17] [BROUTE-17]", async () => {
  openAsVisitor('/quiet');
  await screen.findByRole('heading', { name: '/auth' });
  expect(shownState()).toMatchObject({ message: 'Please log in to continue.' });
});

it('sends a visitor to /auth also where the screen has words for the end of a session [ROUTE-12]', async () => {
  openAsVisitor('/settings');
  expect(await screen.findByRole('heading', { name: '/auth' })).toBeDefined();
});

it('leaves no trace of the refused page in the history', async () => {
  openAsVisitor('/quiet');
  await screen.findByRole('heading', { name: '/auth' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: '/' })).toBeDefined();
});

it('shows the place of the screen, and nothing of anybody, until the check of the session finishes', () => {
  localStorage.setItem('token', 'the-token');
  localStorage.setItem('user', JSON.stringify(maya));
  stubServer({ '/api/auth/verify-token': neverReply });
  renderPages('/quiet');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(document.body.textContent).toBe('Loading…');
});

it('shows no place to a browser that keeps no token', () => {
  openAsVisitor('/quiet');
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('says what it waits for when nobody can tell who is signed in', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': () => reply(404, {}) });
  renderPages('/quiet');
  const title = "We can't reach Engram right now";
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});

it('opens the screen for whoever is logged in', async () => {
  await openAsMaya('/quiet');
  expect(screen.getByText('the quiet screen')).toBeDefined();
});

it('sends the user to /auth when the session ends while the screen is open (NS-51)', async () => {
  await openAsMaya('/quiet');
  loseSession();
  expect(screen.getByRole('heading', { name: '/auth' })).toBeDefined();
  expect(shownState()).toEqual({ message: 'Please log in to continue.', returnPath: '/quiet' });
});

it('leaves a screen open that has words for the end of the session (CF-09) [ROUTE-12]', async () => {
  await openAsMaya('/settings');
  loseSession();
  expect(screen.getByText('the settings screen')).toBeDefined();
});

it('guards the next screen after such an end', async () => {
  await openAsMaya('/settings');
  loseSession();
  await userEvent.click(screen.getByRole('link', { name: 'Quiet' }));
  expect(screen.getByRole('heading', { name: '/auth' })).toBeDefined();
});

it('leaves the way to / after Log Out alone [NAV-16]', async () => {
  await openAsMaya('/quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: '/' })).toBeDefined();
  expect(shownState()).toBeNull();
});

it('goes on to / where a call is refused while the page is on its way [NAV-16]', async () => {
  const { promise: code, resolve: arrive } = Promise.withResolvers<null>();
  await openAsMaya('/quiet', code);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  loseSession();
  expect(screen.queryByRole('heading')).toBeNull();
  arrive(null);
  expect(await screen.findByRole('heading', { name: '/' })).toBeDefined();
});

it('guards again after Log Out', async () => {
  await openAsMaya('/quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Quiet' }));
  expect(screen.getByRole('heading', { name: '/auth' })).toBeDefined();
});

function openAsVisitor(path: string) {
  stubServer({});
  renderPages(path);
}

async function openAsMaya(path: string, codeOfHome?: Promise<null>) {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderPages(path, codeOfHome);
  await screen.findByRole('button', { name: 'Log Out' });
}

function loseSession() {
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
}

function renderPages(path: string, codeOfHome: Promise<null> | null = null) {
  const Pages = createRoutesStub([
    {
      Component: LoginRequiredLayout,
      children: [
        { path: '/quiet', Component: () => <GuardedPage name="quiet" /> },
        {
          path: '/settings',
          Component: () => <GuardedPage name="settings" />,
          handle: { showsWhenSignedOut: true },
        },
      ],
    },
    { path: '/', Component: PlacePage, loader: () => codeOfHome },
    { path: '*', Component: PlacePage },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider onCallFailed={() => undefined}>
        <Pages initialEntries={['/', path]} />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

function GuardedPage({ name }: { name: string }) {
  const logOut = useLogOut();
  return (
    <>
      <p>{`the ${name} screen`}</p>
      <button onClick={logOut}>Log Out</button>
      <Link to="/quiet">Quiet</Link>
    </>
  );
}

function PlacePage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/quiet">Quiet</Link>
    </>
  );
}

function shownState(): unknown {
  return JSON.parse(screen.getByTestId('state').textContent);
}
