import * as api from '@engram/core/classes/api.ts';
import * as gradebookApi from '@engram/core/classes/gradebook-api.ts';
import * as memberApi from '@engram/core/classes/member-api.ts';
import { memberHeader } from '@engram/core/sharing/member-header.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandCaptcha } from '../accounts/demand-captcha.ts';
import { siteKey } from '../http/caller.ts';
import { failAs } from '../http/fail-as.ts';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import type { Assigning } from '../sharing/assigning/own-assignments.ts';
import { endClass } from './ending/end-class.ts';
import { comeBack } from './joining/come-back.ts';
import { type Doors, findJoinable, getClassByCode } from './joining/find-joinable.ts';
import { joinClass } from './joining/join-class.ts';
import { eraseMember, removeMember, renameMember, resetWayBack } from './members/change-members.ts';
import { listMembers } from './members/list-members.ts';
import { mergeMembers } from './members/merge-members.ts';
import { listOwnTests } from './list-own-tests.ts';
import { askErasure, leaveDevice, readMembership } from './own-membership.ts';
import { createClass } from './owning/create-class.ts';
import { changeOwnClass, getOwnClass, openOwnClass } from './owning/own-class.ts';
import { giveTest } from './results/give-test.ts';
import { listGivenTests } from './results/list-given-tests.ts';
import { listTaught } from './results/list-taught.ts';
import { changeWeight, readGradebook } from './results/read-gradebook.ts';
import { readMemberRecord } from './results/read-member-record.ts';
import { makeTopicTest, readTopics } from './results/read-topics.ts';

type Parts = {
  platform: Platform;
  sharing: Pick<Doors, 'openShare' | 'misses'> & Pick<Assigning, 'sharedTests'>;
  origin: string;
  secret: string;
};

export function classRoutes(app: FastifyInstance, parts: Parts): void {
  teacherRoutes(app, parts);
  rosterRoutes(app, parts);
  gradebookRoutes(app, parts);
  joiningRoutes(app, parts);
  memberRoutes(app, parts);
}

function teacherRoutes(app: FastifyInstance, { platform, origin }: Parts): void {
  const { db, clock } = platform;
  const teaching = { db, clock, origin };

  mount(app, api.createClass, ({ session, body, creationId }) => {
    const { name, school, term } = body;
    return createClass(teaching, session.user, { name, school, term, classId: creationId });
  });

  mount(app, api.listClasses, ({ session }) => listTaught(teaching, session.user));

  mount(app, api.getClass, ({ session, params }) =>
    openOwnClass(teaching, session.user, params.classId),
  );

  mount(app, api.changeClass, ({ session, params, body }) =>
    changeOwnClass(teaching, session.user, { ...params, ...body }),
  );

  mount(app, api.endClass, async ({ session, params: { classId } }) => {
    const userId = session.user.uid;
    await getOwnClass(db, userId, classId);
    await endClass(db, { userId, classId });
    return { success: true };
  });
}

/** Who is in a class, for its teacher. */
function rosterRoutes(app: FastifyInstance, { platform, secret }: Parts): void {
  const { db, clock } = platform;
  const parts = { db, clock };

  mount(app, api.listMembers, async ({ session, params }) => ({
    members: await listMembers(db, session.user.uid, params.classId),
  }));

  mount(app, api.renameMember, async ({ session, params, body }) => {
    await renameMember(parts, session.user.uid, { ...params, ...body });
    return { success: true };
  });

  mount(app, api.mergeMembers, async ({ session, params, body }) => {
    await mergeMembers(platform, session.user.uid, { ...params, into: body.memberId });
    return { success: true };
  });

  mount(app, api.removeMember, async ({ session, params }) => {
    await removeMember(parts, session.user.uid, params);
    return { success: true };
  });

  mount(app, api.eraseMember, async ({ session, params }) => {
    await eraseMember(parts, session.user.uid, params);
    return { success: true };
  });

  mount(app, api.resetWayBack, async ({ session, params }) => ({
    words: await resetWayBack({ ...parts, secret }, session.user.uid, params),
  }));
}

/** Its tests, and what came of them. */
function gradebookRoutes(app: FastifyInstance, { platform, sharing, origin }: Parts): void {
  const { db } = platform;
  const assigning = { ...platform, origin, sharedTests: sharing.sharedTests };

  mount(app, gradebookApi.giveTest, ({ session, params, body, creationId }) =>
    failAs('share-failed', () =>
      giveTest(assigning, session.user, { ...params, ...body, creationId }),
    ),
  );

  mount(app, gradebookApi.listGivenTests, ({ session, params }) =>
    listGivenTests(platform, session.user.uid, params.classId),
  );

  mount(app, gradebookApi.setTestWeight, async ({ session, params, body }) => {
    await changeWeight(db, session.user.uid, { ...params, ...body });
    return { success: true };
  });

  mount(app, gradebookApi.getGradebook, ({ session, params }) =>
    readGradebook(db, session.user.uid, params.classId),
  );

  mount(app, gradebookApi.getClassTopics, ({ session, params }) =>
    readTopics(db, session.user.uid, params.classId),
  );

  mount(app, gradebookApi.makeTopicTest, ({ session, params, creationId }) =>
    makeTopicTest(platform, session.user, { ...params, testId: creationId }),
  );

  mount(app, gradebookApi.getMemberRecord, ({ session, params }) =>
    readMemberRecord(db, session.user.uid, params),
  );
}

function joiningRoutes(app: FastifyInstance, { platform, sharing, secret }: Parts): void {
  const { db, clock, captcha } = platform;
  const { openShare, misses } = sharing;
  const doors = { db, clock, openShare, misses };
  const askedBy = (request: FastifyRequest, typed: string) => ({
    network: siteKey(request, secret),
    typed,
  });

  mount(app, memberApi.findJoinable, ({ request, params }) =>
    findJoinable(doors, { ...askedBy(request, params.code), proof: 'possible' }),
  );

  mount(app, memberApi.openJoinable, async ({ request, params, body }) => {
    await demandCaptcha(captcha, { token: body.captchaToken, purpose: 'share-code' });
    return findJoinable(doors, { ...askedBy(request, params.code), proof: 'given' });
  });

  mount(app, memberApi.joinClass, async ({ request, params, body, creationId }) => {
    const found = await getClassByCode(doors, askedBy(request, params.code));
    return joinClass({ db, clock, secret }, found, { name: body.name, key: creationId });
  });

  mount(app, memberApi.comeBack, async ({ request, params, body, creationId }) => {
    const { captchaToken: token, words } = body;
    const isProven = token !== undefined;
    if (isProven) await demandCaptcha(captcha, { token, purpose: 'share-code' });
    const asked = askedBy(request, params.code);
    const found = await getClassByCode(doors, { ...asked, ...(isProven && { proof: 'given' }) });
    const { network } = asked;
    const coming = { words, key: creationId, network, isProven };
    return comeBack({ db, clock, secret, misses }, found, coming);
  });
}

/** What a member does, known by the device and by nothing else. */
function memberRoutes(app: FastifyInstance, { platform, secret }: Parts): void {
  const ownOf = (request: FastifyRequest, { classId }: { classId: string }) => {
    const token = request.headers[memberHeader];
    return { classId, token: typeof token === 'string' ? token : undefined };
  };

  mount(app, memberApi.getMembership, ({ request, params }) =>
    readMembership(platform, ownOf(request, params)),
  );

  mount(app, memberApi.listOwnTests, ({ request, params }) =>
    listOwnTests({ ...platform, secret }, ownOf(request, params)),
  );

  mount(app, memberApi.askErasure, async ({ request, params, body }) => {
    await askErasure(platform, ownOf(request, params), body.isWanted);
    return { success: true };
  });

  mount(app, memberApi.leaveDevice, async ({ request, params }) => {
    await leaveDevice(platform, ownOf(request, params));
    return { success: true };
  });
}
