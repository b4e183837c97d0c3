import * as answersApi from '@engram/core/sharing/answers-api.ts';
import * as api from '@engram/core/sharing/api.ts';
import { attemptHeader } from '@engram/core/sharing/attempt-header.ts';
import { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { readShareCode } from '@engram/core/sharing/share-code.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandCaptcha } from '../accounts/demand-captcha.ts';
import { AppError } from '../http/app-error.ts';
import { siteKey } from '../http/caller.ts';
import { failAs } from '../http/fail-as.ts';
import { mount, routeOf } from '../http/mount.ts';
import { mountShownFile } from '../http/shown-files.ts';
import { correctingRoutes } from './correcting/routes.ts';
import type { SharingParts } from './open-sharing.ts';
import type { OpenShare } from './opening/open-share.ts';
import { assigningRoutes } from './assigning/routes.ts';
import { linkOf } from './owning/describe-share.ts';
import { deleteReport, listShares, stopSharing } from './owning/own-shares.ts';
import { listTakerAnswers } from './reporting/list-answers.ts';
import { listTakers, readTaker } from './reporting/list-takers.ts';
import { readReport } from './reporting/read-report.ts';
import { openSharedPicture } from './pictures/open-shared-picture.ts';
import { shareTest } from './share-test.ts';
import { keepResult } from './taking/keep-result.ts';
import { repeatSubmission, submitSharedTest } from './taking/submit-shared-test.ts';

export function sharingRoutes(app: FastifyInstance, parts: SharingParts): void {
  ownerRoutes(app, parts);
  correctingRoutes(app, { platform: parts.platform, sharedTests: parts.sharing.sharedTests });
  takerRoutes(app, parts);
  assigningRoutes(app, parts);
}

function ownerRoutes(app: FastifyInstance, { platform, sharing, origin }: SharingParts): void {
  const { db, clock } = platform;
  const owning = { db, clock, origin, sharedTests: sharing.sharedTests };

  mount(app, api.createSharedTest, ({ session, body, creationId }) =>
    failAs('share-failed', async () => {
      const wish = { ...body, creationId };
      const { code, expiresAt } = await shareTest(platform, session.user, wish);
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

  mount(app, answersApi.listTakerAnswers, ({ session, params, query }) =>
    listTakerAnswers(db, session.user, { ...params, ...query }),
  );

  mount(app, api.getTaker, ({ session, params }) => readTaker(db, session.user, params));
}

function takerRoutes(app: FastifyInstance, { platform, sharing, secret }: SharingParts): void {
  const { openShare, takeTurn, startSharedTest } = sharing;
  const askedBy = (request: FastifyRequest, typed: string) => ({
    network: siteKey(request, secret),
    typed,
  });

  /** An assignment is begun and handed in by calls of its own, which keep its rules. */
  const openLink: OpenShare['get'] = async (asked, missing) => {
    const share = await openShare.get(asked, missing);
    if (share.assignment) throw new AppError('assignment-only');
    return share;
  };

  // Written when it was read from the database: nothing is checked or serialised again.
  app.route<{ Params: { id: string } }>({
    ...routeOf(api.getSharedTest),
    handler: async (request, reply) => {
      const asked = { ...askedBy(request, request.params.id), proof: 'possible' } as const;
      const share = await failAs('shared-test-unread', () =>
        openShare.get(asked, 'shared-test-missing'),
      );
      const sent = share.sentAt(platform.clock.now());
      reply.headers({ 'cache-control': briefly, etag: sent.etag });
      if (request.headers['if-none-match'] === sent.etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(sent.body);
    },
  });

  mount(app, api.openSharedTest, async ({ request, params, body }) => {
    await demandCaptcha(platform.captcha, { token: body.captchaToken, purpose: 'share-code' });
    const asked = { ...askedBy(request, params.id), proof: 'given' } as const;
    const share = await failAs('shared-test-unread', () =>
      openShare.get(asked, 'shared-test-missing'),
    );
    return SharedTest.parse(JSON.parse(String(share.sentAt(platform.clock.now()).body)));
  });

  mount(app, api.startSharedTest, async ({ request, params, body, creationId }) => {
    const share = await openLink(askedBy(request, params.id), 'shared-test-missing');
    const taker = { key: creationId, elapsedMs: body.elapsedMs };
    const startedAt = await startSharedTest(share, taker);
    return { startedAt: startedAt.toISOString(), now: platform.clock.now().toISOString() };
  });

  mount(app, api.submitSharedTest, ({ request, session, params, body, creationId }) =>
    failAs('submission-failed', async () => {
      const taker = {
        key: creationId,
        takerId: session?.user.uid ?? null,
        takerName: body.name ?? null,
      };
      try {
        const share = await openLink(askedBy(request, params.id), 'shared-test-not-found');
        const given = { ...taker, sent: body };
        return await takeTurn('submission', () => submitSharedTest(platform, share, given));
      } catch (error) {
        if (!isOver(error)) throw error;
        const code = readShareCode(params.id);
        if (code === undefined) throw error;
        const again = await repeatSubmission(platform.db, { code, key: creationId, sent: body });
        if (!again) throw error;
        return again;
      }
    }),
  );

  mountShownFile(app, api.getSharedPicture, ({ request, params }) =>
    openSharedPicture(
      { ...platform, openShare },
      {
        ...askedBy(request, params.id),
        pictureId: params.pictureId,
        attemptKey: request.headers[attemptHeader],
      },
    ),
  );

  mount(app, api.keepSharedResult, ({ session, params, body }) =>
    keepResult(platform, session.user, { typed: params.id, key: body.key }),
  );
}

/** A stop is to be seen everywhere within five seconds, also behind a cache of somebody else. */
const briefly = 'public, max-age=2';

function isOver(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.code === 'shared-test-not-found' || error.code === 'shared-test-over';
}
