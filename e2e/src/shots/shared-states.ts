import * as shared from './prepare-shared.ts';
import type { State } from './state.ts';

/** A test that somebody shared, for whoever takes it. */
export const sharedStates: State[] = [
  { name: 'shared', path: '/', as: 'signed-out', prepare: shared.openIntro() },
  {
    name: 'shared-bare',
    path: '/',
    as: 'free',
    prepare: shared.openIntro({
      description: '',
      accessCount: 1,
      settings: { enableTimer: false, timerDuration: 15, difficulty: 'hard' },
    }),
  },
  { name: 'shared-loading', path: '/', as: 'signed-out', prepare: shared.waitForTest },
  { name: 'shared-missing', path: '/', as: 'signed-out', prepare: shared.failToOpen(404) },
  { name: 'shared-over', path: '/', as: 'signed-out', prepare: shared.failToOpen(410) },
  { name: 'shared-busy', path: '/', as: 'signed-out', prepare: shared.failToOpen(429) },
  { name: 'shared-failed', path: '/', as: 'signed-out', prepare: shared.failToOpen(400) },
  { name: 'shared-too-often', path: '/', as: 'signed-out', prepare: shared.failTooOften },
  { name: 'shared-run', path: '/', as: 'signed-out', prepare: shared.run },
  { name: 'shared-run-vertical', path: '/', as: 'signed-out', prepare: shared.runOnOnePage },
  { name: 'shared-submitting', path: '/', as: 'signed-out', prepare: shared.waitForResult },
  { name: 'shared-not-submitted', path: '/', as: 'signed-out', prepare: shared.failToSubmit },
  {
    name: 'shared-results',
    path: '/',
    as: 'signed-out',
    isFullPage: true,
    prepare: shared.seeResult,
  },
  { name: 'shared-results-free', path: '/', as: 'free', prepare: shared.seeResult },
  { name: 'shared-taken', path: '/', as: 'signed-out', prepare: shared.comeBack },
  { name: 'shared-keep-failed', path: '/', as: 'free', prepare: shared.failToKeep },
  { name: 'dashboard-join', path: '/dashboard', as: 'free', prepare: shared.joinFromDashboard },
];
