import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { type Draft, type DraftFile, emptyDraft } from './draft/draft.ts';
import { countMaterial, findMaterialProblem, gatherText, makeParts } from './gather-material.ts';
import { makeMaterial } from './testing/stub-library.ts';
import { testUploadRules } from './upload-rules.ts';

const free = { plan: plans.free, rules: testUploadRules(plans.free) };
const premium = { plan: plans.student, rules: testUploadRules(plans.student) };

it('[UPL-04] joins the texts of files with a blank line between them', () => {
  expect(gatherText(uploads('One.', 'Two.', 'Three.'))).toBe('One.\n\nTwo.\n\nThree.');
});

it('leaves out files that failed or are still on their way', () => {
  const draft = uploads('One.');
  const failed: DraftFile = { ...fileOf('', 8), progress: { state: 'failed', message: '' } };
  const waiting: DraftFile = { ...fileOf('', 9), progress: { state: 'waiting' } };
  const all = { ...draft, files: [failed, ...draft.files, waiting] };
  expect(gatherText(all)).toBe('One.');
  expect(makeParts(all)).toHaveLength(1);
});

it('[INP-24] counts a text without what stands around it', () => {
  expect(countMaterial(written(`  \n${'x'.repeat(300)}\n\n `))).toBe(300);
});

it('counts saved materials with the blank lines between them', () => {
  const selected = [makeMaterial(1, { characters: 100 }), makeMaterial(2, { characters: 200 })];
  expect(countMaterial({ ...emptyDraft, mode: 'existing', selected })).toBe(302);
});

it.each(['', '   ', '\n\n\t'])('[INP-18] [INP-22] asks for some text instead of %j', (text) => {
  expect(findMaterialProblem(written(text), free)?.message).toBe('Please enter some text.');
});

it('[INP-19] refuses 299 characters and takes 300', () => {
  expect(findMaterialProblem(written('x'.repeat(299)), free)?.message).toBe(
    'Text is too short. Please enter at least 300 characters.',
  );
  expect(findMaterialProblem(written('x'.repeat(300)), free)).toBeUndefined();
});

it('[INP-20] refuses more than 30,000 characters of a free user, and says what premium reads', () => {
  expect(findMaterialProblem(written('x'.repeat(30_000)), free)).toBeUndefined();
  expect(findMaterialProblem(written('x'.repeat(31_204)), free)).toEqual({
    isTooLong: true,
    message:
      'Text is too long (31,204 characters). Free accounts are limited to 30,000 characters. Upgrade to Premium for up to 50,000 characters.',
  });
});

it('[INP-21] refuses more than 50,000 characters of a premium user', () => {
  expect(findMaterialProblem(written('x'.repeat(50_000)), premium)).toBeUndefined();
  expect(findMaterialProblem(written('x'.repeat(50_001)), premium)?.message).toBe(
    'Text is too long (50,001 characters). The maximum is 50,000 characters.',
  );
});

it('[UPL-05] asks for a file that was read', () => {
  expect(findMaterialProblem(uploads(), free)?.message).toBe(
    'Please upload and process at least one file.',
  );
});

it('[UPL-06] [UPL-07] refuses files with too much text in the same words for every plan', () => {
  const half = 'x'.repeat(25_000);
  expect(findMaterialProblem(uploads(half, half), free)?.message).toBe(
    'Content is too long (50,002 characters). The maximum is 30,000 characters.',
  );
  expect(findMaterialProblem(uploads(half, half), premium)?.message).toBe(
    'Content is too long (50,002 characters). The maximum is 50,000 characters.',
  );
});

it('[UPL-08] asks for 300 characters of files as well (C21)', () => {
  expect(findMaterialProblem(uploads('x'.repeat(299)), free)?.message).toBe(
    'Text is too short. Please enter at least 300 characters.',
  );
});

it('[UPL-15] names files over the limit when they are used', () => {
  const draft = uploads('x'.repeat(300));
  const files = draft.files.map((file) => ({ ...file, size: 10_485_761 }));
  expect(findMaterialProblem({ ...draft, files }, premium)?.message).toBe(
    'File(s) exceed size limit: file-0.pdf',
  );
});

it('[UPL-14] refuses more than 20 MB in all of a free user when they are used', () => {
  const draft = uploads('x'.repeat(300), 'y', 'z');
  const files = draft.files.map((file) => ({ ...file, size: 10_485_760 }));
  expect(findMaterialProblem({ ...draft, files }, free)?.message).toBe(
    'Total file size exceeds limit',
  );
  expect(findMaterialProblem({ ...draft, files }, premium)).toBeUndefined();
});

it('asks for a choice from the library', () => {
  expect(findMaterialProblem({ ...emptyDraft, mode: 'existing' }, free)?.message).toBe(
    'Please choose at least one saved material.',
  );
});

it('sends one part for each file', () => {
  expect(makeParts(uploads('One.', 'Two.'))).toEqual([
    { title: 'file-0.pdf', kind: 'pdf', text: 'One.', sizeBytes: 1000 },
    { title: 'file-1.pdf', kind: 'pdf', text: 'Two.', sizeBytes: 1000 },
  ]);
});

it('sends a text under its first line', () => {
  expect(makeParts(written('\nMemory\n\nThe trace.'))).toEqual([
    { title: 'Memory', kind: 'text', text: '\nMemory\n\nThe trace.' },
  ]);
});

it('sends the ids of saved materials', () => {
  const selected = [makeMaterial(1), makeMaterial(2)];
  expect(makeParts({ ...emptyDraft, mode: 'existing', selected })).toEqual(
    selected.map(({ id }) => ({ id })),
  );
});

it.each(['zero \0 byte', 'half \uD83D sign', '\u200B'])(
  'sends %j in a form that can be kept',
  (text) => {
    const parts = makeParts(written(text));
    expect(saveStudyMaterial.body.safeParse({ parts }).success).toBe(true);
    expect(parts[0]).toHaveProperty('text.length', text.length);
  },
);

function written(text: string): Draft {
  return { ...emptyDraft, mode: 'text', text };
}

function uploads(...texts: string[]): Draft {
  return { ...emptyDraft, files: texts.map(fileOf) };
}

function fileOf(extractedText: string, index: number): DraftFile {
  return {
    id: String(index),
    name: `file-${index}.pdf`,
    size: 1000,
    lastModified: 1,
    progress: { state: 'processed', extractedText, type: 'pdf', warnings: [] },
  };
}
