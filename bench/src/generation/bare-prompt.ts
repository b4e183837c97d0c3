import type { TypeCount } from '@engram/core/generation/api.ts';
import { taskMark, type WriteTask } from '@engram/core/generation/model-contract.ts';

/** The same wish as one call without any product around it. */
export function makeBarePrompt(material: string, types: readonly TypeCount[]): string {
  const task: WriteTask = {
    write: [...types],
    trueStatements: Math.floor((types.find(({ type }) => type === 'true-false')?.count ?? 0) / 2),
    difficulty: 'medium',
    focus: 'concepts',
    style: '',
    mathAndCode: false,
    topics: [],
    language: 'en',
    asked: [],
    answers: [],
    refused: [],
  };
  return [
    '<material bare>',
    material,
    '</material bare>',
    `${taskMark}${JSON.stringify(task)}`,
  ].join('\n');
}
