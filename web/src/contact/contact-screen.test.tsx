import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { SessionProvider } from '../accounts/session/session.tsx';
import ContactScreen, { meta } from './contact-screen.tsx';
import { field, renderContact, sendButton } from './testing/render-contact.tsx';

it('shows a visitor the contact form', () => {
  renderContact();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact us');
  expect(sendButton()).toBeDefined();
});

it("has a required field 'Name' [CONT-01]", () => {
  renderContact();
  expect(field('Name').required).toBe(true);
  expect(field('Name').autocomplete).toBe('name');
});

it("has a required field 'Email' [CONT-02]", () => {
  renderContact();
  expect(field('Email').required).toBe(true);
});

it("has a required field 'Subject' [CONT-03]", () => {
  renderContact();
  expect(field('Subject').required).toBe(true);
});

it("has a required field 'Message' of several lines [CONT-04]", () => {
  renderContact();
  expect(field('Message').required).toBe(true);
  expect(field('Message').tagName).toBe('TEXTAREA');
});

it('has an email field of email type [CONT-05]', () => {
  renderContact();
  expect(field('Email').type).toBe('email');
});

it('takes 100 characters of a name, 200 of a subject and 5,000 of a message (NS-43)', () => {
  renderContact();
  expect(field('Name').maxLength).toBe(100);
  expect(field('Subject').maxLength).toBe(200);
  expect(field('Message').maxLength).toBe(5_000);
});

it('shows the support mailbox, to be written to [CONT-11]', () => {
  renderContact();
  const [mailbox] = screen.getAllByRole('link', { name: 'support@engram.example' });
  expect(mailbox?.getAttribute('href')).toBe('mailto:support@engram.example');
});

it('shows the hours: Monday to Friday 9:00-18:00 EST [CONT-12] [LIM-29]', () => {
  renderContact();
  expect(screen.getByText('Monday to Friday 9:00-18:00 EST')).toBeDefined();
});

it('leads to /faq [CONT-13]', () => {
  renderContact();
  const link = screen.getByRole('link', { name: /^Read the FAQ first/ });
  expect(link.getAttribute('href')).toBe('/faq');
});

it('promises an answer within 24 hours, on the days of its hours, before anything is sent [CONT-14] [LIM-28]', () => {
  renderContact();
  expect(screen.getByText(/We answer within 24 hours, Monday to Friday\.$/)).toBeDefined();
});

it('has a title and a description', () => {
  expect(meta()).toEqual(
    expect.arrayContaining([
      { title: 'Contact · Engram' },
      {
        name: 'description',
        content:
          'Write to the Engram team. A person reads every message and answers within 24 hours, Monday to Friday.',
      },
    ]),
  );
});

it('reads without JavaScript, says where to write then, and puts no message into an address', () => {
  const html = prerender();
  expect(html).toContain('This form needs JavaScript.');
  expect(html).toContain('All fields are required.');
  // A form of this method, outside a dialog, does nothing when it is sent.
  expect(html).toContain('method="dialog"');
  expect(html).not.toContain('style=');
});

function prerender(): string {
  const Site = createRoutesStub([{ path: '*', Component: ContactScreen }]);
  return renderToString(
    <SessionProvider onCallFailed={() => undefined}>
      <Site initialEntries={['/contact']} />
    </SessionProvider>,
  );
}
