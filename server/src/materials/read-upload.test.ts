import { readSync } from 'node:fs';
import { extractDocument } from '@engram/core/materials/api.ts';
import { readGoodFiles } from '@engram/corpus/list.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { mountUpload } from '../http/uploads/mount-upload.ts';
import { makeLog } from '../platform/log.ts';
import { multipartBody } from '../testing/calls/multipart-body.ts';
import { startTestApp } from '../testing/start-app.ts';
import { SandboxMissingError } from './extraction/confinement/limit-process.ts';
import { noConfinement } from './extraction/confinement/confinement.ts';
import { DocumentRefusedError, type ExtractDocument } from './extraction/extract-document.ts';
import { ReaderNotStartedError } from './extraction/run-reader-process.ts';
import { openExtraction } from './open-extraction.ts';
import { makeReadUpload } from './read-upload.ts';

const asked: Parameters<ExtractDocument>[0][] = [];
let extract: ExtractDocument;

/** The same handler under another address, where a test says what becomes of a document. */
const address = { name: 'extractProbe', path: '/probe-documents' };
const probe = { ...extractDocument, ...address } as unknown as typeof extractDocument;

const { app, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
  extend: (api) =>
    mountUpload(
      api,
      probe,
      makeReadUpload((upload) => {
        asked.push(upload);
        return extract(upload);
      }),
    ),
});
const maya = await signIn();

function send(url: string, fileName: string, content: string | Uint8Array, field?: string) {
  const { headers, payload } = multipartBody(fileName, content, field);
  return app.inject({ method: 'POST', url, headers: { ...headers, ...maya.headers }, payload });
}

const words = 'Long-term potentiation strengthens synapses. ';

it('[BAPI-12] [BAPI-13] [BAPI-14] [BAPI-16] [UPL-17] reads the text of a document in the field document', async () => {
  const reply = await send('/api/documents/extract', 'Lecture 6.txt', `\uFEFF${words}\r\n`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    extractedText: expect.stringContaining(words.trim()),
    fileDetails: {
      name: 'Lecture 6.txt',
      size: 50,
      type: 'txt',
      characters: 44,
      warnings: [],
    },
  });
});

it('[UPL-17] reads a PDF, with the very reader that the product starts', async () => {
  const file = readGoodFiles().find(({ name }) => name === 'biology-printed.pdf');
  if (!file) throw new Error('the corpus has lost a file');
  const reply = await send('/api/documents/extract', file.name, file.read());
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    extractedText: expect.stringContaining('turn light into chemical energy'),
    fileDetails: { type: 'pdf', pages: 2 },
  });
});

it('[BAPI-13] takes no file from another field', async () => {
  const reply = await send('/api/documents/extract', 'notes.txt', words, 'file');
  expect(reply.statusCode).toBe(400);
});

it('hands over who sent what, and the file at its beginning', async () => {
  extract = async ({ file }) => {
    const content = Buffer.alloc(100);
    const text = content.toString('utf8', 0, readSync(file, content));
    return { kind: 'pdf', reading: { text, pagesWithoutText: [], isCut: false } };
  };
  const reply = await send('/api/probe-documents', '../Lecture.pdf', words);
  expect(reply.json().extractedText).toBe(words);
  expect(asked.at(-1)).toMatchObject({
    userId: maya.userId,
    fileName: 'Lecture.pdf',
    sizeBytes: 45,
  });
  expect(Buffer.from(asked.at(-1)?.head ?? []).toString()).toBe(words);
});

it('[BAPI-16] tells of pages, and warns of what could not be read', async () => {
  extract = async () => ({
    kind: 'pdf',
    reading: {
      text: `  ${words}`,
      pageStarts: [0, 10, 10, 20],
      pagesWithoutText: [2, 3],
      isCut: true,
    },
  });
  const reply = await send('/api/probe-documents', 'Lecture.pdf', words);
  expect(reply.json().fileDetails).toEqual({
    name: 'Lecture.pdf',
    size: 45,
    type: 'pdf',
    characters: 44,
    pages: 4,
    pageStarts: [0, 10, 10, 20],
    warnings: [
      { code: 'pages-without-text', message: '2 pages have no text we can read: 2 to 3.' },
      { code: 'cut', message: 'Only the first 500,000 characters were read.' },
    ],
  });
});

it.each([
  ['Lecture.pdf', 'pdf', [0, 10, 20], 'Formulas on page 2 may be broken.'],
  ['Talk.pptx', 'pptx', [0, 10, 18], 'Formulas on 2 slides may be broken: 2 to 3.'],
  ['Essay.docx', 'docx', undefined, 'Some formulas may be broken.'],
] as const)('says where formulas of %s may be broken', async (name, kind, pageStarts, message) => {
  const text = `Ten signs. x = \uFFFD. ${kind === 'pptx' ? 'Words \uFFFD' : 'Words.'}`;
  const starts = pageStarts && { pageStarts: [...pageStarts] };
  extract = async () => ({
    kind,
    reading: { text, pagesWithoutText: [], isCut: false, ...starts },
  });
  const reply = await send('/api/probe-documents', name, words);
  expect(reply.json().fileDetails.warnings).toEqual([
    { code: 'formulas-broken', message: `${message} You won't be asked about those lines.` },
  ]);
});

it('takes the same sign in plain text for a letter', async () => {
  extract = async () => ({
    kind: 'txt',
    reading: { text: 'caf\uFFFD', pagesWithoutText: [], isCut: false },
  });
  const reply = await send('/api/probe-documents', 'notes.txt', words);
  expect(reply.json().fileDetails.warnings).toEqual([]);
});

it.each([
  ['empty', 'a.pdf', 422, 'file-empty', 'File appears to be empty', undefined],
  ['empty', 'a.txt', 422, 'file-empty', 'Text file appears to be empty', undefined],
  ['empty', 'a.MD', 422, 'file-empty', 'Text file appears to be empty', undefined],
  [
    'password',
    'a.pdf',
    422,
    'file-locked',
    'This file is protected with a password.',
    'Remove the password, or save a copy without one, and upload it again.',
  ],
  [
    'scanned',
    'a.pdf',
    422,
    'file-scanned',
    'This file contains pictures of pages, not text.',
    'Run text recognition (OCR) on it, or paste the text.',
  ],
  [
    'damaged',
    'a.docx',
    422,
    'file-damaged',
    'Failed to process file',
    'The file seems to be damaged. Open it, save a new copy and upload that.',
  ],
  [
    'too-complex',
    'a.docx',
    422,
    'file-too-complex',
    'Failed to process file',
    'It is too large or too complex to read. Try part of it.',
  ],
  [
    'wrong-type',
    'a.docx',
    415,
    'file-type-unsupported',
    'Unsupported file format',
    "The file's content doesn't match its name. Use .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html.",
  ],
] as const)(
  '[BAPI-15] [BERR-16] [UPL-13] says why nothing was read: %s %s',
  async (refusal, fileName, status, code, message, details) => {
    extract = async () => {
      throw new DocumentRefusedError(refusal);
    };
    const reply = await send('/api/probe-documents', fileName, words);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({
      code,
      message,
      error: message,
      requestId: expect.any(String),
      ...(details ? { details } : {}),
    });
  },
);

it.each(['film.mp4', 'notes', 'notes.pdf.exe', 'notes.pdf '.trim() + '.', '.docm'])(
  '[BERR-17] does not support %s',
  async (fileName) => {
    const reply = await send('/api/documents/extract', fileName, words);
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({
      code: 'file-type-unsupported',
      message: 'Unsupported file format',
      error: 'Unsupported file format',
      details: 'Use .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html.',
    });
  },
);

it('[UPL-13] says that a text file without content is empty', async () => {
  const reply = await send('/api/documents/extract', 'notes.txt', ' \n\t\r\n ');
  expect(reply.statusCode).toBe(422);
  expect(reply.json().message).toBe('Text file appears to be empty');
});

it('[UPL-09] says that a file of 0 bytes is empty', async () => {
  const reply = await send('/api/documents/extract', 'notes.pdf', '');
  expect(reply.statusCode).toBe(422);
  expect(reply.json().message).toBe('File is empty (0 bytes)');
});

it('asks to come again when no reader can be started', async () => {
  extract = async () => {
    throw new ReaderNotStartedError('no process left');
  };
  const reply = await send('/api/probe-documents', 'a.pdf', words);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
});

it.each([
  ['off', 200],
  ['on', 409],
])('takes files without a sandbox when UPLOADS_NEED_SANDBOX is %s: %i', async (set, status) => {
  const { UPLOADS_NEED_SANDBOX } = readConfig({ UPLOADS_NEED_SANDBOX: set });
  ({ extract } = openExtraction(Fastify(), {
    log: makeLog('silent'),
    mustBeClosed: UPLOADS_NEED_SANDBOX,
    find: async () => noConfinement,
  }));
  const reply = await send('/api/probe-documents', 'notes.txt', words);
  expect(reply.statusCode).toBe(status);
});

it('says that uploads are off and to paste the text where files cannot be read safely', async () => {
  extract = async () => {
    throw new SandboxMissingError('prlimit is missing');
  };
  const reply = await send('/api/probe-documents', 'notes.txt', words);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'uploads-off',
    message: 'Uploads are turned off on this server.',
    details: 'Copy the text from your file and paste it instead.',
  });
});

it('tells nothing of a failure it does not know', async () => {
  extract = async () => {
    throw new Error(`broke over "${words}"`);
  };
  const reply = await send('/api/probe-documents', 'a.pdf', words);
  expect(reply.statusCode).toBe(500);
  expect(reply.payload).not.toContain('potentiation');
});

it('[BERR-18] [UPL-02] [BLIM-05] refuses 10485761 bytes and reads 10485760', async () => {
  extract = async ({ sizeBytes }) => ({
    kind: 'txt',
    reading: { text: String(sizeBytes), pagesWithoutText: [], isCut: false },
  });
  const fits = await send('/api/probe-documents', 'a.txt', Buffer.alloc(10_485_760, 'a'));
  expect(fits.json().extractedText).toBe('10485760');
  const reply = await send('/api/documents/extract', 'a.txt', Buffer.alloc(10_485_761, 'a'));
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({
    code: 'file-too-large',
    message: 'File is too large',
    error: 'File is too large',
    details: 'Use a file under 10MB.',
  });
});
