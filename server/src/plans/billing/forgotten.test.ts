import { expect, it } from 'vitest';
import { runCommand } from '../../commands.ts';
import { checkoutOf, startBillingApp } from '../../testing/start-billing-app.ts';

const { config, stripe, signIn, buy, checkout, view, waitFor } = await startBillingApp();

it('forgets a subscription that the payment service knows nothing of, and sells anew', async () => {
  const maya = await signIn();
  await buy(maya);
  await waitFor(maya, ({ isPremium }) => isPremium);
  stripe.reset();
  expect((await runCommand(config, ['reconcile'])).isDone).toBe(true);
  expect(await view(maya)).toMatchObject({ isPremium: false, state: 'free', canTry: false });
  const { url } = (await checkout(maya)).json();
  await stripe.completeCheckout(checkoutOf(url));
  expect(await waitFor(maya, ({ isPremium }) => isPremium)).toMatchObject({ state: 'active' });
});
