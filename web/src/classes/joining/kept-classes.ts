import { Joined } from '@engram/core/classes/class.ts';
import { z } from '@engram/core/zod.ts';
import { dropKept, findKept, keepForLater, listKept, visitor } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';

/** A class that this device is in; of nobody's account, so that no session takes it away. */
const KeptClass = Joined.extend({ className: z.string(), code: z.string() });
export type KeptClass = z.infer<typeof KeptClass>;

export function keepClass(kept: KeptClass): boolean {
  return keepForLater(keyOf(kept.classId), JSON.stringify(kept));
}

export function findKeptClass(classId: string): KeptClass | undefined {
  const text = findKept(keyOf(classId));
  return text === undefined ? undefined : KeptClass.safeParse(parseJson(text)).data;
}

export function listKeptClasses(): KeptClass[] {
  return listKept(visitor)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => findKeptClass(name.slice(prefix.length)) ?? []);
}

export function dropKeptClass(classId: string): void {
  dropKept(keyOf(classId));
}

const prefix = 'class:';

function keyOf(classId: string) {
  return { uid: visitor, name: prefix + classId };
}
