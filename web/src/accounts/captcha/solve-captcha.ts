import type { CaptchaChallenge, CaptchaSolution } from '@engram/core/accounts/captcha.ts';
import { solveChallengeWorkers } from 'altcha/lib';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';
import { trustWorkerUrl } from '../../trusted-worker-url.ts';

/** More would start slower than they help. */
const maxWorkers = 4;

/** Finds the number the server asks for, outside the page's own thread. */
export async function solveCaptcha(
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<CaptchaSolution> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency),
    createWorker: () => new Worker(trustWorkerUrl(workerUrl), { type: 'module' }),
  });
  if (!solution) throw new Error('The CAPTCHA was not solved in time.');
  return solution;
}
