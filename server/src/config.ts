import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isEmail } from '@engram/core/accounts/email.ts';
import { product } from '@engram/core/product.ts';
import { z } from 'zod';

const developmentSecret = 'engram-development-secret-not-for-production';
const builtWebApp = fileURLToPath(new URL('../../web/build/client', import.meta.url));

const isOn = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);

/** Cents for a million tokens in and out, as '40/160'. */
const price = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'is written as cents in/cents out, like 40/160')
  .transform((value) => {
    const [input = 0, output = 0] = value.split('/').map(Number);
    return { input, output };
  });

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
  SMTP_URL: z.url().default('smtp://127.0.0.1:2525'),
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
  DEEPSEEK_API_KEY: z.string().min(1).optional(),
  DEEPSEEK_MODEL: z.string().default('deepseek-v4-flash'),
  DEEPSEEK_PRICE: price.prefault('44/132'),
  DEEPSEEK_BASE_URL: z.url().optional(),
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_MODEL: z.string().default('gemini-flash-latest'),
  GEMINI_PRICE: price.prefault('30/250'),
  GEMINI_BASE_URL: z.url().optional(),
  /** Any OpenAI-compatible server, like Ollama, llama.cpp or vLLM; some need no key. */
  AI_BASE_URL: z.url().optional(),
  AI_MODEL: z.string().default('default'),
  AI_API_KEY: z.string().min(1).optional(),
  AI_PRICE: price.prefault('0/0'),
  /** Takes payments when both are there; without them no plan can be bought here. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Tests and development pay at a payment service of ours. */
  STRIPE_BASE_URL: z.url().optional(),
  RATE_LIMITS: isOn.default(true),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
});

export type Config = z.infer<typeof Environment>;

/** The whole configuration, parsed once. Nothing else reads the environment. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = Environment.parse(environment);
  if (config.NODE_ENV === 'production') refuseUnsafe(config);
  // A public server that forgot to say so would sign with a secret everybody can read.
  if (config.PUBLIC_URL.startsWith('https://') && config.SECRET === developmentSecret) {
    throw new Error('Refusing to start: SECRET is the one from development');
  }
  // Money would be taken and no plan given, or events believed of which nobody knows the sender.
  if ((config.STRIPE_SECRET_KEY === undefined) !== (config.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new Error(
      'Refusing to start: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together',
    );
  }
  return config;
}

export function hasWebApp(config: Config): boolean {
  return existsSync(config.WEB_ROOT);
}

function refuseUnsafe(config: Config): void {
  const problems = [
    config.SECRET === developmentSecret && 'SECRET is the one from development',
    new Set(config.SECRET).size < 10 && 'SECRET is too simple',
    !config.PUBLIC_URL.startsWith('https://') && 'PUBLIC_URL must start with https://',
    config.CLOCK_FILE !== undefined && 'CLOCK_FILE is for tests',
    config.CAPTCHA_WORK < 1_000 && 'CAPTCHA_WORK is too cheap',
    config.STRIPE_BASE_URL !== undefined && 'STRIPE_BASE_URL is for tests',
    !config.RATE_LIMITS && 'RATE_LIMITS must stay on',
  ].filter((problem) => problem !== false);
  if (problems.length > 0)
    throw new Error(`Refusing to start in production: ${problems.join('; ')}`);
}
