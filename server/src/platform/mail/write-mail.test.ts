import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openMailer } from './mailer.ts';
import { writeMail } from './write-mail.ts';

const content = {
  subject: 'A subject',
  preview: 'Read me first.',
  title: 'A title',
  words: ['It is for ', { strong: 'maya@example.edu' }, ', and nobody else.'],
  button: { label: 'Open it', link: 'https://engram.example/open#token=abc' },
  note: 'Not for you? Ignore it.',
};

it('says the same in both parts', async () => {
  const { subject, html, text } = await writeMail(content);
  expect(subject).toBe('A subject');
  expect(text).toBe(
    [
      'A title',
      '',
      'It is for maya@example.edu, and nobody else.',
      '',
      'Open it:',
      'https://engram.example/open#token=abc',
      '',
      'Not for you? Ignore it.',
      '',
      '-- ',
      'Engram, practice tests and flashcards from your own material.',
      'Questions: support@engram.example',
    ].join('\n'),
  );
  expect(html).toContain('<html dir="ltr" lang="en">');
  expect(html).toContain('Read me first.');
  expect(html).toContain('>maya@example.edu</b>, and nobody else.');
  expect(html).toContain('href="https://engram.example/open#token=abc"');
  expect(html).toContain('>engram.example/open#token=abc</a>');
  expect(html).toContain('Not for you? Ignore it.');
  expect(html).toContain('mailto:support@engram.example');
});

it('has a line that ends mails that come again and again, behind what else it notes', async () => {
  const ending = { label: 'No more of these', link: 'https://engram.example/off#token=abc' };
  const { html, text } = await writeMail({ ...content, ending });
  expect(text).toContain(
    'Not for you? Ignore it.\n\nNo more of these:\nhttps://engram.example/off#token=abc\n\n-- \n',
  );
  expect(html).toContain('href="https://engram.example/off#token=abc"');
  expect(html).toContain('>No more of these</a>');
});

it('shows markup in a name as text', async () => {
  const words = ['It is for ', { strong: '<img src=x onerror=alert(1)>"&' }];
  const { html } = await writeMail({ ...content, words });
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('asks nobody for anything when it is opened', async () => {
  const { html } = await writeMail(content);
  const fetched = html.match(/(?:src|background)="[^"]*"|url\([^)]*\)|<link|@import|<script/g);
  expect(fetched).toEqual(['src="cid:logo@engram"']);
});

it('has rules for the dark and for narrow screens that survive rendering', async () => {
  const { html } = await writeMail(content);
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('@media (prefers-color-scheme: dark)');
  expect(style).toContain('@media (max-width: 600px)');
  expect(style).not.toContain('&');
});

it('arrives with its logo inside', async () => {
  const catcher = await startSmtpCatcher();
  const mailer = openMailer({ smtpUrl: catcher.url, from: 'Engram <support@engram.example>' });
  onTestFinished(async () => {
    mailer.close();
    await catcher.stop();
  });
  await mailer.send({ to: 'maya@example.edu', ...(await writeMail(content)) });
  expect(catcher.caught[0]).toMatchObject({ to: ['maya@example.edu'], subject: 'A subject' });
  expect(catcher.caught[0]?.html).toContain('cid:logo@engram');
});
