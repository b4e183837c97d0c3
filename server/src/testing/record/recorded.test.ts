import { readFileSync } from 'node:fs';
import {
  openRecordings,
  recordingsFolder,
} from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { expect, it } from 'vitest';
import { planRecorded } from './plan-recorded.ts';
import { makeRecorded } from './make-recorded.ts';

const recordings = openRecordings();

it('has what language models wrote about fifteen texts and more', () => {
  expect(recordings.texts.length).toBeGreaterThanOrEqual(15);
  expect(recordings.texts.filter(({ written }) => written.length === 0)).toEqual([]);
});

it('fills 98 of 100 places from recordings, and proves every question by the text', async () => {
  let [places, made] = [0, 0];
  const misquoted: string[] = [];
  for (const { name } of recordings.texts) {
    const sent = readFileSync(`${recordingsFolder}/texts/${name}.txt`, 'utf8');
    const { text, plan } = planRecorded({ name, sent, makes: 'questions' });
    const { outcome, questions } = await makeRecorded(recordings, { name, text, plan });
    places += plan.slots.length;
    made += outcome.madeBy.ai;
    const isQuoted = ({ quote, start, end }: { quote: string; start: number; end: number }) =>
      text.slice(start, end) === quote;
    for (const { source, text: stem } of questions) {
      const spans = source ? [source, ...(source.also ?? [])] : [];
      if (spans.length === 0 || !spans.every(isQuoted)) misquoted.push(stem);
    }
  }
  expect(misquoted).toEqual([]);
  expect(made / places).toBeGreaterThanOrEqual(0.98);
});
