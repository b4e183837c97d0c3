import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { mountEvents } from '../../http/events.ts';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/start.ts';
import {
  leakProbe,
  ownProbe,
  probeEvents,
  ProbeEvent,
  slowProbe,
  startProbe,
} from './probe-api.ts';
import { probeJob, probeStream } from './probe-job.ts';

class RolledBack extends Error {}

async function* untilLastStep(events: AsyncIterable<{ id: string; data: unknown }>) {
  for await (const event of events) {
    const data = ProbeEvent.parse(event.data);
    yield { id: event.id, data };
    if (data.step === data.of) return;
  }
}

export function probeRoutes(api: FastifyInstance, { db, jobs, progress }: Platform): void {
  mount(api, startProbe, async ({ body, creationId }) => {
    const id = creationId;
    await db
      .transaction()
      .execute(async (tx) => {
        await jobs.enqueue(tx, probeJob, { id, steps: body.steps, stepMs: body.stepMs });
        if (body.rollsBack) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    return { id };
  });

  mountEvents(api, probeEvents, async ({ params, lastEventId, signal }) => {
    const events = progress.follow(probeStream(params.id), { afterId: lastEventId, signal });
    return untilLastStep(events);
  });

  mount(api, slowProbe, async () => {
    await sql`select pg_advisory_xact_lock(1)`.execute(db);
    return { isDone: true };
  });

  mount(api, leakProbe, async () => ({ shown: 'yes', passwordHash: 'must-not-leave' }));

  mount(api, ownProbe, async ({ session, isReplay }) => ({
    secret: `for ${session.user.uid} ${uuidv7()}`,
    isReplay,
  }));
}
