import { expect, it } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { DocumentRefusedError } from './extract-document.ts';
import { makeReadingQueue } from './reading-queue.ts';
import type { RunReader } from './confined-reader.ts';
import { extract, type ExtractOptions } from './testing/extract.ts';
import { makeDocx, p } from './testing/make-docx.ts';

it('reads a document and says what kind it is', async () => {
  const content = makeDocx({ body: p('All cells come from cells.') });

  expect(await extract({ fileName: 'Notes.v2.DOCX', content })).toEqual({
    kind: 'docx',
    reading: { text: 'All cells come from cells.', pagesWithoutText: [], isCut: false },
  });
});

it('refuses a kind that we do not read', async () => {
  expect(await refusalOf({ fileName: 'notes.pages', content: 'words' })).toBe('wrong-type');
  expect(await refusalOf({ fileName: 'notes', content: 'words' })).toBe('wrong-type');
});

it('refuses a file without anything in it', async () => {
  expect(await refusalOf({ fileName: 'notes.pdf', content: '' })).toBe('empty');
});

it('refuses a file that is not what its name says, without starting a reader', async () => {
  const runReader = () => Promise.reject(new Error('a reader was started'));

  expect(await refusalOf({ fileName: 'notes.docx', content: '%PDF-1.7', runReader })).toBe(
    'wrong-type',
  );
  expect(await refusalOf({ fileName: 'notes.txt', content: '\u007fELF', runReader })).toBe(
    'wrong-type',
  );
});

it('passes on why a reader refused', async () => {
  expect(await refusalOf({ fileName: 'notes.docx', content: 'PK\u0003\u0004 broken' })).toBe(
    'damaged',
  );
  expect(await refusalOf({ fileName: 'notes.txt', content: ' \n\n ' })).toBe('empty');
});

it('answers nobody when the caller has gone', async () => {
  const gone = new AbortController();
  const runReader: RunReader = async () => {
    gone.abort(new Error('gone'));
    return { outcome: { refusal: 'too-complex' }, ending: 'gone', complaintBytes: 0 };
  };
  const options = { fileName: 'a.txt', content: 'words', runReader, signal: gone.signal };

  await expect(extract(options)).rejects.toThrow('gone');
});

it('tells who waits and who is read that the server stops', async () => {
  const stopping = new AbortController();
  const queue = makeReadingQueue({ places: 1 });
  let isEnded = false;
  const runReader: RunReader = ({ signal }) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        isEnded = true;
        resolve({ outcome: { refusal: 'too-complex' }, ending: 'gone', complaintBytes: 0 });
      });
    });
  const parts = { queue, runReader, stopping: stopping.signal };
  const read = extract({ fileName: 'a.txt', content: 'words', ...parts });
  const waiting = extract({ fileName: 'b.txt', content: 'words', ...parts });
  stopping.abort(new Error('stopping'));

  await expect(read).rejects.toThrow('stopping');
  await expect(waiting).rejects.toThrow('stopping');
  expect(isEnded).toBe(true);
});

it('logs neither the name of a document nor its words', async () => {
  const lines: string[] = [];
  const log = makeLog('trace', { write: (line) => lines.push(line) });
  await extract({ fileName: 'my secret.txt', content: 'canary words', log });

  expect(lines.join('')).toContain('"kind":"txt"');
  expect(lines.join('')).not.toMatch(/secret|canary/);
});

async function refusalOf(options: ExtractOptions): Promise<string> {
  const error = await extract(options).catch((thrown: unknown) => thrown);
  if (error instanceof DocumentRefusedError) return error.refusal;
  throw new Error('the document was not refused', { cause: error });
}
