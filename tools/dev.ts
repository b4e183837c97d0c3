import { findFreePort } from '@engram/fakes/listen.ts';
import { ensureServices } from './services/ensure-services.ts';
import { run, startAll } from './processes.ts';

/** Everything a developer needs, offline, with one command; Ctrl+C ends all of it. */
const services = await ensureServices(process.env, 'kept');
const [apiPort, inboxPort, smtpPort, aiPort, stripePort, apiMetricsPort, workerMetricsPort] =
  await Promise.all(Array.from({ length: 7 }, findFreePort));
const webPort = Number(process.env.WEB_PORT ?? 5173);
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: services.databaseUrl,
  REDIS_URL: services.redisUrl,
  PORT: String(apiPort),
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  PUBLIC_URL: `http://127.0.0.1:${webPort}`,
  WEB_PORT: String(webPort),
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  SMTP_PORT: String(smtpPort),
  INBOX_PORT: String(inboxPort),
  AI_PORT: String(aiPort),
  // A model that is always there; keys of real ones come before it in the menu.
  AI_BASE_URL: process.env.AI_BASE_URL ?? `http://127.0.0.1:${aiPort}/v1`,
  // As if it read pictures, which the fake one does.
  PICTURE_MODEL: process.env.PICTURE_MODEL ?? process.env.AI_MODEL ?? 'default',
  // Payments that cost nothing; with keys in the environment they are real.
  ...(process.env.STRIPE_SECRET_KEY === undefined && {
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_BASE_URL: `http://127.0.0.1:${stripePort}`,
  }),
  STRIPE_PORT: String(stripePort),
  STRIPE_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/stripe/events`,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};

await run('node', ['server/src/migrate.ts'], environment);
await run('node', ['server/src/seed.ts'], environment);

const server = ['--watch', '--watch-preserve-output', 'server/src/main.ts'];
const role = (name: string, metricsPort: number | undefined) => ({
  ...environment,
  ROLE: name,
  METRICS_PORT: String(metricsPort),
});
const processes = startAll([
  { name: 'api', command: 'node', options: server, environment: role('api', apiMetricsPort) },
  {
    name: 'worker',
    command: 'node',
    options: server,
    environment: role('worker', workerMetricsPort),
  },
  { name: 'web', command: 'npm', options: ['run', 'dev', '--workspace', 'web'], environment },
  { name: 'fakes', command: 'node', options: ['fakes/src/main.ts'], environment },
]);

console.log(`
  Engram       http://127.0.0.1:${webPort}
  Components   http://127.0.0.1:${webPort}/component-sheet
  Mail         http://127.0.0.1:${inboxPort}
  Demo users   maya.okafor@example.edu (free), omar.haddad@example.edu (premium),
               password: correct horse battery
`);

async function stop(): Promise<void> {
  await processes.stop();
  await services.stop();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop());
// npm does not pass SIGTERM on: when it is gone, so is the reason to run.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop();
}, 500).unref();
processes.onExit((name) => {
  console.error(`${name} ended; stopping the rest.`);
  process.exitCode = 1;
  void stop();
});
