import { createHmac } from 'node:crypto';
import { emailKey } from '@engram/core/accounts/email.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import { accountLimits } from '@engram/core/limits.ts';
import { AppError } from '../http/app-error.ts';
import type { Counters } from '../platform/counters.ts';
import type { LinkPurpose } from './links/store.ts';

const minute = 60;
const hour = 60 * minute;

/** As long as somebody goes on guessing, the CAPTCHA stays. */
const failuresLive = { seconds: 15 * minute, from: 'latest' } as const;
/** From the first one: nobody can keep another's address from ever getting a mail. */
const wishesLive = { seconds: hour, from: 'first' } as const;

const failuresPerNetwork = 10;
const registrationsPerNetwork = 30;
const linksPerEmail = 3;
const linksPerNetwork = 10;

type Caller = { email: string; network: string };

/** One try of a password, counted from its first moment. */
type PasswordTry = {
  needsCaptcha: boolean;
  failed: () => Promise<void>;
  succeeded: () => Promise<void>;
  /** It came to no verdict, so it does not count. */
  withdrawn: () => Promise<void>;
};

export type Attempts = {
  tryPassword: (caller: Caller) => Promise<PasswordTry>;
  forgetFailures: (email: string) => Promise<void>;
  registerNeedsCaptcha: (network: string) => Promise<boolean>;
  networkMayAsk: (network: string) => Promise<boolean>;
  /** Unknown without Redis: then the database limits the mails. */
  mayMail: (email: string, purpose: LinkPurpose) => Promise<'yes' | 'no' | 'unknown'>;
};

/**
 * Who tried what how often, on all nodes together. Nobody is ever locked out: too many failures,
 * and not knowing their number, ask for a CAPTCHA (security 4).
 */
export function makeAttempts(counters: Counters, secret: string): Attempts {
  const failuresOf = (email: string) => `login:email:${hashEmail(email, secret)}`;

  return {
    async tryPassword({ email, network }) {
      const byEmail = failuresOf(email);
      const byNetwork = `login:network:${network}`;
      // Counted before the password is looked at: twenty tries at once must not all see none. A
      // class signs in behind one address, so there only real failures count.
      const counts = await counters.addAndRead(byEmail, failuresLive, byNetwork);
      return {
        needsCaptcha:
          isAbove(counts?.count, accountLimits.captchaAfterFailures) ||
          isAbove(counts?.other, failuresPerNetwork),
        failed: async () => void (await counters.add(byNetwork, failuresLive)),
        succeeded: () => counters.forget(byEmail),
        withdrawn: () => counters.takeBack(byEmail),
      };
    },

    forgetFailures: (email) => counters.forget(failuresOf(email)),

    async registerNeedsCaptcha(network) {
      const count = await counters.add(`register:network:${network}`, wishesLive);
      return isAbove(count, registrationsPerNetwork);
    },

    async networkMayAsk(network) {
      const count = await counters.add(`link:network:${network}`, wishesLive);
      return count === undefined || count <= linksPerNetwork;
    },

    async mayMail(email, purpose) {
      const count = await counters.add(`link:${purpose}:${hashEmail(email, secret)}`, wishesLive);
      if (count === undefined) return 'unknown';
      return count > linksPerEmail ? 'no' : 'yes';
    },
  };
}

/** Said to a network, or to a user about the own address: never to a stranger about somebody's. */
export function tooManyLinks(): AppError {
  const message = accountMessages.tooManyAttempts;
  return new AppError('too-many-requests', { message, retryAfterSeconds: wishesLive.seconds });
}

/** An unknown count is above everything. */
function isAbove(count: number | undefined, limit: number): boolean {
  return count === undefined || count > limit;
}

/** An address that cannot be read back out of Redis. */
export function hashEmail(email: string, secret: string): string {
  return createHmac('sha256', secret).update(emailKey(email)).digest('base64url').slice(0, 22);
}
