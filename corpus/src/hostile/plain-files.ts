import { noise } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';

const words = lesson.join(' ');

/** Plain text that is none, or that is hard on whoever counts its letters. */
export const plainFiles: HostileFile[] = [
  {
    file: 'only-nuls.txt',
    about: 'Four thousand NUL bytes.',
    outcome: 'refused',
    make: () => Buffer.alloc(4000),
  },
  {
    file: 'only-spaces.txt',
    about: 'Spaces, tabs and line ends.',
    outcome: 'refused',
    refusal: 'empty',
    make: () => Buffer.from(' \t\r\n'.repeat(1000)),
  },
  {
    file: 'only-a-mark.txt',
    about: 'The mark of UTF-16 and nothing else.',
    outcome: 'refused',
    refusal: 'empty',
    make: () => Buffer.of(0xff, 0xfe),
  },
  {
    file: 'only-invisible.txt',
    about: 'Letters of no width.',
    outcome: 'refused',
    make: () => Buffer.from('\u200b\u200c\u200d\u2060\ufeff\u00ad'.repeat(200)),
  },
  {
    file: 'combining-marks.txt',
    about: 'One letter with 200,000 accents.',
    outcome: 'either',
    make: () => Buffer.from(`${words} a${'\u0301'.repeat(200_000)}`),
  },
  {
    file: 'one-long-line.txt',
    about: 'A line of 510,000 letters without a space.',
    outcome: 'either',
    make: () => Buffer.from('a'.repeat(510_000)),
  },
  {
    file: 'line-ends.txt',
    about: 'Words between 200,000 line ends.',
    outcome: 'either',
    make: () => Buffer.from(`${words}${'\n'.repeat(200_000)}${words}`),
  },
  {
    file: 'utf16-without-mark.txt',
    about: 'UTF-16 that does not say so.',
    outcome: 'either',
    make: () => Buffer.from(words, 'utf16le'),
  },
  {
    file: 'utf16-odd-bytes.txt',
    about: 'UTF-16 that lacks its last byte.',
    outcome: 'either',
    make: () => Buffer.from(`\ufeff${words}`, 'utf16le').subarray(0, -1),
  },
  {
    file: 'lone-surrogates.txt',
    about: 'UTF-16 with halves of letters.',
    outcome: 'either',
    make: () => Buffer.from(`\ufeff${words} \ud800 \udc00\udc00 ${words}`, 'utf16le'),
  },
  {
    file: 'broken-utf8.txt',
    about: 'UTF-8 with bytes that cannot be, overlong letters and halves.',
    outcome: 'either',
    make: () =>
      Buffer.concat([
        Buffer.from(words),
        Buffer.from('c0afe08080eda080f8888080fffe80bf', 'hex'),
        Buffer.from(words),
      ]),
  },
  {
    file: 'noise.txt',
    about: 'Noise.',
    outcome: 'refused',
    make: () => noise(8000, 14),
  },
  {
    file: 'controls.txt',
    about: 'Words among control letters and sequences that colour a terminal.',
    outcome: 'either',
    forbidden: ['\u0000', '\u001b', '\u0007'],
    make: () => Buffer.from(`${words} \u001b[31mred\u001b[0m \u0007\u0008 end\u0000 ${words}`),
  },
  {
    file: 'bidirectional-overrides.txt',
    about: 'Words that change the direction of what follows and never end it.',
    outcome: 'either',
    make: () => Buffer.from(`${words} ${'\u202e\u2066'.repeat(300)} ${words}`),
  },
  {
    file: 'markup.md',
    about: 'Markdown full of scripts.',
    outcome: 'read',
    make: () =>
      Buffer.from(
        `# Notes\n\n${words}\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](http://127.0.0.1/z)\n`,
      ),
  },
  {
    file: 'nested-quotes.md',
    about: 'Quotes 30,000 deep, lists 200 deep and brackets that never close.',
    outcome: 'either',
    make: () => {
      const lists = Array.from({ length: 200 }, (_, at) => `${' '.repeat(at * 2)}- item`);
      const quotes = `${'>'.repeat(30_000)} deep`;
      const brackets = `${'['.repeat(30_000)}${'*_'.repeat(30_000)}`;
      return Buffer.from([words, quotes, ...lists, brackets].join('\n\n'));
    },
  },
  {
    file: 'endless-front-matter.md',
    about: 'Front matter that is never closed.',
    outcome: 'either',
    make: () => Buffer.from(`---\n${'key: value\n'.repeat(20_000)}${words}`),
  },
];

/** Sound notes under names that somebody chose to hurt us. The first one is the file. */
export const evilNames: HostileFile[] = [
  ['climbs', '../../../../etc/passwd.txt', 'read'],
  ['climbs-backwards', '..\\..\\windows\\win.ini.txt', 'read'],
  ['absolute', '/etc/cron.d/notes.txt', 'read'],
  ['nul', 'notes.pdf\u0000.txt', 'either'],
  ['controls', 'no\u0007tes\u001b[31m.txt', 'either'],
  ['line-ends', 'notes\r\nSet-Cookie: a=b\r\n.txt', 'either'],
  ['right-to-left', 'notes\u202efdp.txt', 'either'],
  ['long', `${'n'.repeat(400)}.txt`, 'either'],
  ['long-accents', `a${'\u0301'.repeat(300)}.txt`, 'either'],
  ['dots', '....txt', 'either'],
  ['hidden', '.txt', 'either'],
  ['reserved', 'CON.txt', 'read'],
  ['stream', 'notes.txt::$DATA', 'either'],
  ['markup', '<img src=x onerror=alert(1)>.txt', 'read'],
  ['template', '${7*7}{{7*7}}%s%n.txt', 'read'],
  ['database', "'; drop table materials; --.txt", 'read'],
  ['shell', '$(touch pwned)`id`;|&.txt', 'read'],
  ['formula', '=HYPERLINK("http://127.0.0.1").txt', 'read'],
  ['emoji', '📚👩‍🔬 Notes 🧪.txt', 'read'],
  ['surrogate', 'notes\ud800.txt', 'either'],
  ['spaces', '   notes   .txt   ', 'either'],
  ['nothing', '', 'either'],
  ['two-kinds', 'notes.txt.exe', 'refused'],
  ['upper-case', 'NOTES.TXT', 'read'],
].map(([name = '', uploadName = '', outcome = '']) => ({
  file: `name-${name}.txt`,
  uploadName,
  about: `Sound notes; the name: ${name.replaceAll('-', ' ')}.`,
  outcome: outcome === 'read' || outcome === 'refused' ? outcome : 'either',
  ...(outcome === 'refused' && { refusal: 'wrong-type' as const }),
  make: () => Buffer.from(`${words}\n`),
}));
