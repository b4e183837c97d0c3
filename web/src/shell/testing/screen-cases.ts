import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { choosePreset } from '@engram/core/practice-tests/choose-preset.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, pressCreate, submitRegister } from '../../accounts/testing/onboarding-visitor.ts';
import { maya } from '../../testing/stub-server.ts';
import {
  attemptId,
  choice,
  makeState,
  studyMaterial,
  testId,
} from '../../attempts/testing/stub-results.ts';
import { someConfig, someTopics } from '../../flashcards/testing/render-create.tsx';
import { emptyWizard } from '../../flashcards/creation/wizard.ts';
import { stubSetId } from '../../flashcards/testing/stub-cards.ts';
import { stubRules } from '../../marks/testing/stub-rules.ts';
import { emptyFlow } from '../../practice-tests/creation/flow.ts';
import { saved, studyText } from '../../practice-tests/testing/render-creation.tsx';

/** How a screen is opened, and what is pressed there to see all that it says. */
export type ScreenCase = {
  path: string;
  /** In the words of the page when all of it is there. */
  sees: string;
  /** What the navigation brought. */
  state?: unknown;
  /** What this tab has kept from before. */
  keep?: () => void;
  /** Nobody is signed in: the screen leads others away. */
  isForVisitors?: boolean;
  /** Figures that are somebody's data and no limit of ours. */
  data?: RegExp;
  /** More to see, each after a press, for everybody or for free users alone. */
  steps?: readonly Step[];
};

type Step = { press: () => Promise<void>; sees: string; isForFree?: boolean };

const writing: Step = { press: () => chooseTab('Input Text'), sees: 'Your text' };

/** By the pattern of the route, with a query where that shows more of the screen. */
export const screenCases: Record<string, ScreenCase> = {
  '/auth': { path: '/auth', sees: 'Welcome back', isForVisitors: true },
  '/forgot-password': { path: '/forgot-password', sees: 'Reset Password', isForVisitors: true },
  '/reset-password': { path: '/reset-password#token=a', sees: 'New password', isForVisitors: true },
  '/verify-email': { path: '/verify-email', sees: 'email', isForVisitors: true },
  '/reminders-off': { path: '/reminders-off#token=a', sees: 'Turn off review reminders?' },
  '/register': {
    path: '/register',
    sees: 'Register',
    isForVisitors: true,
    steps: [
      { press: submitRegister, sees: 'About You' },
      { press: createAccount, sees: 'Continue with Free' },
    ],
  },
  '/': { path: '/', sees: 'Engram' },
  '/features': {
    path: '/features',
    sees: 'Engram',
    // Of the pictures.
    data: /^(2 days|6 days|25 cards)$/,
  },
  '/pricing': { path: '/pricing', sees: '$117' },
  '/contact': { path: '/contact', sees: 'Message' },
  '/faq': { path: '/faq', sees: 'Engram' },
  '/join': { path: '/join', sees: 'Join a test' },
  '/join/:code': { path: '/join/K7Q2MD', sees: 'Join a test' },
  '/try': { path: '/try', sees: 'Paste a page of your notes' },
  '/try/keep': { path: '/try/keep', sees: 'There is nothing to keep' },
  '/privacy': { path: '/privacy', sees: 'Engram' },
  '/terms': { path: '/terms', sees: 'Engram' },
  '/test-results': {
    path: '/test-results',
    state: makeState({ attemptId }),
    sees: 'Review them now',
    steps: [
      { press: () => press('More'), sees: 'Review Incorrect' },
      { press: () => chooseRow(/^Review Incorrect/), sees: 'From $65 per month', isForFree: true },
    ],
  },
  '/test/:testId': { path: '/test/K7Q2MD', sees: 'Cell transport' },
  '/dashboard': { path: '/dashboard', sees: 'characters and' },
  '/settings': { path: '/settings', sees: 'View All Plans' },
  '/settings/subscription': { path: '/settings/subscription', sees: 'Characters per test' },
  '/settings/subscription?plan=student': {
    path: '/settings/subscription?plan=student',
    sees: 'Characters per test',
  },
  '/create': { path: '/create', sees: 'Create from your notes' },
  '/ai-tests': { path: '/ai-tests', sees: 'Input Text', steps: [writing] },
  '/ai-tests/input': { path: '/ai-tests/input', sees: 'Input Text', steps: [writing] },
  '/ai-tests/config': {
    path: '/ai-tests/config',
    keep: keepFlow,
    sees: 'Multiple answer',
    // Of the material.
    data: /^19 characters$/,
  },
  '/ai-tests/mark': {
    path: '/ai-tests/mark',
    keep: keepForMarking,
    sees: 'Each mark becomes a question.',
  },
  '/ai-tests/preview': { path: '/ai-tests/preview', keep: keepFlow, sees: 'Generate Test' },
  '/ai-tests/test': {
    path: `/ai-tests/test?test=${testId}`,
    sees: 'What opens the channel?',
    steps: [{ press: () => press('Get Hint PRO'), sees: 'is a premium feature', isForFree: true }],
  },
  '/ai-tests/*': { path: '/ai-tests/elsewhere', sees: 'Invalid' },
  '/tests': { path: '/tests', sees: 'Test 1' },
  '/tests/:testId/give': {
    path: `/tests/${testId}/give`,
    sees: 'You can change the closing time later.',
    // A week from now at a full hour.
    data: /^[78] days$/,
  },
  '/grading': { path: '/grading', sees: 'Nothing waits for you' },
  '/grading/:testId': {
    path: '/grading/K7Q2MD',
    sees: 'a salt',
  },
  '/assignments/:code': {
    path: '/assignments/TK4N9P',
    sees: 'Takers',
    steps: [
      { press: () => press('Close now'), sees: 'is still answering' },
      { press: () => press('Cancel'), sees: 'Takers' },
      { press: () => press('Change closing time'), sees: 'Until' },
    ],
  },
  '/assignments/:code/handout': { path: '/assignments/TK4N9P/handout', sees: 'TK4 N9P' },
  '/results/:testId': { path: `/results/${testId}`, sees: 'Memory and plasticity' },
  '/test-results/detailed': {
    path: '/test-results/detailed',
    state: makeState({ attemptId }),
    sees: 'Back to Summary',
  },
  '/view-results/:resultId': { path: `/view-results/${attemptId}`, sees: 'Review them now' },
  '/test/:testId/keep': { path: '/test/K7Q2MD/keep', sees: 'no longer has the result' },
  '/test/:testId/report': {
    path: '/test/K7Q2MD/report',
    sees: 'Per question',
    steps: [{ press: () => chooseTab('Per taker'), sees: 'Taker 1' }],
  },
  '/study-session': {
    path: '/study-session',
    state: { mode: 'missed-questions', questions: [choice], studyMaterial, attemptId },
    sees: 'Study session',
  },
  '/flashcards': { path: '/flashcards', sees: 'Set 1', data: /^25 cards$/ },
  '/materials': { path: '/materials', sees: 'Nothing here yet' },
  '/materials/:materialId': {
    path: `/materials/${makeMaterial(1).id}`,
    sees: 'Make a test',
    // As long as it is.
    data: /^1,200 characters$/,
  },
  '/flashcards/set/:setId': { path: `/flashcards/set/${stubSetId}`, sees: 'Term 1' },
  '/flashcards/study/:setId': { path: `/flashcards/study/${stubSetId}`, sees: 'Term 1' },
  // When a card comes back.
  '/review': { path: '/review', sees: 'Front 1', data: /^\d+ days$/ },
  // How far the exam is, and what a day asks.
  '/plan': { path: '/plan', sees: 'Day by day', data: /^\d+ (days|new|min)\b/ },
  // What was done and what comes.
  '/progress': { path: '/progress', sees: 'Days', data: /\d/ },
  '/flashcards/create': {
    path: '/flashcards/create?step=configure',
    sees: 'Configure your flashcards',
    keep: keepWizard,
    // As many as are chosen.
    data: /^25 cards$/,
    steps: [
      {
        press: () => press('Upgrade for fill-in-blank cards'),
        sees: 'From $65 per month',
        isForFree: true,
      },
      { press: () => press('No Thanks'), sees: 'Configure your flashcards', isForFree: true },
      { press: () => follow('Back'), sees: 'Add your study material' },
    ],
  },
  '/*': { path: '/nowhere', sees: 'not found' },
};

/** They show nothing of their own: they lead on to a screen that is listed. */
export const leadingOn: Record<string, string> = {
  '/tests/:testId': 'to /results/:testId',
  '/tests/:testId/retake': 'to /ai-tests/test',
  '/test/join/:code': 'to /test/:testId',
};

function keepForMarking(): void {
  keepFlow();
  stubRules();
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function chooseTab(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

async function chooseRow(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

async function follow(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name }));
}

async function createAccount(): Promise<void> {
  await choose('Academic coursework');
  await choose('Social media');
  await pressCreate();
}

function keepFlow(): void {
  const { loading: _loading, ...empty } = emptyFlow;
  const testConfig = choosePreset(firstConfig, 'quiz', seedRandom('a'));
  keep('test-creation', { ...empty, ...saved(), testConfig });
}

function keepWizard(): void {
  const { isLoading: _isLoading, showPremiumPopup: _popup, ...empty } = emptyWizard;
  const material = saved({ studyMaterial: studyText(400) });
  const made = { extractedTopics: someTopics, flashcardConfig: someConfig };
  keep('flashcard-creation', { ...empty, ...material, ...made });
}

function keep(work: string, kept: object): void {
  sessionStorage.setItem(`unfinished:${maya.uid}:${work}`, JSON.stringify(kept));
}
