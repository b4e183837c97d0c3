import { spawn } from 'node:child_process';
import type { Step } from './merge-lane.ts';
import { countProcessorTime, lookAtProcesses } from './processor-time.ts';

export type Outcome = {
  name: string;
  isOk: boolean;
  wallSeconds: number;
  processorSeconds: number;
  /** What it printed, for when it failed. */
  printed: string;
};

const lookEveryMs = 500;

export function runStep({ name, command: [program = '', ...options] }: Step): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    const time = countProcessorTime(child.pid ?? 0);
    const timer = setInterval(() => time.see(lookAtProcesses()), lookEveryMs);
    const said: Buffer[] = [];
    child.stdout.on('data', (text: Buffer) => said.push(text));
    child.stderr.on('data', (text: Buffer) => said.push(text));
    child.once('error', (error) => said.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({
        name,
        isOk: code === 0,
        wallSeconds: (performance.now() - began) / 1_000,
        processorSeconds: time.seconds(),
        printed: Buffer.concat(said).toString(),
      });
    });
  });
}
