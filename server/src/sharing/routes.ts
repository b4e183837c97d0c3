import * as api from '@engram/core/sharing/api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkKey } from '../http/caller.ts';
import { failAs } from '../http/fail-as.ts';
import { ownCall } from '../http/idempotency/known-call.ts';
import { makeCall, mount, routeOf } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import type { OpenShare } from './opening/open-share.ts';
import type { SharedTests } from './opening/shared-tests.ts';
import { linkOf } from './owning/describe-share.ts';
import { deleteReport, listShares, stopSharing } from './owning/own-shares.ts';
import { listTakers, readTaker } from './reporting/list-takers.ts';
import { readReport } from './reporting/read-report.ts';
import { shareTest } from './share-test.ts';
import { keepResult } from './taking/keep-result.ts';
import { startSharedTest } from './taking/start-shared-test.ts';
import { submitSharedTest } from './taking/submit-shared-test.ts';
import { writeResult } from './taking/write-result.ts';

export type Sharing = { sharedTests: SharedTests; openShare: OpenShare };

type Parts = { platform: Platform; sharing: Sharing; origin: string; secret: string };

export function sharingRoutes(app: FastifyInstance, parts: Parts): void {
  ownerRoutes(app, parts);
  takerRoutes(app, parts);
}

function ownerRoutes(app: FastifyInstance, { platform, sharing, origin }: Parts): void {
  const { db, clock } = platform;
  const owning = { db, clock, origin, sharedTests: sharing.sharedTests };

  mount(app, api.createSharedTest, ({ session, body }) =>
    failAs('share-failed', async () => {
      const { code, expiresAt } = await shareTest(platform, session.user, body);
      return {
        testId: code,
        shareUrl: linkOf(origin, code),
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );

  mount(app, api.listShares, async ({ session, params }) => ({
    shares: await listShares(owning, session.user, params.id),
  }));

  mount(app, api.stopSharing, async ({ session, params }) => {
    await stopSharing(owning, session.user.uid, params.id);
    return { success: true };
  });

  mount(app, api.getShareReport, ({ session, params }) =>
    readReport(owning, session.user, params.id),
  );

  mount(app, api.deleteShareReport, async ({ session, params }) => {
    await deleteReport(owning, session.user.uid, params.id);
    return { success: true };
  });

  mount(app, api.listTakers, ({ session, params, query }) =>
    listTakers(db, session.user, { ...params, ...query }),
  );

  mount(app, api.getTaker, ({ session, params }) => readTaker(db, session.user, params));
}

function takerRoutes(app: FastifyInstance, { platform, sharing, secret }: Parts): void {
  const { openShare } = sharing;
  const askedBy = (request: FastifyRequest, typed: string) => ({
    network: networkKey(request, secret),
    typed,
  });

  // Written when it was read from the database: nothing is checked or serialised again.
  app.route<{ Params: { id: string } }>({
    ...routeOf(api.getSharedTest),
    handler: async (request, reply) => {
      const asked = askedBy(request, request.params.id);
      const { sent } = await failAs('shared-test-unread', () =>
        openShare.get(asked, 'shared-test-missing'),
      );
      reply.headers({ 'cache-control': briefly, etag: sent.etag });
      if (request.headers['if-none-match'] === sent.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(sent.body);
    },
  });

  mount(app, api.startSharedTest, async ({ request, session, params, body, creationId }) => {
    const share = await openShare.get(askedBy(request, params.id), 'shared-test-missing');
    const startedAt = await startSharedTest(platform, share, {
      key: creationId,
      takerId: session?.user.uid ?? null,
      takerName: body.name ?? null,
    });
    return { startedAt: startedAt.toISOString(), now: platform.clock.now().toISOString() };
  });

  // Written here, as most of it is the same for a whole class.
  app.route({
    ...routeOf(api.submitSharedTest),
    handler: async (request, reply) => {
      const { session, params, body } = makeCall(api.submitSharedTest, request);
      const written = await failAs('submission-failed', async () => {
        const share = await openShare.get(askedBy(request, params.id), 'shared-test-not-found');
        const result = await submitSharedTest(platform, share, {
          key: ownCall(request).creationId,
          takerId: session?.user.uid ?? null,
          takerName: body.name ?? null,
          sent: body,
        });
        return writeResult(share.questions, result);
      });
      return reply.type('application/json; charset=utf-8').send(written);
    },
  });

  mount(app, api.keepSharedResult, ({ session, params, body }) =>
    keepResult(platform, session.user, { code: params.id, key: body.key }),
  );
}

/** A stop is to be seen everywhere within five seconds, also behind a cache of somebody else. */
const briefly = 'public, max-age=2';
