import { expect, it } from 'vitest';
import { SandboxMissingError } from '../materials/extraction/confinement/limit-process.ts';
import { noConfinement, type Opening } from '../materials/extraction/confinement/confinement.ts';
import { ReaderNotStartedError } from '../materials/extraction/run-reader-process.ts';
import { examineSandbox } from './examine-sandbox.ts';

const settings = { ROLE: 'all', UPLOADS_NEED_SANDBOX: false } as const;
const leaving = (open: Opening[]) => async () => ({ command: [], open });

it('has nothing to say of a reader that is shut in', async () => {
  expect(await examineSandbox(settings, leaving([]))).toEqual([]);
});

it('warns of what a reader could reach, and how to mend it', async () => {
  expect(await examineSandbox(settings, async () => noConfinement)).toEqual([
    {
      isFatal: false,
      text: 'The sandbox is open: a process that reads an uploaded file could reach the network, local sockets and other processes. The system has to have perl and let it filter system calls. UPLOADS_NEED_SANDBOX=on refuses files until then.',
    },
  ]);
});

it('says that files are refused where the sandbox is needed and open', async () => {
  const needing = { ...settings, UPLOADS_NEED_SANDBOX: true };
  expect(await examineSandbox(needing, leaving(['local sockets']))).toEqual([
    {
      isFatal: false,
      text: 'Uploaded files are refused, because UPLOADS_NEED_SANDBOX is on and a process that reads one could reach local sockets. The system has to have perl and let it filter system calls.',
    },
  ]);
});

it.each([
  [
    new SandboxMissingError('prlimit is missing (package util-linux or coreutils)'),
    'Uploaded files are refused, because they cannot be read safely: prlimit is missing (package util-linux or coreutils).',
  ],
  [
    new ReaderNotStartedError('a reader could not be started'),
    'Uploaded files cannot be read for now: a reader could not be started.',
  ],
])('warns when no reader starts: %s', async (error, text) => {
  const found = await examineSandbox(settings, () => Promise.reject(error));
  expect(found).toEqual([{ isFatal: false, text }]);
});

it('starts no reader for a worker, which reads no files', async () => {
  const find = () => Promise.reject(new Error('a reader was started'));
  expect(await examineSandbox({ ...settings, ROLE: 'worker' }, find)).toEqual([]);
});
