import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { idAt } from '../../attempts/testing/stub-test.ts';
import { passTime, startClock } from '../../testing/clock.ts';
import { closeTheTab, leaveThePage, press } from '../testing/render-shared.tsx';
import {
  beginCall,
  getCall,
  saveCall,
  StubAssignmentServer,
  submitCall,
} from '../testing/stub-assignment-server.ts';
import { usualRules } from '../testing/stub-assignments.ts';
import { handIn, openAssigned, sayName, startAssigned } from '../testing/take-assigned.tsx';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

const timed = { rules: usualRules };

async function chooseHippocampus(): Promise<void> {
  const [grid] = screen.getAllByRole('button', { name: /^Question 6/ });
  if (grid) await userEvent.click(grid);
  await userEvent.click(await screen.findByRole('radio', { name: /hippocampus/ }));
}

async function chooseFalse(): Promise<void> {
  const [grid] = screen.getAllByRole('button', { name: /^Question 5/ });
  if (grid) await userEvent.click(grid);
  await userEvent.click(await screen.findByRole('radio', { name: /False/ }));
}

it('asks for a name, then says the rules in short sentences', async () => {
  startClock();
  vi.setSystemTime('2026-11-13T09:10:00Z');
  openAssigned({
    server: new StubAssignmentServer({ ...timed, closesAt: '2026-11-20T14:00:00.000Z' }),
  });
  expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeTruthy();
  await press('Next');
  expect(screen.getByText('Please enter your name.')).toBeTruthy();
  await sayName('Lily Shaw');
  expect(screen.getByRole('list', { name: 'Rules' }).textContent).toMatch(
    /^6 questions25 minutesThe clock starts when you press Start\.Open until Friday 20 November, \d\d:001 tryIf the page closes, come back: your answers stay\.Answers shown after Friday 20 November, \d\d:00$/,
  );
});

it('remembers the name on the device, and lets somebody else change it', async () => {
  openAssigned();
  await sayName('Lily Shaw');
  closeTheTab();
  openAssigned();
  await press('Not Lily Shaw? Change name');
  await sayName('Ben Castell');
  expect(screen.getByRole('button', { name: 'Not Ben Castell? Change name' })).toBeTruthy();
});

it('asks for no name where the rules ask for none', async () => {
  const server = openAssigned({
    server: new StubAssignmentServer({ rules: { ...usualRules, asksName: false } }),
  });
  await press('Start');
  await screen.findByRole('heading', { level: 1, name: 'Test' });
  expect(server.listCalls(beginCall)[0]?.body).toMatchObject({ name: null, number: 1 });
});

it('begins a try and asks its questions in its own order', async () => {
  const server = await startAssigned();
  expect(server.listCalls(beginCall)).toMatchObject([
    { body: { name: 'Lily Shaw', number: 1, device: expect.stringMatching(/^[\da-f-]{36}$/) } },
  ]);
  expect(screen.getByRole('heading', { name: 'What is a memory trace called?' })).toBeTruthy();
  await chooseHippocampus();
  expect(screen.getAllByRole('button', { name: 'Question 6, answered' })).toHaveLength(2);
});

it('is the same device for another test', async () => {
  const first = await startAssigned();
  closeTheTab();
  const second = new StubAssignmentServer();
  openAssigned({ server: second });
  await press('Not Lily Shaw? Change name');
  await sayName('Ben Castell');
  await press('Start');
  await expect.poll(() => second.listCalls(beginCall)).toHaveLength(1);
  const devices = [first, second].map((one) => one.listCalls(beginCall)[0]?.body);
  expect(devices[0]).toHaveProperty('device');
  expect(devices[1]).toMatchObject({
    device:
      devices[0] && typeof devices[0] === 'object' && 'device' in devices[0] && devices[0].device,
  });
});

it('saves the first change at once and the next ones together, no more often than every 5 seconds', async () => {
  startClock();
  const server = await startAssigned();
  await chooseHippocampus();
  await passTime(100);
  expect(server.listSaves()).toMatchObject([{ answers: { [idAt(1)]: 'b' }, revision: 1 }]);
  await chooseFalse();
  await passTime(100);
  expect(server.listSaves()).toHaveLength(1);
  await passTime(5_000);
  expect(server.listSaves()).toHaveLength(2);
  expect(server.listSaves()[1]).toMatchObject({
    answers: { [idAt(1)]: 'b', [idAt(2)]: 'False' },
    revision: 2,
  });
  expect(server.listCalls(saveCall)[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

it('saves at once, and beyond the end of the page, when it is left', async () => {
  startClock();
  const server = await startAssigned();
  await chooseHippocampus();
  await passTime(100);
  await chooseFalse();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.listSaves()).toHaveLength(2);
  expect(server.listCalls(saveCall).at(-1)).toMatchObject({ isKeptAlive: true });
});

it('says that it is offline, keeps what is answered, and sends it when the network is back', async () => {
  startClock();
  const server = await startAssigned();
  server.isDown = true;
  await chooseHippocampus();
  await passTime(5_000);
  expect(screen.getByText(/^You seem to be offline\. Your answers are kept/)).toBeTruthy();
  await chooseFalse();
  server.isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await passTime(100);
  expect([...server.tries.values()][0]?.saved?.answers).toEqual({
    [idAt(1)]: 'b',
    [idAt(2)]: 'False',
  });
  await expect.poll(() => screen.queryByText(/^You seem to be offline/)).toBeNull();
});

it('goes on after a reload, with its answers and its order', async () => {
  const server = await startAssigned();
  await chooseHippocampus();
  leaveThePage();
  openAssigned({ server });
  expect(await screen.findAllByRole('button', { name: 'Question 6, answered' })).toHaveLength(2);
  expect(server.listCalls(beginCall)).toHaveLength(1);
});

it('goes on in another tab where that is wanted', async () => {
  const server = await startAssigned();
  await chooseHippocampus();
  closeTheTab();
  openAssigned({ server });
  expect(await screen.findByText('Your test is still open: 1 of 6 answered.')).toBeTruthy();
  await press('Continue');
  expect(await screen.findAllByRole('button', { name: 'Question 6, answered' })).toHaveLength(2);
});

it('takes what another device has saved later', async () => {
  startClock();
  const server = await startAssigned();
  const [key] = [...server.tries.keys()];
  const found = server.tries.get(key ?? '');
  if (found) {
    const saved = { answers: { [idAt(2)]: 'True' }, seconds: {}, revision: 9 };
    server.tries.set(found.key, { ...found, saved });
  }
  await chooseHippocampus();
  await passTime(1_000);
  expect(await screen.findAllByRole('button', { name: 'Question 5, answered' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Question 6, answered' })).toBeNull();
  // What is changed from here on is later than all of it.
  await chooseHippocampus();
  await passTime(6_000);
  expect(server.tries.get(key ?? '')?.saved).toMatchObject({ revision: 10 });
});

it('counts down to its own end, and hands in by itself', async () => {
  startClock();
  const server = await startAssigned({ server: new StubAssignmentServer(timed) });
  expect(screen.getByRole('timer').textContent).toMatch(/^(25:00|24:5\d)$/);
  await chooseHippocampus();
  await passTime(25 * 60_000);
  expect(await screen.findByRole('heading', { name: 'Handed in, Lily' })).toBeTruthy();
  expect(server.listCalls(submitCall)[0]?.body).toMatchObject({ answers: { [idAt(1)]: 'b' } });
});

it('shows a clock when its teacher closes in five minutes, though there is no limit', async () => {
  startClock();
  const server = await startAssigned();
  expect(screen.queryByRole('timer')).toBeNull();
  server.head = {
    ...server.head,
    closesAt: new Date(Date.now() + 5 * 60_000 + 16_000).toISOString(),
  };
  await passTime(16_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^(05:0\d|04:5\d)$/);
});

it('stays when it is left, and says that the clock runs on', async () => {
  startClock();
  await startAssigned({ server: new StubAssignmentServer(timed) });
  await chooseHippocampus();
  await passTime(100);
  await press('Back');
  expect(
    screen.getByText('Your answers are saved, but the clock runs on. Open the same link to go on.'),
  ).toBeTruthy();
  await press('Leave Test');
  expect(
    await screen.findByText(
      /^Your test is still open: 1 of 6 answered\. The clock runs on: 24 minutes left\.$/,
    ),
  ).toBeTruthy();
});

it('hands in, and keeps trying while nobody answers', async () => {
  startClock();
  const server = await startAssigned();
  await chooseHippocampus();
  await passTime(100);
  server.isDown = true;
  await handIn();
  await passTime(4_000);
  expect(screen.getByText('Not handed in yet')).toBeTruthy();
  server.isDown = false;
  await passTime(11_000);
  expect(await screen.findByRole('heading', { name: 'Handed in, Lily' })).toBeTruthy();
  expect(screen.getByText(/^1 of 6 answered in/)).toBeTruthy();
});

it('hands in after a reload what was on its way', async () => {
  startClock();
  const server = await startAssigned();
  server.isDown = true;
  await handIn();
  await passTime(4_000);
  leaveThePage();
  server.isDown = false;
  openAssigned({ server });
  expect(await screen.findByRole('heading', { name: 'Handed in, Lily' })).toBeTruthy();
});

it('says before it opens when that is, and lets somebody start as soon as it does', async () => {
  startClock();
  const server = new StubAssignmentServer({
    state: 'not-open',
    opensAt: new Date(Date.now() + 30_000).toISOString(),
  });
  openAssigned({ server });
  await sayName('Lily Shaw');
  expect(screen.getByText(/^This test opens .+\. Keep this page open\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  server.head = { ...server.head, state: 'open' };
  await passTime(35_000);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

it('says when it closed', async () => {
  openAssigned({ server: new StubAssignmentServer({ state: 'closed' }) });
  expect(await screen.findByText(/^This test closed .+\. Ask your teacher/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it('says of late work that it is marked', async () => {
  openAssigned({ server: new StubAssignmentServer({ state: 'late' }) });
  await sayName('Lily Shaw');
  expect(screen.getByText(/You can still take it: it will be marked as late\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});

it('says in words why it cannot begin', async () => {
  const server = new StubAssignmentServer();
  server.canStart = { status: 409, code: 'no-tries-left', message: 'You have no tries left.' };
  openAssigned({ server });
  await sayName('Lily Shaw');
  await press('Start');
  expect(
    await screen.findByText(/^We couldn't start the test\. You have no tries left\.$/),
  ).toBeTruthy();
});

it('asks anew where the server has forgotten the try', async () => {
  const server = await startAssigned();
  closeTheTab();
  server.tries.clear();
  openAssigned({ server });
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(server.listCalls(getCall)).toHaveLength(1);
});
