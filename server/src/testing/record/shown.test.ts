import { readFileSync } from 'node:fs';
import { ModelCard, WrittenItem } from '@engram/core/generation/model-contract.ts';
import {
  openRecordings,
  recordingsFolder,
} from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { fold } from '@engram/fakes/study-texts/fold.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readRecorded } from '../../demo/read-recorded.ts';
import { demoTexts, frontPage } from './list-shown.ts';

const { texts } = openRecordings();
const Reply = z.object({ items: z.array(z.union([WrittenItem, ModelCard])) });

/** All that a language model wrote about a text. */
function listWritten(name: string) {
  const written = texts.find((text) => text.name === name)?.written ?? [];
  return written
    .filter(({ role }) => role === 'write' || role === 'write-cards')
    .flatMap(({ reply }) => Reply.parse(JSON.parse(reply)).items);
}

function readText(name: string): string {
  return prepareText(readFileSync(`${recordingsFolder}/texts/${name}.txt`, 'utf8'));
}

it.each(demoTexts)('shows in demo accounts only what a language model wrote about %s', (name) => {
  const { text, questions, cards } = readRecorded(name);
  expect(text).toBe(readText(name));
  const written = new Set(
    listWritten(name).map((item) => fold('text' in item ? item.text : item.front)),
  );
  const shown = [...questions.map((one) => one.text), ...cards.map(({ front }) => front)];
  expect(shown.filter((words) => !written.has(fold(words)))).toEqual([]);
});

const Example = z.object({
  heading: z.string(),
  first: z.string(),
  before: z.string(),
  highlighted: z.string(),
  after: z.string(),
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  correct: z.string(),
});

it('shows on the front page a question that a language model wrote, and the words that prove it', () => {
  const path = new URL(
    '../../../../web/src/site/landing/hero/recorded-example.json',
    import.meta.url,
  );
  const example = Example.parse(JSON.parse(readFileSync(path, 'utf8')));
  const written = listWritten(frontPage.name).find(
    (item) => 'text' in item && item.text === example.question,
  );
  const keyOf = ({ id }: { id: string }) => id === example.correct;
  const answers = Map.groupBy(example.options, keyOf);
  expect(written).toMatchObject({
    correct: answers.get(true)?.map(({ text }) => text),
    wrong: expect.arrayContaining(answers.get(false)?.map(({ text }) => text) ?? []),
    quotes: [example.highlighted],
  });
  const { heading, first, before, highlighted, after } = example;
  const text = readText(frontPage.name);
  const passages = [heading, first, `${before}${highlighted}${after}`];
  expect(passages.filter((passage) => !text.includes(passage))).toEqual([]);
});
