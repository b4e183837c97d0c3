import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Wanted = {
  name: string;
  command: string;
  options: string[];
  environment: NodeJS.ProcessEnv;
};

/** Runs a command to its end and answers with what it printed. */
export function run(
  command: string,
  options: string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${command} ${options.join(' ')} ended with ${code}`));
    });
  });
}

/** Starts processes side by side, each the head of a group, so that none outlives us. */
export function startAll(wanted: readonly Wanted[]) {
  const listeners: ((name: string) => void)[] = [];
  let isStopping = false;
  const children = wanted.map(({ name, command, options, environment }) => {
    const child = spawn(command, options, {
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    print(name, child);
    child.once('exit', () => {
      if (!isStopping) for (const listener of listeners) listener(name);
    });
    return child;
  });
  return {
    onExit: (listener: (name: string) => void) => void listeners.push(listener),
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await Promise.all(children.map(endGroup));
    },
  };
}

function print(name: string, child: ChildProcess): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${name.padEnd(7)} ${line}`),
    );
  }
}

const patienceMs = 8_000;

/** Ends a process and all of its group; it has to be the head of one. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await gone;
  clearTimeout(timer);
  // The head has gone; whoever of its group is left has no more reason to live.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}
