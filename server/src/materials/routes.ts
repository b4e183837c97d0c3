import * as api from '@engram/core/materials/api.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { mount } from '../http/mount.ts';
import { mountUpload } from '../http/uploads/mount-upload.ts';
import type { Log } from '../platform/log.ts';
import type { Platform } from '../platform/start.ts';
import { type ExtractDocument, makeExtractDocument } from './extraction/extract-document.ts';
import { SandboxMissingError } from './extraction/sandbox.ts';
import { deleteFromLibrary, getFromLibrary, listLibrary, renameInLibrary } from './library.ts';
import { makeReadUpload } from './read-upload.ts';
import { saveStudyMaterial } from './save-study-material.ts';

export function materialRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, log } = platform;
  mountUpload(app, api.extractDocument, makeReadUpload(openExtraction(app, log)), {
    words: { emptyFile: materialMessages.fileEmpty, tooLargeHint: materialMessages.sizeHint },
  });

  mount(app, api.saveStudyMaterial, ({ session, body }) =>
    saveStudyMaterial(platform, session.user, body.parts),
  );

  mount(app, api.listMaterials, ({ session, query }) => listLibrary(db, session.user.uid, query));

  mount(app, api.getMaterial, ({ session, params }) =>
    getFromLibrary(db, session.user.uid, params.id),
  );

  mount(app, api.renameMaterial, async ({ session, params, body }) => ({
    material: await renameInLibrary(db, { userId: session.user.uid, ...params, ...body }),
  }));

  mount(app, api.deleteMaterial, async ({ session, params }) => {
    await deleteFromLibrary(db, session.user.uid, params.id);
    return { success: true };
  });
}

/** Where documents cannot be read safely, everything else works, and text can still be pasted. */
function openExtraction(app: FastifyInstance, log: Log): ExtractDocument {
  const stopping = new AbortController();
  // Otherwise the server would stop only when the last document in the line has been read.
  app.addHook('preClose', async () => {
    stopping.abort(new AppError('unavailable', { retryAfterSeconds: 5 }));
  });
  try {
    return makeExtractDocument({ log, stopping: stopping.signal });
  } catch (cause) {
    if (!(cause instanceof SandboxMissingError)) throw cause;
    log.error({ err: cause }, 'documents cannot be read here');
    return () => Promise.reject(new AppError('unavailable', { cause }));
  }
}
