import { splitSections } from '@engram/generator/split-sections.ts';
import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { quotePart } from './quote-part.ts';

const statute = `1. Application
(1) This Act applies to every home.
(3) Sections 9 and 10 do not apply to a lodger.

9. Repairs
(1) The landlord must keep the premises in good repair.

10. Entry
(1) The landlord may enter only with consent.
(2) Section 9(1) and section 11 stay as they are.

11. Notice
(1) Notice is given in writing. By way of sections 12 to 14 it may be short.

13. Days
(1) A day begins at midnight.`;

function mentionsOf(body: string, text = statute): string[] {
  const start = text.indexOf(body);
  const range = { start, end: start + body.length };
  return findMentions(text, () => splitSections(text), range).map((line) =>
    text.slice(line.start, line.end),
  );
}

it('finds the lines elsewhere that name a numbered section', () => {
  expect(mentionsOf('The landlord may enter only with consent.')).toEqual([
    '(3) Sections 9 and 10 do not apply to a lodger.',
  ]);
  expect(mentionsOf('A day begins at midnight.')).toEqual([
    '(1) Notice is given in writing. By way of sections 12 to 14 it may be short.',
  ]);
});

it('finds each line once, and none of the section itself', () => {
  expect(mentionsOf('(1) The landlord must keep the premises in good repair.')).toEqual([
    '(3) Sections 9 and 10 do not apply to a lodger.',
    '(2) Section 9(1) and section 11 stay as they are.',
  ]);
});

it('takes no article of another work for a section', () => {
  const text = statute.replace('Sections 9 and 10', 'Articles 9 and 10');
  expect(mentionsOf('The landlord may enter only with consent.', text)).toEqual([]);
});

it('tells whoever writes about a section what is said of it elsewhere', () => {
  const start = statute.indexOf('10. Entry');
  const { before } = quotePart(statute, { start, end: statute.indexOf('11. Notice') });
  expect(before).toContain('(3) Sections 9 and 10 do not apply to a lodger.');
});
