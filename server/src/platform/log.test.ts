import { expect, it } from 'vitest';
import { makeLog } from './log.ts';

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = [];
  write(makeLog('debug', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it('never writes a password, a token or an email, wherever it stands', () => {
  const text = logged((log) => {
    log.info({ password: 'canary-1' }, 'top');
    log.info({ user: { email: 'canary-2@example.edu', token: 'canary-3' } }, 'one level down');
    log.info({ call: { headers: { authorization: 'Bearer canary-4' } } }, 'two levels down');
  });
  expect(text).toContain('[redacted]');
  expect(text).not.toContain('canary');
});

it('leaves out the values a database error carries', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.edu) already exists.',
  });
  const text = logged((log) => log.error({ err: error }, 'failed'));
  expect(text).toContain('23505');
  expect(text).not.toContain('canary');
});

it('leaves out what the message of a driver quotes', () => {
  const messages = [
    'invalid input syntax for type uuid: "canary-1"',
    'No recipients: <canary-2@example.edu> was refused',
    'token eg_canary-3 is unknown',
  ];
  const text = logged((log) => {
    for (const message of messages) log.error({ err: new Error(message) }, 'failed');
  });
  expect(text).toContain('invalid input syntax for type uuid');
  expect(text).not.toContain('canary');
});
