import Stripe from 'stripe';
import { AppError } from '../../http/app-error.ts';
import type { Payments } from '../../platform/stripe.ts';
import type { Platform } from '../../platform/start.ts';

export function requirePayments({ payments }: Pick<Platform, 'payments'>): Payments {
  if (!payments) throw new AppError('payments-off');
  return payments;
}

/** What goes wrong at the payment service is told as such. */
export async function askStripe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError('payments-failed', { cause: error });
  }
}

/** What is not there, or there already, is an answer too. */
export async function unlessRefused<T>(code: string, question: () => Promise<T>) {
  return askStripe(async () => {
    try {
      return await question();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === code) return undefined;
      throw error;
    }
  });
}
