import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { AppError } from '../http/app-error.ts';
import type { Captcha } from '../platform/captcha/captcha.ts';

export async function demandCaptcha(
  captcha: Captcha,
  { token, purpose }: { token: string | undefined; purpose: CaptchaPurpose },
): Promise<void> {
  if (!token) throw new AppError('captcha-required');
  if (!(await captcha.verify(token, purpose))) throw new AppError('captcha-check-failed');
}
