import { editDistance } from '@engram/core/questions/grading/words/edit-distance.ts';

type Setting = { form: string; example: string };

const url = (example: string): Setting => ({ form: 'an address', example });
const count = (least: number, most: number, example: number): Setting => ({
  form: `a whole number from ${least} to ${most}`,
  example: String(example),
});
const oneOf = (...words: [string, ...string[]]): Setting => ({
  form: words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  example: words[0],
});
const text = (example: string): Setting => ({ form: 'a text', example });
const price = { form: 'US cents for a million tokens in and out', example: '40/160' };
const rate = { form: 'calls and tokens a minute', example: '500/200000' };
const cents = (example: number): Setting => ({
  form: 'a whole number of US cents from 0 to 1000000',
  example: String(example),
});
const port = (example: number) => count(0, 65_535, example);

/** Every setting there is: what it has to be, and one that would do. */
export const settings: Record<string, Setting> = {
  NODE_ENV: oneOf('production', 'development', 'test'),
  ROLE: oneOf('all', 'api', 'worker'),
  HOST: text('127.0.0.1'),
  PORT: port(3000),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_PORT: port(9464),
  DATABASE_URL: url('postgres://engram:password@127.0.0.1:5432/engram'),
  DATABASE_POOL: count(1, 200, 10),
  DATABASE_WAIT_MS: count(100, 60_000, 3_000),
  REDIS_URL: url('redis://127.0.0.1:6379'),
  REDIS_PREFIX: { form: 'a text of at most 60 characters', example: 'engram:' },
  REDIS_TIMEOUT_MS: count(10, 10_000, 200),
  SMTP_URL: url('smtp://user:password@mail.example:587'),
  MAIL_FROM: text("'Engram <engram@school.example>'"),
  SUPPORT_MAILBOX: { form: 'one email address', example: 'help@school.example' },
  PUBLIC_URL: url('https://engram.school.example'),
  SECRET: { form: 'a text of at least 32 characters', example: '$(openssl rand -base64 48)' },
  TRUST_PROXY: { form: 'addresses of proxies, not their number', example: '10.0.0.5' },
  LOG_LEVEL: oneOf('info', 'silent', 'error', 'warn', 'debug'),
  BUILD_ID: { form: 'a text of at most 80 characters', example: '1a2b3c4' },
  WEB_ROOT: { form: 'a folder', example: '/srv/engram/web/build/client' },
  CLOCK_FILE: { form: 'a file', example: '/tmp/now' },
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://127.0.0.1:4318/v1/traces'),
  CAPTCHA_WORK: count(2, 1_000_000, 4_000),
  OPENAI_API_KEY: text('sk-…'),
  OPENAI_MODEL: text('gpt-5.4-mini'),
  OPENAI_PRICE: price,
  OPENAI_BASE_URL: url('https://api.openai.com/v1'),
  OPENAI_RATE: rate,
  DEEPSEEK_API_KEY: text('sk-…'),
  DEEPSEEK_MODEL: text('deepseek-v4-flash'),
  DEEPSEEK_PRICE: price,
  DEEPSEEK_BASE_URL: url('https://api.deepseek.com'),
  DEEPSEEK_RATE: rate,
  GEMINI_API_KEY: text('AI…'),
  GEMINI_MODEL: text('gemini-flash-latest'),
  GEMINI_PRICE: price,
  GEMINI_BASE_URL: url('https://generativelanguage.googleapis.com'),
  GEMINI_RATE: rate,
  ANTHROPIC_API_KEY: text('sk-ant-…'),
  ANTHROPIC_MODEL: text('claude-haiku-5-5'),
  ANTHROPIC_PRICE: price,
  ANTHROPIC_BASE_URL: url('https://api.anthropic.com/v1'),
  ANTHROPIC_RATE: rate,
  AI_BASE_URL: url('http://127.0.0.1:11434/v1'),
  AI_MODEL: text('qwen2.5:7b-instruct'),
  AI_API_KEY: text('any'),
  AI_PRICE: price,
  AI_RATE: rate,
  AI_FIRST_TOKEN_SECONDS: count(1, 600, 120),
  AI_REASONING_EFFORT: oneOf('none', 'minimal', 'low', 'medium', 'high'),
  PICTURE_MODEL: text('gpt-5.4-mini'),
  AI_BUDGET_SERVER: cents(2_000),
  AI_BUDGET_NETWORK: cents(300),
  AI_BUDGET_FREE_ACCOUNT: cents(25),
  AI_BUDGET_PAID_ACCOUNT: cents(300),
  AI_BUDGET_RESERVED: { form: 'a whole number of percent from 0 to 100', example: '30' },
  EMAIL_HASH_KEY: {
    form: 'a text of at least 32 characters',
    example: '$(openssl rand -base64 48)',
  },
  STRIPE_SECRET_KEY: text('sk_live_…'),
  STRIPE_WEBHOOK_SECRET: text('whsec_…'),
  STRIPE_BASE_URL: url('http://127.0.0.1:2595'),
  TRIAL_NEEDS_CARD: oneOf('on', 'off'),
  S3_URL: url('https://s3.eu-central-1.amazonaws.com/engram-pictures'),
  S3_REGION: text('eu-central-1'),
  S3_ACCESS_KEY_ID: text('AKIA…'),
  S3_SECRET_ACCESS_KEY: text('…'),
  RATE_LIMITS: oneOf('on', 'off'),
  UPLOADS_NEED_SANDBOX: oneOf('on', 'off'),
  WEB_PAGES: oneOf('on', 'off'),
  VIDEO_TRANSCRIPTS: oneOf('on', 'off'),
  WEB_PAGES_STAND_IN: url('http://127.0.0.1:2596'),
  SHUTDOWN_SECONDS: count(1, 300, 20),
};

/** Never repeated in a log or on a screen: they hold keys, or passwords inside an address. */
const isSecret = (name: string) => /SECRET|KEY|_URL$|ENDPOINT/.test(name);

/** In one sentence: what is set, what it has to be, and an example. */
export function describeWrongSetting(name: string, value: string | undefined): string {
  const setting = settings[name];
  const set = value === undefined || isSecret(name) ? name : `${name}=${value}`;
  if (!setting) return `${set} cannot be used.`;
  return `${set} cannot be used: it has to be ${setting.form}, like ${name}=${setting.example}.`;
}

type Environment = Record<string, string | undefined>;

/** Names that are almost one of ours, so that somebody believes to have set it. */
export function findMisspelt(environment: Environment): string[] {
  const ours = Object.keys(settings);
  return Object.keys(environment).flatMap((name) => {
    if (ours.includes(name)) return [];
    const meant = ours.find((known) => isAlmost(name, known));
    return meant ? [`${name} is no setting of ours and does nothing. Is ${meant} meant?`] : [];
  });
}

/** Short names of others are too much like ours to say anything: HOME and HOST. */
function isAlmost(name: string, known: string): boolean {
  if (known.length < 6) return false;
  const limit = known.length < 9 ? 1 : 2;
  return editDistance(name.toUpperCase(), known, { limit }) <= limit;
}
