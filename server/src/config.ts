import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isEmail } from '@engram/core/accounts/email.ts';
import { product } from '@engram/core/product.ts';
import { z } from 'zod';
import { describeWrongSetting } from './doctor/settings.ts';
import { explainPictureModel } from './platform/ai/picture-model.ts';

/** What is wrong with the settings, a plain sentence for each. */
export class SettingsError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

const developmentSecret = 'engram-development-secret-not-for-production';
const builtWebApp = fileURLToPath(new URL('../../web/build/client', import.meta.url));

const isOn = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);

const cents = z.coerce.number().int().min(0).max(1_000_000);

/** Cents for a million tokens in and out, as '40/160'. */
const price = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'is written as cents in/cents out, like 40/160')
  .transform((value) => {
    const [input = 0, output = 0] = value.split('/').map(Number);
    return { input, output };
  });

/** Calls and tokens a minute, as '500/200000'. */
const rate = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,9}$/, 'is written as calls/tokens a minute, like 500/200000')
  .transform((value) => {
    const [calls = 0, tokens = 0] = value.split('/').map(Number);
    return { calls, tokens };
  })
  .optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this process does; one image serves all three. */
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.default(9464),
  DATABASE_URL: z.url().default('postgres://postgres@127.0.0.1:5432/engram'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
  REDIS_URL: z.url().default('redis://127.0.0.1:6379'),
  REDIS_PREFIX: z.string().max(60).default('engram:'),
  /** After this long without an answer Redis counts as away; every use of it has another way. */
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(10).max(10_000).default(200),
  /** Without it no mail is sent. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default(`${product.name} <${product.supportMailbox}>`),
  /** Where messages of the contact form go (D1). */
  SUPPORT_MAILBOX: z.string().refine(isEmail, 'is no address').default(product.supportMailbox),
  /** Where people open the product; links in mails start with it. */
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  /** Keys the hashes of addresses; never leaves the server. */
  SECRET: z.string().min(32).default(developmentSecret),
  /** Addresses of proxies in front of us; without it X-Forwarded-For is ignored. */
  TRUST_PROXY: z
    .string()
    .refine((value) => !/^\d+$/.test(value), 'names addresses, not a number of hops')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  BUILD_ID: z.string().max(80).default('development'),
  WEB_ROOT: z.string().default(builtWebApp),
  /** Tests move the clock by writing an instant into this file. */
  CLOCK_FILE: z.string().optional(),
  /** Sends OpenTelemetry traces here; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Keys a browser derives at most for one CAPTCHA; tests make it cheap. */
  CAPTCHA_WORK: z.coerce.number().int().min(2).max(1_000_000).default(4_000),
  /** Models of the menu (D19): one without a key is not available. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().default('gpt-5.4-mini'),
  OPENAI_PRICE: price.prefault('75/450'),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_RATE: rate,
  DEEPSEEK_API_KEY: z.string().min(1).optional(),
  DEEPSEEK_MODEL: z.string().default('deepseek-v4-flash'),
  DEEPSEEK_PRICE: price.prefault('44/132'),
  DEEPSEEK_BASE_URL: z.url().optional(),
  DEEPSEEK_RATE: rate,
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_MODEL: z.string().default('gemini-flash-latest'),
  GEMINI_PRICE: price.prefault('30/250'),
  GEMINI_BASE_URL: z.url().optional(),
  GEMINI_RATE: rate,
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_MODEL: z.string().default('claude-haiku-5-5'),
  ANTHROPIC_PRICE: price.prefault('10/50'),
  ANTHROPIC_BASE_URL: z.url().optional(),
  ANTHROPIC_RATE: rate,
  /** Any OpenAI-compatible server, like Ollama, llama.cpp or vLLM; some need no key. */
  AI_BASE_URL: z.url().optional(),
  AI_MODEL: z.string().default('default'),
  AI_API_KEY: z.string().min(1).optional(),
  AI_PRICE: price.prefault('0/0'),
  AI_RATE: rate,
  /** How long it may take to begin: it may have to be loaded, or others are before. */
  AI_FIRST_TOKEN_SECONDS: z.coerce.number().int().min(1).max(600).default(120),
  /** For servers that know the setting; others refuse it. */
  AI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  /** The one of these models that reads a photo of a page when somebody asks for it. */
  PICTURE_MODEL: z.string().optional(),
  /** What AI may cost in a day (UTC), in US cents (D44); an operator changes them by command. */
  AI_BUDGET_SERVER: cents.default(2_000),
  AI_BUDGET_NETWORK: cents.default(300),
  AI_BUDGET_FREE_ACCOUNT: cents.default(25),
  AI_BUDGET_PAID_ACCOUNT: cents.default(300),
  /** Percent of the server's that only those who pay can spend; without it 30 where one can pay. */
  AI_BUDGET_RESERVED: z.coerce.number().int().min(0).max(100).optional(),
  /** Keys the hashes of addresses that outlive an account; without it the server makes one. */
  EMAIL_HASH_KEY: z.string().min(32).optional(),
  /** Takes payments when both are there; without them no plan can be bought here. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Tests and development pay at a payment service of ours. */
  STRIPE_BASE_URL: z.url().optional(),
  /** Whether a free trial asks for a card before it begins (D3). */
  TRIAL_NEEDS_CARD: isOn.default(false),
  /** Keeps pictures in a store that speaks S3: its address with the bucket; all three, or none. */
  S3_URL: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RATE_LIMITS: isOn.default(true),
  /** Takes no file where the kernel does not shut the process in that reads it. */
  UPLOADS_NEED_SANDBOX: isOn.default(false),
  /** Whether pages of the web are read by their address. */
  WEB_PAGES: isOn.default(true),
  /** Whether transcripts of videos are fetched from YouTube, which offers no official way to them. */
  VIDEO_TRANSCRIPTS: isOn.default(false),
  /** Tests read every page from a server of ours. */
  WEB_PAGES_STAND_IN: z.url().optional(),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
});

export type Config = z.infer<typeof Environment>;

/** The whole configuration, parsed once. Nothing else reads the environment. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = withoutEmpty(environment);
  const { data: config, error } = Environment.safeParse(set);
  if (error) {
    const names = new Set(error.issues.map(({ path: [name] }) => String(name)));
    throw new SettingsError([...names].map((name) => describeWrongSetting(name, set[name])));
  }
  const unsafe = findUnsafe(config);
  if (unsafe.length > 0) throw new SettingsError(unsafe);
  return config;
}

/** A line like OPENAI_API_KEY= in a file of settings leaves it out. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

export const settingNames = Object.keys(Environment.shape);

export function hasWebApp(config: Config): boolean {
  return existsSync(config.WEB_ROOT);
}

/** What would be dangerous, above all in production, and what does not fit together. */
function findUnsafe(config: Config): string[] {
  const { SECRET, PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = config;
  const isProduction = config.NODE_ENV === 'production';
  const isPublic = isProduction || PUBLIC_URL.startsWith('https://');
  const found = [
    // A public server that forgot to say so would sign with a secret everybody can read.
    isPublic &&
      SECRET === developmentSecret &&
      'SECRET is the one from development, which everybody can read. Make one of your own: SECRET=$(openssl rand -base64 48).',
    // Money would be taken and no plan given, or events believed of which nobody knows the sender.
    (STRIPE_SECRET_KEY === undefined) !== (STRIPE_WEBHOOK_SECRET === undefined) &&
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.',
    new Set([config.S3_URL, config.S3_ACCESS_KEY_ID, config.S3_SECRET_ACCESS_KEY].map(isSet)).size >
      1 &&
      'S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all three, or none.',
    explainPictureModel(config),
    ...(isProduction ? findUnfitForProduction(config) : []),
  ];
  return found.filter((sentence) => typeof sentence === 'string');
}

function isSet(value: string | undefined): boolean {
  return value !== undefined;
}

function findUnfitForProduction(config: Config): (string | false)[] {
  return [
    new Set(config.SECRET).size < 10 &&
      'SECRET is too simple. Make one by chance: SECRET=$(openssl rand -base64 48).',
    !config.PUBLIC_URL.startsWith('https://') &&
      'PUBLIC_URL must start with https:// in production, like PUBLIC_URL=https://engram.school.example.',
    config.CLOCK_FILE !== undefined && 'CLOCK_FILE is for tests. Leave it out in production.',
    config.CAPTCHA_WORK < 1_000 &&
      'CAPTCHA_WORK is too cheap for production. Leave it out, or set 1000 or more.',
    config.STRIPE_BASE_URL !== undefined &&
      'STRIPE_BASE_URL is for tests. Leave it out in production.',
    config.WEB_PAGES_STAND_IN !== undefined &&
      'WEB_PAGES_STAND_IN is for tests. Leave it out in production.',
    !config.RATE_LIMITS && 'RATE_LIMITS must stay on in production. Leave it out.',
  ];
}
