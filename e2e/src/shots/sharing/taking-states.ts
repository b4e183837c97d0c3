import type { State } from '../state.ts';
import * as joining from './prepare-joining.ts';
import * as taking from './prepare-taking.ts';

/** A test that somebody shared, for whoever takes it. */
export const takingStates: State[] = [
  { name: 'join', path: '/join', as: 'signed-out', prepare: joining.type('TK4') },
  { name: 'join-empty', path: '/join', as: 'signed-out' },
  { name: 'join-filled', path: '/join/TK4N9P', as: 'signed-out' },
  { name: 'join-odd', path: '/join', as: 'signed-out', prepare: joining.type('TK40O') },
  { name: 'join-wrong', path: '/join', as: 'signed-out', prepare: joining.fail(404) },
  { name: 'join-over', path: '/join', as: 'signed-out', prepare: joining.fail(410) },
  { name: 'join-busy', path: '/join', as: 'signed-out', prepare: joining.wait },
  { name: 'join-check', path: '/join', as: 'signed-out', prepare: joining.askForPerson },
  { name: 'shared', path: '/', as: 'signed-out', prepare: taking.openIntro() },
  {
    name: 'shared-bare',
    path: '/',
    as: 'free',
    prepare: taking.openIntro({
      description: '',
      accessCount: 1,
      settings: { enableTimer: false, timerDuration: 15, difficulty: 'hard' },
    }),
  },
  {
    name: 'shared-loading',
    path: '/',
    as: 'signed-out',
    isBeforeHeading: true,
    prepare: taking.waitForTest,
  },
  { name: 'shared-missing', path: '/', as: 'signed-out', prepare: taking.failToOpen(404) },
  { name: 'shared-over', path: '/', as: 'signed-out', prepare: taking.failToOpen(410) },
  { name: 'shared-busy', path: '/', as: 'signed-out', prepare: taking.failToOpen(429) },
  { name: 'shared-check', path: '/', as: 'signed-out', prepare: taking.askForPerson },
  { name: 'shared-failed', path: '/', as: 'signed-out', prepare: taking.failToOpen(400) },
  { name: 'shared-too-often', path: '/', as: 'signed-out', prepare: taking.failTooOften },
  { name: 'shared-found', path: '/', as: 'signed-out', prepare: taking.findOpenAttempt },
  { name: 'shared-run', path: '/', as: 'signed-out', prepare: taking.run },
  { name: 'shared-run-vertical', path: '/', as: 'signed-out', prepare: taking.runOnOnePage },
  { name: 'shared-submitting', path: '/', as: 'signed-out', prepare: taking.waitForResult },
  { name: 'shared-not-submitted', path: '/', as: 'signed-out', prepare: taking.failToSubmit },
  {
    name: 'shared-results',
    path: '/',
    as: 'signed-out',
    isFullPage: true,
    prepare: taking.seeResult,
  },
  { name: 'shared-results-free', path: '/', as: 'free', prepare: taking.seeResult },
  { name: 'shared-taken', path: '/', as: 'signed-out', prepare: taking.comeBack },
  { name: 'shared-keep-failed', path: '/', as: 'free', prepare: taking.failToKeep },
  { name: 'dashboard-join', path: '/dashboard', as: 'free', prepare: joining.openOnDashboard },
  {
    name: 'dashboard-join-wrong',
    path: '/dashboard',
    as: 'free',
    prepare: joining.failOnDashboard,
  },
];
