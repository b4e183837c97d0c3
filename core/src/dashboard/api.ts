import { defineEndpoint } from '../endpoint.ts';
import { Material } from '../materials/material.ts';
import { Topic } from '../progress/topic.ts';
import { z } from '../zod.ts';

/** Submissions to a test that the user has shared. */
const SharedResults = z.object({
  kind: z.literal('shared-results'),
  code: z.string(),
  title: z.string(),
  count: z.int().min(1),
});

const News = z.discriminatedUnion('kind', [SharedResults]);
export type News = z.infer<typeof News>;

const NextExam = z.object({
  id: z.uuid(),
  name: z.string(),
  heldOn: z.iso.date(),
  daysLeft: z.int().min(0),
});

/** A test that the user has given, while it is open. */
const OpenAssignment = z.object({
  code: z.string(),
  title: z.string(),
  /** Of those who have started. */
  done: z.int(),
  started: z.int(),
});
export type OpenAssignment = z.infer<typeof OpenAssignment>;

/** What Today asks besides what is due: the least that its first look needs. */
export const getToday = defineEndpoint({
  name: 'getToday',
  method: 'GET',
  path: '/today',
  summary: 'Whether somebody has anything here yet, and what is new since yesterday',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    /** No test and no set of cards (D32). */
    isFirstVisit: z.boolean(),
    /** Then the text that was saved last, of which nothing was made yet. */
    waiting: Material.optional(),
    /** The account was made today, by the user's time zone: there is nothing to come back to yet. */
    isFirstDay: z.boolean().optional(),
    /** The address is not confirmed, and this server can send the link again. */
    canConfirmEmail: z.boolean(),
    /** The next one that is not over; older servers tell of none. */
    exam: NextExam.optional(),
    /** There is none here, and nobody said that they came for something else than an exam (D32). */
    asksForExam: z.boolean().optional(),
    /** The weakest that can be practised, under what is aimed at; older servers tell of none. */
    weakTopics: z.array(Topic).optional(),
    /** The one that closes first before the others; older servers tell of none. */
    assignments: z.array(OpenAssignment).optional(),
    /** Since yesterday began, by the user's time zone; the most first. */
    news: z.array(News),
  }),
  errors: [],
});
