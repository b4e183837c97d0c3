import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { hashToken } from '../../accounts/opaque-token.ts';
import { recordEvent } from '../../accounts/record-event.ts';
import { saveOnboarding, savePassword } from '../../accounts/store.ts';
import { startPrivacyApp } from '../testing/privacy-app.ts';
import { readZip } from '../testing/read-zip.ts';

const { platform, clock, signIn, request, latest, download, exportOf, countParts, runJob } =
  await startPrivacyApp();
const { db, pool } = platform;
const day = 24 * 60 * 60 * 1000;

function make(userId: string, exportId: string, attempt = 1) {
  return runJob('make-data-export', { userId, exportId }, attempt);
}

it('exports every table of the user as a zip of JSON and CSV [API-26] [SET-32]', async () => {
  const maya = await signIn({ plan: 'student' });
  const { userId, email } = maya;
  const now = clock.now();
  const answers = { testReason: 'School', hearAboutUs: 'A friend', registrationDate: now };
  await saveOnboarding(db, { userId, ...answers });
  await recordEvent(db, { userId, kind: 'signed-in', device: 'Firefox on Linux', now });

  const { files } = await exportOf(maya);

  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'account-events.csv',
    'account-events.json',
    'ai-spending.json',
    'attempts.json',
    'billing.json',
    'contact-messages.json',
    'deleted-flashcard-sets.json',
    'deleted-tests.json',
    'devices.json',
    'exams.json',
    'flashcard-sets.json',
    'flashcards.csv',
    'flashcards.json',
    'generations.json',
    'mastery.json',
    'material-marks.csv',
    'material-marks.json',
    'material-uses.csv',
    'material-uses.json',
    'materials.json',
    'onboarding.json',
    'pictures.csv',
    'pictures.json',
    'profile.json',
    'question-reports.json',
    'removed-flashcards.json',
    'review-reminders.json',
    'review-schedules.json',
    'review-settings.json',
    'reviews.csv',
    'reviews.json',
    'shared-tests.json',
    'study-days.csv',
    'study-days.json',
    'subscriptions.json',
    'taken-shared-tests.json',
    'tests.json',
    'usage.json',
  ]);
  expect(JSON.parse(files['profile.json'] ?? '')).toEqual({
    uid: userId,
    email,
    displayName: 'Maya',
    timeZone: 'UTC',
    emailVerified: false,
    emailVerifiedAt: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    passwordChangedAt: null,
    plans: [
      { plan: 'student', source: 'operator', startsAt: '2026-03-01T12:00:00.000Z', endsAt: null },
    ],
  });
  expect(JSON.parse(files['onboarding.json'] ?? '')).toEqual({
    testReason: 'School',
    hearAboutUs: 'A friend',
    registrationDate: '2026-03-01T12:00:00.000Z',
  });
  expect(JSON.parse(files['devices.json'] ?? '')).toEqual([
    {
      device: 'Test',
      signedInAt: '2026-03-01T12:00:00.000Z',
      lastSeenAt: '2026-03-01T12:00:00.000Z',
    },
  ]);
  expect(JSON.parse(files['account-events.json'] ?? '')).toContainEqual({
    at: '2026-03-01T12:00:00.000Z',
    event: 'signed-in',
    device: 'Firefox on Linux',
  });
  expect(files['account-events.csv']).toMatch(
    /^\u{feff}at,event,device\r\n2026-03-01T12:00:00.000Z,signed-in,Test\r\n2026-03-01T12:00:00.000Z,signed-in,Firefox on Linux\r\n/u,
  );
  expect(files['README.txt']).toContain('account-events.csv\n  The same as account-events.json');
});

it('disarms texts that a spreadsheet would take for formulas', async () => {
  const maya = await signIn();
  const device = '=HYPERLINK("http://evil.example")';
  await recordEvent(db, { userId: maya.userId, kind: 'signed-in', device, now: clock.now() });
  const { files } = await exportOf(maya);
  expect(files['account-events.csv']).toContain(`signed-in,"'=HYPERLINK(""http://evil.example"")"`);
});

it('holds nothing of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const now = clock.now();
  await recordEvent(db, { userId: omar.userId, kind: 'signed-in', device: 'canary-omar', now });
  await recordEvent(db, { userId: maya.userId, kind: 'signed-in', device: 'canary-maya', now });
  const content = JSON.stringify((await exportOf(maya)).files);
  expect(content).toContain('canary-maya');
  expect(content).not.toContain('canary-omar');
  expect(content).not.toContain(omar.userId);
});

it('holds neither a token nor any hash (NS-49)', async () => {
  const maya = await signIn();
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
  await savePassword(db, { userId: maya.userId, passwordHash, changedAt: clock.now() });
  const content = JSON.stringify((await exportOf(maya)).files);
  const hash = hashToken(maya.token);
  expect(content).toContain('passwordChangedAt');
  expect(content).not.toContain('argon2');
  expect(content).not.toContain(maya.token);
  expect(content).not.toContain(hash.toString('hex'));
  expect(content).not.toContain(hash.toString('base64').slice(0, 20));
  expect(content).not.toContain(JSON.stringify(hash.toJSON().data));
});

it('ends the same when its job runs twice, one after the other or at once', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  await Promise.all([make(maya.userId, id), make(maya.userId, id)]);
  const first = (await download(maya, id)).rawPayload;
  await make(maya.userId, id);
  const again = (await download(maya, id)).rawPayload;
  expect(again.equals(first)).toBe(true);
  expect(Object.keys(await readZip(again))).toHaveLength(39);
  expect(await countParts(maya)).toBe(1);
});

it('starts clean after a run that broke off', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  const left = [maya.userId, id, uuidv7()];
  await pool.query(
    "update data_exports set state = 'working', written_by = $3 where user_id = $1 and export_id = $2",
    left,
  );
  await pool.query("insert into data_export_parts values ($1, $2, $3, 0, 'half a zip')", left);
  await make(maya.userId, id, 2);
  const files = await readZip((await download(maya, id)).rawPayload);
  expect(Object.keys(files)).toHaveLength(39);
  expect(await countParts(maya)).toBe(1);
});

it('has failed after the last attempt only, and can be asked for again', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  await pool.query('alter table onboarding rename to onboarding_away');
  try {
    await expect(make(maya.userId, id, 5)).rejects.toThrow('onboarding');
    expect(await latest(maya)).toMatchObject({ state: 'working', filesDone: 36 });
    await expect(make(maya.userId, id, 6)).rejects.toThrow('onboarding');
  } finally {
    await pool.query('alter table onboarding_away rename to onboarding');
  }
  expect(await latest(maya)).toMatchObject({ id, state: 'failed' });
  expect(await countParts(maya)).toBe(0);
  clock.advance(1000);
  expect((await exportOf(maya)).id).not.toBe(id);
});

it('gives up an export whose job died without a word', async () => {
  const maya = await signIn();
  const { id } = await request(maya);
  clock.advance(day + 1);
  await runJob('sweep-data-exports', {});
  expect(await latest(maya)).toMatchObject({ id, state: 'failed' });
});
