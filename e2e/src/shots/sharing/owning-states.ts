import type { State } from '../state.ts';
import * as owning from './prepare-owning.ts';

/** What the owner of a shared test sees. */
export const owningStates: State[] = [
  { name: 'share-confirm', path: '/dashboard', as: 'premium', prepare: owning.confirm },
  { name: 'share-creating', path: '/dashboard', as: 'premium', prepare: owning.create },
  { name: 'share-failed', path: '/dashboard', as: 'premium', prepare: owning.fail },
  { name: 'share-changed', path: '/dashboard', as: 'premium', prepare: owning.changeQuestions },
  { name: 'share-dialog', path: '/dashboard', as: 'premium', prepare: owning.copyLink },
  { name: 'projector', path: '/dashboard', as: 'premium', prepare: owning.project },
  { name: 'projector-over', path: '/dashboard', as: 'premium', prepare: owning.projectOver },
  { name: 'share-links', path: '/dashboard', as: 'premium', prepare: owning.listShares },
  { name: 'share-stop', path: '/dashboard', as: 'premium', prepare: owning.askToStop },
  {
    name: 'share-report',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: owning.openReport,
  },
  {
    name: 'share-report-takers',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: owning.openTakers,
  },
  {
    name: 'share-report-taker',
    path: '/dashboard',
    as: 'premium',
    isFullPage: true,
    prepare: owning.openTaker,
  },
  { name: 'share-report-menu', path: '/dashboard', as: 'premium', prepare: owning.openReportMenu },
  { name: 'share-report-delete', path: '/dashboard', as: 'premium', prepare: owning.askToDelete },
  {
    name: 'share-report-empty',
    path: '/dashboard',
    as: 'premium',
    prepare: owning.openEmptyReport,
  },
  { name: 'share-report-expired', path: '/dashboard', as: 'premium', prepare: owning.openExpired },
  {
    name: 'share-report-loading',
    path: '/dashboard',
    as: 'premium',
    prepare: owning.waitForReport,
  },
  { name: 'share-report-missing', path: '/test/ZZZZ99/report', as: 'premium' },
];
