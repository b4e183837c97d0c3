import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { forgetPage } from '../../testing/forget-page.ts';
import {
  closeTheTab,
  findPlace,
  leaveThePage,
  openShared,
  press,
  StubSharingServer,
} from '../testing/render-shared.tsx';
import { chooseHippocampus, listKeptKeys, start, submitWithGaps } from '../testing/take-shared.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

it("goes on with a user's attempt after a reload whose session check fails", async () => {
  const server = await start({ isSignedIn: true });
  await chooseHippocampus();
  leaveThePage();
  server.canCheckSession = false;
  openShared({ server, isSignedIn: true });
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
});

it("finds a user's attempt once their session is known again", async () => {
  const server = await start({ isSignedIn: true });
  await chooseHippocampus();
  closeTheTab();
  localStorage.removeItem('token');
  openShared({ server });
  await screen.findByRole('button', { name: 'Start Test' });
  localStorage.setItem('token', 'the-token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(await screen.findByText(foundMaya)).toBeTruthy();
});

it('puts nobody into an attempt that another tab of the device began, and says whose it is', async () => {
  const server = await start({ name: 'Amina' });
  await chooseHippocampus();
  closeTheTab();
  openShared({ server });
  const words = 'An attempt of Amina is open on this device: 1 of 6 answered.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Cell transport' })).toBeTruthy();
});

it('says so without a name where none was given', async () => {
  const server = await start();
  closeTheTab();
  openShared({ server });
  const words = 'An attempt is open on this device: 0 of 6 answered.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says nothing of pressing Start Test where there is no such button', async () => {
  const settings = { enableTimer: true, timerDuration: 15 };
  const server = await start({ server: new StubSharingServer({ settings }) });
  closeTheTab();
  openShared({ server });
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.getByText('No account needed.')).toBeTruthy();
});

it('goes on with it when that is wanted, and by itself from then on', async () => {
  const server = await start({ name: 'Amina' });
  await chooseHippocampus();
  closeTheTab();
  openShared({ server });
  await press('Continue');
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
  leaveThePage();
  openShared({ server });
  expect(await screen.findByText('1 of 6 answered')).toBeTruthy();
});

it('discards it for whoever starts anew, after a question', async () => {
  const server = await start({ name: 'Amina' });
  closeTheTab();
  openShared({ server });
  await press('Start over');
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard these answers?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('button', { name: 'Start Test' })).toBeTruthy();
  expect(listKeptKeys()).toEqual([]);
});

it('begins no second attempt beside one that another tab has begun meanwhile', async () => {
  await start();
  const begun = Object.entries(localStorage).filter(([key]) => key.startsWith('kept:'));
  forgetPage();
  openShared();
  await screen.findByRole('button', { name: 'Start Test' });
  for (const [key, value] of begun) localStorage.setItem(key, String(value));
  await press('Start Test');
  expect(await screen.findByText(/^An attempt is open on this device:/)).toBeTruthy();
  expect(listKeptKeys().filter((key) => key.includes(':attempt:'))).toHaveLength(1);
});

it('leaves the record of a later attempt when it drops an earlier one', async () => {
  await start();
  const key = 'kept:visitor:begun:K7Q2MD';
  const later = JSON.parse(localStorage.getItem(key) ?? '');
  const attemptId = '0198b000-0000-7000-8000-00000000000b';
  localStorage.setItem(key, JSON.stringify({ ...later, attemptId }));
  await submitWithGaps();
  await findPlace();
  expect(localStorage.getItem(key)).toContain(attemptId);
});

it('sweeps answers that nothing leads to any more, once they are old', async () => {
  const { id } = attemptsOf('visitor').begin({
    id: 'K7Q2MD',
    questions: [],
    config: { enableTimer: false, timerDuration: 15, isEndlessMode: false },
  });
  closeTheTab();
  openShared();
  await screen.findByRole('button', { name: 'Start Test' });
  expect(listKeptKeys()).toEqual([`kept:visitor:attempt:${id}`]);
  closeTheTab();
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000 + 1000);
  openShared();
  await screen.findByRole('button', { name: 'Start Test' });
  expect(listKeptKeys()).toEqual([]);
});

it('says who took the test here, and forgets it for whoever that was not', async () => {
  const server = await start({ name: 'Amina' });
  await submitWithGaps();
  await findPlace();
  closeTheTab();
  openShared({ server });
  expect(await screen.findByText(/^Amina took this test on /)).toBeTruthy();
  await press('Not you? Remove it from this device');
  await press('Remove');
  expect(screen.queryByText(/took this test on/)).toBeNull();
  expect(listKeptKeys()).toEqual([]);
});

it('says "You" to a user, whose own session has it', async () => {
  const server = await start({ isSignedIn: true });
  await submitWithGaps();
  await findPlace();
  leaveThePage();
  openShared({ server, isSignedIn: true });
  expect(await screen.findByText(/^You took this test on /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Not you/ })).toBeNull();
});

it('files the result of somebody who signed in midway with them', async () => {
  const server = await start();
  leaveThePage();
  openShared({ server, isSignedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Shared Test' });
  await submitWithGaps();
  await findPlace();
  expect(listKeptKeys()).toEqual([`kept:${maya.uid}:shared:taken:K7Q2MD`]);
});

it("does not offer another user's result", async () => {
  const server = await start({ isSignedIn: true });
  await submitWithGaps();
  await findPlace();
  const own = `kept:${maya.uid}:shared:taken:K7Q2MD`;
  localStorage.setItem('kept:visitor:taken:K7Q2MD', localStorage.getItem(own) ?? '');
  localStorage.removeItem(own);
  localStorage.removeItem('token');
  closeTheTab();
  openShared({ server });
  await screen.findByRole('button', { name: 'Start Test' });
  expect(screen.queryByText(/took this test on/)).toBeNull();
});

it('keeps the answers where there is no room for the result, which they lead to again', async () => {
  const server = await start();
  const real = localStorage;
  vi.stubGlobal(
    'localStorage',
    new Proxy(real, {
      get(target, name) {
        if (name !== 'setItem') {
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return (key: string, value: string) => {
          if (key.includes(':taken:')) throw new DOMException('full', 'QuotaExceededError');
          target.setItem(key, value);
        };
      },
    }),
  );
  await submitWithGaps();
  expect((await findPlace()).state).toMatchObject({ shared: { isStored: false } });
  leaveThePage();
  openShared({ server });
  await press('Submit Again');
  await findPlace();
  const [first, second] = server.listCalls('/submit');
  expect(second).toEqual(first);
});

const foundMaya = `An attempt of ${maya.displayName} is open on this device: 1 of 6 answered.`;
