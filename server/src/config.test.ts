import { expect, it } from 'vitest';
import { readConfig, SettingsError, settingNames } from './config.ts';
import { settings } from './doctor/settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'k3Jq8Zp1Vw7Xn2Rb6Ty0Lm5Hc9Gd4FsQ7',
  PUBLIC_URL: 'https://engram.example',
};

it('starts in production with a secret of its own and an https address', () => {
  expect(readConfig(production).NODE_ENV).toBe('production');
});

it('refuses the development secret in production', () => {
  const { SECRET: _, ...withoutSecret } = production;
  expect(() => readConfig(withoutSecret)).toThrow('SECRET is the one from development');
});

it('refuses a secret of one repeated letter in production', () => {
  expect(() => readConfig({ ...production, SECRET: 'a'.repeat(40) })).toThrow(
    'SECRET is too simple',
  );
});

it('refuses a movable clock in production', () => {
  expect(() => readConfig({ ...production, CLOCK_FILE: '/tmp/clock' })).toThrow(
    'CLOCK_FILE is for tests',
  );
});

it('refuses an unencrypted public address in production', () => {
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://engram.example' })).toThrow(
    'PUBLIC_URL must start with https://',
  );
});

it('refuses a number of proxies, which would silently trust none', () => {
  expect(() => readConfig({ TRUST_PROXY: '1' })).toThrow('not their number');
});

it('refuses a port that is not a number', () => {
  expect(() => readConfig({ PORT: 'three' })).toThrow('PORT');
});

it('sends the contact form to another mailbox when told so (D1)', () => {
  expect(readConfig({}).SUPPORT_MAILBOX).toBe('support@engram.example');
  const SUPPORT_MAILBOX = 'help@school.example';
  expect(readConfig({ SUPPORT_MAILBOX }).SUPPORT_MAILBOX).toBe('help@school.example');
});

it('refuses a support mailbox that is no address', () => {
  expect(() => readConfig({ SUPPORT_MAILBOX: 'a@b.example, c@d.example' })).toThrow(
    'one email address',
  );
});

it('reads prices of models as cents in and out', () => {
  expect(readConfig({ AI_PRICE: '40/160.5' }).AI_PRICE).toEqual({ input: 40, output: 160.5 });
  expect(readConfig({}).AI_PRICE).toEqual({ input: 0, output: 0 });
  expect(() => readConfig({ AI_PRICE: '40' })).toThrow('US cents for a million tokens in and out');
});

const models = {
  OPENAI_API_KEY: 'key',
  OPENAI_MODEL: 'gpt-reader',
  DEEPSEEK_API_KEY: 'key',
  DEEPSEEK_MODEL: 'deepseek-flash',
  ANTHROPIC_MODEL: 'claude-reader',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  AI_MODEL: 'qwen-vl',
};

it.each(['gpt-reader', 'qwen-vl'])('lets a model of its own read pictures: %s', (name) => {
  expect(readConfig({ ...models, PICTURE_MODEL: name }).PICTURE_MODEL).toBe(name);
});

it.each([
  [
    'deepseek-flash',
    models,
    'PICTURE_MODEL=deepseek-flash is a model of DeepSeek, which takes no pictures. Name a model of another provider, or leave it out.',
  ],
  [
    'claude-reader',
    models,
    'PICTURE_MODEL=claude-reader is not a model of this server that takes pictures. It has to be gpt-reader or qwen-vl.',
  ],
  [
    'gpt-reader',
    {},
    'PICTURE_MODEL=gpt-reader names a model, but this server has none that takes pictures. Set OPENAI_API_KEY or the setting of another provider first, or leave it out.',
  ],
])('does not start with %s for a model that reads pictures, and says why', (name, set, why) => {
  expect(() => readConfig({ ...set, PICTURE_MODEL: name })).toThrow(new SettingsError([why]));
});

it('takes what is set to nothing for not set', () => {
  const config = readConfig({ OPENAI_API_KEY: '', PORT: ' ', REDIS_URL: '' });
  expect(config.OPENAI_API_KEY).toBeUndefined();
  expect(config.PORT).toBe(3000);
  expect(config.REDIS_URL).toBe('redis://127.0.0.1:6379');
});

it('says in a sentence what is wrong with each setting', () => {
  expect(() => readConfig({ PORT: 'three', ROLE: 'web' })).toThrow(
    new SettingsError([
      'ROLE=web cannot be used: it has to be all, api or worker, like ROLE=all.',
      'PORT=three cannot be used: it has to be a whole number from 0 to 65535, like PORT=3000.',
    ]),
  );
});

it('has a form and an example for every setting', () => {
  expect(Object.keys(settings).toSorted()).toEqual(settingNames.toSorted());
});

it('refuses a key of the payment service without the secret of its events, and the other way round', () => {
  const together = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together';
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(together);
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(together);
});

it('refuses a payment service of our own in production', () => {
  const STRIPE_BASE_URL = 'http://127.0.0.1:2595';
  expect(() => readConfig({ ...production, STRIPE_BASE_URL })).toThrow(
    'STRIPE_BASE_URL is for tests',
  );
});

it('reads pages of the web from a server of our own in no production', () => {
  const WEB_PAGES_STAND_IN = 'http://127.0.0.1:2596';
  expect(() => readConfig({ ...production, WEB_PAGES_STAND_IN })).toThrow(
    'WEB_PAGES_STAND_IN is for tests',
  );
  expect(readConfig(production)).toMatchObject({ WEB_PAGES: true });
});
