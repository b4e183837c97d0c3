import { verifyToken } from '@engram/core/accounts/api.ts';
import { getAttempt } from '@engram/core/attempts/api.ts';
import { listCards } from '@engram/core/flashcards/api.ts';
import { getGeneration } from '@engram/core/generation/api.ts';
import { getTest } from '@engram/core/practice-tests/api.ts';
import { getReviewProgress } from '@engram/core/reviews/api.ts';
import { listShares } from '@engram/core/sharing/api.ts';
import { type Caller, makeCaller } from './caller.ts';
import type { Finding } from './compare-lines.ts';
import { type AnyEntry, type Ledger, ofKind } from './ledger.ts';

const atOnce = 4;

/** Every acknowledged write as its owner sees it now. */
export async function readBackByApi(
  origins: readonly string[],
  { entries, tokens }: Ledger,
): Promise<Finding[]> {
  const owners = [...Map.groupBy(entries, ({ userId }) => userId)];
  const findings: Finding[] = [];
  const look = async () => {
    const caller = makeCaller(origins);
    for (let next = owners.pop(); next; next = owners.pop()) {
      const [userId, own] = next;
      const owner = { caller, own, token: tokens.get(userId) ?? '' };
      findings.push(...(await lookAt(owner).catch((error: unknown) => [failed(own, error)])));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  return findings;
}

type Owner = { caller: Caller; token: string; own: readonly AnyEntry[] };

async function lookAt(owner: Owner): Promise<Finding[]> {
  const { caller, token, own } = owner;
  const found: Finding[] = [];
  const expect = (entry: AnyEntry, seen: unknown, wanted: unknown) => {
    if (JSON.stringify(seen) === JSON.stringify(wanted)) return;
    const words = `${entry.kind}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`;
    found.push({ what: 'lost', words, span: entry });
  };
  for (const entry of own) {
    switch (entry.kind) {
      case 'account': {
        const { reply } = await caller.call(verifyToken, { body: { idToken: token } });
        expect(entry, reply.valid && reply.user.email, entry.email);
        break;
      }
      case 'generation': {
        const params = { id: entry.generationId };
        const { reply } = await caller.call(getGeneration, { params }, { token });
        expect(entry, [reply.state, reply.questions.length], [entry.end, entry.questions]);
        break;
      }
      case 'test': {
        const params = { id: entry.testId };
        const { test } = (await caller.call(getTest, { params }, { token })).reply;
        const submissions = ofKind(own, 'submission').length;
        const seen = [test.questions.map(({ id }) => id), test.scores.attempts];
        expect(entry, seen, [entry.questionIds, submissions]);
        break;
      }
      case 'submission': {
        const params = { id: entry.attemptId };
        const { attempt } = (await caller.call(getAttempt, { params }, { token })).reply;
        const last = new Map(
          ofKind(own, 'answer').map(({ questionId, value }) => [questionId, value]),
        );
        const seen = attempt.questionIds.map(
          (id) => attempt.answers.find(({ questionId }) => questionId === id)?.answer ?? null,
        );
        const wanted = attempt.questionIds.map((id) => last.get(id) ?? null);
        expect(entry, [attempt.results?.correctCount, seen], [entry.correct, wanted]);
        break;
      }
      case 'set': {
        const { reply } = await caller.call(
          listCards,
          { params: { id: entry.setId }, query: {} },
          { token },
        );
        expect(
          entry,
          reply.cards.map(({ id }) => id),
          entry.cardIds,
        );
        break;
      }
      case 'review': {
        const { today } = (await caller.call(getReviewProgress, {}, { token })).reply;
        const told = ofKind(own, 'review').flatMap(({ reviews }) => reviews);
        expect(entry, today.reviews, told.length);
        break;
      }
      case 'share': {
        const params = { id: entry.testId };
        const { shares } = (await caller.call(listShares, { params }, { token })).reply;
        const taken = ofKind(own, 'shared submission').length;
        const seen = shares.map((share) => [share.testId, share.taken]);
        expect(entry, seen, [[entry.code, taken]]);
        break;
      }
      // Seen with the test, the submission and the share they belong to.
      case 'attempt':
      case 'answer':
      case 'shared submission':
        break;
    }
  }
  return found;
}

function failed(own: readonly AnyEntry[], error: unknown): Finding {
  return { what: 'lost', words: `cannot be read: ${String(error)}`, span: own[0] };
}
