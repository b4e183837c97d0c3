import type { Endpoint } from '@engram/core/endpoint.ts';
import { fillPath } from '@engram/core/endpoint.ts';
import { endpoints } from '@engram/core/endpoints.ts';
import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});

const signedIn = endpoints.filter(({ access }) => access === 'signed-in');
const ofOneThing = signedIn.filter(({ params }) => params !== undefined);

/** Something of the user's own for every endpoint that names a thing; a new one needs a line. */
const ownThings: Record<string, (userId: string) => Promise<string>> = {
  revokeDevice: async (userId) => {
    const { rows } = await platform.pool.query(
      'select session_id from sessions where user_id = $1',
      [userId],
    );
    return rows[0].session_id;
  },
  downloadExport: async (userId) => {
    const exportId = uuidv7();
    await platform.pool.query(
      `insert into data_exports (user_id, export_id, state, requested_at)
       values ($1, $2, 'waiting', $3)`,
      [userId, exportId, clock.now()],
    );
    return exportId;
  },
};

for (const name of ['getMaterial', 'renameMaterial', 'deleteMaterial']) {
  ownThings[name] = async (userId) => {
    const materialId = uuidv7();
    await platform.pool.query(
      `insert into materials values
       ($1, $2, 'Notes', 'text', sha256('Notes'), 'Notes', 5, null, null, $3, $3)`,
      [userId, materialId, clock.now()],
    );
    return materialId;
  };
}

const [sample] = makeSamples(uuidv7);
const generationNames = ['getGeneration', 'followGeneration', 'cancelGeneration'];
const questionNames = ['explainQuestion', 'hintQuestion'];
for (const name of [...generationNames, ...questionNames]) {
  ownThings[name] = async (userId) => {
    const generationId = uuidv7();
    await platform.pool.query(
      `insert into generations (user_id, generation_id, state, request, wanted, material,
         total_characters, language, plan, created_at)
       values ($1, $2, 'running', '{}', 3, 'Notes', 5, 'en', '{}', $3)`,
      [userId, generationId, clock.now()],
    );
    // The question goes by the id of its generation, so that one id names both.
    await platform.pool.query(
      `insert into generated_items (user_id, generation_id, slot, told, question, created_at)
       values ($1, $2, 0, 1, $3, $4)`,
      [userId, generationId, { ...sample, id: generationId }, clock.now()],
    );
    return generationId;
  };
}

/** What is sent to those that want more than an id. */
const bodies: Record<string, object> = { renameMaterial: { title: 'Mine now' } };

function ask(endpoint: Endpoint, headers: Record<string, string>, named = { id: uuidv7() }) {
  const url = `/api${fillPath(endpoint.path, { questionId: named.id, ...named })}`;
  const payload = bodies[endpoint.name];
  return app.inject({ method: endpoint.method, url, headers, ...(payload ? { payload } : {}) });
}

it.each(signedIn)('asks an anonymous caller of $name to log in', async (endpoint) => {
  const reply = await ask(endpoint, {});
  expect(reply.statusCode).toBe(401);
  expect(reply.json().code).toBe('not-signed-in');
});

it('knows a thing of its owner for every endpoint that names one', () => {
  expect(Object.keys(ownThings).toSorted()).toEqual(ofOneThing.map(({ name }) => name).toSorted());
});

it.each(ofOneThing)('hides what $name names from another user', async (endpoint) => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = await ownThings[endpoint.name]?.(maya.userId);
  const reply = await ask(endpoint, omar.headers, { id: id ?? '' });
  expect(reply.statusCode).toBe(404);
});
