import type { TypeCount } from '@engram/core/generation/api.ts';
import { makeMoreQuestions, replaceQuestion } from '@engram/core/practice-tests/api.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { toDraft } from '@engram/core/questions/to-draft.ts';
import { makeStemIndex } from '@engram/generator/duplicates/stem-index.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { makeGenerationCalls, wishFor } from '../../../testing/calls/generation-calls.ts';
import { makePracticeTestCalls } from '../../../testing/calls/practice-test-calls.ts';
import { configOf } from '../../../testing/calls/test-config.ts';

type Caller = { headers: Record<string, string> };

type TestWish = {
  text: string;
  wanted: TypeCount[];
  config?: Partial<TestConfig>;
  aiModel?: string;
};

/** The calls that make more of a test, as a browser makes them, against one node. */
export function makeMakingCalls(app: FastifyInstance, origin: string) {
  const { generate } = makeGenerationCalls(app, origin);
  const { save } = makePracticeTestCalls(app);

  const post = ({ headers }: Caller, path: string, { body = {}, key = uuidv7() }) =>
    fetch(`${origin}/api/tests/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });

  const askMore = (caller: Caller, testId: string, body: object, key?: string) =>
    post(caller, `${testId}/more-questions`, { body, ...(key ? { key } : {}) });

  const askOther = (caller: Caller, testId: string, questionId: string, key?: string) =>
    post(caller, `${testId}/questions/${questionId}/replacement`, key ? { key } : {});

  return {
    askMore,
    askOther,

    /** Generated and kept. */
    async makeTest(caller: Caller, { text, wanted, config = {}, aiModel }: TestWish) {
      const changes = { questionTypes: wanted, ...(aiModel ? { aiModel } : {}) };
      const { generationId, questions } = await generate(caller, wishFor(text, changes));
      const saved = await save(caller, {
        config: configOf({
          questionTypes: wanted.map(({ type }) => type),
          typeCounts: Object.fromEntries(wanted.map(({ type, count }) => [type, count])),
          numQuestions: questions.length,
          ...(aiModel ? { aiModel } : {}),
          ...config,
        }),
        generationId,
        studyMaterial: text,
        questions: questions.map(({ id }) => ({ id })),
      });
      if (saved.statusCode !== 200) throw new Error(saved.body);
      return PracticeTest.parse(saved.json().test);
    },

    async more(caller: Caller, testId: string, body: object = { count: 10 }, key?: string) {
      const response = await askMore(caller, testId, body, key);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return makeMoreQuestions.reply.parse(await response.json());
    },

    async replace(caller: Caller, testId: string, questionId: string): Promise<PracticeTest> {
      const response = await askOther(caller, testId, questionId);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return replaceQuestion.reply.parse(await response.json()).test;
    },

    append: ({ headers }: Caller, testId: string, questions: readonly Question[]) =>
      app.inject({
        method: 'PUT',
        url: `/api/tests/${testId}/device-questions`,
        headers,
        payload: { questions },
      }),
  };
}

export const endless: Partial<TestConfig> = {
  preset: 'endless',
  isEndlessMode: true,
  typeCounts: {},
  formattedQuestionTypes: [],
  numQuestions: 0,
};

/** Questions that ask nearly what one before them asks. */
export function listDuplicates(questions: readonly Question[]): string[] {
  const stems = makeStemIndex();
  return questions.flatMap((question) => {
    const draft = toDraft(question);
    if (!draft) return [];
    const isNew = stems.isNew(draft);
    stems.add(draft);
    return isNew ? [] : [question.text];
  });
}
