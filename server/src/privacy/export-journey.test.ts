import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { afterAll, expect, it } from 'vitest';
import { privacyWork } from './jobs.ts';
import { startPrivacyApp } from './testing/privacy-app.ts';
import { readZip } from './testing/read-zip.ts';

const catcher = await startSmtpCatcher();
afterAll(catcher.stop);
const { platform, config, signIn, request, latest, download } = await startPrivacyApp({
  environment: { ROLE: 'all', SMTP_URL: catcher.url, PUBLIC_URL: 'http://engram.example' },
});
await platform.jobs.work(privacyWork(platform, config));

it('makes the export in a worker and tells the user by mail [SET-31]', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  await expect.poll(() => latest(maya)).toMatchObject({ id, state: 'ready' });
  const files = await readZip((await download(maya, id)).rawPayload);
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ email: maya.email });

  await expect.poll(() => catcher.caught).toHaveLength(1);
  expect(catcher.caught[0]).toMatchObject({
    to: [maya.email],
    subject: 'Your Engram data is ready',
  });
  expect(catcher.caught[0]?.text).toContain('http://engram.example/settings');
});
