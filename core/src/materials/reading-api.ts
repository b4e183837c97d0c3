import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { addressLimits, materialLimits, photoLimits } from '../limits.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { scanKinds } from './photo-kinds.ts';
import { PageStarts } from './material.ts';
import { VideoId } from './moment.ts';

const share = z.number().min(0).max(1);

/** A word in a picture that may be another one. */
const UnsureWord = z.object({
  start: z.int(),
  end: z.int(),
  /** From 1. */
  page: z.int(),
  /** Where it is: left, top, width and height, as parts of the picture's sides. */
  box: z.tuple([share, share, share, share]),
});
export type UnsureWord = z.infer<typeof UnsureWord>;

export const PhotoReading = z.object({
  text: z.string(),
  kind: z.enum(scanKinds),
  characters: z.int(),
  /** Of a scan with several. */
  pageStarts: PageStarts.optional(),
  pages: z.int(),
  /** Numbers, from 1, of the pages on which nothing could be read. */
  pagesWithoutText: z.array(z.int()),
  /** It goes on, but we stopped. */
  isCut: z.boolean(),
  unsure: z.array(UnsureWord).max(photoLimits.maxUnsure),
});
export type PhotoReading = z.infer<typeof PhotoReading>;

const PhotoEvent = z.discriminatedUnion('state', [
  /** Others are before it. */
  z.object({ state: z.literal('waiting') }),
  z.object({
    state: z.literal('reading'),
    page: z.int(),
    pages: z.int(),
    /** Of the page. */
    percent: z.int(),
  }),
  z.object({ state: z.literal('read'), reading: PhotoReading }),
]);
export type PhotoEvent = z.infer<typeof PhotoEvent>;

/** Keeps nothing: the picture is gone once its text is sent (D43). The last event has the text. */
export const recognizePhoto = defineEndpoint({
  name: 'recognizePhoto',
  method: 'POST',
  path: `${apiPaths.documents}/recognize`,
  summary: 'Read the text in a photo or a scan',
  access: 'signed-in',
  rate: 'upload',
  receives: { field: 'document', maxBytes: materialLimits.maxFileBytes },
  streams: true,
  reply: PhotoEvent,
  errors: [
    'invalid-request',
    'file-too-large',
    'file-type-unsupported',
    'file-empty',
    'file-locked',
    'file-unclear',
    'file-damaged',
    'file-too-complex',
    'uploads-off',
    'unavailable',
  ],
});

/**
 * The same by the language model that this server has for pictures, for one photo at the press of its
 * owner. Keeps nothing either; a model does not say which of its words may be wrong.
 */
export const recognizeWithModel = defineEndpoint({
  name: 'recognizeWithModel',
  method: 'POST',
  path: `${apiPaths.documents}/recognize-with-model`,
  summary: 'Read the text in a photo by a language model',
  access: 'signed-in',
  rate: 'upload',
  receives: { field: 'document', maxBytes: materialLimits.maxFileBytes },
  streams: true,
  reply: PhotoEvent,
  errors: [
    'invalid-request',
    'email-unverified',
    'ai-used-up',
    'picture-model-off',
    'file-too-large',
    'file-type-unsupported',
    'file-empty',
    'file-unclear',
    'file-damaged',
    'file-too-complex',
    'photo-refused',
    'photo-unread',
    'uploads-off',
    'unavailable',
  ],
});

/** Which company gets a photo, none where the model is the server's own, and what its model is called. */
const PictureModel = z.object({ company: z.string().optional(), model: z.string() });
export type PictureModel = z.infer<typeof PictureModel>;

/** As somebody pasted it; what it leads to is judged where it is fetched. */
const PageAddress = StorableText.trim().min(1).max(addressLimits.maxLength);

/** Keeps nothing: what comes is the text of a page, to be looked over before it is used. */
export const readPage = defineEndpoint({
  name: 'readPage',
  method: 'POST',
  path: `${apiPaths.documents}/web-page`,
  summary: 'Read the main text of a page of the web',
  access: 'signed-in',
  rate: 'upload',
  body: z.strictObject({ address: PageAddress }),
  reply: z.object({
    title: z.string(),
    text: z.string(),
    characters: z.int(),
    /** Where it was, after all redirects. */
    address: z.string(),
    sizeBytes: z.int(),
    pageStarts: PageStarts.optional(),
    /** It goes on, but we stopped. */
    isCut: z.boolean(),
  }),
  errors: [
    'invalid-input',
    'address-refused',
    'page-unreachable',
    'file-too-large',
    'file-type-unsupported',
    'file-empty',
    'file-locked',
    'file-scanned',
    'file-damaged',
    'file-too-complex',
    'pages-off',
    'uploads-off',
    'unavailable',
  ],
});

/** What this server reads beside files and pasted text. */
export const listWaysIn = defineEndpoint({
  name: 'listWaysIn',
  method: 'GET',
  path: `${apiPaths.documents}/ways-in`,
  summary: 'Which ways in this server has been given',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    /** Whether transcripts are fetched from YouTube. */
    videos: z.boolean(),
    /** The language model that reads photos, where one does. */
    pictureModel: PictureModel.optional(),
  }),
  errors: [],
});

/** Keeps nothing: its words come as somebody would copy them, to be looked over before they are used. */
export const readVideo = defineEndpoint({
  name: 'readVideo',
  method: 'POST',
  path: `${apiPaths.documents}/video`,
  summary: 'Fetch the transcript of a video on YouTube',
  access: 'signed-in',
  rate: 'upload',
  body: z.strictObject({ video: VideoId }),
  reply: z.object({
    title: z.string(),
    /** Each line with its time. */
    transcript: z.string(),
  }),
  errors: ['invalid-input', 'transcript-missing', 'transcripts-off', 'unavailable'],
});
