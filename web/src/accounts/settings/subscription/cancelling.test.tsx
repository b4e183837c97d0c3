import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { passTime, startClock } from '../../../testing/clock.ts';
import { listCalls } from '../../testing/render-account-page.tsx';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { activePlan, cancelledPlan } from '../../testing/subscription-samples.ts';
import { openSubscription } from '../../testing/subscription-visitor.tsx';

const cancelPath = '/api/account/subscription/cancel';
const invoicesCall = 'GET /api/account/subscription/invoices';
const resumePath = '/api/account/subscription/resume';

it('first asks in a dialog whether to cancel [SET-26] [ERR-29] (NS-58)', async () => {
  const asked = await openSubscription();
  const dialog = await openDialog();
  expect(
    dialog.getByText(
      "Are you sure you want to cancel your premium subscription? You'll lose access to premium features at the end of your billing cycle.",
    ),
  ).toBeDefined();
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Keep Subscription', 'Cancel Subscription']);
  expect(listCalls(asked)).not.toContain(`POST ${cancelPath}`);
});

it('starts on "Keep Subscription", which changes nothing and calls nobody [SET-30]', async () => {
  const asked = await openSubscription();
  const dialog = await openDialog();
  const keep = dialog.getByRole('button', { name: 'Keep Subscription' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  const before = asked.length;
  await userEvent.click(keep);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toHaveLength(before);
  expect(screen.getByRole('heading', { name: 'Student' })).toBeDefined();
  expect(screen.getByText('Active')).toBeDefined();
});

it('cancels at the server, and shows Free with premium until the end of the billing cycle [SET-27] [SET-28] [SET-29]', async () => {
  const asked = await openSubscription({
    answers: { [cancelPath]: () => reply(200, cancelledPlan) },
  });
  await confirmCancelling();
  const label = 'Free (Premium until end of billing cycle)';
  expect(await screen.findByRole('heading', { name: label })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Inactive')).toBeDefined();
  expect(
    screen.getByText("Premium lasts until 2 April 2026. You won't be charged again."),
  ).toBeDefined();
  expect(listCalls(asked)).toContain(`POST ${cancelPath}`);
});

it('keeps what a change brought when an older answer comes after it, and asks for the invoices again', async () => {
  startClock();
  const older = Promise.withResolvers<Response>();
  const answers: (() => Response | Promise<Response>)[] = [() => reply(200, activePlan)];
  const asked = await openSubscription({
    answers: {
      '/api/account/subscription': () => (answers.shift() ?? (() => older.promise))(),
      [cancelPath]: () => reply(200, cancelledPlan),
    },
  });
  await screen.findByRole('table', { name: 'Invoices' });
  const count = (path: string) => listCalls(asked).filter((line) => line === path).length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(count('GET /api/account/subscription')).toBe(2));
  const invoicesBefore = count(invoicesCall);
  await confirmCancelling();
  const label = 'Free (Premium until end of billing cycle)';
  await screen.findByRole('heading', { name: label });
  older.resolve(reply(200, activePlan));
  await passTime(1_000);
  expect(count(invoicesCall)).toBe(invoicesBefore + 1);
  expect(screen.getByRole('heading', { name: label })).toBeDefined();
});

it('keeps the focus where the button was, on what came of it', async () => {
  await openSubscription({ answers: { [cancelPath]: () => reply(200, cancelledPlan) } });
  await confirmCancelling();
  const done = await screen.findByText('Your subscription is cancelled.');
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('says in the dialog what went wrong, and changes nothing (NS-58)', async () => {
  const failure = {
    code: 'in-progress',
    message: 'This is being changed already. Please wait a moment.',
  };
  await openSubscription({ answers: { [cancelPath]: () => reply(409, failure) } });
  const dialog = await confirmCancelling();
  expect(
    await dialog.findByText('This is being changed already. Please wait a moment.'),
  ).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Subscription' }));
  expect(screen.getByRole('heading', { name: 'Student' })).toBeDefined();
  expect(screen.getByText('Active')).toBeDefined();
});

it('sends one call, however often the button is pressed', async () => {
  const asked = await openSubscription({ answers: { [cancelPath]: neverReply } });
  const dialog = await confirmCancelling();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelling...' }));
  expect(listCalls(asked).filter((line) => line === `POST ${cancelPath}`)).toHaveLength(1);
});

it('takes a cancellation back by "Resume Subscription"', async () => {
  const asked = await openSubscription({
    subscription: cancelledPlan,
    answers: { [resumePath]: () => reply(200, activePlan) },
  });
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Resume Subscription' }));
  expect(await screen.findByRole('heading', { name: 'Student' })).toBeDefined();
  expect(screen.getByText('Your subscription will continue.')).toBeDefined();
  expect(listCalls(asked)).toContain(`POST ${resumePath}`);
});

it('says why a cancellation could not be taken back', async () => {
  const failure = {
    code: 'not-subscribed',
    message: "You don't have a subscription to change.",
  };
  await openSubscription({
    subscription: cancelledPlan,
    answers: { [resumePath]: () => reply(409, failure) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Resume Subscription' }));
  expect(await screen.findByText("You don't have a subscription to change.")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resume Subscription' })).toBeDefined();
});

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  return within(await screen.findByRole('alertdialog'));
}

async function confirmCancelling() {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
  return dialog;
}
