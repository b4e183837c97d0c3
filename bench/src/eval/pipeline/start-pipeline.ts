import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { makeClient } from '../../api-client.ts';
import { generate, type Generated } from '../../generation/generate.ts';
import { type Fake, startFake } from '../../generation/start-fake.ts';
import type { Scratch } from '../../scratch.ts';
import { startEngram } from '../../start-engram.ts';
import type { MadeTest } from '../made-test.ts';
import type { Wish } from '../wishes.ts';

export type Pipeline = Awaited<ReturnType<typeof startPipeline>>;

/** A test that came over HTTP. */
export type PipelineTest = MadeTest & Pick<Generated, 'making' | 'failure' | 'questionMs'>;

type Study = { id: string; text: string };

const run = promisify(execFile);
const operator = fileURLToPath(new URL('../../../../server/src/engram.ts', import.meta.url));
/** Fast enough that a test takes about a second; quality does not depend on speed. */
const tokensPerSecond = 20_000;
/** A user has a test made at a time, and this many calls of models a day. */
const testsPerUser = 20;

/** The product in one process, with the fake provider or with the models of the environment. */
export async function startPipeline(
  scratch: Scratch,
  { model, atOnce }: { model: string; atOnce: number },
) {
  const fake = model === 'fake' ? await startFake(tokensPerSecond) : undefined;
  await fake?.set({ firstTokenMs: 5 });
  const engram = await startEngram(scratch, { ROLE: 'all', ...(fake && onlyFake(fake.url)) });
  const aiModel = fake ? 'own' : model;
  const idle: { token: string; left: number }[] = [];

  async function takeUser() {
    const user = idle.pop();
    if (user && user.left > 0) return user;
    const { email, token } = await makeClient(engram.origin).register();
    const env = { ...process.env, ...scratch.environment };
    await run('node', [operator, 'grant', email, 'student'], { env });
    return { token, left: testsPerUser };
  }

  async function make(study: Study, wish: Wish): Promise<PipelineTest> {
    const user = await takeUser();
    const { questions, ...rest } = await generate(engram.origin, user.token, {
      studyMaterial: study.text,
      questionTypes: [...wish.types],
      aiModel,
    });
    // Whose test is still being made is refused another: one failure would become many.
    if (rest.failure === null) idle.push({ ...user, left: user.left - 1 });
    const text = prepareText(study.text);
    return { ...rest, name: `${study.id}, ${wish.name}`, text, wanted: wish.types, questions };
  }

  return {
    fake,
    make,
    readMetrics: engram.readMetrics,
    /** Several at a time; in the order of the asking. */
    async makeAll(asked: readonly { study: Study; wish: Wish }[]): Promise<PipelineTest[]> {
      const made = new Map<number, PipelineTest>();
      const left = [...asked.entries()];
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          const [index, { study, wish }] = next;
          made.set(index, await make(study, wish));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return [...made].toSorted(([one], [other]) => one - other).map(([, test]) => test);
    },
    async stop() {
      await engram.stop();
      await fake?.stop();
    },
  };
}

export type FakePipeline = Pipeline & { fake: Fake };

/** No key of a real provider may cost money while the fake is meant. */
function onlyFake(url: string): Record<string, string | undefined> {
  return {
    AI_BASE_URL: url,
    AI_MODEL: 'fake',
    AI_API_KEY: undefined,
    OPENAI_API_KEY: undefined,
    DEEPSEEK_API_KEY: undefined,
    GEMINI_API_KEY: undefined,
  };
}
