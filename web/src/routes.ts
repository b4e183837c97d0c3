import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const showComponentSheet =
  process.env.NODE_ENV === 'development' || process.env.COMPONENT_SHEET === 'on';

export default [
  layout('shell/calling-layout.tsx', { id: 'signing-in' }, [
    layout('shell/auth-layout.tsx', [
      route('auth', 'accounts/auth/auth-screen.tsx'),
      route('forgot-password', 'accounts/reset/forgot-password-screen.tsx'),
      route('reset-password', 'accounts/reset/reset-password-screen.tsx'),
      route('verify-email', 'accounts/verify-email-screen.tsx'),
      route('reminders-off', 'reminders/reminders-off-screen.tsx'),
    ]),
    route('register', 'accounts/onboarding/register-screen.tsx'),
  ]),
  layout('shell/site-layout.tsx', [
    index('site/landing/landing-screen.tsx'),
    route('features', 'site/features/features-screen.tsx'),
    route('pricing', 'site/pricing/pricing-screen.tsx'),
    route('contact', 'contact/contact-screen.tsx'),
    route('faq', 'site/faq/faq-screen.tsx'),
    route('try', 'try/try-screen.tsx'),
    route('privacy', 'site/legal/privacy-screen.tsx'),
    route('terms', 'site/legal/terms-screen.tsx'),
    ...(showComponentSheet ? [route('component-sheet', 'ui/sheet/sheet-screen.tsx')] : []),
    route('*', 'shell/failures/not-found-screen.tsx'),
  ]),
  layout('shell/bare-layout.tsx', [
    route('join', 'sharing/joining/join-screen.tsx'),
    route('join/:code', 'sharing/joining/join-screen.tsx', { id: 'join-with-code' }),
  ]),
  layout('shell/app-layout.tsx', [
    layout('shell/calling-layout.tsx', { id: 'signed-in' }, [
      // A visitor comes here with the results of a shared test (C03).
      route('test-results', 'attempts/results/results-screen.tsx'),
      route('test/:testId', 'sharing/taking/shared-test-screen.tsx'),
      layout('accounts/session/login-required-layout.tsx', [
        route('try/keep', 'try/keeping/keep-trial-screen.tsx'),
        route('dashboard', 'dashboard/dashboard-screen.tsx'),
        route('settings', 'accounts/settings/settings-screen.tsx', [
          index('reviews/settings/studying-section.tsx', { id: 'studying' }),
        ]),
        route('settings/subscription', 'accounts/settings/subscription/subscription-screen.tsx'),
        layout('practice-tests/creation/creation-layout.tsx', [
          layout('create/beside/beside-layout.tsx', [
            route('create', 'create/create-screen.tsx'),
            route('ai-tests', 'practice-tests/creation/steps-layout.tsx', [
              index('practice-tests/creation/input/input-screen.tsx', { id: 'first-step' }),
              route('input', 'practice-tests/creation/input/input-screen.tsx'),
              route('config', 'practice-tests/creation/config/config-screen.tsx'),
              route('mark', 'practice-tests/creation/mark/mark-screen.tsx'),
              route('preview', 'practice-tests/creation/preview/preview-screen.tsx'),
              route('test', 'attempts/running/test-screen.tsx'),
              route('*', 'practice-tests/creation/invalid-step-screen.tsx'),
            ]),
          ]),
        ]),
        route('tests', 'attempts/history/history-screen.tsx'),
        route('tests/:testId', 'attempts/history/test-redirect-screen.tsx'),
        route('tests/:testId/retake', 'attempts/history/retake-screen.tsx'),
        route('tests/:testId/give', 'sharing/giving/give-screen.tsx'),
        route('assignments/:code', 'sharing/watching/live-screen.tsx'),
        route('assignments/:code/handout', 'sharing/giving/handout-screen.tsx'),
        route('results/:testId', 'attempts/test-detail/test-detail-screen.tsx'),
        route('test-results/detailed', 'attempts/results/detailed-results-screen.tsx'),
        route('view-results/:resultId', 'attempts/results/stored-results-screen.tsx'),
        route('test/join/:code', 'sharing/joining/join-redirect-screen.tsx'),
        route('test/:testId/keep', 'sharing/taking/keep-result-screen.tsx'),
        route('test/:testId/report', 'sharing/report/report-screen.tsx'),
        route('grading', 'sharing/grading/grading-screen.tsx'),
        route('grading/:testId', 'sharing/grading/desk-screen.tsx'),
        route('study-session', 'attempts/studying/study-session-screen.tsx'),
        route('flashcards', 'flashcards/listing/set-list-screen.tsx'),
        route('flashcards/set/:setId', 'flashcards/set/set-screen.tsx'),
        route('flashcards/study/:setId', 'flashcards/studying/study-screen.tsx'),
        route('materials', 'material-pages/listing/materials-screen.tsx'),
        route('materials/:materialId', 'material-pages/page/material-screen.tsx'),
        route('review', 'reviews/review-screen.tsx'),
        route('plan', 'exams/plan-screen.tsx'),
        route('progress', 'progress/progress-screen.tsx'),
        route('flashcards/create', 'flashcards/creation/create-screen.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
