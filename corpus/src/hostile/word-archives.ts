import type { HostileFile } from './hostile-file.ts';
import { noise } from './bomb.ts';
import { writeCompound } from './write-compound.ts';
import { bodyBegin, bodyEnd, lessonBody, paragraph, writeWord } from './write-word.ts';
import { writeZip } from './write-zip.ts';

const sound = () => writeWord({ document: `${bodyBegin}${lessonBody.repeat(40)}${bodyEnd}` });

/** Word documents whose archive is broken, locked or not a Word document's. */
export const wordArchives: HostileFile[] = [
  {
    file: 'truncated-at-once.docx',
    about: 'The first 100 bytes of a document.',
    outcome: 'refused',
    make: () => sound().subarray(0, 100),
  },
  {
    file: 'truncated-in-the-middle.docx',
    about: 'The first half of a document.',
    outcome: 'refused',
    make: () => sound().subarray(0, sound().length / 2),
  },
  {
    file: 'truncated-at-the-end.docx',
    about: 'A document without its last 30 bytes.',
    outcome: 'refused',
    make: () => sound().subarray(0, -30),
  },
  {
    file: 'damaged-inside.docx',
    about: 'A document whose compressed bytes were overwritten.',
    outcome: 'either',
    make: () => {
      const bytes = Buffer.from(sound());
      const at = bytes.indexOf('word/document.xml') + 60;
      noise(80, 7).copy(bytes, at);
      return bytes;
    },
  },
  {
    file: 'contents-elsewhere.docx',
    about: 'The list of contents is said to begin beyond the end of the file.',
    outcome: 'either',
    make: () => writeWord({ archive: { misplacedBy: 100_000_000 } }),
  },
  {
    file: 'huge-claims.docx',
    about: 'A main part that claims an exabyte in the fields for large archives.',
    outcome: 'either',
    make: () => {
      const extra = Buffer.alloc(20);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(2n ** 60n, 4);
      extra.writeBigUInt64LE(2n ** 60n, 12);
      return writeWord({ entry: { claimedSize: 0xffff_ffff, extra } });
    },
  },
  {
    file: 'same-name-twice.docx',
    about: 'Two main parts with different words.',
    outcome: 'either',
    make: () => {
      const second = `${bodyBegin}${paragraph('The second main part. '.repeat(20))}${bodyEnd}`;
      return writeWord({ more: [{ name: 'word/document.xml', content: second }] });
    },
  },
  {
    file: 'climbing-names.docx',
    about: 'Entries whose names climb out of the folder.',
    outcome: 'read',
    make: () =>
      writeWord({
        more: [
          { name: '../../../../../tmp/engram-was-here', content: 'x' },
          { name: '/etc/cron.d/engram', content: 'x' },
          { name: 'word\\..\\..\\evil.xml', content: 'x' },
          { name: '__proto__', content: 'x' },
        ],
      }),
  },
  {
    file: 'locked-entries.docx',
    about: 'An archive whose entries are marked as encrypted.',
    outcome: 'refused',
    make: () => writeWord({ entry: { flags: 1, content: noise(400, 3), method: 0 } }),
  },
  {
    file: 'unknown-method.docx',
    about: 'A main part compressed in a way that nobody knows.',
    outcome: 'refused',
    make: () => writeWord({ entry: { method: 97 } }),
  },
  {
    file: 'password.docx',
    about: 'A document locked by a password: its container and the description of the lock.',
    outcome: 'refused',
    refusal: 'password',
    make: () => {
      const version = Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]);
      const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption/>';
      return writeCompound({
        streams: [
          { name: 'EncryptionInfo', content: Buffer.concat([version, Buffer.from(xml)]) },
          { name: 'EncryptedPackage', content: noise(6000, 11) },
        ],
      });
    },
  },
  {
    file: 'no-main-part.docx',
    about: 'An ordinary archive.',
    outcome: 'refused',
    make: () => writeZip({ entries: [{ name: 'notes.txt', content: 'Just a text. '.repeat(50) }] }),
  },
  {
    file: 'open-document.docx',
    about: 'An OpenDocument text under the wrong name.',
    outcome: 'refused',
    refusal: 'wrong-type',
    make: () => {
      const mimetype = 'application/vnd.oasis.opendocument.text';
      const xml = '<?xml version="1.0"?><office:document-content/>';
      return writeZip({
        entries: [
          { name: 'mimetype', content: mimetype, method: 0 },
          { name: 'content.xml', content: xml },
        ],
      });
    },
  },
  {
    file: 'spreadsheet.docx',
    about: 'A spreadsheet under the wrong name.',
    outcome: 'refused',
    refusal: 'wrong-type',
    make: () =>
      writeZip({
        entries: [
          { name: '[Content_Types].xml', content: '<Types/>' },
          { name: 'xl/workbook.xml', content: '<workbook/>' },
          { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' },
        ],
      }),
  },
];
