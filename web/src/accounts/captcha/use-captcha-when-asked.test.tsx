import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { useCaptchaWhenAsked } from './use-captcha-when-asked.ts';

const asks = new ApiError('', { status: 400, data: { code: 'captcha-required' } });
const refuses = new ApiError('', { status: 403, data: { code: 'forbidden' } });

it('is needed once the server has asked for it, and for no other failure', () => {
  const { result } = renderHook(() => useCaptchaWhenAsked());
  act(() => result.current.noteFailure(refuses));
  expect(result.current.isNeeded).toBe(false);
  act(() => result.current.noteFailure(asks));
  expect(result.current.isNeeded).toBe(true);
  expect(result.current.isMissing).toBe(true);
});

it('resets the box and drops the token when it expires', () => {
  const { result } = renderHook(() => useCaptchaWhenAsked({ isNeededAnyway: true }));
  act(() => result.current.takeToken('solved'));
  expect(result.current.sent).toEqual({ captchaToken: 'solved' });
  const { attempt } = result.current;
  act(() => result.current.dropToken());
  expect(result.current.sent).toEqual({});
  expect(result.current.attempt).not.toBe(attempt);
});

it('is needed for the purpose that was sent, not for the one chosen since', () => {
  const { result, rerender } = renderHook(useCaptchaWhenAsked, {
    initialProps: { purpose: 'login' },
  });
  rerender({ purpose: 'register' });
  act(() => result.current.noteFailure(asks, 'login'));
  expect(result.current.isNeeded).toBe(false);
  rerender({ purpose: 'login' });
  expect(result.current.isNeeded).toBe(true);
});
