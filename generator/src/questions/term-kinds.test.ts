import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { termLines } from '../facts/term-lines.ts';
import { readDocument } from '../structure/read-document.ts';
import { buildDocument } from '../testing/build-document.ts';
import { termKinds } from './term-kinds.ts';

const devices = [
  'Hub: repeats incoming bits to all ports',
  'Switch: forwards frames to one device inside an office',
  'Router: moves packets between several distant networks',
  'Firewall: filters unwanted traffic by fixed rules',
  'Modem: turns sound of a phone line into data',
];

function make(name: string, heading = '# Devices of a network', lines = devices): Draft[] {
  const document = buildDocument([heading, ...lines.map((line) => `- ${line}`)].join('\n'));
  const findings = { document, facts: termLines.find(document), seed: 's' };
  const kind = termKinds.find((other) => other.name === name);
  return kind?.make(findings).map(({ draft }) => draft) ?? [];
}

it('asks which term of a list fits', () => {
  const draft = make('list family → choice').find((one) => 'key' in one && one.key === 'Router');
  expect(draft?.text).toBe(
    'Devices of a network: Which of these is described as “moves packets between several distant networks”?',
  );
});

it('states each line truly and with the meaning of another line', () => {
  const drafts = make('list family → true-false');
  expect(drafts.map((draft) => ('key' in draft ? draft.key : ''))).toEqual(
    Array.from({ length: 5 }, () => ['True', 'False']).flat(),
  );
  expect(drafts[0]?.text).toBe(
    '“Hub” (Devices of a network) is described as: repeats incoming bits to all ports.',
  );
  expect(drafts[1]?.source.also).toHaveLength(1);
  expect(drafts[1]?.text).not.toContain('repeats');
  expect(drafts[1]?.explanation).toContain('Hub: repeats incoming bits to all ports.');
});

it('matches the terms of a list with their meanings', () => {
  const [draft] = make('list family → matching');
  expect(draft?.text).toBe('Devices of a network: Match each term with its description.');
  expect(draft?.type === 'matching' && draft.pairs).toContainEqual({
    left: 'Modem',
    right: 'turns sound of a phone line into data',
  });
});

it('asks without a heading where it says nothing, and not where nobody understands it', () => {
  expect(make('list family → true-false', '# Glossary')[0]?.text).toBe(
    '“Hub” is described as: repeats incoming bits to all ports.',
  );
  expect(make('list family → true-false', '# More devices – by price')).toEqual([]);
  expect(make('list family → true-false', '# Recap: devices')[0]?.text).toContain('(devices)');
  expect(make('list family → choice', '# Excursion 2, 8 May')).toEqual([]);
});

it('takes the line that announces a list for its heading', () => {
  const text = `# Treaties\n\nParts of a network:\n\n${devices.map((line) => `- ${line}`).join('\n')}`;
  const built = readDocument(text);
  const document = { ...built, language: { code: 'en', confidence: 1 } };
  const findings = { document, facts: termLines.find(document), seed: 's' };
  const kind = termKinds.find(({ name }) => name === 'list family → true-false');
  expect(kind?.make(findings)[0]?.draft.text).toBe(
    '“Hub” (Parts of a network) is described as: repeats incoming bits to all ports.',
  );
});

it.each(['# Mast, boom, gooseneck', '# Instruments of a station'])(
  'does not describe what stands under %s',
  (heading) => {
    expect(make('list family → choice', heading)).toEqual([]);
    expect(make('list family → true-false', heading)).toEqual([]);
  },
);

it.each([
  'Coupland’s: moves packets between several',
  'Allowed in exam: turns sound into small data',
])('knows that %s explains no word', (line) => {
  const drafts = make('list family → true-false', '# Devices of a network', [...devices, line]);
  expect(drafts.filter(({ text }) => text.includes('Coupland') || text.includes('exam'))).toEqual(
    [],
  );
});

it('is sure of English alone', () => {
  expect(termKinds.flatMap(({ languages }) => languages)).toEqual(['en', 'en', 'en']);
});
