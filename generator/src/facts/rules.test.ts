import { expect, it } from 'vitest';
import { prepareText } from '../prepare-text.ts';
import { readDocument } from '../structure/read-document.ts';
import type { Fact } from './fact.ts';
import { proseRules } from './prose-rules.ts';

const good = proseRules.flatMap((rule) => rule.good.map((example) => ({ ...example, rule })));
const bad = proseRules.flatMap((rule) => rule.bad.map((example) => ({ ...example, rule })));

/** A fact in a few words, as the good examples of a rule say it. */
function say(fact: Fact, text: string): string {
  if (fact.shape === 'term') return `${fact.term} = ${fact.meaning}`;
  if (fact.shape === 'abbreviation') return `${fact.short} = ${fact.long}`;
  if (fact.shape === 'gap') return text.slice(fact.answer.start, fact.answer.end);
  return fact.cells.join(' | ');
}

it.each(good)('$rule.name finds in: $text', ({ text, why, rule }) => {
  const document = readDocument(prepareText(text));
  expect(rule.find(document).map((fact) => say(fact, document.text))).toEqual([why]);
});

it.each(bad)('$rule.name finds nothing ($why) in: $text', ({ text, rule }) => {
  expect(rule.find(readDocument(prepareText(text)))).toEqual([]);
});

it('gives every rule a name of its own and examples of both sorts', () => {
  expect(new Set(proseRules.map(({ name }) => name)).size).toBe(proseRules.length);
  for (const { good: found, bad: refused } of proseRules) {
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThanOrEqual(3);
  }
});

it('proves every fact by the sentence it comes from', () => {
  const text = 'A glacier is a mass of ice that forms on land and moves under its own weight.';
  const document = readDocument(`Snow is the water that falls in winter. ${text}`);
  const [fact] = proseRules.flatMap((rule) => rule.find(document));
  const [proof] = fact?.proof ?? [];
  expect(proof && document.text.slice(proof.start, proof.end)).toBe(text);
});

it('finds facts in lines that were only too long', () => {
  const document = readDocument(
    'The product of the mass of a body and its\nvelocity is called momentum. In 1687 Isaac\nNewton published three laws of motion.',
  );
  const facts = proseRules.flatMap((rule) => rule.find(document));
  expect(facts.map((fact) => say(fact, document.text))).toEqual(['momentum', '1687']);
});

it('finds nothing in what is no content', () => {
  const text =
    '# Physics\n\n## Exercises\n\nThe product of mass and velocity is called momentum. In 1687 Isaac Newton published three laws of motion.';
  expect(proseRules.flatMap((rule) => rule.find(readDocument(text)))).toEqual([]);
});
