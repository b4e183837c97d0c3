import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { recordingsFolder } from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { digestOf, Recording, withoutNonce } from '@engram/fakes/ai-provider/replay/recording.ts';
import type { z } from 'zod';

const Pending = Recording.omit({ reply: true });
type Pending = z.infer<typeof Pending>;

export type Unanswered = Pick<Pending, 'text' | 'role' | 'prompt'> & { told: string };

/**
 * Prompts that wait for an answer, in a folder: what a language model reads in a `.txt`, what is
 * known of it in a `.json` beside it, and its answer, in one go, in a `.reply`.
 */
export function openPending(folder: string) {
  return {
    clear(): void {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    },
    add({ told, ...asked }: Unanswered): void {
      const prompt = withoutNonce(asked.prompt);
      const digest = digestOf(told, prompt);
      const pending: Pending = { ...asked, prompt, digest, instructions: digestOf(told) };
      const path = `${folder}/${asked.text}.${asked.role}.${digest}`;
      writeFileSync(`${path}.json`, JSON.stringify(pending));
      writeFileSync(`${path}.txt`, `${told}\n\n=====\n\n${prompt}\n`);
    },
    /** Answers with how many prompts have got their reply, which are recordings from now on. */
    take(): number {
      const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
      const answered = names.filter((name) => existsSync(replyOf(`${folder}/${name}`)));
      for (const name of answered) {
        const pending = Pending.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
        const reply = readFileSync(replyOf(`${folder}/${name}`), 'utf8').trim();
        const recording: Recording = { ...pending, reply };
        const path = `${recordingsFolder}/${pending.text}.jsonl`;
        appendFileSync(path, `${JSON.stringify(recording)}\n`);
      }
      return answered.length;
    },
  };
}

function replyOf(path: string): string {
  return path.replace(/\.json$/, '.reply');
}
