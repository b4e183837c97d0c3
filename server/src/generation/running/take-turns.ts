import type { Platform } from '../../platform/start.ts';
import { bellOf } from '../follow-generation.ts';
import type { PipelineRequest } from '../pipeline/pipeline-request.ts';
import { makePlaceTeller } from '../place-in-line.ts';
import type { MakeBuiltIn } from './built-in/open-built-in.ts';
import type { Deadline } from './deadline.ts';
import type { RunKey } from './store.ts';

type Tools = { platform: Pick<Platform, 'progress'>; makeBuiltIn: MakeBuiltIn };

/**
 * The built-in generator for one run. While the run waits in line, whoever follows it is told how
 * many are ahead, and its time stands still unless what it has is a test already.
 */
export function takeTurns(
  { platform: { progress }, makeBuiltIn }: Tools,
  { generationId }: RunKey,
  deadline: Deadline,
): PipelineRequest['makeBuiltIn'] {
  const tellPlace = makePlaceTeller((place) => void progress.publish(bellOf(generationId), place));
  return async (request, { signal, goesOn, isNeeded }) => {
    try {
      return await makeBuiltIn(request, {
        signal,
        goesOn,
        onWait(ahead) {
          if (isNeeded) deadline.pause();
          tellPlace(ahead);
        },
        onTurn() {
          deadline.goOn();
          tellPlace(0);
        },
      });
    } finally {
      deadline.goOn();
    }
  };
}
