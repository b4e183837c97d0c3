import { readFileSync } from 'node:fs';

const everyMs = 50;
const pageBytes = 4096;

/** The most memory a process held while it was watched, in megabytes. */
export function watchMemory(pid: number) {
  let peak = readMemory(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory(pid));
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

export function readMemory(pid: number): number {
  const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(resident) * pageBytes) / 1024 / 1024;
}
