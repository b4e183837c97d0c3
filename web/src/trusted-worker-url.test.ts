import { expect, it, vi } from 'vitest';
import { trustWorkerUrl } from './trusted-worker-url.ts';

it('lets a worker of the build pass', () => {
  vi.stubEnv('DEV', false);
  expect(trustWorkerUrl('/assets/pbkdf2-1a2b.js')).toBe('/assets/pbkdf2-1a2b.js');
});

it('refuses a file of ours that the build did not make', () => {
  vi.stubEnv('DEV', false);
  expect(() => trustWorkerUrl('/uploads/pbkdf2.js')).toThrow(TypeError);
  expect(() => trustWorkerUrl('/assets/../uploads/x.js')).toThrow(TypeError);
});

it('refuses another origin, script and data', () => {
  expect(() => trustWorkerUrl('https://evil.example/assets/x.js')).toThrow(TypeError);
  expect(() => trustWorkerUrl('//evil.example/assets/x.js')).toThrow(TypeError);
  expect(() => trustWorkerUrl('data:text/javascript,alert(1)')).toThrow(TypeError);
});
