import * as api from '@engram/core/sharing/assigning-api.ts';
import { attemptHeader } from '@engram/core/sharing/attempt-header.ts';
import { memberHeader } from '@engram/core/sharing/member-header.ts';
import { z } from '@engram/core/zod.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { siteKey } from '../../http/caller.ts';
import { failAs } from '../../http/fail-as.ts';
import { mount } from '../../http/mount.ts';
import type { SharingParts } from '../open-sharing.ts';
import { readTry } from '../tries/read-try.ts';
import { submitTry } from '../tries/submit-try.ts';
import { createAssignment } from './create-assignment.ts';
import { changeClosing, listAssignments, readLive } from './own-assignments.ts';

export function assigningRoutes(app: FastifyInstance, parts: SharingParts): void {
  ownerRoutes(app, parts);
  takerRoutes(app, parts);
}

function ownerRoutes(app: FastifyInstance, { platform, sharing, origin }: SharingParts): void {
  const assigning = { ...platform, origin, sharedTests: sharing.sharedTests };

  mount(app, api.createAssignment, ({ session, body, creationId }) =>
    failAs('share-failed', () =>
      createAssignment(assigning, session.user, { ...body, creationId }),
    ),
  );

  mount(app, api.listAssignments, async ({ session, query }) => ({
    assignments: await listAssignments(assigning, session.user.uid, query.practiceTestId),
  }));

  mount(app, api.getLive, ({ session, params }) =>
    readLive(assigning, session.user.uid, params.code),
  );

  mount(app, api.changeClosing, ({ session, params, body }) =>
    changeClosing(assigning, session.user.uid, { typed: params.code, closesAt: body.closesAt }),
  );
}

function takerRoutes(app: FastifyInstance, { platform, sharing, secret }: SharingParts): void {
  const { openShare, beginTry, saveTry } = sharing;
  const taking = { ...platform, ...sharing };

  mount(app, api.beginTry, async ({ request, session, params, body }) => {
    const network = siteKey(request, secret);
    const share = await openShare.get({ network, typed: params.code }, 'shared-test-missing');
    return beginTry(share, {
      ...body,
      userId: session?.user.uid ?? null,
      memberToken: readHeader(request, memberHeader),
      network,
    });
  });

  mount(app, api.getTry, ({ request, params }) => readTry(taking, nameTry(request, params)));

  mount(app, api.saveTry, ({ request, params, body }) => saveTry(nameTry(request, params), body));

  mount(app, api.submitTry, ({ request, params, body }) =>
    failAs('submission-failed', () => submitTry(taking, nameTry(request, params), body)),
  );
}

function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** What is no key opens nothing. */
function nameTry(request: FastifyRequest, { code }: { code: string }) {
  const sent = readHeader(request, attemptHeader);
  if (sent === undefined) throw new AppError('attempt-header-missing');
  const key = z.uuid().safeParse(sent);
  if (!key.success) throw new AppError('not-found');
  return { typed: code, key: key.data };
}
