import {
  CardTask,
  CompareTask,
  JudgeTask,
  SolveTask,
  TellTask,
  TranscribeTask,
  WriteTask,
  taskMark,
} from '@engram/core/generation/model-contract.ts';
import type { CallKind } from './faults.ts';

type Task =
  | { kind: 'write'; task: WriteTask }
  | { kind: 'write-cards'; task: CardTask }
  | { kind: 'solve'; task: SolveTask }
  | { kind: 'compare'; task: CompareTask }
  | { kind: 'judge'; task: JudgeTask }
  | { kind: 'tell'; task: TellTask }
  | { kind: 'transcribe'; task: TranscribeTask }
  | { kind: Extract<CallKind, 'other'> };

/** A prompt as a model understands it: what to read, and what to do with it. */
export type ReadPrompt = Task & { material: string; taskLine: string };

/**
 * The task is the last line that says so, because material may contain lines that look like one.
 * For the same reason the material ends at the last line that closes it with its own nonce.
 */
export function readPrompt(prompt: string): ReadPrompt {
  const lines = prompt.split('\n');
  const taskLine = lines.findLast((line) => line.startsWith(taskMark)) ?? '';
  return { ...readTask(taskLine.slice(taskMark.length)), material: readMaterial(lines), taskLine };
}

function readMaterial(lines: string[]): string {
  const opens = lines.findIndex((line) => /^<material \S+>$/.test(line.trim()));
  if (opens === -1) return '';
  const close = lines[opens]?.trim().replace('<', '</');
  const closes = lines.findLastIndex((line) => line.trim() === close);
  return lines.slice(opens + 1, closes === -1 ? lines.length : closes).join('\n');
}

function readTask(json: string): Task {
  const value = parse(json);
  const write = WriteTask.safeParse(value);
  if (write.success) return { kind: 'write', task: write.data };
  const cards = CardTask.safeParse(value);
  if (cards.success) return { kind: 'write-cards', task: cards.data };
  const solve = SolveTask.safeParse(value);
  if (solve.success) return { kind: 'solve', task: solve.data };
  const compare = CompareTask.safeParse(value);
  if (compare.success) return { kind: 'compare', task: compare.data };
  const judge = JudgeTask.safeParse(value);
  if (judge.success) return { kind: 'judge', task: judge.data };
  const tell = TellTask.safeParse(value);
  if (tell.success) return { kind: 'tell', task: tell.data };
  const transcribe = TranscribeTask.safeParse(value);
  if (transcribe.success) return { kind: 'transcribe', task: transcribe.data };
  return { kind: 'other' };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A line that only looks like a task is none.
    return undefined;
  }
}
