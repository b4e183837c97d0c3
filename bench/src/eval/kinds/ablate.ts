import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { questionLimits } from '@engram/core/limits.ts';
import { z } from '@engram/core/zod.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import type { Kind } from '@engram/generator/questions/kind.ts';
import { allKinds, sureKinds } from '@engram/generator/questions/kinds.ts';
import { readTexts } from '../read-texts.ts';

const folder = fileURLToPath(new URL('../../../judged-texts', import.meta.url));

const Verdict = z.object({ verdict: z.enum(['usable', 'edit', 'not usable']) });
const Judged = z.object({ kind: z.string(), question: z.string(), one: Verdict, two: Verdict });

/** What a kind of sure question does to tests of the judged texts. */
export type Effect = {
  kind: string;
  isOn: boolean;
  /** Questions more in all where it is on; fewer where it takes what several others would ask. */
  adds: number;
  /** Of its questions those that were read, and those that both readers would use unchanged. */
  read: number;
  usable: number;
};

/** Turns every kind over once, with all others as they are, on texts that readers have judged. */
export async function ablate(): Promise<Effect[]> {
  const texts = (await readTexts(folder)).map(({ id, text }) => ({ id, text: prepareText(text) }));
  const judged = await readJudged();
  const on = sureKinds;
  const whole = countAll(texts, on);
  return allKinds.map((kind) => {
    const isOn = kind.onIn.length > 0;
    const others = on.filter((other) => other.name !== kind.name);
    const turned = countAll(texts, isOn ? others : [...on, kind]);
    const own = judged.filter((item) => item.kind === kind.name);
    const usable = own.filter(
      ({ one, two }) => one.verdict === 'usable' && two.verdict === 'usable',
    );
    return {
      kind: kind.name,
      isOn,
      adds: isOn ? whole - turned : turned - whole,
      read: own.length,
      usable: usable.length,
    };
  });
}

type Text = { id: string; text: string };

/** As many of each type as anybody may ask for: what one kind takes, no other gets. */
function countAll(texts: readonly Text[], kinds: readonly Kind[]): number {
  const types = new Set(kinds.map(({ type }) => type));
  const wanted = [...types].map((type) => ({ type, count: questionLimits.maxAskedPerType }));
  return texts.reduce(
    (sum, { id, text }) => sum + makeSure({ text, wanted, seed: id, kinds }).length,
    0,
  );
}

async function readJudged() {
  const lines = (await readFile(`${folder}/verdicts.jsonl`, 'utf8')).trim().split('\n');
  return lines.map((line) => Judged.parse(JSON.parse(line)));
}

/** One line for each kind. */
export function writeEffects(effects: readonly Effect[]): string {
  const lines = effects.map(({ kind, isOn, adds, read, usable }) =>
    [
      kind.padEnd(26),
      isOn ? 'on ' : 'off',
      `${isOn ? 'adds' : 'would add'} ${adds}`.padEnd(14),
      read === 0 ? 'not read' : `${usable} of ${read} usable by both readers`,
    ].join('  '),
  );
  return lines.join('\n');
}
