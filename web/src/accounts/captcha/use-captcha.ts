import { getCaptcha } from '@engram/core/accounts/api.ts';
import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { CaptchaSolverContext, writeCaptchaToken } from './captcha-solver.ts';
import { messages } from './messages.ts';

/** The server takes a solution for 10 minutes; the last one is for typing on and sending. */
const lifetimeMs = 9 * 60_000;

type CaptchaState =
  | { name: 'idle' }
  | { name: 'working' }
  | { name: 'solved' }
  | { name: 'failed'; message: string };

type CaptchaOptions = {
  purpose: CaptchaPurpose;
  onSolved: (token: string) => void;
  onExpired?: () => void;
};

export function useCaptcha({ purpose, onSolved, onExpired }: CaptchaOptions) {
  const [state, setState] = useState<CaptchaState>({ name: 'idle' });
  const solve = useContext(CaptchaSolverContext);
  const work = useRef<AbortController>(undefined);

  // Workers are outside React: they would go on after the box is gone.
  useEffect(() => () => work.current?.abort(), []);

  const expire = useEffectEvent(() => {
    setState({ name: 'idle' });
    onExpired?.();
  });
  const isSolved = state.name === 'solved';
  useEffect(() => {
    if (!isSolved) return undefined;
    const timer = setTimeout(expire, lifetimeMs);
    return () => clearTimeout(timer);
  }, [isSolved]);

  async function findToken(signal: AbortSignal): Promise<string> {
    const challenge = await call(getCaptcha, { query: { purpose } }, { signal });
    return writeCaptchaToken(challenge, await solve(challenge, signal));
  }

  async function start() {
    if (state.name === 'working' || state.name === 'solved') return;
    const { signal } = (work.current = new AbortController());
    setState({ name: 'working' });
    try {
      const token = await findToken(signal);
      if (signal.aborted) return;
      setState({ name: 'solved' });
      onSolved(token);
    } catch (error) {
      if (!signal.aborted)
        setState({ name: 'failed', message: readFailure(error, messages.failed) });
    }
  }

  return { state, start: () => void start() };
}
