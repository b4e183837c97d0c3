import { PageStarts } from '@engram/core/materials/material.ts';
import { StorableText } from '@engram/core/storable-text.ts';
import { z } from '@engram/core/zod.ts';
import { type PictureOutcome, pictureLimits } from './picture-reader/page-reading.ts';
import { type Outcome, readingLimits, refusals } from './reader/reading.ts';

const Refused = z.strictObject({ refusal: z.enum(refusals) });
const pages = z.int().min(1).max(100_000);

/** Whatever a document made of its reader, only this comes through. */
const Answer = z.union([
  z.strictObject({
    reading: z.strictObject({
      text: StorableText.min(1).max(readingLimits.characters),
      title: StorableText.min(1).max(readingLimits.titleCharacters).optional(),
      pageStarts: PageStarts.optional(),
      pagesWithoutText: z.array(z.int().min(1).max(readingLimits.pages)).max(readingLimits.pages),
      isCut: z.boolean(),
    }),
  }),
  Refused,
]);

export function parseAnswer(line: string): Outcome | undefined {
  const answer = Answer.safeParse(parseLine(line));
  if (!answer.success) return undefined;
  if ('refusal' in answer.data) return answer.data;
  const { pageStarts, title, ...rest } = answer.data.reading;
  const titled = title === undefined ? rest : { ...rest, title };
  return { reading: pageStarts ? { ...titled, pageStarts } : titled };
}

const share = z.number().min(0).max(1);

/** Whatever a picture made of its reader, only this comes through. */
const PageAnswer = z.union([
  z.strictObject({
    pages,
    page: z.strictObject({
      text: StorableText.min(1).max(pictureLimits.charactersOnPage),
      language: z.string().regex(/^[a-z]{3}$/),
      unsure: z
        .array(
          z.strictObject({
            start: z.int().min(0),
            end: z.int().min(0).max(pictureLimits.charactersOnPage),
            box: z.tuple([share, share, share, share]),
          }),
        )
        .max(pictureLimits.unsureOnPage),
    }),
  }),
  Refused.extend({ pages: pages.optional() }),
]);

export function parsePageAnswer(line: string): PictureOutcome | undefined {
  return PageAnswer.safeParse(parseLine(line)).data;
}

const News = z.strictObject({ percent: z.int().min(0).max(100) });

/** How far a reader is with its page; undefined for anything else that it says. */
export function parseNews(line: string): number | undefined {
  return News.safeParse(parseLine(line)).data?.percent;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
