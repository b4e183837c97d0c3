import * as sharing from './prepare-sharing.ts';
import type { State } from './state.ts';

/** What the owner of a shared test sees. */
export const sharingStates: State[] = [
  { name: 'share-confirm', path: '/dashboard', as: 'premium', prepare: sharing.confirm },
  { name: 'share-creating', path: '/dashboard', as: 'premium', prepare: sharing.create },
  { name: 'share-failed', path: '/dashboard', as: 'premium', prepare: sharing.fail },
  { name: 'share-changed', path: '/dashboard', as: 'premium', prepare: sharing.changeQuestions },
  { name: 'share-dialog', path: '/dashboard', as: 'premium', prepare: sharing.copyLink },
  { name: 'share-links', path: '/dashboard', as: 'premium', prepare: sharing.listShares },
  { name: 'share-stop', path: '/dashboard', as: 'premium', prepare: sharing.askToStop },
  {
    name: 'share-report',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: sharing.openReport,
  },
  {
    name: 'share-report-takers',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: sharing.openTakers,
  },
  {
    name: 'share-report-taker',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: sharing.openTaker,
  },
  { name: 'share-report-menu', path: '/dashboard', as: 'premium', prepare: sharing.openReportMenu },
  { name: 'share-report-delete', path: '/dashboard', as: 'premium', prepare: sharing.askToDelete },
  {
    name: 'share-report-empty',
    path: '/dashboard',
    as: 'premium',
    prepare: sharing.openEmptyReport,
  },
  { name: 'share-report-expired', path: '/dashboard', as: 'premium', prepare: sharing.openExpired },
  {
    name: 'share-report-loading',
    path: '/dashboard',
    as: 'premium',
    prepare: sharing.waitForReport,
  },
  { name: 'share-report-missing', path: '/test/ZZZZ99/report', as: 'premium' },
];
