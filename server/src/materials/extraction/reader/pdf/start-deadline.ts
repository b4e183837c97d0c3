/**
 * Tells when a reader has to end with what it has, well before the limits of its process end it
 * with nothing. Those are two, and on a busy machine they are far from each other.
 */
export function startDeadline(clocks: Clocks = processClocks): () => boolean {
  const wallStart = clocks.wallMs();
  const cpuStart = clocks.cpuMs();
  return () => clocks.wallMs() - wallStart > maxWallMs || clocks.cpuMs() - cpuStart > maxCpuMs;
}

type Clocks = { wallMs: () => number; cpuMs: () => number };

/** Of 15 seconds, of which some go before a reader starts. */
const maxWallMs = 11_000;
/** Of 12 seconds. */
const maxCpuMs = 8_000;

const processClocks: Clocks = {
  wallMs: () => performance.now(),
  cpuMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};
