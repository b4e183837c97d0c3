import { expect, it } from 'vitest';
import { checkoutOf, startBillingApp } from '../../testing/start-billing-app.ts';
import { reconcile } from './reconcile.ts';

const { platform, stripe, signIn, buy, checkout, view, waitFor } = await startBillingApp();

it('forgets a subscription that the payment service knows nothing of, and sells anew', async () => {
  const maya = await signIn();
  await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  stripe.reset();
  expect(await reconcile(platform)).toEqual({ asked: 1, missed: [] });
  expect(await view(maya)).toMatchObject({ isPremium: false, state: 'free', canTry: false });
  const { url } = (await checkout(maya)).json();
  await stripe.completeCheckout(checkoutOf(url));
  expect(await waitFor(maya, ({ isPremium }) => isPremium)).toMatchObject({ state: 'active' });
});
