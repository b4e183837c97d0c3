import * as api from '@engram/core/materials/api.ts';
import * as readingApi from '@engram/core/materials/reading-api.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { siteOf } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import { mountUpload, mountUploadEvents } from '../http/uploads/mount-upload.ts';
import { whileThere } from '../http/while-there.ts';
import { makeUploadSlots } from '../http/uploads/upload-slots.ts';
import type { Platform } from '../platform/start.ts';
import { changeInLibrary, deleteFromLibrary, getFromLibrary, listLibrary } from './library.ts';
import { markRoutes } from './marks/routes.ts';
import { listWaysIn } from './list-ways-in.ts';
import { openExtraction } from './open-extraction.ts';
import { readCoverage } from './page/read-coverage.ts';
import { readMaterialPage } from './page/read-material-page.ts';
import { makeReadPage } from './read-page.ts';
import { makeReadPhoto } from './read-photo.ts';
import { makeReadUpload } from './read-upload.ts';
import { saveStudyMaterial } from './save-study-material.ts';
import { makeFetchTranscript } from './videos/fetch-transcript.ts';
import { makeFetchPage } from './web-pages/fetch-page.ts';
import { openWeb } from './web-pages/open-web.ts';

export function materialRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const { db, log } = platform;
  const readers = openExtraction(app, { log, mustBeClosed: config.UPLOADS_NEED_SANDBOX });
  const words = {
    emptyFile: materialMessages.fileEmpty,
    tooLargeHint: materialMessages.sizeHint,
  };
  mountUpload(app, api.extractDocument, makeReadUpload(readers.extract), { words });
  mountUploadEvents(app, readingApi.recognizePhoto, makeReadPhoto(readers.recognize), { words });

  const web = openWeb(config);
  const fetchPage = makeFetchPage(web.fetchChecked);
  const read = makeReadPage({ fetchPage, extract: readers.extract });
  const inSlot = makeUploadSlots(pagesAtOnce);
  mount(app, readingApi.readPage, ({ session, body, request }) => {
    if (!config.WEB_PAGES) {
      throw new AppError('pages-off', { details: materialMessages.pagesOffHint });
    }
    const userId = session.user.uid;
    return inSlot({ account: userId, network: siteOf(request) }, () =>
      whileThere(request, (signal) => read({ userId, address: body.address, signal })),
    );
  });

  mount(app, readingApi.listWaysIn, async () => listWaysIn(config, platform.ai));

  const fetchTranscript = makeFetchTranscript(web);
  mount(app, readingApi.readVideo, ({ session, body, request }) => {
    if (!config.VIDEO_TRANSCRIPTS) throw new AppError('transcripts-off');
    return inSlot({ account: session.user.uid, network: siteOf(request) }, () =>
      whileThere(request, (signal) => fetchTranscript(body.video, signal)),
    );
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

/** Each holds a connection to somewhere else, and at most five megabytes. */
const pagesAtOnce = { maxAtOnce: 24, maxAtOncePerAccount: 2, maxAtOncePerNetwork: 8 };
