import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { findFileProblem, findSelectionProblem, findTotalProblem } from './check-files.ts';

const megabyte = 1024 * 1024;
const inTests = { maxBytes: 10 * megabyte };

it('[UPL-01] takes .pdf, .doc, .docx, .txt, .md and .rtf, in any letter case', () => {
  const names = ['a.pdf', 'a.doc', 'a.docx', 'a.txt', 'a.md', 'a.rtf', 'NOTES.PDF', 'a.b.txt'];
  expect(names.flatMap((name) => findFileProblem({ name, size: 1 }) ?? [])).toEqual([]);
});

it.each(['a.png', 'a.pages', 'pdf', 'a.', 'a.pdf.exe', ''])('[UPL-11] refuses "%s"', (name) => {
  expect(findFileProblem({ name, size: 1 })).toBe(
    'File type not supported. Allowed: .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html',
  );
});

it('takes photos where they are read, by their endings', () => {
  const problemOf = (name: string) => findFileProblem({ name, size: 1 }, { takesPhotos: true });
  expect(
    ['a.jpg', 'A.JPEG', 'a.png', 'a.webp', 'a.pdf'].flatMap((name) => problemOf(name) ?? []),
  ).toEqual([]);
  expect(problemOf('a.gif')).toContain('.jpg, .png, .webp');
  expect(problemOf('a.constructor')).toContain('.jpg, .png, .webp');
});

it('[UPL-11] names the kinds of the place in use', () => {
  const kinds = ['txt', 'docx', 'pdf'] as const;
  expect(findFileProblem({ name: 'a.md', size: 1 }, { kinds })).toBe(
    'File type not supported. Allowed: .txt, .docx, .pdf',
  );
});

it('[UPL-09] refuses a file of 0 bytes', () => {
  expect(findFileProblem({ name: 'glossary.txt', size: 0 })).toBe('File is empty (0 bytes)');
});

it('[UPL-02] [BLIM-05] takes 10485760 bytes', () => {
  expect(findFileProblem({ name: 'a.pdf', size: 10_485_760 }, inTests)).toBeUndefined();
});

it('[UPL-02] [UPL-10] [BLIM-05] refuses 10485761 bytes', () => {
  const problem = findFileProblem({ name: 'a.pdf', size: 10_485_761 }, inTests);
  expect(problem).toBe('File size exceeds 10MB limit');
});

it('[BLIM-07] refuses more than 5 MB where nothing else is said', () => {
  expect(findFileProblem({ name: 'a.pdf', size: 5_242_880 })).toBeUndefined();
  expect(findFileProblem({ name: 'a.pdf', size: 5_242_881 })).toBe('File size exceeds 5MB limit');
});

it('[BLIM-08] takes 10 MB in the wizard, which says so', () => {
  const wizard = { maxBytes: 10_485_760 };
  expect(findFileProblem({ name: 'a.pdf', size: 10_485_760 }, wizard)).toBeUndefined();
  expect(findFileProblem({ name: 'a.pdf', size: 10_485_761 }, wizard)).toBeDefined();
});

it('[UPL-15] names every file over the limit in a whole selection', () => {
  const files = [
    { name: 'a.pdf', size: 10_485_761 },
    { name: 'b.pdf', size: 10_485_760 },
    { name: 'c.pdf', size: 11_000_000 },
  ];
  expect(findSelectionProblem(files, inTests)).toBe('File(s) exceed size limit: a.pdf, c.pdf');
});

it('[UPL-14] [BLIM-09] refuses more than 20 MB in all', () => {
  const two = [
    { name: 'a.pdf', size: 10_485_760 },
    { name: 'b.pdf', size: 10_485_760 },
  ];
  expect(findSelectionProblem(two, inTests)).toBeUndefined();
  expect(findSelectionProblem([...two, { name: 'c.txt', size: 1 }], inTests)).toBe(
    'Total file size exceeds limit',
  );
});

it('[UPL-14] [UPL-16] allows 20 MB in all on the free plan and 50 MB on a premium one', () => {
  const of = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'a.pdf', size: 10_485_760 }));
  const { free, student } = plans;
  expect(findTotalProblem(of(2), free.limits.uploadBytes)).toBeUndefined();
  expect(findTotalProblem(of(3), free.limits.uploadBytes)).toBe('Total file size exceeds limit');
  expect(findTotalProblem(of(5), student.limits.uploadBytes)).toBeUndefined();
  expect(findTotalProblem(of(6), student.limits.uploadBytes)).toBe('Total file size exceeds limit');
});
