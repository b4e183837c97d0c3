import { expect, it } from 'vitest';
import { apiPaths, apiRoot, fillPath } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

it('[API-29] knows the path /health', () => {
  expect(apiPaths.health).toBe('/health');
});

it('[API-30] knows the path /shared-tests', () => {
  expect(apiPaths.sharedTests).toBe('/shared-tests');
});

it('[API-31] knows the path /questions', () => {
  expect(apiPaths.questions).toBe('/questions');
});

it('[API-32] knows the path /documents', () => {
  expect(apiPaths.documents).toBe('/documents');
});

it('[API-33] knows the path /auth', () => {
  expect(apiPaths.auth).toBe('/auth');
});

it('[BAPI-32] knows the paths of health, shared tests, questions and documents under one root', () => {
  expect(apiRoot).toBe('/api');
  expect(Object.values(apiPaths)).toEqual(
    expect.arrayContaining(['/health', '/shared-tests', '/questions', '/documents']),
  );
});

it('gives every endpoint a name and an address of its own', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  const addresses = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(names).size).toBe(endpoints.length);
  expect(new Set(addresses).size).toBe(endpoints.length);
});

it('[BAPI-39] has these calls and no other: none for "password-free items", which name nothing that can be built (N53)', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(calls.toSorted()).toEqual([
    'DELETE /account',
    'DELETE /attempts/:id',
    'DELETE /auth/sessions',
    'DELETE /auth/sessions/:id',
    'DELETE /exams/:id',
    'DELETE /exams/:id/catch-up',
    'DELETE /flashcards/:id',
    'DELETE /flashcards/:id/cards/:cardId',
    'DELETE /materials/:id',
    'DELETE /materials/:id/marks/:markId',
    'DELETE /shared-tests/:id',
    'DELETE /shared-tests/:id/report',
    'DELETE /tests/:id',
    'DELETE /tests/:id/questions/:questionId',
    'GET /account/exports/:id/file',
    'GET /account/exports/latest',
    'GET /account/subscription',
    'GET /account/subscription/invoices',
    'GET /assignments',
    'GET /assignments/:code/attempt',
    'GET /assignments/:code/live',
    'GET /attempts/:id',
    'GET /attempts/:id/missed',
    'GET /auth/captcha',
    'GET /auth/profile',
    'GET /auth/sessions',
    'GET /documents/ways-in',
    'GET /exams',
    'GET /exams/:id/plan',
    'GET /flashcards',
    'GET /flashcards/:id',
    'GET /flashcards/:id/cards',
    'GET /flashcards/generations/:id/events',
    'GET /generations/:id',
    'GET /generations/:id/events',
    'GET /grading',
    'GET /health',
    'GET /material-coverage',
    'GET /materials',
    'GET /materials/:id',
    'GET /materials/:id/marks',
    'GET /materials/:id/page',
    'GET /open-attempt',
    'GET /openapi.json',
    'GET /pictures/:id',
    'GET /plans/offer',
    'GET /progress',
    'GET /progress/tests/:id',
    'GET /questions/models',
    'GET /ready',
    'GET /reviews/due',
    'GET /reviews/missed/:id',
    'GET /reviews/own-parameters',
    'GET /reviews/progress',
    'GET /reviews/queue',
    'GET /reviews/sets/:id',
    'GET /reviews/settings',
    'GET /shared-tests/:id',
    'GET /shared-tests/:id/answers',
    'GET /shared-tests/:id/corrections',
    'GET /shared-tests/:id/pictures/:pictureId',
    'GET /shared-tests/:id/report',
    'GET /shared-tests/:id/takers',
    'GET /shared-tests/:id/takers/:attemptId',
    'GET /shared-tests/:id/ungraded',
    'GET /streak',
    'GET /test-statistics',
    'GET /tests',
    'GET /tests/:id',
    'GET /tests/:id/attempts',
    'GET /tests/:id/shares',
    'GET /today',
    'GET /usage',
    'PATCH /attempts/:id',
    'PATCH /auth/profile',
    'PATCH /flashcards/:id',
    'PATCH /flashcards/:id/cards/:cardId',
    'PATCH /materials/:id',
    'PATCH /reviews/settings',
    'PATCH /tests/:id',
    'POST /account/exports',
    'POST /account/subscription/cancel',
    'POST /account/subscription/checkout',
    'POST /account/subscription/plan',
    'POST /account/subscription/portal',
    'POST /account/subscription/resume',
    'POST /assignments',
    'POST /assignments/:code/attempt/submit',
    'POST /assignments/:code/attempts',
    'POST /auth/confirm-password',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /auth/reset-password/check',
    'POST /auth/send-verification',
    'POST /auth/track-onboarding',
    'POST /auth/verify-email',
    'POST /auth/verify-token',
    'POST /contact',
    'POST /documents/extract',
    'POST /documents/recognize',
    'POST /documents/recognize-with-model',
    'POST /documents/video',
    'POST /documents/web-page',
    'POST /exams',
    'POST /flashcards/generate',
    'POST /flashcards/marked',
    'POST /flashcards/topics',
    'POST /generations/:id/cancel',
    'POST /materials',
    'POST /pictures',
    'POST /progress/practice',
    'POST /questions/generate',
    'POST /reviews/reminders/off',
    'POST /reviews/sync',
    'POST /shared-tests',
    'POST /shared-tests/:id/corrections',
    'POST /shared-tests/:id/corrections/preview',
    'POST /shared-tests/:id/open',
    'POST /shared-tests/:id/start',
    'POST /shared-tests/:id/submit',
    'POST /tests/:id/more-questions',
    'POST /tests/:id/questions/:questionId/explanation',
    'POST /tests/:id/questions/:questionId/hint',
    'POST /tests/:id/questions/:questionId/replacement',
    'POST /tests/marked',
    'PUT /assignments/:code/attempt',
    'PUT /assignments/:code/closing',
    'PUT /attempts/:id',
    'PUT /attempts/:id/pause',
    'PUT /attempts/:id/submission',
    'PUT /attempts/:id/verdicts/:questionId',
    'PUT /auth/password',
    'PUT /exams/:id',
    'PUT /exams/:id/catch-up',
    'PUT /flashcards/:id',
    'PUT /flashcards/:id/cards',
    'PUT /flashcards/:id/cards/:cardId/position',
    'PUT /flashcards/:id/cards/:cardId/restoration',
    'PUT /materials/:id/marks/:markId',
    'PUT /reviews/missed/:id',
    'PUT /reviews/own-parameters',
    'PUT /reviews/reminders',
    'PUT /shared-tests/:id/kept-result',
    'PUT /tests/:id',
    'PUT /tests/:id/device-questions',
    'PUT /tests/:id/own-questions/:questionId',
    'PUT /tests/:id/questions/:questionId',
    'PUT /tests/:id/questions/:questionId/points',
    'PUT /tests/:id/questions/:questionId/position',
    'PUT /tests/:id/questions/:questionId/restoration',
  ]);
});

it('fills parameters into a path, encoded', () => {
  expect(fillPath('/tests/:id/retake', { id: 'a/b' })).toBe('/tests/a%2Fb/retake');
});

it('refuses a path whose parameter is missing', () => {
  expect(() => fillPath('/tests/:id')).toThrow('The path /tests/:id needs id');
});
