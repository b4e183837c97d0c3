import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type CompareTask,
  Judgement,
  type JudgeTask,
  type SolveTask,
} from '@engram/core/generation/model-contract.ts';
import { fold } from '../../study-texts/fold.ts';
import { readPrompt } from '../read-prompt.ts';
import { keyOfPair, keyOfQuestion, keyOfTyped } from './keys.ts';
import { Recording } from './recording.ts';

/** What is there to be replayed, by what it answers. */
export type Recordings = {
  all: readonly Recording[];
  /** Each text with the words it has, and what was written about it. */
  texts: readonly RecordedText[];
  byDigest: ReadonlyMap<string, Recording>;
  solutions: ReadonlyMap<string, RecordedSolution>;
  comparisons: ReadonlyMap<string, RecordedComparison>;
  judgements: ReadonlyMap<string, RecordedJudgement>;
};

export type RecordedText = { name: string; folded: string; written: readonly Recording[] };

type RecordedJudgement = Pick<Recording, 'instructions'> & {
  why: string;
  verdict: Judgement['verdict'];
};

type RecordedComparison = Pick<Recording, 'instructions'> & { isSame: boolean };

export type RecordedSolution = Pick<Recording, 'instructions'> & {
  item: SolveTask['solve'][number];
  answer: string[];
  isOnlyAnswer: boolean;
  isProven: boolean;
  flaw: string;
};

export const recordingsFolder = fileURLToPath(new URL('../../../recordings', import.meta.url));

/** Every recording of the folder; they are read once, when somebody first asks. */
export function openRecordings(folder = recordingsFolder): Recordings {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readLines(`${folder}/${name}`))
    .map((line) => Recording.parse(JSON.parse(line)));
  const read = all.map((recording) => ({ recording, prompt: readPrompt(recording.prompt) }));
  const names = readdirSync(`${folder}/texts`).map((name) => name.replace(/\.txt$/, ''));
  return {
    all,
    texts: names.map((name) => ({
      name,
      folded: fold(readFileSync(`${folder}/texts/${name}.txt`, 'utf8')),
      written: all.filter(({ text }) => text === name),
    })),
    byDigest: new Map(all.map((recording) => [recording.digest, recording])),
    solutions: new Map(
      read.flatMap(({ recording, prompt }) =>
        prompt.kind === 'solve' ? listSolutions(recording, prompt.task) : [],
      ),
    ),
    comparisons: new Map(
      read.flatMap(({ recording, prompt }) =>
        prompt.kind === 'compare' ? listComparisons(recording, prompt.task) : [],
      ),
    ),
    judgements: new Map(
      read.flatMap(({ recording, prompt }) =>
        prompt.kind === 'judge' ? listJudgements(recording, prompt.task) : [],
      ),
    ),
  };
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function listSolutions(recording: Recording, { solve }: SolveTask): [string, RecordedSolution][] {
  const items = new Map(solve.map((item) => [item.no, item]));
  return readItems(recording).flatMap((solved): [string, RecordedSolution][] => {
    const item = items.get(Number(solved.no));
    if (!item) return [];
    const { answer, isOnlyAnswer, isProven, flaw } = solved;
    const solution = {
      instructions: recording.instructions,
      item,
      answer: Array.isArray(answer) ? answer.map(String) : [],
      isOnlyAnswer: isOnlyAnswer === true,
      isProven: isProven !== false,
      flaw: typeof flaw === 'string' ? flaw : '',
    };
    return [[keyOfQuestion(item), solution]];
  });
}

function listComparisons(
  recording: Recording,
  { compare }: CompareTask,
): [string, RecordedComparison][] {
  const { instructions } = recording;
  const pairs = new Map(compare.map((pair) => [pair.no, pair]));
  return readItems(recording).flatMap(({ no, isSame }): [string, RecordedComparison][] => {
    const pair = pairs.get(Number(no));
    return pair ? [[keyOfPair(pair), { instructions, isSame: isSame === true }]] : [];
  });
}

function listJudgements(recording: Recording, { judge }: JudgeTask): [string, RecordedJudgement][] {
  const { instructions } = recording;
  const typed = new Map(judge.map((one) => [one.no, one]));
  return readItems(recording).flatMap((item): [string, RecordedJudgement][] => {
    const judged = Judgement.safeParse(item).data;
    const one = judged && typed.get(judged.no);
    if (!one) return [];
    const { why, verdict } = judged;
    return [[keyOfTyped(one), { instructions, why, verdict }]];
  });
}

/** What a solver answered, as far as it can be read; the pipeline reads the same more carefully. */
function readItems({ reply }: Recording): Record<string, unknown>[] {
  try {
    const { items }: { items?: unknown } = JSON.parse(reply);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
