import { expect, it } from 'vitest';
import { makeIsAppAddress } from './app-addresses.ts';

const isAppAddress = makeIsAppAddress([
  '/',
  '/dashboard',
  '/test-results/detailed',
  '/ai-tests/*',
  '/results/:testId',
  '/shared/:code?',
  '/a.b',
]);

it.each([
  '/',
  '/dashboard',
  '/Dashboard',
  '/dash%62oard',
  '/test-results/detailed',
  '/ai-tests',
  '/ai-tests/input',
  '/ai-tests/a/b',
  '/results/42',
  '/results/na%C3%AFve',
  '/shared',
  '/shared/K7M2QX',
  '/a.b',
])('knows %s', (path) => {
  expect(isAppAddress(path)).toBe(true);
});

it.each([
  '/dashboards',
  '/dashboard/more',
  '//dashboard',
  '/test-results',
  '/ai-testsx',
  '/results',
  '/results/42/more',
  '/shared/a/b',
  '/aXb',
  '/%',
  '',
])('does not know %s', (path) => {
  expect(isAppAddress(path)).toBe(false);
});
