import { expect, it } from 'vitest';
import { judgeContent } from './judge-content.ts';
import { policyMessages } from './messages.ts';
import { prohibitedClasses } from './prohibited.ts';
import { studyKeywords } from './study-keywords.ts';

it('[POL-04] has patterns for each of the seven classes', () => {
  expect(prohibitedClasses.map(({ name }) => name)).toEqual([
    'explicit sexual material',
    'weapon or bomb making',
    'terrorist manuals',
    'self-harm methods',
    'hacking or stealing how-tos',
    'extermination of groups',
    'child exploitation',
  ]);
  expect(prohibitedClasses.filter(({ shapes }) => shapes.length === 0)).toEqual([]);
});

it('[POL-13] has about forty study keywords, each once', () => {
  expect(new Set(studyKeywords).size).toBe(40);
  expect(studyKeywords).toHaveLength(40);
  expect(studyKeywords).toEqual(
    expect.arrayContaining(['study', 'chapter', 'lecture', 'exam', 'theory']),
  );
});

it('words a violation with what the judgement found', () => {
  const judgement = judgeContent('How to make a bomb');

  expect(judgement.verdict === 'prohibited' && policyMessages.violation(judgement.reason)).toBe(
    'Content Policy Violation: Your content contains material that violates content policies: weapon or bomb making. Please remove it.',
  );
});

it('words the warning of a review with what the judgement found', () => {
  const judgement = judgeContent('Explicit, graphic violence.');

  expect(judgement.verdict === 'needs-review' && policyMessages.review(judgement.reason)).toBe(
    'Warning: Your content may contain sensitive material that requires review: violence, graphic and explicit. You may continue, but ensure your content complies with our policies.',
  );
});

it('[INP-17] the words of the expander are the title, what is welcome and blocked, the review rule and the terms', () => {
  expect(policyMessages).toMatchObject({
    title: 'Content policy',
    welcome:
      'We check your content on this device before it is sent, and again on our server. Study topics such as medicine, law and history are welcome.',
    blocked: 'Material that explains how to harm people, or that is sexually explicit, is blocked.',
    blockedList: 'We block:',
    blockedClasses: [
      'Explicit sexual material',
      'Weapon or bomb making',
      'Terrorist manuals',
      'Self-harm methods',
      'Hacking or stealing how-tos',
      'Extermination of groups',
      'Child exploitation',
    ],
    reviewRule:
      'If your content uses several sensitive terms, such as violence or illegal drugs, we ask you to check it. You can still continue.',
    terms: 'Read the terms',
  });
});
