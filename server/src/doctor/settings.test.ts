import { expect, it } from 'vitest';
import { describeWrongSetting, findMisspelt } from './settings.ts';

it('says of a setting what it has to be, with an example', () => {
  expect(describeWrongSetting('PORT', 'three')).toBe(
    'PORT=three cannot be used: it has to be a whole number from 0 to 65535, like PORT=3000.',
  );
  expect(describeWrongSetting('ROLE', 'web')).toBe(
    'ROLE=web cannot be used: it has to be all, api or worker, like ROLE=all.',
  );
});

it.each(['SECRET', 'OPENAI_API_KEY', 'DATABASE_URL', 'STRIPE_WEBHOOK_SECRET'])(
  'does not repeat what %s was set to',
  (name) => expect(describeWrongSetting(name, 'canary')).not.toContain('canary'),
);

it('finds names that are almost one of ours', () => {
  const environment = { REDIS_ULR: 'redis://a', SMPT_URL: 'smtp://a', OPENAI_API_KEYS: 'b' };
  expect(findMisspelt(environment)).toEqual([
    'REDIS_ULR is no setting of ours and does nothing. Is REDIS_URL meant?',
    'SMPT_URL is no setting of ours and does nothing. Is SMTP_URL meant?',
    'OPENAI_API_KEYS is no setting of ours and does nothing. Is OPENAI_API_KEY meant?',
  ]);
});

it('leaves the names of others alone', () => {
  const others = {
    HOME: '/root',
    PATH: '/bin',
    NODE_OPTIONS: '',
    HOSTNAME: 'a',
    PWD: '/',
    REDIS_URL: 'x',
  };
  expect(findMisspelt(others)).toEqual([]);
});
