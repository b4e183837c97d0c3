import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { questionLimits } from '@engram/core/limits.ts';
import { makeSureCards } from '@engram/generator/make-sure-cards.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import type { CardKind } from '@engram/generator/questions/card-kind.ts';
import { allCardKinds } from '@engram/generator/questions/card-kinds.ts';
import { allKinds } from '@engram/generator/questions/kinds.ts';
import { readTexts } from '../read-texts.ts';
import { type Item, makeCardItem, makeItem, writeSheet } from './item.ts';

/**
 * Asks of every text of a folder what each kind can ask or put on cards, be it switched on or not, and
 * writes a sheet for each kind and all items as JSON. Nothing in them says which kinds are on.
 */
export async function writeSheets(folder: string, out: string): Promise<void> {
  // npm runs this in its workspace; the folders are named from where it was called.
  const from = process.env.INIT_CWD ?? process.cwd();
  const texts = (await readTexts(resolve(from, folder))).map(({ id, text }) => ({
    id,
    text: prepareText(text),
  }));
  const target = resolve(from, out);
  await mkdir(target, { recursive: true });
  const items = [
    ...allKinds.flatMap((kind) => askAll(kind, texts)),
    ...allCardKinds.flatMap((kind) => turnAll(kind, texts)),
  ];
  for (const [kind, own] of Map.groupBy(items, (item) => item.kind)) {
    await writeFile(join(target, `${slugOf(kind)}.md`), writeSheet(kind, own));
    console.log(`${String(own.length).padStart(5)}  ${kind}`);
  }
  await writeFile(join(target, 'items.json'), `${JSON.stringify(items, null, 2)}\n`);
  console.log(`${String(items.length).padStart(5)}  of ${texts.length} texts, in ${target}`);
}

type Text = { id: string; text: string };

/** Each kind alone, so that none loses its facts to another. */
function askAll(kind: (typeof allKinds)[number], texts: readonly Text[]): Item[] {
  const wanted = [{ type: kind.type, count: questionLimits.maxAskedPerType }];
  const made = texts.flatMap(({ id, text }) =>
    makeSure({ text, wanted, seed: id, kinds: [kind] }).map((draft) => ({ draft, id })),
  );
  return made.map(({ draft, id }, no) =>
    makeItem(draft, { no: no + 1, kind: kind.name, text: id }),
  );
}

function turnAll(kind: CardKind, texts: readonly Text[]): Item[] {
  const wanted = [{ type: kind.type, count: questionLimits.maxAskedPerType }];
  const made = texts.flatMap(({ id, text }) =>
    makeSureCards({ text, wanted, seed: id, kinds: [kind] }).map((card) => ({ card, id })),
  );
  return made.map(({ card, id }, no) =>
    makeCardItem(card, { no: no + 1, kind: kind.name, text: id }),
  );
}

function slugOf(kind: string): string {
  return kind
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
