import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { materialLimits } from '../limits.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { documentKinds, materialKinds } from './kinds.ts';
import { Coverage, MaterialPage } from './material-page.ts';
import { Material, MaterialTitle, PageStarts, Subject } from './material.ts';
import { SourceAddress } from './source-address.ts';

const byId = z.strictObject({ id: z.uuid() });
const Success = z.object({ success: z.boolean() });

/** Something about a document that its owner should know, although it was read. */
const Warning = z.object({
  code: z.enum(['pages-without-text', 'formulas-broken', 'cut']),
  message: z.string(),
});

const FileDetails = z.object({
  name: z.string(),
  size: z.int(),
  type: z.enum(documentKinds),
  characters: z.int(),
  pages: z.int().optional(),
  /** Where each page begins in the text. */
  pageStarts: PageStarts.optional(),
  warnings: z.array(Warning),
});
export type FileDetails = z.infer<typeof FileDetails>;

/** Keeps nothing: the file is gone when its text is told (D10). */
export const extractDocument = defineEndpoint({
  name: 'extractDocument',
  method: 'POST',
  path: `${apiPaths.documents}/extract`,
  summary: 'Read the text of a document',
  access: 'signed-in',
  rate: 'upload',
  receives: { field: 'document', maxBytes: materialLimits.maxFileBytes },
  reply: z.object({ extractedText: z.string(), fileDetails: FileDetails }),
  errors: [
    'invalid-request',
    'file-too-large',
    'file-type-unsupported',
    'file-empty',
    'file-locked',
    'file-scanned',
    'file-damaged',
    'file-too-complex',
    'uploads-off',
    'unavailable',
  ],
});

/** A text that comes with the call, or one that was saved before. */
const StudyMaterialPart = z.union([
  z.strictObject({ id: z.uuid() }),
  z
    .strictObject({
      title: MaterialTitle,
      kind: z.enum(materialKinds),
      text: StorableText.max(materialLimits.maxExtractedCharacters),
      sizeBytes: z.int().min(0).max(materialLimits.maxFileBytes).optional(),
      pageStarts: PageStarts.optional(),
      /** Of the page or the video it is from. */
      address: SourceAddress.optional(),
    })
    .refine(({ text, pageStarts }) => (pageStarts?.at(-1) ?? 0) <= text.length),
]);
export type StudyMaterialPart = z.input<typeof StudyMaterialPart>;

/**
 * Ends the input step: checks length and policy of all parts together, and saves the new ones. The
 * same text is saved once, so that sending it again changes nothing and needs no key.
 */
export const saveStudyMaterial = defineEndpoint({
  name: 'saveStudyMaterial',
  method: 'POST',
  path: '/materials',
  summary: 'Check and save the material of a test or a set',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({ parts: z.array(StudyMaterialPart).min(1).max(materialLimits.maxParts) }),
  reply: z.object({
    /** All parts, joined with a blank line. */
    studyMaterial: z.string(),
    parts: z.array(
      z.object({
        material: Material,
        /** Where it begins in the study material. */
        start: z.int(),
        pageStarts: PageStarts.optional(),
      }),
    ),
    /** From the content policy; the material may be used all the same. */
    warning: z.string().optional(),
  }),
  errors: [
    'text-missing',
    'text-too-short',
    'text-too-long',
    'content-policy',
    'library-full',
    'not-found',
  ],
});

export const materialOrders = ['last-used', 'newest', 'title', 'longest'] as const;
export type MaterialOrder = (typeof materialOrders)[number];

const Counted = z.object({
  /** Of the whole library, whatever is searched for. */
  total: z.int(),
  /** Those that are in use, by their names, with how many materials each has. */
  subjects: z.array(z.object({ name: z.string(), count: z.int() })),
});

export const listMaterials = defineEndpoint({
  name: 'listMaterials',
  method: 'GET',
  path: '/materials',
  summary: 'Saved materials, a page at a time',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({
    search: StorableText.trim().max(materialLimits.maxTitleLength).optional(),
    /** Those of one subject; an empty one stands for those without any. */
    subject: StorableText.trim().max(materialLimits.maxSubjectLength).optional(),
    order: z.enum(materialOrders).optional(),
    /** The id of the last one of the page before. */
    after: z.uuid().optional(),
  }),
  reply: Counted.extend({
    materials: z.array(Material),
    hasMore: z.boolean(),
    /** The same counts of what is searched for, in every subject; without a search it is not there. */
    found: Counted.optional(),
  }),
  errors: ['invalid-input'],
});

export const getMaterial = defineEndpoint({
  name: 'getMaterial',
  method: 'GET',
  path: '/materials/:id',
  summary: 'One saved material with its text',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: z.object({ material: Material, text: z.string(), pageStarts: PageStarts.optional() }),
  errors: ['not-found'],
});

/** As many as a page of the list has; separated by commas. */
const SeveralIds = z
  .string()
  .max(2_000)
  .transform((ids) => ids.split(','))
  .pipe(z.array(z.uuid()).min(1).max(50));

/** Apart from the list, which is there sooner. */
export const listCoverage = defineEndpoint({
  name: 'listCoverage',
  method: 'GET',
  path: '/material-coverage',
  summary: 'How much of saved materials was asked about',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({ ids: SeveralIds }),
  reply: z.object({
    /** Of those that a test was made of. */
    coverage: z.array(Coverage),
  }),
  errors: ['invalid-input'],
});

export const getMaterialPage = defineEndpoint({
  name: 'getMaterialPage',
  method: 'GET',
  path: '/materials/:id/page',
  summary: 'One saved material with what was made of it and how that went',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: MaterialPage,
  errors: ['not-found'],
});

export const changeMaterial = defineEndpoint({
  name: 'changeMaterial',
  method: 'PATCH',
  path: '/materials/:id',
  summary: 'Give a saved material another title or move it to a subject',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z
    .strictObject({
      title: MaterialTitle.optional(),
      /** Null takes it out of its subject. */
      subject: Subject.nullable().optional(),
    })
    .refine(({ title, subject }) => title !== undefined || subject !== undefined),
  reply: z.object({ material: Material }),
  errors: ['invalid-input', 'not-found'],
});

export const deleteMaterial = defineEndpoint({
  name: 'deleteMaterial',
  method: 'DELETE',
  path: '/materials/:id',
  summary: 'Delete a saved material',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  reply: Success,
  errors: ['not-found'],
});
