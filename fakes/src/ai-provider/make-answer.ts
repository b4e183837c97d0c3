import type { TellTask, WriteTask } from '@engram/core/generation/model-contract.ts';
import type { AiFault } from './faults.ts';
import { obeyInjection } from './writing/obey-injection.ts';
import type { Planting } from './writing/plant-fault.ts';
import type { ReadPrompt } from './read-prompt.ts';
import { compareAnswers } from './solving/compare-answers.ts';
import { solveItems } from './solving/solve-items.ts';
import { asQuestions, toCards } from './writing/write-cards.ts';
import { writeItems, type Planted } from './writing/write-items.ts';

export type Answering = {
  prompt: ReadPrompt;
  fault: AiFault | undefined;
  seed: string;
  errorShare: number;
  planting: Planting;
  /** What a language model answered to the same task, where that was recorded. */
  replay?: (prompt: ReadPrompt) => string | undefined;
  /** What a test wants to be answered. */
  scripted: string | undefined;
};

/** The text of an answer, with what was planted in it. */
export function makeAnswer(answering: Answering): { text: string; planted: Planted[] } {
  const { fault } = answering;
  const instead = fault && replies[fault];
  if (instead) return { text: instead, planted: [] };
  const { text, planted } = answerTask(answering);
  if (fault !== 'code-fence') return { text, planted };
  return { text: `Of course! Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n\nGood luck!`, planted };
}

const replies: Partial<Record<AiFault, string>> = {
  garbage: '{"items": [{"type": "multiple-choice", "text": }{ not json ]]',
  'wrong-schema': '{"questions": [{"question": "What is it?", "answer": 3}]}',
  refusal: "I'm sorry, but I can't help with that.",
};

function answerTask(answering: Answering) {
  const { prompt, scripted } = answering;
  if (scripted !== undefined) return { text: scripted, planted: [] };
  const replayed = answering.planting.share === 0 ? answering.replay?.(prompt) : undefined;
  if (replayed !== undefined) return { text: replayed, planted: [] };
  switch (prompt.kind) {
    case 'write': {
      const { items, planted } = write(answering, prompt.task);
      return { text: toJson(items), planted };
    }
    case 'write-cards': {
      const { items, planted } = write(answering, asQuestions(prompt.task));
      return { text: toJson(toCards(items, prompt.task)), planted };
    }
    case 'solve': {
      const items = solveItems({ task: prompt.task, ...answering });
      return { text: JSON.stringify({ items }), planted: [] };
    }
    case 'compare':
      return { text: JSON.stringify({ items: compareAnswers(prompt.task) }), planted: [] };
    case 'tell':
      return { text: JSON.stringify({ text: tell(prompt.task) }), planted: [] };
    case 'other':
      return { text: 'There is no task here that I know.', planted: [] };
  }
}

function write({ prompt: { material }, fault, seed, planting }: Answering, task: WriteTask) {
  const ofFault: Planting | undefined =
    fault === 'wrong-key' || fault === 'invented-quote' ? { share: 1, kinds: [fault] } : undefined;
  const { items, planted } = writeItems({ task, material, seed, planting: ofFault ?? planting });
  return { items: fault === 'obeys-injection' ? obeyInjection(items, material) : items, planted };
}

/** An item a line, as models write them. */
function toJson(items: readonly object[]): string {
  return `{"items": [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]}`;
}

function tell({ tell: wanted, answer, passage }: TellTask): string {
  if (wanted === 'explanation') return `The text says: “${passage}” So the answer is: ${answer}.`;
  const words = passage.split(/\s+/).filter((word) => !answer.includes(word));
  return `Look for the place in the text with the words “${words.slice(0, 4).join(' ')}”.`;
}
