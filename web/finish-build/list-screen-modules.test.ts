import { expect, it } from 'vitest';
import { listScreenModules } from './list-screen-modules.ts';

const routes = {
  root: { path: '', module: '/root.js', imports: ['/frame.js'] },
  layout: { parentId: 'root', module: '/layout.js', imports: ['/frame.js', '/shared.js'] },
  tests: { parentId: 'layout', path: 'tests', module: '/tests.js', imports: ['/shared.js'] },
  test: { parentId: 'layout', path: 'tests/:testId', module: '/test.js' },
};

it('names the scripts of a screen and of the layouts around it, each once', () => {
  expect(listScreenModules({ routes }, '/tests')).toEqual([
    '/frame.js',
    '/root.js',
    '/shared.js',
    '/layout.js',
    '/tests.js',
  ]);
});

it('fails the build for an address that no screen has', () => {
  expect(() => listScreenModules({ routes }, '/quizzes')).toThrow('No route opens /quizzes');
});
