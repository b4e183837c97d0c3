import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { EasyCaptchas, givesCaptchas, solvedToken } from '../../accounts/testing/stub-captcha.tsx';
import { bodyOf, neverReply, reply, stubServer } from '../../testing/stub-server.ts';
import { code, StubSharingServer } from '../testing/render-shared.tsx';
import JoinScreen from './join-screen.tsx';

const path = `/api/shared-tests/${code}`;
const gives = () => reply(200, new StubSharingServer().test);
const refuses =
  (status: number, errorCode = 'x') =>
  () =>
    reply(status, { code: errorCode, message: 'No.' });

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it('leads with a code in small letters to its test', async () => {
  const asked = open({ [path]: gives });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join a test');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('k7q2md');
  expect(field().value).toBe('K7Q 2MD');
  await userEvent.keyboard('{Enter}');
  expect(await findPlace()).toBe(`/test/${code}`);
  expect(asked.map((call) => call.path)).toEqual([path]);
});

it('takes the code of a pasted link', async () => {
  open({ [path]: gives });
  await userEvent.click(field());
  await userEvent.paste(`https://engram.example/test/${code}`);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await findPlace()).toBe(`/test/${code}`);
});

it('asks for nothing until the code is whole', async () => {
  const asked = open({});
  await userEvent.type(field(), 'k7q2m{Enter}');
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(asked).toEqual([]);
  expect(screen.getByText('6 letters and digits. Big or small, both work.')).toBeTruthy();
});

it('says at once which letters no code has, and needs no server to know that no test has it', async () => {
  const asked = open({});
  await userEvent.type(field(), 'k0');
  expect(screen.getByRole('status').textContent).toBe('No code has 0 in it. Look again.');
  await userEvent.type(field(), 'o2md');
  expect(screen.getByRole('status').textContent).toBe('No code has 0 or O in it. Look again.');
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No test has this code. Check each letter.',
  );
  expect(asked).toEqual([]);
});

it('says when no test has the code, what is easily mixed up, and keeps the code for another try', async () => {
  const answers = [refuses(404), gives];
  open({ [path]: () => answers.shift()?.() ?? Response.error() });
  await userEvent.type(field(), code);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No test has this code. Check each letter.',
  );
  const help =
    'Easy to mix up: M and N, 8 and B. No code has O, I, 0 or 1 in it. Still nothing? Ask your teacher if the test is open.';
  expect(document.body.textContent).toContain(help);
  expect(field().value).toBe('K7Q 2MD');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByText('You do not need an account.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findPlace()).toBe(`/test/${code}`);
});

it('takes the error back when the code changes, and leaves the help there', async () => {
  open({ [path]: refuses(404) });
  await userEvent.type(field(), `${code}{Enter}`);
  await screen.findByRole('alert');
  await userEvent.type(field(), '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).toContain('Easy to mix up');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it.each([
  [410, 'This test has ended. Its code no longer works.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
  [400, 'Failed to load the test. Please try again later.'],
])('says why the code leads nowhere when the server answers %i', async (status, words) => {
  open({ [path]: refuses(status) });
  await userEvent.type(field(), `${code}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(document.body.textContent).not.toContain('Easy to mix up');
  expect(field().value).toBe('K7Q 2MD');
});

it('says so at once when it is offline', async () => {
  const asked = open({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(field(), `${code}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are offline. Connect to the internet and try again.',
  );
  expect(asked).toEqual([]);
});

it('is busy while it asks, and takes no second press and no other code meanwhile', async () => {
  const asked = open({ [path]: neverReply });
  await userEvent.type(field(), `${code}{Enter}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-busy')).toBe('true');
  await userEvent.type(field(), '{Backspace}{Enter}');
  expect(field().value).toBe('K7Q 2MD');
  expect(asked).toHaveLength(1);
});

it('leads nobody away who has left meanwhile', async () => {
  const answer = Promise.withResolvers<Response>();
  const asked = open({ [path]: () => answer.promise });
  await userEvent.type(field(), `${code}{Enter}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  answer.resolve(gives());
  await answer.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(await findPlace()).toBe('/elsewhere');
});

it('asks whether a person is there when too many codes led nowhere, and then opens the test', async () => {
  const asked = open({
    ...givesCaptchas,
    [path]: refuses(400, 'captcha-required'),
    [`${path}/open`]: gives,
  });
  await userEvent.type(field(), `${code}{Enter}`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'One quick check' });
  expect(document.activeElement).toBe(heading);
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(await findPlace()).toBe(`/test/${code}`);
  const sent = asked.find((call) => call.path.endsWith('/open'));
  expect(bodyOf(sent)).toEqual({ captchaToken: solvedToken });
});

it('asks anew when the solution was not taken, and says in the form that no test has the code after all', async () => {
  const answers = [refuses(400, 'captcha-check-failed'), refuses(404)];
  open({
    ...givesCaptchas,
    [path]: refuses(400, 'captcha-required'),
    [`${path}/open`]: () => answers.shift()?.() ?? Response.error(),
  });
  await userEvent.type(field(), `${code}{Enter}`);
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false));
  await userEvent.click(screen.getByRole('checkbox'));
  await screen.findByRole('alert');
  expect(field().value).toBe('K7Q 2MD');
  expect(document.activeElement).toBe(field());
});

it('opens with the code of the address typed, and asks for nothing by itself', async () => {
  const asked = open({ [path]: gives }, '/join/k7q2md');
  expect(field().value).toBe('K7Q 2MD');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await findPlace()).toBe(`/test/${code}`);
});

function open(answers: Parameters<typeof stubServer>[0], at = '/join') {
  const asked = stubServer(answers);
  const Site = createRoutesStub([
    { path: '/join', Component: LeavableJoin },
    { path: '/join/:code', Component: JoinScreen },
    { path: '*', Component: PlacePage },
  ]);
  render(
    <EasyCaptchas>
      <SessionProvider onCallFailed={() => undefined}>
        <Site initialEntries={[at]} />
      </SessionProvider>
    </EasyCaptchas>,
  );
  return asked;
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Code, 6 letters and digits');
}

async function findPlace(): Promise<string | null> {
  return (await screen.findByTestId('place')).textContent;
}

function LeavableJoin() {
  const navigate = useNavigate();
  return (
    <>
      <JoinScreen />
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        {'Leave'}
      </button>
    </>
  );
}

function PlacePage() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}
