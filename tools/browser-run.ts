import { findFreePort } from '@engram/fakes/listen.ts';
import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { startStripe } from '@engram/fakes/stripe/start-stripe.ts';
import { startWebPages } from '@engram/fakes/web/start-web-pages.ts';
import { makeDatabase } from './database.ts';
import { findChromium } from './find-chromium.ts';
import { run } from './processes.ts';

/** The built app, databases of its own and free ports, as the environment of a browser run. */
export async function prepareBrowserRun() {
  const serverUrl = process.env.DATABASE_URL ?? '';
  const database = await makeDatabase(serverUrl, 'browser');
  const probeDatabase = await makeDatabase(serverUrl, 'probe');
  const [port, metricsPort] = await Promise.all([findFreePort(), findFreePort()]);
  const mail = await startSmtpCatcher();
  const origin = `http://127.0.0.1:${port}`;
  const stripe = await startStripe({ webhookUrl: `${origin}/api/stripe/events` });
  const pages = await startWebPages();
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    COMPONENT_SHEET: 'on',
    DATABASE_URL: database.url,
    PROBE_DATABASE_URL: probeDatabase.url,
    REDIS_PREFIX: `engram-browser-${process.pid}:`,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
    // Two browsers keep two cores busy: that must not look like a lost Redis or a full database.
    REDIS_TIMEOUT_MS: '5000',
    DATABASE_WAIT_MS: '15000',
    // Each account of a test comes from a network of its own, for a network makes only so many.
    TRUST_PROXY: '127.0.0.1',
    // Browsers that take turns on two cores solve a full one in many seconds.
    CAPTCHA_WORK: '1000',
    SMTP_URL: mail.url,
    INBOX_URL: mail.inboxUrl,
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_BASE_URL: stripe.url,
    WEB_PAGES_STAND_IN: pages.url,
    VIDEO_TRANSCRIPTS: 'on',
    PUBLIC_URL: origin,
    E2E_ORIGIN: origin,
    CHROMIUM: findChromium(),
  };
  // The app people get: without React's and our own help for developers.
  await run('npm', ['run', '--silent', 'build'], { ...environment, NODE_ENV: 'production' });
  await run('node', ['server/src/migrate.ts'], environment);
  const sessions = await run('node', ['server/src/seed.ts'], environment);
  return {
    environment: { ...environment, DEMO_SESSIONS: sessions },
    async stop() {
      await mail.stop();
      await stripe.stop();
      await pages.stop();
      await database.drop();
      await probeDatabase.drop();
    },
  };
}
