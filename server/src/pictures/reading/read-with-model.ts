import type { User } from '@engram/core/accounts/user.ts';
import type { WithoutAi } from '@engram/core/generation/without-ai.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { materialMessages as words } from '@engram/core/materials/messages.ts';
import { type PhotoKind, photoKinds } from '@engram/core/materials/photo-kinds.ts';
import type { PhotoEvent, recognizeWithModel } from '@engram/core/materials/reading-api.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { siteKey } from '../../http/caller.ts';
import type { UploadReader } from '../../http/uploads/mount-upload.ts';
import { drawPicture } from '../draw-picture.ts';
import type { EncodePicture } from '../encoding/open-encoder.ts';
import { describePayer } from '../../plans/billing/describe-payer.ts';
import { giveBack, takeUnit } from '../../plans/usage.ts';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { AiModel, AiPicture } from '../../platform/ai/ai-model.ts';
import { NoAi } from '../../platform/ai/no-ai.ts';
import type { Platform } from '../../platform/start.ts';
import { hasScanMagic } from '../../materials/extraction/reader/magic-bytes.ts';
import { type Asking, askToTranscribe } from './ask-to-transcribe.ts';

type Parts = { platform: Platform; encode: EncodePicture; secret: string };

/** A model of one's own may have to be loaded first; no learner waits for a photo longer. */
const longestMs = 120_000;

/**
 * Reads a photo by a language model, because its owner pressed for it: the model sees the picture as
 * we draw it anew, which says nothing of where it was taken, and is asked once.
 */
export function openReadWithModel(
  app: FastifyInstance,
  { platform, encode, secret }: Parts,
): UploadReader<typeof recognizeWithModel> {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  return async function* ({ upload, session: { user }, request }): AsyncGenerator<PhotoEvent> {
    const model = platform.ai.models.find(({ readsPictures }) => readsPictures);
    if (!model) throw new AppError('picture-model-off');
    const kind = findKind(upload.head);
    const payer = await describePayer(platform.db, user, siteKey(request, secret));
    // Before the work of drawing it; the call itself asks again.
    const withoutAi = await platform.ai.findWithoutAi(payer);
    if (withoutAi !== undefined) throw refuseWithoutAi(withoutAi);
    const wish = { userId: user.uid, kind: 'jpeg', upload } as const;
    const drawn = await drawPicture({ encode, log: platform.log }, wish);
    const picture: AiPicture = { mediaType: 'image/jpeg', ...drawn };
    yield { state: 'waiting' };
    const signal = AbortSignal.any([
      upload.signal,
      stopping.signal,
      AbortSignal.timeout(longestMs),
    ]);
    const text = await transcribe(platform, { user, model, asking: { picture, payer, signal } });
    const reading = { text, kind, characters: countCharacters(text), ...onePage };
    yield { state: 'read', reading };
  };
}

const onePage = { pages: 1, pagesWithoutText: [], isCut: false, unsure: [] };

/** By its content, as viewers go by it. */
function findKind(head: Buffer): PhotoKind {
  const kind = photoKinds.find((one) => hasScanMagic(one, head));
  if (!kind) throw new AppError('file-type-unsupported', { details: words.photoTypeHint });
  return kind;
}

type Transcribing = { user: User; model: AiModel; asking: Asking };

/** As one of the calls of the day; what brings no text is not counted. */
async function transcribe(
  { db, clock }: Platform,
  { user, model, asking }: Transcribing,
): Promise<string> {
  const unit = await takeUnit(db, user, { kind: 'ai-calls', now: clock.now() });
  if (!unit) throw new AppError('ai-used-up');
  let text: string | undefined;
  try {
    text = await askToTranscribe(model, asking);
  } catch (error) {
    throw explain(error);
  } finally {
    if (!text) await giveBack(db, unit);
  }
  if (text === undefined) throw new AppError('photo-unread');
  if (text === '') throw new AppError('file-unclear', { details: words.unclearHint });
  return text;
}

function explain(error: unknown): unknown {
  if (error instanceof NoAi) return refuseWithoutAi(error.reason);
  if (!(error instanceof AiFailure)) return error;
  return new AppError(error.kind === 'refused' ? 'photo-refused' : 'photo-unread', {
    cause: error,
  });
}

function refuseWithoutAi(reason: WithoutAi): AppError {
  return reason === 'unconfirmed'
    ? new AppError('email-unverified', { message: words.aiUnconfirmed })
    : new AppError('ai-used-up');
}
