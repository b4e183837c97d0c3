import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { makeReport } from '../../testing/stub-report.tsx';
import { makeShare, openResults, stubSharing } from '../../testing/stub-sharing.tsx';

it('shows the way to the test, how many are where, and how much is asked', async () => {
  const wall = await project(() => reply(200, makeReport({ answering: 5, questionCount: 20 })));
  expect(wall.getByText(/^Go to/).textContent).toBe('Go to engram.example/join');
  expect(wall.getByText('K7Q 2MD')).toBeTruthy();
  expect(wall.getByText('Code K 7 Q 2 M D')).toBeTruthy();
  expect(
    wall.getByRole('img', { name: 'QR code of https://engram.example/test/K7Q2MD' }),
  ).toBeTruthy();
  expect((await wall.findByText('joined')).nextElementSibling?.textContent).toBe('29');
  expect(wall.getByText('answering').nextElementSibling?.textContent).toBe('5');
  expect(wall.getByText('done').nextElementSibling?.textContent).toBe('24');
  expect(wall.getByText('to answer 20 questions').nextElementSibling?.textContent).toBe('15 min');
  expect(screen.getByRole('dialog', { name: 'Memory and plasticity' })).toBeTruthy();
});

it('has the code there before the report is, without counts', async () => {
  const wall = await project(neverReply);
  expect(wall.getByText('K7Q 2MD')).toBeTruthy();
  expect(wall.queryByText('joined')).toBeNull();
});

it('says that there is no time limit where there is none', async () => {
  const settings = { enableTimer: false, timerDuration: 15 };
  const wall = await project(() => reply(200, makeReport({ settings })));
  const words = await wall.findByText('questions, no time limit');
  expect(words.nextElementSibling?.textContent).toBe('2');
});

it('never shows a question or an answer', async () => {
  const report = makeReport();
  const wall = await project(() => reply(200, report));
  await wall.findByText('joined');
  const shown = screen.getByRole('dialog').textContent;
  for (const { question } of report.questions) expect(shown).not.toContain(question.text);
  expect(shown).not.toContain('%');
});

it('takes the code away when the test is over', async () => {
  const share = makeShare({ state: 'stopped' });
  const wall = await project(() => reply(200, makeReport({ share })));
  expect(await wall.findByText('This code no longer works.')).toBeTruthy();
  expect(wall.queryByText('K7Q 2MD')).toBeNull();
  expect(wall.queryByRole('img')).toBeNull();
});

it('goes by Escape, back to the button it came from', async () => {
  await project(neverReply);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Test Shared' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show on projector' }));
});

it('goes by its button', async () => {
  const wall = await project(neverReply);
  await userEvent.click(wall.getByRole('button', { name: 'Leave the projector view' }));
  expect(screen.queryByRole('button', { name: 'Leave the projector view' })).toBeNull();
});

it('offers the full screen where there is one, and stays when its button ends it', async () => {
  const full = stubFullScreen();
  const wall = await project(neverReply);
  const button = wall.getByRole('button', { name: 'Full screen' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(full.asked).toEqual(['request', 'exit']);
});

it('goes when Escape ends the full screen, of which the page hears nothing else', async () => {
  const full = stubFullScreen();
  const wall = await project(neverReply);
  await userEvent.click(wall.getByRole('button', { name: 'Full screen' }));
  full.turn(false);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Leave the projector view' })).toBeNull(),
  );
});

it('offers no full screen where the browser has none', async () => {
  const wall = await project(neverReply);
  expect(wall.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

async function project(report: () => Response | Promise<Response>) {
  stubSharing({
    shares: [makeShare()],
    answers: { 'GET /api/shared-tests/K7Q2MD/report': report },
  });
  openResults();
  await userEvent.click(await screen.findByRole('button', { name: 'Share Test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show on projector' }));
  // The other dialog is hidden behind it.
  return within(screen.getByRole('dialog'));
}

function stubFullScreen() {
  const asked: string[] = [];
  let isFull = false;
  function turn(next: boolean) {
    isFull = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  const stubs = {
    fullscreenEnabled: { get: () => true },
    fullscreenElement: { get: () => (isFull ? document.documentElement : null) },
    exitFullscreen: {
      value: async () => {
        asked.push('exit');
        turn(false);
      },
    },
  };
  for (const [name, property] of Object.entries(stubs)) {
    Object.defineProperty(document, name, { ...property, configurable: true });
  }
  document.documentElement.requestFullscreen = async () => {
    asked.push('request');
    turn(true);
  };
  onTestFinished(() => {
    for (const name of Object.keys(stubs)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });
  return { asked, turn };
}
