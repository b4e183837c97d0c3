import type { Mark } from '@engram/core/marks/mark.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, unanswered } from '../../http/api-error.ts';
import type { NewMark } from '../keeping/mark-keeper.ts';
import { findMark, listQuestions, openDesk, pressProposal } from '../testing/render-desk.tsx';

it('keeps a mark that could not be saved, says so, and sends it again by itself', async () => {
  const sent: NewMark[] = [];
  await openDesk({
    keeper: {
      async keep(mark): Promise<Mark> {
        sent.push(mark);
        if (sent.length === 1) throw unanswered('network-request-failed', {});
        return { ...mark, number: 1 };
      },
    },
  });
  await pressProposal('180 litres');
  await screen.findByText("Not saved yet. We'll keep trying.");
  expect(screen.getByRole('button', { name: 'Mark: 180 litres. Remove' })).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await findMark(1, '180 litres')).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(screen.queryByText("Not saved yet. We'll keep trying.")).toBeNull();
});

it('sends marks one after the other, so that their numbers follow each other', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  await openDesk({
    keeper: {
      async keep(mark) {
        begun.push(mark.id);
        expect(ended).toEqual(begun.slice(0, -1));
        await Promise.resolve();
        ended.push(mark.id);
        return { ...mark, number: ended.length };
      },
    },
  });
  screen.getByRole('button', { name: /^Accept all/ }).click();
  await waitFor(() => expect(listQuestions().length).toBeGreaterThan(1));
  await waitFor(() => expect(ended).toHaveLength(listQuestions().length));
});

it('takes a mark back that the server refuses, and says why in its words', async () => {
  const message = 'This material has 300 marks. Remove some to add more.';
  await openDesk({
    keeper: {
      keep: () => Promise.reject(new ApiError(message, { status: 409, data: { message } })),
    },
  });
  await pressProposal('180 litres');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(await screen.findByRole('button', { name: 'Propose: 180 litres' })).toBeTruthy();
});
