import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startClock } from '../../testing/clock.ts';
import { neverReply, reply, stubServer } from '../../testing/stub-server.ts';
import { CaptchaSolverContext, type CaptchaSolver, writeCaptchaToken } from './captcha-solver.ts';
import { Captcha } from './captcha.tsx';
import { EasyCaptchas, givesCaptchas, solvedToken } from '../testing/stub-captcha.tsx';

const onSolved = vi.fn();
const onExpired = vi.fn();

it('is a box to tick with a name, and asks for nothing by itself', () => {
  const asked = renderCaptcha(givesCaptchas);
  expect(box().checked).toBe(false);
  expect(screen.getByText('CAPTCHA')).toBeDefined();
  expect(asked).toEqual([]);
});

it('fetches a challenge for its purpose when ticked by mouse, and hands out the token', async () => {
  const asked = renderCaptcha(givesCaptchas);
  await userEvent.click(box());
  expect(asked.map(({ path }) => path)).toEqual(['/api/auth/captcha?purpose=login']);
  expect(onSolved).toHaveBeenCalledExactlyOnceWith(solvedToken);
  expect(box().checked).toBe(true);
});

it('is ticked by the keyboard too, and keeps the focus', async () => {
  renderCaptcha(givesCaptchas);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box().checked).toBe(true);
  expect(document.activeElement).toBe(box());
});

it('says that it is checking, and when it is done', async () => {
  let finish: (() => void) | undefined;
  const solve: CaptchaSolver = () =>
    new Promise((resolve) => (finish = () => resolve({ counter: 1, derivedKey: '00' })));
  renderCaptcha(givesCaptchas, solve);
  await userEvent.click(box());
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  await act(async () => finish?.());
  expect(screen.getByRole('status').textContent).toBe('Verified');
});

it('asks once, however often it is ticked', async () => {
  const asked = renderCaptcha({ '/api/auth/captcha?purpose=login': neverReply });
  await userEvent.click(box());
  await userEvent.click(box());
  expect(asked).toHaveLength(1);
});

it('says what is wrong when no challenge comes, and can be tried again', async () => {
  const busy = { code: 'too-many-requests', message: 'Too many requests.' };
  renderCaptcha({ '/api/auth/captcha?purpose=login': () => reply(429, busy) });
  await userEvent.click(box());
  expect(screen.getByRole('alert').textContent).toBe('Too many requests.');
  stubServer(givesCaptchas);
  await userEvent.click(box());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box().checked).toBe(true);
});

it("says 'CAPTCHA verification failed. Please try again' when the browser cannot solve it", async () => {
  renderCaptcha(givesCaptchas, () => Promise.reject(new Error('no workers')));
  await userEvent.click(box());
  expect(screen.getByRole('alert').textContent).toBe(
    'CAPTCHA verification failed. Please try again',
  );
  expect(onSolved).not.toHaveBeenCalled();
});

it('is unsolved again after 9 minutes, before the server would refuse it', async () => {
  startClock();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderCaptcha(givesCaptchas);
  await user.click(box());
  // React shows the tick first and starts the clock in an effect after it.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 15_000 });
  act(() => void vi.advanceTimersByTime(8.9 * 60_000));
  expect(box().checked).toBe(true);
  act(() => void vi.advanceTimersByTime(0.1 * 60_000));
  expect(box().checked).toBe(false);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

it('writes a token that survives letters outside Latin-1', () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { note: '検査' },
  };
  const token = writeCaptchaToken({ parameters, signature: 's' }, { counter: 3, derivedKey: '00' });
  expect(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).toEqual({
    challenge: { parameters, signature: 's' },
    solution: { counter: 3, derivedKey: '00' },
  });
});

function renderCaptcha(answers: Parameters<typeof stubServer>[0], solve?: CaptchaSolver) {
  onSolved.mockClear();
  onExpired.mockClear();
  const asked = stubServer(answers);
  const captcha = <Captcha purpose="login" onSolved={onSolved} onExpired={onExpired} />;
  render(
    <EasyCaptchas>
      {solve ? <CaptchaSolverContext value={solve}>{captcha}</CaptchaSolverContext> : captcha}
    </EasyCaptchas>,
  );
  return asked;
}

function box() {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
}
