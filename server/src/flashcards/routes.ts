import * as api from '@engram/core/flashcards/api.ts';
import { makeMarkedSet as makeMarkedSetApi } from '@engram/core/marks/api.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/start.ts';
import { addCards, changeCard, deleteCard, moveCard, restoreCard } from './cards/change-cards.ts';
import { listCards } from './cards/list-cards.ts';
import { changeSet, deleteSet } from './change-set.ts';
import { makingRoutes } from './making/routes.ts';
import { makeMarkedSet } from './marked/make-marked-set.ts';
import { describeSet, listSets } from './read-sets.ts';
import { saveSet } from './save-set.ts';

export function flashcardRoutes(app: FastifyInstance, platform: Platform, secret: string): void {
  const { db } = platform;

  makingRoutes(app, platform, secret);

  mount(app, api.saveSet, async ({ session, params, body }) => {
    await saveSet(platform, session.user, { setId: params.id, ...body });
    return { set: await describeSet(db, { userId: session.user.uid, setId: params.id }) };
  });

  mount(app, makeMarkedSetApi, async ({ session: { user }, body, creationId: setId }) => {
    await makeMarkedSet(platform, user, { ...body, setId });
    return { set: await describeSet(db, { userId: user.uid, setId }) };
  });

  mount(app, api.listSets, async ({ session }) => ({ sets: await listSets(db, session.user.uid) }));

  mount(app, api.getSet, async ({ session, params }) => ({
    set: await describeSet(db, { userId: session.user.uid, setId: params.id }),
  }));

  mount(app, api.listCards, ({ session, params, query }) =>
    listCards(db, { userId: session.user.uid, setId: params.id }, query),
  );

  mount(app, api.changeSet, async ({ session, params, body }) => {
    const key = { userId: session.user.uid, setId: params.id };
    await changeSet(db, key, body);
    return { set: await describeSet(db, key) };
  });

  mount(app, api.deleteSet, async ({ session, params }) => {
    await deleteSet(platform, { userId: session.user.uid, setId: params.id });
    return { success: true };
  });

  mount(app, api.addCards, async ({ session: { user }, params, body }) => {
    const added = await addCards(platform, user, { setId: params.id, ...body });
    return { added, set: await describeSet(db, { userId: user.uid, setId: params.id }) };
  });

  mount(app, api.changeCard, async ({ session, params: { id: setId, cardId }, body }) => ({
    card: await changeCard(platform, { userId: session.user.uid, setId, cardId }, body),
  }));

  mount(app, api.deleteCard, async ({ session, params: { id: setId, cardId } }) => {
    await deleteCard(platform, { userId: session.user.uid, setId, cardId });
    return { success: true };
  });

  mount(app, api.restoreCard, async ({ session, params: { id: setId, cardId } }) => ({
    card: await restoreCard(platform, { userId: session.user.uid, setId, cardId }),
  }));

  mount(app, api.moveCard, async ({ session, params: { id: setId, cardId }, body }) => {
    await moveCard(platform, { userId: session.user.uid, setId, cardId }, body.after);
    return { success: true };
  });
}
