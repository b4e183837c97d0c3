import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { SolveTask, WriteTask } from '@engram/core/generation/model-contract.ts';
import { expect, it } from 'vitest';
import { promptOf, writeTask } from '../ask-provider.ts';
import { readPrompt } from '../read-prompt.ts';
import { openRecordings } from './open-recordings.ts';
import { digestOf, withoutNonce } from './recording.ts';
import { replayComparing, replayJudging, replaySolving } from './replay-solving.ts';
import { replayWriting } from './replay-writing.ts';

const material = `Leaves take in carbon dioxide through pores called stomata. The pores open in the light.
Roots take up water and minerals from the soil, and the stem carries them to the leaves.`;
const told = 'You write questions.';

function askToWrite(task: Partial<WriteTask>, text = material) {
  const write = [
    { type: 'short-answer', count: 1 } as const,
    { type: 'true-false', count: 1 } as const,
  ];
  const nonce = 'a1b2c3d4e5f60718';
  const prompt = promptOf(text, writeTask({ write, ...task })).replaceAll('7f3a', nonce);
  return { instructions: told, prompt, read: readPrompt(prompt) };
}

const question = {
  type: 'short-answer',
  text: 'Through which pores do leaves take in carbon dioxide?',
  correct: ['Stomata'],
  quotes: ['Leaves take in carbon dioxide through pores called stomata.'],
};
const statement = {
  type: 'true-false',
  text: 'Stems carry water to the leaves.',
  correct: ['True'],
  quotes: ['the stem carries them to the leaves'],
};
const reply = JSON.stringify({ items: [question, statement] });

const solveTask: SolveTask = {
  passages: [],
  solve: [
    {
      no: 4,
      type: 'multiple-choice',
      text: 'What opens in the light?',
      options: [
        { id: 'a', text: 'Roots' },
        { id: 'b', text: 'Pores' },
      ],
      columnA: [],
      columnB: [],
      passage: 1,
    },
  ],
};
const compareTask = {
  compare: [{ no: 1, question: 'Why?', answers: ['light', 'because of light'], passage: 'P' }],
};

const typed = {
  no: 3,
  type: 'short-answer',
  question: 'Why?',
  key: 'light',
  accepted: [],
} as const;
const judgeTask = { passages: [], judge: [{ ...typed, answer: 'the sun', passage: 0 }] };

function askToSolve(task: object, instructions = told) {
  const prompt = `TASK ${JSON.stringify(task)}`;
  return { instructions, prompt, read: readPrompt(prompt) };
}

function record(role: string, { prompt }: { prompt: string }, said: string) {
  const neutral = withoutNonce(prompt);
  const digest = digestOf(told, neutral);
  const recording = { text: 'plants', role, instructions: digestOf(told), digest };
  return JSON.stringify({ ...recording, prompt: neutral, reply: said });
}

const folder = mkdtempSync(`${tmpdir()}/recordings-`);
mkdirSync(`${folder}/texts`);
writeFileSync(`${folder}/texts/plants.txt`, material);
writeFileSync(
  `${folder}/plants.jsonl`,
  [
    record('write', askToWrite({}), reply),
    record(
      'solve',
      askToSolve(solveTask),
      '{"items":[{"no":4,"answer":["b"],"isOnlyAnswer":true,"isProven":true}]}',
    ),
    record('compare', askToSolve(compareTask), '{"items":[{"no":1,"isSame":true}]}'),
    record(
      'judge',
      askToSolve(judgeTask),
      '{"items":[{"no":3,"why":"It shines.","verdict":"same"},{"no":9,"why":"","verdict":"same"}]}',
    ),
  ].join('\n'),
);
const recordings = openRecordings(folder);

it('says word for word what was said to the same prompt, whatever its number', () => {
  const asked = askToWrite({});
  const other = asked.prompt.replaceAll('a1b2c3d4e5f60718', '0011223344556677');
  const replayed = replayWriting(recordings, { ...asked, prompt: other, read: readPrompt(other) });
  expect(replayed).toEqual({ said: reply, isFresh: true });
});

it('says of what was written about the same text what is asked for now, and calls that stale', () => {
  const write = [{ type: 'true-false', count: 2 } as const];
  const replayed = replayWriting(recordings, askToWrite({ write }));
  expect(JSON.parse(replayed?.said ?? '')).toEqual({ items: [statement] });
  expect(replayed?.isFresh).toBe(false);
  const again = replayWriting(recordings, askToWrite({ write, asked: [statement.text] }));
  expect(JSON.parse(again?.said ?? '')).toEqual({ items: [] });
});

it('says nothing in another language than it was asked for', () => {
  const write = [{ type: 'true-false', count: 2 } as const];
  const replayed = replayWriting(recordings, askToWrite({ write, language: 'German, though' }));
  expect(JSON.parse(replayed?.said ?? '')).toEqual({ items: [] });
});

it('quotes only the part that is there', () => {
  const replayed = replayWriting(recordings, askToWrite({}, material.split('\n')[0]));
  expect(JSON.parse(replayed?.said ?? '')).toEqual({ items: [question] });
});

it('says nothing of a text that nobody has recorded', () => {
  expect(replayWriting(recordings, askToWrite({}, 'Bees dance in the hive.'))).toBeUndefined();
});

it('gives what a solver chose, under the letter it has now', () => {
  const [item] = solveTask.solve;
  const options = item?.options.map(({ text }, at) => ({ id: `o${2 - at}`, text })).toReversed();
  const now = {
    passages: [],
    solve: [
      { ...item, no: 1, options },
      { ...item, no: 2, text: 'X?' },
    ],
  };
  expect(replaySolving(recordings, askToSolve(now))).toEqual([
    {
      said: { no: 1, answer: ['o1'], isOnlyAnswer: true, isProven: true, flaw: '' },
      isFresh: true,
    },
    undefined,
  ]);
  expect(replaySolving(recordings, askToSolve(now, 'You solve.'))[0]?.isFresh).toBe(false);
});

it('gives what was said of two answers, whichever comes first', () => {
  const compare = compareTask.compare.map((pair) => ({
    ...pair,
    no: 7,
    answers: pair.answers.toReversed(),
  }));
  expect(replayComparing(recordings, askToSolve({ compare }))).toEqual([
    { said: { no: 7, isSame: true }, isFresh: true },
  ]);
});

it('gives what was said of a typed answer, whatever stands beside it now', () => {
  const judge = [
    { ...typed, no: 1, answer: 'the moon', passage: 0 },
    { ...typed, no: 2, answer: 'the sun', passage: 0 },
  ];
  const asked = askToSolve({ passages: [], judge });
  expect(replayJudging(recordings, asked)).toEqual([
    undefined,
    { said: { no: 2, why: 'It shines.', verdict: 'same' }, isFresh: true },
  ]);
  const later = askToSolve({ passages: [], judge }, 'You mark.');
  expect(replayJudging(recordings, later)[1]?.isFresh).toBe(false);
});
