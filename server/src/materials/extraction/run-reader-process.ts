import { type ConfinedRun, runConfined } from './confinement/run-confined.ts';
import { type Refusal, readingLimits } from './reader/reading.ts';

export type SandboxedRun<A> = {
  outcome: A | { refusal: Refusal };
  /** For the log: how it ended, and how much it complained; never what it said. */
  ending: Ending;
  complaintBytes: number;
};

type Ending = 'answered' | Exclude<ConfinedRun['ending'], 'done'>;

/** For the moment the machine has no process, memory or descriptor to spare. */
export class ReaderNotStartedError extends Error {
  override readonly name = 'ReaderNotStartedError';
}

export function notStarted(cause: unknown): ReaderNotStartedError {
  return new ReaderNotStartedError('a reader could not be started', { cause });
}

/** The document and the code. */
type Files = readonly [number, number];

type Run<A> = {
  command: string[];
  files: Files;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  /** What the last line that it said means; undefined for what was not agreed on. */
  parse: (line: string) => A | undefined;
  /** Hears every line before that, which says how far it is. */
  onLine?: ((line: string) => void) | undefined;
};

/** Throws ReaderNotStartedError. */
export async function runReaderProcess<A>({
  parse,
  onLine,
  ...running
}: Run<A>): Promise<SandboxedRun<A>> {
  const run = await runConfined({
    ...running,
    maxOutputBytes: maxAnswerBytes,
    maxComplaintBytes,
    onOutput: onLine && hearLines(onLine),
    notStarted,
  });
  const { complaintBytes } = run;
  if (run.ending !== 'done') return ended(run.ending, complaintBytes);
  const outcome = parse(lastLine(run.output));
  if (!outcome) return ended('crashed', complaintBytes);
  return { outcome, ending: 'answered', complaintBytes };
}

/** Every character of a reading may take three bytes, and lists of pages come with it. */
const maxAnswerBytes = 8 * readingLimits.characters;
const maxComplaintBytes = 256 * 1024;

function ended(ending: Ending, complaintBytes: number): SandboxedRun<never> {
  const refusal = ending === 'crashed' ? 'damaged' : 'too-complex';
  return { outcome: { refusal }, ending, complaintBytes };
}

/** Lines that are whole, as they come. The answer is among them when it has all come. */
function hearLines(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    // What says how far it is, is short; of an answer no line is kept here.
    rest = (lines.pop() ?? '').slice(0, maxNewsLength);
    for (const line of lines) if (line.length < maxNewsLength) onLine(line);
  };
}

const maxNewsLength = 200;

function lastLine(bytes: Buffer): string {
  return bytes.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
}
