import { plans } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import type { ProcessedFile } from '../../materials/draft/draft.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { changeFlow, emptyFlow, type FlowChange, reviveFlow, writeFlow } from './flow.ts';
import { saved } from '../testing/render-creation.tsx';
import { findStep } from './use-flow.ts';

const material = { type: 'keep-material', saved: saved(), files: [], seed: 'a' } as const;
const limits = plans.free.limits;

it('[ENT-22] begins with nothing', () => {
  expect(emptyFlow).toMatchObject({
    studyMaterial: '',
    uploadedFiles: [],
    testConfig: { preset: 'custom', numQuestions: 3 },
    testName: 'Practice Test',
    generatedQuestions: [],
    loading: false,
    generating: null,
  });
  expect(emptyFlow.failure).toBeUndefined();
});

it.each([
  ['/ai-tests', 'input'],
  ['/ai-tests/input', 'input'],
  ['/ai-tests/config', 'config'],
  ['/ai-tests/preview', 'preview'],
  ['/ai-tests/test', 'test'],
])('[BROUTE-19] [ENT-23] is on %s at the step %s', (path, step) => {
  expect(findStep(path)).toBe(step);
});

it('is on /ai-tests/mark at a step of its own, beside the configuration', () => {
  expect(findStep('/ai-tests/mark')).toBe('mark');
});

it('[CONF-15] [ENT-05] lets chance choose the counts once there is material (C17, C39)', () => {
  const { testConfig } = apply(material);
  expect(testConfig.preset).toBe('custom');
  expect(testConfig.questionTypes.slice(0, 2)).toEqual(['multiple-choice', 'true-false']);
  expect(testConfig.numQuestions).toBeGreaterThanOrEqual(5);
  expect(testConfig.numQuestions).toBeLessThanOrEqual(16);
});

it('keeps what was chosen when the material changes (C18)', () => {
  const flow = apply(
    material,
    { type: 'choose-preset', preset: 'quiz', seed: 'b' },
    { ...material, seed: 'c' },
  );
  expect(flow.testConfig).toMatchObject({ preset: 'quiz', numQuestions: 10 });
});

it('leaves the selection empty after every type was unticked (C39)', () => {
  const untick = (questionType: 'multiple-choice' | 'true-false'): FlowChange => ({
    type: 'toggle-type',
    questionType,
    limits,
  });
  const flow = apply(
    material,
    { type: 'choose-preset', preset: 'quiz', seed: 'b' },
    untick('multiple-choice'),
    untick('true-false'),
    { ...material, seed: 'c' },
  );
  expect(flow.testConfig).toMatchObject({ preset: 'custom', questionTypes: [] });
});

it('begins anew with the next material after a test was made', () => {
  const flow = apply(
    material,
    { type: 'choose-preset', preset: 'quiz', seed: 'b' },
    { type: 'name', testName: 'Exam 2' },
    { type: 'finish', questions: [questionAt(0)], reviewedTestId: null },
    { ...material, seed: 'c' },
  );
  expect(flow).toMatchObject({ testName: 'Memory', generatedQuestions: [] });
  expect(flow.testConfig.preset).toBe('custom');
});

it('names the test after its material until somebody writes another name (D35)', () => {
  const cells = makeMaterial(2, { title: 'Cells.pdf', usedInTests: 1 });
  const next = {
    ...material,
    saved: { studyMaterial: 'Cells.', parts: [{ material: cells, start: 0 }] },
  };
  expect(apply(material).testName).toBe('Memory');
  expect(apply(material, next).testName).toBe('Cells 2');
  expect(apply(material, { type: 'name', testName: '' }, next).testName).toBe('Cells 2');
  expect(apply(material, { type: 'name', testName: 'Exam 2' }, next).testName).toBe('Exam 2');
});

it('falls back to "Practice Test" where the material has no name', () => {
  const sentence = makeMaterial(2, { title: 'The cell divides.' });
  const parts = [{ material: sentence, start: 0 }];
  const { testName } = apply({ ...material, saved: { studyMaterial: 'The cell.', parts } });
  expect(testName).toBe('Practice Test');
});

it('survives a reload, but for what was said and what was under way in the page (N04)', () => {
  const flow = apply(
    material,
    { type: 'generate', testId: '0190a5a0-0000-7000-8000-000000000009', aiModel: 'openai' },
    { type: 'load' },
  );
  expect(reviveFlow(writeFlow(flow))).toEqual({ ...flow, loading: false });
  const failed = apply(material, {
    type: 'fail',
    failure: { step: 'preview', message: 'Failed to generate test' },
  });
  expect(reviveFlow(writeFlow(failed))).toEqual(apply(material));
});

it('reads the English that an earlier version stored as the language of the material', () => {
  const flow = apply(material);
  const stored = writeFlow(flow)?.replace('"language":"material"', '"language":"English"');
  expect(stored).toContain('English');
  expect(reviveFlow(stored)).toEqual({ ...flow, loading: false });
});

it('begins with nothing when what was stored cannot be read', () => {
  expect(reviveFlow('{"studyMaterial":1}')).toBe(emptyFlow);
  expect(reviveFlow(undefined)).toBe(emptyFlow);
});

it('[INP-15] forgets material, files, configuration, name, questions and errors at a reset', () => {
  const notes = { name: 'notes.txt', size: 7, progress: { extractedText: 'Notes' } };
  const flow = apply(
    { ...material, files: [notes as ProcessedFile] },
    { type: 'choose-preset', preset: 'quiz', seed: 'b' },
    { type: 'set', settings: { difficulty: 'hard' } },
    { type: 'name', testName: 'Memory' },
    { type: 'finish', questions: [questionAt(0)], reviewedTestId: null },
    { type: 'fail', failure: { step: 'preview', message: 'Failed to generate test' } },
  );
  expect(flow).toMatchObject({ testName: 'Memory', testConfig: { preset: 'quiz' } });
  expect(changeFlow(flow, { type: 'reset' })).toEqual(emptyFlow);
});

it('forgets what was said about the configuration as soon as it changes', () => {
  const flow = apply(
    material,
    {
      type: 'fail',
      failure: { step: 'config', message: 'Please select at least one question type' },
    },
    { type: 'set', settings: { difficulty: 'hard' } },
  );
  expect(flow.failure).toBeUndefined();
});

it('goes on with the test that is being made when other material cannot be used', () => {
  const testId = '0190a5a0-0000-7000-8000-000000000009';
  const flow = apply(
    material,
    { type: 'generate', testId, aiModel: 'openai' },
    { type: 'fail', failure: { step: 'input', message: 'Please enter some text' } },
  );
  expect(flow.generating).toMatchObject({ testId });
});

function apply(...changes: FlowChange[]) {
  return changes.reduce(changeFlow, emptyFlow);
}
