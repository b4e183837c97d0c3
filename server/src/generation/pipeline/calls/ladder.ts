import type { AiModel } from '../../../platform/ai/ai-model.ts';
import type { CallRecord } from '../pipeline-request.ts';

/** Which models can be asked, in order; one that keeps failing is left out for this run. */
export type Ladder = {
  writers: () => AiModel[];
  /** Others than the writer's provider first: nobody finds his own mistakes. */
  solversFor: (writer: AiModel) => AiModel[];
  report: (model: AiModel, { kind, outcome }: Pick<CallRecord, 'kind' | 'outcome'>) => void;
};

/** So many failures one after the other. */
const patience = 3;

export function makeLadder(models: readonly AiModel[]): Ladder {
  const failures = { write: new Map<AiModel, number>(), solve: new Map<AiModel, number>() };
  const gone = new Set<AiModel>();
  const usable = (kind: CallRecord['kind']) =>
    models.filter((model) => !gone.has(model) && (failures[kind].get(model) ?? 0) < patience);

  return {
    writers: () => usable('write'),
    solversFor({ provider }) {
      const solvers = usable('solve');
      const others = solvers.filter((model) => model.provider !== provider);
      return [...others, ...solvers.filter((model) => model.provider === provider)];
    },
    report(model, { kind, outcome }) {
      const add = (counts: Map<AiModel, number>, count: number) =>
        counts.set(model, (counts.get(model) ?? 0) + count);
      switch (outcome) {
        case 'done':
          failures[kind].set(model, 0);
          return;
        // Nothing of it changes before the run has ended.
        case 'unauthorized':
        case 'quota':
        case 'not-found':
          gone.add(model);
          return;
        // The whole provider is in trouble.
        case 'rate-limited':
        case 'server':
        case 'no-format':
        case 'network':
        case 'stalled':
        case 'slow-start':
          add(failures.write, 1);
          add(failures.solve, 1);
          return;
        // Who cannot write may still solve, and the other way round; a shorter text may fit.
        case 'too-long':
        case 'cut':
        case 'useless':
          add(failures[kind], 1);
          return;
        // Says something about the text, and the next one must not be shown it.
        case 'refused':
        case 'stopped':
      }
    },
  };
}
