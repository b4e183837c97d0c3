import type { TellTask } from '@engram/core/generation/model-contract.ts';
import type { AiFault } from './faults.ts';
import type { Planting } from './writing/plant-fault.ts';
import type { ReadPrompt } from './read-prompt.ts';
import type { Memory } from './solving/remember-items.ts';
import { compareAnswers } from './solving/compare-answers.ts';
import { judgeAnswers } from './solving/judge-answers.ts';
import { solveItems } from './solving/solve-items.ts';
import { writeCards } from './writing/write-cards.ts';
import type { Planted } from './writing/spoil-items.ts';
import { writeItems } from './writing/write-items.ts';

export type Answering = {
  prompt: ReadPrompt;
  fault: AiFault | undefined;
  seed: string;
  errorShare: number;
  planting: Planting;
  /** Whether a picture came along. */
  seesPicture?: boolean;
  /** What was written by rule, for whoever solves it. */
  memory?: Memory;
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
  const { text: said, planted } = answerTask(answering);
  const text = spoilEscapes(said, fault);
  if (fault !== 'code-fence') return { text, planted };
  return { text: `Of course! Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n\nGood luck!`, planted };
}

/** Small models write the backslash of a formula as they would outside of JSON, or escape it again. */
function spoilEscapes(json: string, fault: AiFault | undefined): string {
  if (fault === 'broken-escapes') return json.replace(/\\\\(?=[a-zA-Z])/g, '\\');
  return fault === 'doubled-escapes' ? json.replace(/\\\\(?=[a-zA-Z])/g, '\\\\\\\\') : json;
}

const replies: Partial<Record<AiFault, string>> = {
  garbage: '{"items": [{"type": "multiple-choice", "text": }{ not json ]]',
  'wrong-schema': '{"questions": [{"question": "What is it?", "answer": 3}]}',
  refusal: "I'm sorry, but I can't help with that.",
  'refusal-in-prose': "I'm sorry, but I can't help with writing questions about this material.",
};

function answerTask(answering: Answering) {
  const { prompt, scripted } = answering;
  if (scripted !== undefined) return { text: scripted, planted: [] };
  const replayed = answering.planting.share === 0 ? answering.replay?.(prompt) : undefined;
  if (replayed !== undefined) return { text: replayed, planted: [] };
  switch (prompt.kind) {
    case 'write': {
      const { items, planted } = writeItems({ ...behaviourOf(answering), ...prompt });
      return { text: toJson(items), planted };
    }
    case 'write-cards': {
      const { cards, planted } = writeCards({ ...behaviourOf(answering), ...prompt });
      return { text: toJson(cards), planted };
    }
    case 'solve': {
      const items = solveItems({ task: prompt.task, ...answering });
      return { text: JSON.stringify({ items }), planted: [] };
    }
    case 'compare':
      return { text: JSON.stringify({ items: compareAnswers(prompt.task) }), planted: [] };
    case 'judge': {
      const items = judgeAnswers(prompt.task, { obeys: answering.fault === 'obeys-injection' });
      return { text: JSON.stringify({ items }), planted: [] };
    }
    case 'tell':
      return { text: JSON.stringify({ text: tell(prompt.task) }), planted: [] };
    case 'transcribe':
      return {
        text: JSON.stringify({ text: answering.seesPicture ? pageWords : '' }),
        planted: [],
      };
    case 'other':
      return { text: 'There is no task here that I know.', planted: [] };
  }
}

function behaviourOf({ fault, planting, seed, memory }: Answering) {
  const isPlanted = fault === 'wrong-key' || fault === 'invented-quote';
  const ofFault: Planting | undefined = isPlanted ? { share: 1, kinds: [fault] } : undefined;
  const isObedient = fault === 'obeys-injection';
  return { seed, memory, isObedient, planting: ofFault ?? planting };
}

/** What stands on every page that is shown to it. */
const pageWords = [
  '## Water in plants',
  'Plants take in water through their roots. The cell sap is more concentrated than the soil, so water moves in by osmosis, and [?] by active transport.',
  '$\\frac{\\Delta m}{\\Delta t} = \\alpha A$',
  'In the leaf $\\ce{H2O}$ is split.',
  '| Part | Task |\n| --- | --- |\n| Root hair | takes in water |',
].join('\n\n');

/** An item a line, as models write them. */
function toJson(items: readonly object[]): string {
  return `{"items": [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]}`;
}

function tell({ tell: wanted, answer, passage }: TellTask): string {
  if (wanted === 'explanation') return `The text says: “${passage}” So the answer is: ${answer}.`;
  const words = passage.split(/\s+/).filter((word) => !answer.includes(word));
  return `Look for the place in the text with the words “${words.slice(0, 4).join(' ')}”.`;
}
