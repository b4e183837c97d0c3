import { materialMessages } from '@engram/core/materials/messages.ts';
import { recognizeWithModel } from '@engram/core/materials/reading-api.ts';
import * as api from '@engram/core/pictures/api.ts';
import { pictureMessages } from '@engram/core/pictures/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { mountShownFile } from '../http/shown-files.ts';
import { mountUpload, mountUploadEvents } from '../http/uploads/mount-upload.ts';
import type { Platform } from '../platform/start.ts';
import { openEncoder } from './encoding/open-encoder.ts';
import { openPicture } from './open-picture.ts';
import { openReadWithModel } from './reading/read-with-model.ts';
import { makeReceivePicture } from './receive-picture.ts';

export function pictureRoutes(app: FastifyInstance, platform: Platform, config: Config): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => {
    stopping.abort(new AppError('unavailable', { retryAfterSeconds: 5 }));
  });
  const encode = openEncoder({
    mustBeClosed: config.UPLOADS_NEED_SANDBOX,
    stopping: stopping.signal,
  });
  mountUpload(app, api.uploadPicture, makeReceivePicture(platform, encode), {
    // A page of pictures, not a class of them.
    maxAtOnce: 24,
    words: { emptyFile: pictureMessages.empty, tooLargeHint: pictureMessages.sizeHint },
  });

  const { SECRET: secret } = config;
  mountUploadEvents(app, recognizeWithModel, openReadWithModel(app, { platform, encode, secret }), {
    // Each holds a call to a model for as long as that writes.
    maxAtOnce: 24,
    maxAtOncePerAccount: 2,
    words: { emptyFile: materialMessages.fileEmpty, tooLargeHint: materialMessages.sizeHint },
  });

  mountShownFile(app, api.getPicture, ({ session, params }) =>
    openPicture(platform, { userId: session.user.uid, pictureId: params.id }),
  );
}
