import { expect, it } from 'vitest';
import { termLines } from '../facts/term-lines.ts';
import { buildDocument } from '../testing/build-document.ts';
import { contextOf, topicOf } from './context.ts';

const lines = `- Hub: repeats bits to all ports\n- Switch: forwards frames inside one office\n- Application layer: serves the programs of a user`;

function contextUnder(heading: string, hidden: readonly string[] = []): string | null {
  const document = buildDocument(`# Networks\n## ${heading}\n${lines}`);
  const [fact] = termLines.find(document);
  return fact ? contextOf(document, fact, hidden) : null;
}

it.each([
  ['Devices', 'Devices'],
  ['3.1 Devices:', 'Devices'],
  ['Key terms', 'Networks'],
  ['Summary', 'Networks'],
  ['B', 'Networks'],
  ['Part 2', 'Networks'],
  ['Page tables', 'Page tables'],
  ['Kinds of device', 'Kinds of device'],
  ['There are several kinds of device:', 'Networks'],
  ["Hubs - don't mix up", 'Networks'],
  ['Why do we need devices?', 'Networks'],
])('prints under “%s” the context “%s”', (heading, expected) => {
  expect(contextUnder(heading)).toBe(expected);
});

it('prints no heading that tells the answer', () => {
  expect(contextUnder('Hubs and switches', ['Hub'])).toBeNull();
  expect(contextUnder('The application in use', ['Application layer'])).toBeNull();
});

it('prints what all answers are', () => {
  expect(contextUnder('The layers of TCP', ['Application layer'])).toBe('The layers of TCP');
});

it('prints the line that a nested line stands under', () => {
  const nested = lines.replaceAll(/^/gm, '  ');
  const document = buildDocument(`# Networks\n- Parts in use (2020):\n${nested}`);
  const [fact] = termLines.find(document);
  expect(fact && contextOf(document, fact, [])).toBe('Parts in use');
});

it('names the topic as the heading does, without its number', () => {
  const document = buildDocument('# 2. Energy\nLight is energy.');
  expect(topicOf({ document, section: 1 })).toBe('Energy');
  expect(topicOf({ document, section: 0 })).toBeNull();
});

it('needs no context where no heading says anything', () => {
  const document = buildDocument(lines);
  const [fact] = termLines.find(document);
  expect(fact && contextOf(document, fact, ['Hub'])).toBe('');
});
