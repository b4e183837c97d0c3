import type { Question } from '@engram/core/questions/question.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { splitSections } from '@engram/generator/split-sections.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longText } from '../../practice-tests/making/testing/long-text.ts';
import { manyRows } from '../../practice-tests/making/testing/sure-text.ts';
import { makeWithoutAi } from '../running/built-in/make-without-ai.ts';
import { bareQuestion } from '../testing/insert-generation.ts';
import type { BuiltInRequest } from './pipeline-request.ts';
import type { Had } from './planning/had.ts';
import { planTest, startProviders, tryPipeline } from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;

beforeEach(async () => {
  providers = await startProviders();
});

afterEach(() => providers.provider.stop());

const choices = (count: number) => [{ type: 'multiple-choice', count } as const];

/** Under which of these headings each question is. */
function countUnder(study: string, headings: readonly string[], questions: readonly Question[]) {
  const starts = headings.map((heading) => study.indexOf(`# ${heading}`));
  return headings.map((_, no) => {
    const from = starts[no] ?? 0;
    const to = starts[no + 1] ?? study.length;
    return questions.filter(({ source }) => source && source.start >= from && source.start < to)
      .length;
  });
}

/** An answer that tells how well each section is known, by the heading that it is under. */
function know(
  study: string,
  headings: readonly string[],
  isWeak: (heading: string) => boolean,
): Had[] {
  return splitSections(study).map(({ start }) => {
    const heading = headings.findLast((one) => study.indexOf(`# ${one}`) <= start) ?? '';
    const source = { quote: 'The', start, end: start + 3, page: null };
    return { question: bareQuestion({ source }), chance: isWeak(heading) ? 0.4 : 0.85 };
  });
}

const tables = ['Capitals', 'Money', 'Mouths'];

it.each(tables)('makes most without AI about what is known least: %s', async (weak) => {
  const study = prepareText(manyRows);
  const had = know(study, tables, (heading) => heading === weak);
  const plan = planTest({ text: study, wanted: choices(8), had });
  const { questions } = await tryPipeline({ text: study, plan });
  const counts = countUnder(study, tables, questions);
  expect(counts).toEqual(tables.map((heading) => (heading === weak ? 6 : 1)));
});

it('repeats nothing without AI, also where that gives fewer questions', async () => {
  const study = prepareText(manyRows);
  const before = await tryPipeline({
    text: study,
    plan: planTest({ text: study, wanted: choices(20) }),
  });
  const had = before.questions.map((question) => ({ question, chance: 0.4 }));
  const plan = planTest({ text: study, wanted: choices(20), had });
  const orders: BuiltInRequest[] = [];
  const { questions, outcome } = await tryPipeline({
    text: study,
    plan,
    makeBuiltIn(order) {
      orders.push(order);
      return Promise.resolve(makeWithoutAi(order));
    },
  });
  const asked = new Set(before.questions.map((question) => question.text));
  expect(orders[0]).toMatchObject({
    avoid: [...asked],
    spans: before.questions.map(({ source }) => source),
  });
  expect(before.questions).toHaveLength(20);
  expect(questions.length).toBeGreaterThan(5);
  expect(questions.filter((question) => asked.has(question.text))).toEqual([]);
  expect(outcome.missing).toHaveLength(20 - questions.length);
});

it('repeats nothing that models wrote, and tells them what was asked about their part', async () => {
  const wanted = [...choices(6), { type: 'short-answer', count: 4 } as const];
  const ladder = providers.ai.models;
  const before = await tryPipeline({ ladder, plan: planTest({ wanted }) });
  const had = before.questions.map((question) => ({ question, chance: 0.4 }));
  const unplaced = { question: { ...bareQuestion(), source: null, text: 'What is not here?' } };
  const first = providers.provider.prompts.length;
  const plan = planTest({ wanted, had: [...had, { ...unplaced, chance: 0.1 }] });
  const { questions } = await tryPipeline({ ladder, plan });
  const stems = before.questions.map((question) => question.text);
  expect(before.questions.map(({ type }) => type)).toContain('short-answer');
  expect(questions.length).toBeGreaterThan(5);
  expect(questions.filter((question) => stems.includes(question.text))).toEqual([]);
  const tasks = providers.provider.prompts
    .slice(first)
    .map(({ messages }) => readPrompt(messages.map((message) => message.text).join('\n')))
    .flatMap((read) => (read.kind === 'write' ? [read.task] : []));
  expect(tasks.length).toBeGreaterThan(0);
  for (const { asked, answers } of tasks.slice(0, plan.calls.length)) {
    expect(asked.toSorted()).toEqual(stems.toSorted());
    // Of another test no answer has to be kept from being printed.
    expect(answers).toEqual([]);
  }
  expect(tasks.flatMap(({ asked }) => asked)).not.toContain('What is not here?');
});

it('keeps from models at least twice as much about what is known least as about anything else', async () => {
  const study = prepareText(longText);
  const headings = Array.from(study.matchAll(/^# (.+)$/gm), ([, heading = '']) => heading);
  const had = know(study, headings, (heading) => headings.indexOf(heading) % 2 === 0);
  const plan = planTest({ text: study, wanted: choices(20), had });
  const { questions, outcome } = await tryPipeline({
    ladder: providers.ai.models,
    text: study,
    plan,
  });
  const counts = countUnder(study, headings, questions);
  const onWeak = counts.filter((_, no) => no % 2 === 0).reduce((sum, count) => sum + count, 0);
  expect(outcome.madeBy.ai).toBe(20);
  expect(onWeak).toBeGreaterThanOrEqual(2 * (20 - onWeak));
});
