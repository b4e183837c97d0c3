import { createHash } from 'node:crypto';
import type { User } from '@engram/core/accounts/user.ts';
import { materialLimits } from '@engram/core/limits.ts';
import type { StudyMaterialPart } from '@engram/core/materials/api.ts';
import { findLengthProblem } from '@engram/core/materials/check-length.ts';
import { countCharacters, joinTexts, trimText } from '@engram/core/materials/measure-text.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../accounts/lock-account.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db.ts';
import { describeMaterial } from './describe-material.ts';
import {
  countMaterials,
  countTexts,
  insertMaterials,
  readMaterials,
  readTexts,
  touchMaterials,
} from './store.ts';

type NewPart = Exclude<StudyMaterialPart, { id: string }>;

/** A part with its text, whether it has just come or was saved before. */
type ResolvedPart = {
  kind: string;
  text: string;
  pageStarts: number[] | undefined;
} & ({ id: string } | { id?: undefined; hash: Buffer; sent: NewPart });

/** All parts as one text. What length or policy refuses leaves no trace [POL-06]. */
export async function saveStudyMaterial(
  { db, clock }: { db: Db; clock: Clock },
  user: User,
  sent: readonly StudyMaterialPart[],
) {
  const parts = await resolveParts(db, user.uid, sent);
  const { text: studyMaterial, starts } = joinTexts(parts.map(({ text }) => text));
  checkLength(studyMaterial, parts, user);
  const warning = checkPolicy(studyMaterial);
  const { ids, materials } = await db.transaction().execute(async (tx) => {
    const saved = await saveParts(tx, { userId: user.uid, parts, now: clock.now() });
    return { ids: saved, materials: await readMaterials(tx, user.uid, saved) };
  });
  return {
    studyMaterial,
    parts: parts.map(({ pageStarts }, index) => {
      const row = materials.find(({ materialId }) => materialId === ids[index]);
      if (!row) throw new AppError('not-found');
      const start = starts[index] ?? 0;
      return { material: describeMaterial(row), start, ...(pageStarts ? { pageStarts } : {}) };
    }),
    ...(warning === undefined ? {} : { warning }),
  };
}

async function resolveParts(
  db: Db,
  userId: string,
  sent: readonly StudyMaterialPart[],
): Promise<ResolvedPart[]> {
  const ids = sent.flatMap((part) => ('id' in part ? [part.id] : []));
  const saved = ids.length > 0 ? await readTexts(db, userId, ids) : [];
  return sent.map((part) => {
    if (!('id' in part)) {
      // What length does not count is not kept either, and makes no second text of the same words.
      const { text, pageStarts } = trimText(part.text, part.pageStarts);
      const { kind } = part;
      const hash = createHash('sha256').update(text).digest();
      return { kind, text, pageStarts, hash, sent: part };
    }
    const found = saved.find(({ materialId }) => materialId === part.id);
    if (!found) throw new AppError('not-found');
    const { kind, text, pageStarts } = found;
    return { id: part.id, kind, text, pageStarts: pageStarts ?? undefined };
  });
}

/** The plan is the one of the session [BROLE-07] [BROLE-11]; also a part on its own needs a text. */
function checkLength(all: string, parts: readonly ResolvedPart[], user: User): void {
  const isTyped = parts.length === 1 && parts[0]?.kind === 'text';
  const origin = isTyped ? 'text' : 'documents';
  const blank = parts.find(({ text }) => countCharacters(text) === 0);
  const problem = findLengthProblem(blank?.text ?? all, { origin, plan: plans[user.plan] });
  if (problem) throw new AppError(problem.code, { message: problem.message });
}

/** The warning, if any. The browser has judged too, but only to be quick (S02). */
function checkPolicy(text: string): string | undefined {
  const judgement = judgeContent(text);
  if (judgement.verdict === 'prohibited') {
    throw new AppError('content-policy', { message: policyMessages.violation(judgement.reason) });
  }
  return judgement.verdict === 'needs-review' ? policyMessages.review(judgement.reason) : undefined;
}

type Saving = { userId: string; parts: readonly ResolvedPart[]; now: Date };

/** The id of each part, in their order. */
async function saveParts(tx: Tx, { userId, parts, now }: Saving): Promise<string[]> {
  // One after the other: two at once could both find the last place, or wait for each other.
  if (!(await lockAccount(tx, userId))) throw new AppError('not-signed-in');
  const materialIds = [...new Set(parts.flatMap(({ id }) => id ?? []))];
  const touched = await touchMaterials(tx, { userId, materialIds, at: now });
  if (touched.length < materialIds.length) throw new AppError('not-found');
  const idByHash = await saveTexts(tx, { userId, parts, now });
  return parts.map((part) => part.id ?? idByHash.get(part.hash.toString('hex')) ?? '');
}

async function saveTexts(tx: Tx, { userId, parts, now }: Saving): Promise<Map<string, string>> {
  const texts = new Map(
    parts.flatMap((part) => (part.id === undefined ? [[part.hash.toString('hex'), part]] : [])),
  );
  if (texts.size === 0) return new Map();
  const rows = [...texts.values()].map(({ hash, text, pageStarts, sent }) => ({
    userId,
    materialId: uuidv7(),
    title: sent.title.normalize('NFC'),
    kind: sent.kind,
    textHash: hash,
    text,
    characters: countCharacters(text),
    sizeBytes: sent.sizeBytes ?? null,
    pageStarts: pageStarts ?? null,
    address: sent.address ?? null,
    format: 'rich',
    createdAt: now,
    lastUsedAt: now,
  }));
  await checkRoom(
    tx,
    userId,
    rows.map(({ textHash }) => textHash),
  );
  const saved = await insertMaterials(tx, rows);
  return new Map(saved.map(({ textHash, materialId }) => [textHash.toString('hex'), materialId]));
}

async function checkRoom(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  const added = hashes.length - (await countTexts(tx, userId, hashes));
  if (added === 0) return;
  if ((await countMaterials(tx, userId)) + added > materialLimits.maxMaterials) {
    throw new AppError('library-full');
  }
}
