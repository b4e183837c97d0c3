import type { TellTask, WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { AiFault } from './faults.ts';
import { obeyInjection } from './obey-injection.ts';
import type { Planting } from './plant-fault.ts';
import type { ReadPrompt } from './read-prompt.ts';
import { solveItems } from './solve-items.ts';
import { writeItems, type Planted } from './write-items.ts';

export type Answering = {
  prompt: ReadPrompt;
  fault: AiFault | undefined;
  seed: string;
  errorShare: number;
  planting: Planting;
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

function answerTask({ prompt, fault, seed, errorShare, planting, scripted }: Answering) {
  if (scripted !== undefined) return { text: scripted, planted: [] };
  switch (prompt.kind) {
    case 'write': {
      const ofFault: Planting | undefined =
        fault === 'wrong-key' || fault === 'invented-quote'
          ? { share: 1, kinds: [fault] }
          : undefined;
      const { task, material } = prompt;
      const { items, planted } = writeItems({
        task,
        material,
        seed,
        planting: ofFault ?? planting,
      });
      const obeyed = fault === 'obeys-injection' ? obeyInjection(items, material) : items;
      return { text: toJson(obeyed), planted };
    }
    case 'solve': {
      const items = solveItems({ task: prompt.task, seed, errorShare });
      return { text: JSON.stringify({ items }), planted: [] };
    }
    case 'tell':
      return { text: JSON.stringify({ text: tell(prompt.task) }), planted: [] };
    case 'other':
      return { text: 'There is no task here that I know.', planted: [] };
  }
}

/** An item a line, as models write them. */
function toJson(items: WrittenItem[]): string {
  return `{"items": [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]}`;
}

function tell({ tell: wanted, answer, passage }: TellTask): string {
  if (wanted === 'explanation') return `The text says: “${passage}” So the answer is: ${answer}.`;
  const words = passage.split(/\s+/).filter((word) => !answer.includes(word));
  return `Look for the place in the text with the words “${words.slice(0, 4).join(' ')}”.`;
}
