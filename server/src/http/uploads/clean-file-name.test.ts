import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

it.each([
  ['Lecture 6 Memory and plasticity.pdf', 'Lecture 6 Memory and plasticity.pdf'],
  ['Résumé, 第三章 🧠.docx', 'Résumé, 第三章 🧠.docx'],
  ['  notes.md  ', 'notes.md'],
  ['/etc/passwd', 'passwd'],
  ['../../../private/keys', 'keys'],
  ['C:\\Users\\maya\\notes.txt', 'notes.txt'],
  ['..\\..\\mixed/../notes.txt', 'notes.txt'],
  ['notes.pdf\0.exe', 'notes.pdf.exe'],
  ['two\r\nlines\u2028and\u2029more.txt', 'twolinesandmore.txt'],
  ['tab\there\u0085.txt', 'tabhere.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2066\u2067a\u2069\u200E\u200F\u061C.pdf', 'a.pdf'],
  ['\uFEFFnotes.txt', 'notes.txt'],
  ['half \uD83E sign.txt', 'half \uFFFD sign.txt'],
  ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
  ['.pdf', '.pdf'],
  ['Re\u0301sume\u0301.pdf', 'R\u00E9sum\u00E9.pdf'],
])('shows %j as %j', (sent, shown) => {
  expect(cleanFileName(sent)).toBe(shown);
});

it.each([
  undefined,
  '',
  '   ',
  '/',
  'folder\\',
  '.',
  '..',
  '\0\0',
  '\u202E',
  '\u200B\u2060',
  '...',
])("shows %j as 'document'", (sent) => {
  expect(cleanFileName(sent)).toBe('document');
});

it('keeps 255 characters and shortens 256, with the ending kept', () => {
  expect(cleanFileName(`${'a'.repeat(251)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
  expect(cleanFileName(`${'a'.repeat(252)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
  expect(cleanFileName('a'.repeat(1_000))).toBe('a'.repeat(255));
  expect(cleanFileName(`a.${'b'.repeat(1_000)}`)).toHaveLength(255);
});

it('cuts no sign in half', () => {
  const shown = cleanFileName(`${'🧠'.repeat(200)}.docx`);
  expect(shown).toBe(`${'🧠'.repeat(125)}.docx`);
});

it('finds nothing to show in a long name of evil signs', () => {
  expect(cleanFileName('\u202E.\u200B /\\'.repeat(100))).toBe('document');
});
