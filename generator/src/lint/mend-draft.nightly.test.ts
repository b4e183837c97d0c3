import { expect, it } from 'vitest';
import { mendDraft } from './mend-draft.ts';
import { cellIndex, choice, gap } from './sound-drafts.ts';

it.each([
  '1. ',
  'Q: ',
  '[',
  '<a',
  'a-',
  'a.',
  'neither ',
  'a+',
  '_ ',
  '_',
  'mark all ',
  '\u0301\u0316',
])(
  'gives up at once on 50,000 characters of %j, and mends what is as long as allowed in a moment',
  (unit) => {
    const endless = unit.repeat(50_000 / unit.length);
    const before = process.threadCpuUsage();
    for (const long of [endless, endless.slice(0, 1_000)]) {
      mendDraft({ ...choice, text: long }, cellIndex);
      mendDraft({ ...choice, key: long.slice(0, 500), explanation: long, hint: long }, cellIndex);
      mendDraft({ ...choice, distractors: [long, long] }, cellIndex);
      mendDraft({ ...gap, accepted: Array.from({ length: 50 }, () => long) }, cellIndex);
    }
    // What this thread has worked, in microseconds: a busy machine lets it wait as well.
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  },
);
