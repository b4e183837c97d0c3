import { readingLimits } from '../reading.ts';

/**
 * Tells when a reader has to end with what it has, well before the limits of its process end it
 * with nothing. Those are two, and on a busy machine they are far from each other.
 */
export function startDeadline(options: DeadlineOptions = {}): () => boolean {
  const { timeoutMs = readingLimits.timeoutMs, clocks = processClocks } = options;
  const maxWallMs = timeoutMs - reserveMs;
  const wallStart = clocks.wallMs();
  const cpuStart = clocks.cpuMs();
  return () => clocks.wallMs() - wallStart > maxWallMs || clocks.cpuMs() - cpuStart > maxCpuMs;
}

type DeadlineOptions = { timeoutMs?: number | undefined; clocks?: Clocks };

type Clocks = { wallMs: () => number; cpuMs: () => number };

/** Some of its time goes before a reader starts, some to writing down what it read. */
const reserveMs = 4_000;
/** Of 12 seconds. */
const maxCpuMs = 8_000;

const processClocks: Clocks = {
  wallMs: () => performance.now(),
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};
