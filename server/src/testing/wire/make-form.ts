import type { Random } from '@engram/core/seeded-random.ts';
import { between, happens, pick, several } from './chance.ts';

const boundaries = [
  'x',
  'x',
  'x',
  '',
  '-',
  '--',
  'a b',
  '"quoted"',
  "'()+_,-./:=?",
  'b'.repeat(70),
  'b'.repeat(3_000),
  'x; charset=utf-8',
  'x\u00FF',
  'x\r\n folded',
] as const;

/** A form with one file or what looks like one, whole or broken. */
export function makeForm(field: string, random: Random): { type: string; body: Buffer } {
  const boundary = pick(random, boundaries);
  const type = happens(random, 90)
    ? `multipart/form-data; boundary=${boundary}`
    : pick(random, [
        'multipart/form-data',
        'multipart/mixed; boundary=x',
        'multipart/form-data; boundary="x',
      ]);
  const separator = boundary.replaceAll('"', '');
  const parts = several(between(random, 0, 4), () => makePart(field, separator, random));
  const closing = pick(random, [
    `--${separator}--\r\n`,
    `--${separator}--`,
    `--${separator}`,
    '',
    '--x--',
  ]);
  const preamble = happens(random, 10) ? 'nobody reads this\r\n' : '';
  const crowd = happens(random, 4) ? `--${separator}\r\n\r\n\r\n`.repeat(1_100) : '';
  const epilogue = happens(random, 10) ? 'nor this\0'.repeat(50) : '';
  const body = Buffer.from(`${preamble}${parts.join('')}${crowd}${closing}${epilogue}`, 'latin1');
  return {
    type,
    body: happens(random, 40) ? body.subarray(0, between(random, 0, body.length)) : body,
  };
}

function makePart(field: string, separator: string, random: Random): string {
  const lineEnd = happens(random, 95) ? '\r\n' : pick(random, ['\n', '\r', '\r\n\r\n']);
  const headers = makeHeaders(field, random);
  const content = makeContent(separator, random);
  return [`--${separator}`, ...headers, '', content, ''].join(lineEnd);
}

/** Names that a reader of forms stumbles over, the usual ones among them. */
function makeHeaders(field: string, random: Random): string[] {
  const name = happens(random, 70)
    ? field
    : pick(random, [
        '',
        '__proto__',
        'constructor',
        'a\0b',
        '"',
        '\\"',
        'n'.repeat(5_000),
        'toString',
      ]);
  // A file that is whole starts a reader of documents, which costs as much as a hundred requests.
  const isRead = happens(random, 1);
  const fileName = isRead
    ? 'notes.txt'
    : pick(random, [
        'a.exe',
        '',
        '../../etc/passwd',
        'a\0.txt',
        '\xff\xfe',
        'f'.repeat(4_000),
        '.',
        '"',
      ]);
  const disposition = pick(random, [
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`,
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`,
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`,
    `Content-Disposition: form-data; name="${name}"`,
    `Content-Disposition: form-data; name=${name}; filename*=UTF-8''%ff%zz${fileName}`,
    `Content-Disposition: form-data; name*0="${name}"; filename*1*=x'`,
    'Content-Disposition: attachment',
    'Content-Disposition:',
    'Content-Disposition',
    ': form-data',
    '',
  ]);
  const more = several(between(random, 0, 2), () => pick(random, oddHeaders));
  return [disposition, ...more];
}

const oddHeaders = [
  'Content-Type: text/plain; charset=utf-99',
  'Content-Type: application/json',
  'Content-Type: multipart/mixed; boundary=x',
  'Content-Type: multipart/mixed; boundary=inner',
  'Content-Type:',
  'Content-Type: ;;;=',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'X-Long: ' + 'v'.repeat(20_000),
  'X-Nul: \0\0\0',
  ' folded',
  'Content-Disposition: form-data; name="again"; filename="b.txt"',
  `${'X-Many: 1\r\n'.repeat(60)}X-Last: 1`,
] as const;

function makeContent(separator: string, random: Random): string {
  return pick(random, [
    'Cells make energy.',
    '',
    '\0'.repeat(100),
    '\xff'.repeat(2_000),
    `\r\n--${separator.slice(0, -1)}`,
    `\r\n--${separator}-`,
    `--inner\r\nContent-Disposition: file; filename="c"\r\n\r\nx\r\n--inner--`,
    '\r'.repeat(300),
    'long '.repeat(between(random, 1, 5_000)),
  ]);
}
