import type { Page } from '@playwright/test';
import * as answering from './attempts/prepare-answering.ts';
import * as auth from './prepare-auth.ts';
import * as onboarding from './prepare-onboarding.ts';
import * as creation from './creation/prepare-creation.ts';
import * as input from './creation/prepare-input.ts';
import * as library from './creation/prepare-library.ts';
import * as runner from './attempts/prepare-runner.ts';
import * as tests from './attempts/prepare-tests.ts';
import * as results from './attempts/prepare-results.ts';
import { assignmentStates } from './sharing/assignment-states.ts';
import { coveringStates } from './flashcards/covering-states.ts';
import { editingStates } from './editing/editing-states.ts';
import { cardWizardStates } from './flashcards/card-wizard-states.ts';
import { examStates } from './exams/exam-states.ts';
import { edgeStates } from './attempts/edge-states.ts';
import { leavingStates } from './attempts/leaving-states.ts';
import { markStates } from './marks/mark-states.ts';
import { materialStates } from './materials/material-states.ts';
import { gradingStates } from './sharing/grading-states.ts';
import { owningStates } from './sharing/owning-states.ts';
import { planStates } from './plan-states.ts';
import { progressStates } from './progress/progress-states.ts';
import { reminderStates } from './reviews/reminder-states.ts';
import { reviewingStates } from './reviews/reviewing-states.ts';
import { setStates } from './flashcards/set-states.ts';
import { siteStates } from './site-states.ts';
import { takingStates } from './sharing/taking-states.ts';
import { todayStates } from './today/today-states.ts';
import { tryStates } from './try/try-states.ts';
import { oneScreenStates } from './creation/one-screen-states.ts';
import { unconfirmedStates } from './creation/unconfirmed-states.ts';
import { withoutAiStates } from './creation/without-ai-states.ts';
import type { State } from './state.ts';

const openMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const openAccount = (role: 'menu' | 'dialog') => async (page: Page) => {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole(role).waitFor();
};

/** Every route and state there is; a new screen adds its lines here. */
export const states: State[] = [
  { name: 'landing', path: '/', as: 'signed-out', isFullPage: true },
  { name: 'landing-slide2', path: '/', as: 'signed-out', prepare: openMenu('Progress tracking') },
  { name: 'landing-slide3', path: '/', as: 'signed-out', prepare: openMenu('Join thousands') },
  {
    name: 'landing-answered',
    path: '/',
    as: 'signed-out',
    prepare: openMenu(/To show that its promise/),
  },
  {
    name: 'landing-answered-wrong',
    path: '/',
    as: 'signed-out',
    prepare: openMenu(/To prove that it had paid/),
  },
  { name: 'landing-free', path: '/', as: 'free' },
  { name: 'landing-premium', path: '/', as: 'premium' },
  { name: 'features', path: '/features', as: 'signed-out', isFullPage: true },
  {
    name: 'features-educators',
    path: '/features',
    as: 'signed-out',
    isFullPage: true,
    prepare: (page) => page.getByRole('tab', { name: 'For Educators' }).click(),
  },
  { name: 'pricing', path: '/pricing', as: 'signed-out', isFullPage: true },
  {
    name: 'pricing-answer',
    path: '/pricing',
    as: 'signed-out',
    prepare: (page) => page.getByText('Is there a free trial?').click(),
  },
  {
    name: 'menu-tools',
    path: '/',
    as: 'signed-out',
    only: 'wide',
    prepare: openMenu('AI Study Tools'),
  },
  {
    name: 'menu-avatar',
    path: '/dashboard',
    as: 'free',
    only: 'wide',
    prepare: openAccount('menu'),
  },
  {
    name: 'menu-mobile',
    path: '/',
    as: 'signed-out',
    only: 'phone',
    prepare: openMenu('Open menu'),
  },
  {
    name: 'sheet-account',
    path: '/dashboard',
    as: 'free',
    only: 'phone',
    prepare: openAccount('dialog'),
  },
  { name: 'auth', path: '/settings', as: 'signed-out', prepare: auth.meetTheGuard },
  { name: 'auth-captcha', path: '/auth', as: 'signed-out', prepare: auth.failTwice },
  { name: 'auth-register', path: '/auth?mode=register', as: 'signed-out' },
  {
    name: 'auth-register-error',
    path: '/auth?mode=register',
    as: 'signed-out',
    prepare: auth.registerInHaste,
  },
  { name: 'forgot', path: '/forgot-password', as: 'signed-out', prepare: auth.solveCaptcha },
  { name: 'forgot-sent', path: '/forgot-password', as: 'signed-out', prepare: auth.askForLink },
  { name: 'reset', path: '/', as: 'signed-out', prepare: auth.mistypeNewPassword },
  { name: 'reset-done', path: '/', as: 'signed-out', prepare: auth.changePassword },
  {
    name: 'reset-over',
    path: '/',
    as: 'signed-out',
    prepare: auth.meetLinkThatIsOver('/reset-password'),
  },
  { name: 'reset-again', path: '/reset-password', as: 'signed-out' },
  { name: 'verify-email', path: '/', as: 'free', prepare: auth.confirmEmail },
  {
    name: 'verify-email-over',
    path: '/',
    as: 'signed-out',
    prepare: auth.meetLinkThatIsOver('/verify-email'),
  },
  { name: 'unavailable', path: '/', as: 'signed-out', prepare: auth.loseTheServer },
  {
    name: 'checking',
    path: '/dashboard',
    as: 'free',
    isBeforeHeading: true,
    prepare: auth.waitForTheCheck,
  },
  { name: 'connecting', path: '/dashboard', as: 'free', prepare: auth.loseTheCheck },
  { name: 'register', path: '/register', as: 'signed-out' },
  {
    name: 'register-errors',
    path: '/register',
    as: 'signed-out',
    isFullPage: true,
    prepare: openMenu('Next'),
  },
  {
    name: 'register-about-you',
    path: '/register',
    as: 'signed-out',
    prepare: onboarding.openAboutYou,
  },
  {
    name: 'register-premium',
    path: '/register',
    as: 'signed-out',
    isFullPage: true,
    prepare: onboarding.finishOnboarding,
  },
  { name: 'dashboard', path: '/dashboard', as: 'free', isFullPage: true },
  { name: 'dashboard-premium', path: '/dashboard', as: 'premium' },
  {
    name: 'dashboard-empty',
    path: '/dashboard',
    as: 'free',
    isFullPage: true,
    prepare: tests.haveNoTests,
  },
  {
    name: 'dashboard-loading',
    path: '/dashboard',
    as: 'free',
    isBeforeHeading: true,
    prepare: tests.waitForTests,
  },
  { name: 'dashboard-failed', path: '/dashboard', as: 'free', prepare: tests.missTests },
  { name: 'history', path: '/tests', as: 'free', isFullPage: true },
  { name: 'history-empty', path: '/tests', as: 'free', prepare: tests.haveNoTests },
  { name: 'history-not-found', path: '/tests', as: 'free', prepare: tests.searchInVain },
  { name: 'history-loading', path: '/tests', as: 'free', prepare: tests.waitForTests },
  { name: 'history-failed', path: '/tests', as: 'free', prepare: tests.missTests },
  { name: 'history-menu', path: '/tests', as: 'free', prepare: tests.openTestMenu },
  { name: 'history-rename', path: '/tests', as: 'free', prepare: tests.renameBadly },
  { name: 'history-delete', path: '/tests', as: 'free', prepare: tests.askToDelete },
  {
    name: 'test-detail',
    path: `/results/${tests.memoryTest}`,
    as: 'free',
    isFullPage: true,
  },
  {
    name: 'test-detail-menu',
    path: `/results/${tests.memoryTest}`,
    as: 'free',
    prepare: tests.openTestMenu,
  },
  {
    name: 'test-detail-exports',
    path: `/results/${tests.memoryTest}`,
    as: 'free',
    prepare: tests.openExports,
  },
  { name: 'test-detail-missing', path: `/results/${tests.noTest}`, as: 'free' },
  { name: 'settings', path: '/settings', as: 'premium', isFullPage: true },
  { name: 'settings-free', path: '/settings', as: 'free', isFullPage: true },
  { name: 'settings-edit', path: '/settings', as: 'free', prepare: openMenu('Edit Display name') },
  ...reminderStates,
  { name: 'dialog-password', path: '/settings', as: 'free', prepare: openMenu('Change Password') },
  { name: 'dialog-delete', path: '/settings', as: 'free', prepare: openDeletion },
  ...todayStates,
  ...tryStates,
  ...siteStates,
  ...oneScreenStates,
  ...unconfirmedStates,
  { name: 'input', path: '/ai-tests', as: 'free', prepare: input.addFiles },
  { name: 'input-empty', path: '/ai-tests/input', as: 'free' },
  { name: 'input-bad-files', path: '/ai-tests', as: 'free', prepare: input.addBadFiles },
  { name: 'input-all-failed', path: '/ai-tests', as: 'free', prepare: input.failAll },
  { name: 'input-text', path: '/ai-tests', as: 'free', prepare: input.write },
  { name: 'input-text-error', path: '/ai-tests', as: 'free', prepare: input.writeTooMuch },
  { name: 'input-text-short', path: '/ai-tests', as: 'premium', prepare: input.writeTooLittle },
  { name: 'input-text-policy', path: '/ai-tests', as: 'free', prepare: input.writeForbidden },
  { name: 'input-text-cleared', path: '/ai-tests', as: 'free', prepare: input.clearText },
  { name: 'dialog-leave', path: '/ai-tests', as: 'free', prepare: input.leave },
  {
    name: 'configure',
    path: '/ai-tests',
    as: 'free',
    isFullPage: true,
    prepare: creation.configure,
  },
  {
    name: 'configure-premium',
    path: '/ai-tests',
    as: 'premium',
    isFullPage: true,
    prepare: creation.configure,
  },
  { name: 'configure-known', path: '/ai-tests', as: 'premium', prepare: creation.configureKnown },
  { name: 'configure-error', path: '/ai-tests', as: 'free', prepare: creation.configureTooMany },
  { name: 'configure-endless', path: '/ai-tests', as: 'free', prepare: creation.configureEndless },
  {
    name: 'configure-warning',
    path: '/ai-tests',
    as: 'free',
    prepare: creation.configureSensitive,
  },
  { name: 'no-such-step', path: '/ai-tests/none', as: 'free' },
  { name: 'preview', path: '/ai-tests', as: 'free', prepare: creation.preview },
  { name: 'preview-generating', path: '/ai-tests', as: 'free', prepare: creation.generate },
  { name: 'preview-in-line', path: '/ai-tests', as: 'free', prepare: creation.waitInLine },
  { name: 'preview-error', path: '/ai-tests', as: 'free', prepare: creation.useUp },
  { name: 'input-files', path: '/ai-tests', as: 'free', prepare: library.openLibrary },
  { name: 'input-files-menu', path: '/ai-tests', as: 'free', prepare: library.openMenu },
  { name: 'input-files-rename', path: '/ai-tests', as: 'free', prepare: library.renameBadly },
  { name: 'input-files-delete', path: '/ai-tests', as: 'free', prepare: library.askToDelete },
  { name: 'input-files-empty', path: '/ai-tests', as: 'free', prepare: library.openEmptyLibrary },
  { name: 'input-files-not-found', path: '/ai-tests', as: 'free', prepare: library.searchInVain },
  { name: 'input-files-loading', path: '/ai-tests', as: 'free', prepare: library.waitForLibrary },
  { name: 'input-files-failed', path: '/ai-tests', as: 'free', prepare: library.missLibrary },
  { name: 'results', path: '/', as: 'free', isFullPage: true, prepare: results.openSummary },
  {
    name: 'results-detailed',
    path: '/',
    as: 'premium',
    isFullPage: true,
    prepare: results.openDetails,
  },
  { name: 'results-menu', path: '/', as: 'free', prepare: results.openMenu },
  {
    name: 'results-endless',
    path: '/',
    as: 'free',
    isFullPage: true,
    prepare: results.openEndless,
  },
  { name: 'results-needs-review', path: '/', as: 'free', prepare: results.judge },
  { name: 'results-checking', path: '/', as: 'free', prepare: results.watchChecking },
  { name: 'results-checked', path: '/', as: 'free', prepare: results.seeChecked },
  { name: 'results-premium', path: '/', as: 'free', prepare: results.meetPremium },
  { name: 'results-loading', path: '/', as: 'free', isBeforeHeading: true, prepare: results.wait },
  {
    name: 'results-not-found',
    path: '/view-results/0198c000-0000-7000-8000-00000000dead',
    as: 'free',
  },
  {
    name: 'question-review',
    path: '/ai-tests',
    as: 'free',
    isFullPage: true,
    prepare: answering.review,
  },
  {
    name: 'question-review-add',
    path: '/ai-tests',
    as: 'premium',
    isFullPage: true,
    prepare: answering.addToReview,
  },
  { name: 'endless', path: '/', as: 'free', prepare: answering.answerWrongly },
  { name: 'endless-correct', path: '/', as: 'free', prepare: answering.answerRightly },
  { name: 'endless-weakness', path: '/', as: 'premium', prepare: answering.askByWeakness },
  { name: 'endless-judging', path: '/', as: 'free', prepare: answering.judgeInEndless },
  { name: 'study-session', path: '/', as: 'premium', prepare: answering.studyWrongly },
  { name: 'study-session-correct', path: '/', as: 'premium', prepare: answering.studyRightly },
  { name: 'study-session-done', path: '/', as: 'premium', prepare: answering.endStudy },
  { name: 'study-session-free', path: '/study-session', as: 'free' },
  { name: 'not-found', path: '/no/such/page', as: 'signed-out' },
  { name: 'app-error', path: '/', as: 'signed-out', prepare: breakTheApp },
  {
    name: 'component-sheet',
    path: '/component-sheet',
    as: 'signed-out',
    isFullPage: true,
    // Some of its components never stop loading.
    prepare: async () => undefined,
  },
  { name: 'runner', path: '/dashboard', as: 'free', prepare: runner.testAtHand },
  {
    name: 'runner-true-false',
    path: '/dashboard',
    as: 'premium',
    prepare: runner.showType('truth'),
  },
  { name: 'runner-several', path: '/dashboard', as: 'premium', prepare: runner.chooseSome },
  { name: 'runner-matching', path: '/dashboard', as: 'premium', prepare: runner.matchSome },
  { name: 'runner-blank', path: '/dashboard', as: 'premium', prepare: runner.showType('gap') },
  { name: 'runner-short', path: '/dashboard', as: 'premium', prepare: runner.showType('short') },
  { name: 'runner-vertical', path: '/dashboard', as: 'premium', prepare: runner.vertical },
  { name: 'runner-hint', path: '/dashboard', as: 'free', prepare: runner.askForHint },
  { name: 'dialog-report', path: '/dashboard', as: 'free', prepare: runner.wantToReport },
  { name: 'runner-reported', path: '/dashboard', as: 'free', prepare: runner.report },
  { name: 'keyboard-help', path: '/dashboard', as: 'free', prepare: runner.showKeys },
  { name: 'results-time-over', path: '/dashboard', as: 'premium', prepare: runner.runOutOfTime },
  { name: 'runner-low', path: '/dashboard', as: 'premium', prepare: runner.runShort },
  { name: 'runner-offline', path: '/dashboard', as: 'free', prepare: runner.loseNetwork },
  { name: 'runner-lock', path: '/dashboard', as: 'premium', prepare: runner.lookAway },
  { name: 'dialog-unanswered', path: '/dashboard', as: 'free', prepare: runner.submitWithGaps },
  { name: 'dialog-leave-test', path: '/dashboard', as: 'free', prepare: runner.wantToLeave },
  ...withoutAiStates,
  ...markStates,
  ...materialStates,
  ...cardWizardStates,
  ...edgeStates,
  ...editingStates,
  ...coveringStates,
  ...examStates,
  ...progressStates,
  ...leavingStates,
  ...gradingStates,
  ...owningStates,
  ...assignmentStates,
  ...planStates,
  ...setStates,
  ...takingStates,
  ...reviewingStates,
];

/** Gives the not-found route code that fails to render. */
async function breakTheApp(page: Page): Promise<void> {
  const body = "export default function Broken() { throw new Error('broken on purpose'); }";
  await page.route('**/assets/not-found-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/no/such/page');
  await page.getByText('Unexpected Application Error!').waitFor();
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELE');
}
