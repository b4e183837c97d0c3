import type { TypeCount } from '@engram/core/generation/api.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';

/** One time that a demo test was taken; the last ones of it may have been left open. */
export type DemoAttempt = {
  daysAgo: number;
  minutes: number;
  /** How many were answered right; the others were wrong. */
  right: number;
  /** Written in words that no rule can judge; not among the right ones. */
  inOwnWords?: number;
  unanswered?: number;
  isOpen?: true;
};

export type DemoTest = {
  name: string;
  /** The title of the material that it was made of. */
  material: string;
  /** Of what a model wrote about it. */
  wanted: readonly TypeCount[];
  config: Partial<TestConfig>;
  /** Oldest first. */
  attempts: readonly DemoAttempt[];
};

const lecture = 'Lecture 9 Memory.pdf';
const kidney = 'The kidney.docx';
const networks = 'CS 204 Computer networks.pdf';
const contract = 'Contract law: formation of a contract';
const chemistry = 'Unit 6 acids and bases.docx';

/** What a student has made in a month of learning: studied on the last five days, before that on nine. */
export const freeTests: readonly DemoTest[] = [
  {
    name: 'Memory: encoding, storage, retrieval',
    material: lecture,
    wanted: [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 3 },
      { type: 'short-answer', count: 2 },
      { type: 'matching', count: 2 },
    ],
    config: { preset: 'test', enableTimer: true, timerDuration: 15 },
    attempts: [
      { daysAgo: 12, minutes: 13.3, right: 7, unanswered: 2 },
      { daysAgo: 9, minutes: 12.1, right: 9, unanswered: 1 },
      { daysAgo: 6, minutes: 10.8, right: 10 },
      { daysAgo: 3, minutes: 10, right: 12 },
      { daysAgo: 0, minutes: 8.9, right: 14 },
    ],
  },
  {
    name: 'Acids, bases and buffers',
    material: chemistry,
    wanted: [
      { type: 'multiple-choice', count: 6 },
      { type: 'true-false', count: 3 },
      { type: 'matching', count: 2 },
    ],
    config: { preset: 'test' },
    attempts: [
      { daysAgo: 14, minutes: 9.4, right: 7 },
      { daysAgo: 10, minutes: 8.2, right: 8 },
      { daysAgo: 1, minutes: 7.5, right: 9 },
    ],
  },
  {
    name: 'The kidney',
    material: kidney,
    wanted: [
      { type: 'multiple-choice', count: 6 },
      { type: 'true-false', count: 3 },
      { type: 'short-answer', count: 1 },
      { type: 'fill-in-blank', count: 1 },
    ],
    config: { preset: 'custom' },
    attempts: [{ daysAgo: 2, minutes: 11.6, right: 8, inOwnWords: 1 }],
  },
  {
    name: 'Memory without end',
    material: lecture,
    wanted: [
      { type: 'multiple-choice', count: 8 },
      { type: 'short-answer', count: 2 },
    ],
    config: { preset: 'endless', isEndlessMode: true, numQuestions: 0 },
    attempts: [
      { daysAgo: 11, minutes: 6, right: 5 },
      { daysAgo: 4, minutes: 7.2, right: 8 },
    ],
  },
  {
    name: 'Contract law: formation',
    material: contract,
    wanted: [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 2 },
    ],
    config: { preset: 'quiz' },
    attempts: [
      { daysAgo: 18, minutes: 4.1, right: 5 },
      { daysAgo: 13, minutes: 5.6, right: 7 },
      { daysAgo: 7, minutes: 3.2, right: 6, unanswered: 1 },
    ],
  },
  {
    name: 'Computer networks',
    material: networks,
    wanted: [
      { type: 'multiple-choice', count: 5 },
      { type: 'true-false', count: 3 },
    ],
    config: { preset: 'custom', testLayout: 'vertical' },
    attempts: [
      { daysAgo: 19, minutes: 6.3, right: 5 },
      { daysAgo: 8, minutes: 5.9, right: 6 },
      { daysAgo: 0, minutes: 4, right: 3, unanswered: 5, isOpen: true },
    ],
  },
];

export const premiumTests: readonly DemoTest[] = [
  {
    name: 'Contract law: formation',
    material: contract,
    wanted: [
      { type: 'multiple-choice', count: 8 },
      { type: 'true-false', count: 3 },
      { type: 'short-answer', count: 3 },
      { type: 'multiple-answer', count: 2 },
      { type: 'matching', count: 2 },
      { type: 'fill-in-blank', count: 2 },
    ],
    config: { preset: 'custom', difficulty: 'hard' },
    attempts: [
      { daysAgo: 5, minutes: 16, right: 11 },
      { daysAgo: 1, minutes: 14.5, right: 16 },
    ],
  },
  {
    name: 'The kidney',
    material: kidney,
    wanted: [
      { type: 'multiple-choice', count: 7 },
      { type: 'true-false', count: 3 },
    ],
    config: { preset: 'quiz' },
    attempts: [{ daysAgo: 0, minutes: 5.2, right: 9 }],
  },
];
