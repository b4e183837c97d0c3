import type { State } from '../state.ts';
import * as assigned from './prepare-assigned.ts';
import * as assigning from './prepare-assigning.ts';
import { makeResult } from './plants.ts';

const closed = {
  state: 'closed',
  closesAt: new Date(Date.now() - 3_600_000).toISOString(),
  answering: 0,
  done: 28,
} as const;

const owner = { path: '/dashboard', as: 'premium' } as const;
const taker = { path: '/', as: 'signed-out' } as const;

/** A test with rules, for whoever gives it and for those who take it. */
export const assignmentStates: State[] = [
  { name: 'assign', ...owner, isFullPage: true, prepare: assigning.give },
  { name: 'assign-wrong-time', ...owner, isFullPage: true, prepare: assigning.giveTooEarly },
  { name: 'assign-done', ...owner, isFullPage: true, prepare: assigning.handOut },
  { name: 'assign-list', ...owner, isFullPage: true, prepare: assigning.listGiven },
  { name: 'assignment-live', ...owner, isFullPage: true, prepare: assigning.watch() },
  {
    name: 'assignment-live-empty',
    ...owner,
    prepare: assigning.watch({ assignment: { answering: 0, done: 0 }, takers: [] }),
  },
  { name: 'assignment-close', ...owner, prepare: assigning.press('Close now') },
  { name: 'assignment-change', ...owner, prepare: assigning.press('Change closing time') },
  {
    name: 'assignment-reopen',
    ...owner,
    prepare: assigning.press('Reopen', { assignment: closed }),
  },
  { name: 'assignment-report', ...owner, isFullPage: true, prepare: assigning.report },
  { name: 'assigned-name', ...taker, prepare: assigned.askName },
  { name: 'assigned-ready', ...taker, isFullPage: true, prepare: assigned.getReady() },
  {
    name: 'assigned-early',
    ...taker,
    isFullPage: true,
    prepare: assigned.getReady({
      state: 'not-open',
      opensAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  },
  { name: 'assigned-closed', ...taker, prepare: assigned.findClosed },
  { name: 'assigned-run', ...taker, prepare: assigned.run },
  { name: 'assigned-offline', ...taker, prepare: assigned.loseNetwork },
  { name: 'assigned-left', ...taker, prepare: assigned.leave },
  { name: 'handed-in', ...taker, isFullPage: true, prepare: assigned.handIn() },
  {
    name: 'handed-in-collected',
    ...taker,
    isFullPage: true,
    prepare: assigned.handIn({ isCollected: true, answered: 17 }),
  },
  {
    name: 'handed-in-open',
    ...taker,
    isFullPage: true,
    prepare: assigned.handIn({ answersAt: null, result: makeResult() }),
  },
  { name: 'assigned-answers', ...taker, isFullPage: true, prepare: assigned.seeAnswers },
];
