import * as api from '@engram/core/accounts/api.ts';
import { emailKey } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { type FindSession, networkKey, siteKey } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { makeAttempts } from './attempts.ts';
import { changeProfile } from './change-profile.ts';
import { makeCheckPassword } from './passwords/check-password.ts';
import { changePassword } from './passwords/change-password.ts';
import { deviceName } from './device-name.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { logIn } from './log-in.ts';
import { register, type Welcome } from './register.ts';
import { checkResetLink, resetPassword } from './passwords/reset-password.ts';
import { confirmSession } from './sessions/confirm-session.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { saveOnboarding } from './store.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

type AccountParts = {
  platform: Platform;
  config: Config;
  findSession: FindSession;
  welcome: Welcome;
};

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { platform, config, welcome } = parts;
  const { db } = platform;
  const attempts = makeAttempts(platform.counters, config.SECRET);
  const checkPassword = makeCheckPassword(platform, attempts);
  const originOf = (request: FastifyRequest) => ({
    network: networkKey(request, config.SECRET),
    device: deviceName(request),
  });

  sessionRoutes(app, platform, parts.findSession);

  mount(app, api.getCaptcha, async ({ query }) => {
    const { parameters, signature } = await platform.captcha.challenge(query.purpose);
    return { parameters: { ...parameters }, signature };
  });

  mount(app, api.register, async ({ body, request, creationId, isReplay }) => {
    const { captchaToken, timeZone, rememberMe = false } = body;
    const wish = { ...body, captchaToken, timeZone, rememberMe, creationId, isReplay };
    // A site has many networks in IPv6 and can change them at will.
    const network = siteKey(request, config.SECRET);
    const origin = { ...originOf(request), network };
    return register({ platform, attempts, welcome }, { ...wish, ...origin });
  });

  mount(app, api.login, async ({ body, request }) => {
    const { captchaToken, rememberMe = false } = body;
    const wish = { ...body, captchaToken, rememberMe, ...originOf(request) };
    return logIn(platform, checkPassword, wish);
  });

  mount(app, api.forgotPassword, async ({ body, session, request }) => {
    const { email, captchaToken } = body;
    const { network } = originOf(request);
    await forgotPassword(platform, attempts, { email, captchaToken, network, session });
    return { success: true, message: accountMessages.resetSent };
  });

  mount(app, api.checkResetLink, async ({ body }) => ({
    email: await checkResetLink(platform, body.token),
  }));

  mount(app, api.resetPassword, async ({ body, request }) => {
    const { device } = originOf(request);
    await resetPassword(platform, attempts, { ...body, device });
    return { success: true };
  });

  mount(app, api.changePassword, async ({ body, session, request }) => {
    const { currentPassword, newPassword, captchaToken } = body;
    const change = { session, currentPassword, newPassword, captchaToken, ...originOf(request) };
    await changePassword(platform, checkPassword, change);
    return { success: true };
  });

  mount(app, api.confirmPassword, async ({ body, session, request }) => {
    const { network } = originOf(request);
    const claim = { session, password: body.password, captchaToken: body.captchaToken, network };
    const until = await confirmSession(platform, checkPassword, claim);
    return { confirmedUntil: until.toISOString() };
  });

  mount(app, api.sendVerification, async ({ session }) => {
    await sendVerification(platform, attempts, session.user);
    return { success: true };
  });

  mount(app, api.verifyEmail, async ({ body }) => {
    await verifyEmail(platform, body.token);
    return { success: true };
  });

  mount(app, api.trackOnboarding, async ({ body, session }) => {
    const { uid, email, registrationDate, ...answers } = body;
    const isOwn = uid === session.user.uid && emailKey(email) === emailKey(session.user.email);
    if (!isOwn) throw new AppError('forbidden');
    await saveOnboarding(db, {
      userId: uid,
      ...answers,
      registrationDate: new Date(registrationDate),
    });
    return { success: true };
  });

  mount(app, api.getProfile, async ({ session }) => session.user);

  mount(app, api.updateProfile, ({ body, session }) => changeProfile(platform, session.user, body));
}
