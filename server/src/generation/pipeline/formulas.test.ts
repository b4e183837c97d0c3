import type { Question } from '@engram/core/questions/question.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planTest, startProviders, tryPipeline } from './testing/try-pipeline.ts';

/** Commands among its formulas begin like every escape of JSON: \b, \f, \n, \r, \t, and like none. */
const text = prepareText(String.raw`# Mechanics

## Laws

| Formula | Name | Found by |
| --- | --- | --- |
| $F = m a$ | Second law of motion | Isaac Newton |
| $F = -k x$ | Law of the spring | Robert Hooke |
| $F = G \frac{m_1 m_2}{r^2}$ | Law of gravity | Henry Cavendish |
| $\theta = \nu \tau$ | Law of turning | Emile Clapeyron |
| $\beta = \frac{v}{c}$ | Share of light | Albert Einstein |

## Substances

- Sulfuric acid -> $\ce{H2SO4}$
- Nitric acid -> $\ce{HNO3}$
- Ammonia -> $\ce{NH3}$
- Methane -> $\ce{CH4}$

## Signs

- Density: $\rho = \frac{m}{V}$
- Torque: $\tau = r \times F$
- Pressure: $p = \frac{F}{A}$
- Slope: $\nabla f \ne 0$

The kinetic energy of a body is called $E = \frac{1}{2} m v^2$ in this course. A change of speed is known as the acceleration $a = \frac{dv}{dt}$.
`);

const wanted = [
  { type: 'multiple-choice', count: 6 },
  { type: 'matching', count: 2 },
  { type: 'true-false', count: 4 },
  { type: 'fill-in-blank', count: 3 },
  { type: 'short-answer', count: 3 },
] as const;

let providers: Awaited<ReturnType<typeof startProviders>>;

beforeEach(async () => {
  providers = await startProviders();
});

afterEach(() => providers.provider.stop());

function make() {
  const plan = planTest({ text, wanted: [...wanted] });
  return tryPipeline({ text, plan, ladder: providers.ai.models });
}

function textsOf(question: Question): string[] {
  const { text: stem, explanation, source } = question;
  const parts = [stem, explanation, source?.quote ?? ''];
  if ('options' in question) parts.push(...question.options.map((option) => option.text));
  if (question.type === 'matching')
    parts.push(...[...question.columnA, ...question.columnB].map((side) => side.text));
  return parts;
}

const formulas = new Set(listFormulas(text));

function listFormulas(words: string): string[] {
  return words.split('\n').flatMap((line) => findUnits(line).map(({ content }) => content));
}

it.each([undefined, 'broken-escapes', 'doubled-escapes'] as const)(
  'keeps the formulas of the material sign by sign, with %s of the model',
  async (fault) => {
    if (fault) providers.provider.fail({ fault, kind: 'write' });
    const { outcome, questions } = await make();
    const texts = questions.flatMap(textsOf);
    const used = texts.flatMap(listFormulas);

    expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 18, builtIn: 0 } });
    expect(questions.map(({ format }) => format)).toEqual(questions.map(() => 'rich'));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((formula) => !formulas.has(formula))).toEqual([]);
    // oxlint-disable-next-line no-control-regex -- what '\f' and '\b' become is what this is about
    expect(texts.filter((words) => /[\0-\u0009\u000B-\u001F]/.test(words))).toEqual([]);
  },
);

it('asks for formulas where the material has some, and for none elsewhere', async () => {
  await make();
  await tryPipeline({ ladder: providers.ai.models });
  const prompts = providers.provider.prompts
    .map(({ messages }) => messages.map((message) => message.text).join('\n'))
    .filter((prompt) => prompt.includes('"mathAndCode":'));
  const [own, others] = [true, false].map((isOwn) =>
    prompts.filter((prompt) => prompt.includes('# Mechanics') === isOwn),
  );
  expect(own?.length).toBeGreaterThan(0);
  expect(own?.every((prompt) => prompt.includes('"mathAndCode":true'))).toBe(true);
  expect(own?.some((prompt) => prompt.includes('chemistry as $\\ce{H2SO4}$'))).toBe(true);
  expect(others?.length).toBeGreaterThan(0);
  expect(others?.every((prompt) => prompt.includes('"mathAndCode":false'))).toBe(true);
  expect(others?.some((prompt) => prompt.includes('chemistry as'))).toBe(false);
});
