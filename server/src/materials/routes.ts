import * as api from '@engram/core/materials/api.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { mount } from '../http/mount.ts';
import { mountUpload } from '../http/uploads/mount-upload.ts';
import type { Platform } from '../platform/start.ts';
import { changeInLibrary, deleteFromLibrary, getFromLibrary, listLibrary } from './library.ts';
import { markRoutes } from './marks/routes.ts';
import { openExtraction } from './open-extraction.ts';
import { readCoverage } from './page/read-coverage.ts';
import { readMaterialPage } from './page/read-material-page.ts';
import { makeReadUpload } from './read-upload.ts';
import { saveStudyMaterial } from './save-study-material.ts';

export function materialRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const { db, log } = platform;
  const extract = openExtraction(app, { log, mustBeClosed: config.UPLOADS_NEED_SANDBOX });
  mountUpload(app, api.extractDocument, makeReadUpload(extract), {
    words: { emptyFile: materialMessages.fileEmpty, tooLargeHint: materialMessages.sizeHint },
  });

  mount(app, api.saveStudyMaterial, ({ session, body }) =>
    saveStudyMaterial(platform, session.user, body.parts),
  );

  mount(app, api.listMaterials, ({ session, query }) => listLibrary(db, session.user.uid, query));

  mount(app, api.getMaterial, ({ session, params }) =>
    getFromLibrary(db, session.user.uid, params.id),
  );

  mount(app, api.listCoverage, async ({ session, query }) => ({
    coverage: await readCoverage(db, session.user.uid, query.ids),
  }));

  mount(app, api.getMaterialPage, ({ session, params }) =>
    readMaterialPage(db, session.user.uid, params.id),
  );

  mount(app, api.changeMaterial, async ({ session, params: { id }, body }) => ({
    material: await changeInLibrary(db, { userId: session.user.uid, id }, body),
  }));

  mount(app, api.deleteMaterial, async ({ session, params }) => {
    await deleteFromLibrary(db, session.user.uid, params.id);
    return { success: true };
  });

  markRoutes(app, platform);
}
