import { contactMessages } from '@engram/core/contact/messages.ts';
import { hashEmail } from '../accounts/attempts.ts';
import { AppError } from '../http/app-error.ts';
import type { Counters } from '../platform/counters.ts';

const hourSeconds = 60 * 60;
/** From the first one: whoever goes on writing is not kept out for ever. */
const hour = { seconds: hourSeconds, from: 'first' } as const;

const messagesPerPerson = 3;
const messagesPerNetwork = 10;
/** A class behind one address can still write once each. */
const mostPerNetwork = 30;

/** The user, or the address that a visitor gives. */
type Sender = { userId: string | undefined; email: string; network: string };

/** One message, counted from its first moment. */
type ContactAttempt = {
  isTooMany: boolean;
  /** How long the count of the network lasts. */
  secondsLeft: () => Promise<number>;
  needsCaptcha: boolean;
  /** It was not taken, so it does not count. */
  withdrawn: () => Promise<void>;
};

export type CountMessage = (sender: Sender) => Promise<ContactAttempt>;

/**
 * Who wrote how often, on all nodes together. Many messages, and not knowing their number, ask for
 * a CAPTCHA; nothing else does, so nearly nobody meets one.
 */
export function makeCountMessage(counters: Counters, secret: string): CountMessage {
  return async ({ userId, email, network }) => {
    const byNetwork = `contact:network:${network}`;
    const byPerson =
      userId === undefined ? `contact:email:${hashEmail(email, secret)}` : `contact:user:${userId}`;
    // Counted before the message is looked at: twenty at once must not all see none.
    const [ofNetwork, ofPerson] = await Promise.all([
      counters.add(byNetwork, hour),
      counters.add(byPerson, hour),
    ]);
    const isUnknown = ofNetwork === undefined || ofPerson === undefined;
    return {
      isTooMany: !isUnknown && ofNetwork > mostPerNetwork,
      needsCaptcha:
        isUnknown ||
        ofPerson > messagesPerPerson ||
        // A user is known by more than the network they sit in.
        (userId === undefined && ofNetwork > messagesPerNetwork),
      secondsLeft: async () => (await counters.secondsLeft(byNetwork)) ?? hourSeconds,
      withdrawn: async () => {
        await Promise.all([counters.takeBack(byNetwork), counters.takeBack(byPerson)]);
      },
    };
  };
}

export function tooManyMessages(retryAfterSeconds: number): AppError {
  return new AppError('too-many-requests', { message: contactMessages.tooMany, retryAfterSeconds });
}
