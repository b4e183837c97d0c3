import { expect, it } from 'vitest';
import { termLines } from '../../facts/term-lines.ts';
import { readDocument } from '../../structure/read-document.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { nearestHeading } from './nearest-heading.ts';

const lines = `- Hub: repeats bits to all ports\n- Switch: forwards frames inside one office\n- Router: moves packets between networks`;

function headingUnder(heading: string, list = lines): string | null {
  const document = buildDocument(`# Networks\n## ${heading}\n${list}`);
  const [fact] = termLines.find(document);
  return fact ? nearestHeading(document, fact, [fact.term]) : null;
}

it.each([
  ['Devices', 'Devices'],
  ['Devices (last 10 min, rushed)', 'Devices'],
  ['Recap: Devices', 'Devices'],
  ['Key terms', 'Networks'],
])('prints under “%s” the heading “%s”', (heading, expected) => {
  expect(headingUnder(heading)).toBe(expected);
});

it.each([
  ['a day', 'Excursion 2, 8 May, meadow + roadside'],
  ['two parts', 'Limits: justiciability'],
  ['a note', 'Stuff for the exam'],
  ['people', 'Key figures'],
  ['the answer', 'Hubs and switches'],
])('asks nothing where the nearest heading has %s: %s', (_what, heading) => {
  expect(headingUnder(heading)).toBeNull();
});

it('does not pass over a line that a nested line stands under', () => {
  const nested = lines.replaceAll(/^/gm, '  ');
  expect(headingUnder('Devices', `- Advantages:\n${nested}`)).toBeNull();
});

it('needs no heading where there is none', () => {
  const document = buildDocument(lines);
  const [fact] = termLines.find(document);
  expect(fact && nearestHeading(document, fact, ['Hub'])).toBe('');
});

it('prints the line that announces a list', () => {
  const document = readDocument(`# Networks\n\nDevices in use:\n\n${lines}\n`);
  const [fact] = termLines.find(document);
  expect(fact && nearestHeading(document, fact, ['Hub'])).toBe('Devices in use');
});
