import { firstNameOf } from '@engram/core/accounts/first-name.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { dashboardMessages as messages } from './messages.ts';

/** By the first name, or by none: an address is not how people are greeted (D32) [DASH-01]. */
export function welcome(user: User): string {
  return messages.welcome(firstNameOf(user));
}

/** Whoever made the account today has not come back to it yet (D32). */
export function greet(user: User, { isFirstDay = false } = {}): string {
  return isFirstDay ? welcome(user) : messages.welcomeBack(firstNameOf(user));
}
