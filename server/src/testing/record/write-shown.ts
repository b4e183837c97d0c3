import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  openRecordings,
  recordingsFolder,
} from '@engram/fakes/ai-provider/replay/open-recordings.ts';
import { demoTexts, frontPage } from './list-shown.ts';
import { makeRecorded } from './make-recorded.ts';
import { planRecorded } from './plan-recorded.ts';

/**
 * Writes what people see of the recordings: `server/src/demo/recorded/` for the demo accounts, and
 * the example of the front page. To be run again, and `npm run format`
 * after it, whenever there are new recordings.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const recordings = openRecordings();

mkdirSync(`${root}server/src/demo/recorded`, { recursive: true });
for (const name of demoTexts) write(`server/src/demo/recorded/${name}.json`, await showDemo(name));
write('web/src/site/landing/hero/recorded-example.json', await showExample());

async function make(name: string, makes: 'questions' | 'cards') {
  const sent = readFileSync(`${recordingsFolder}/texts/${name}.txt`, 'utf8');
  const { text, plan } = planRecorded({ name, sent, makes });
  return { text, ...(await makeRecorded(recordings, { name, text, plan })) };
}

async function showDemo(name: string) {
  const { text, questions } = await make(name, 'questions');
  const made = await make(name, 'cards');
  return {
    text,
    // Their ids are given to them when they are kept; an undefined one is not written.
    questions: questions.map((question) => ({ ...question, id: undefined })),
    cards: made.cards.map(({ type, front, back }, at) => {
      const source = made.questions[at]?.source;
      return { type, front, back, source };
    }),
  };
}

async function showExample() {
  const { name, question: asked, heading, first, from, to } = frontPage;
  const { text, questions } = await make(name, 'questions');
  const found = questions.find((question) => question.text === asked);
  if (found?.type !== 'multiple-choice' || !found.source) {
    const others = questions.filter(({ type }) => type === 'multiple-choice');
    throw new Error(`Choose another one: ${others.map((one) => `\n${one.text}`).join('')}`);
  }
  const [start, end] = [text.indexOf(from), text.indexOf(to) + to.length];
  const { source, options, correctAnswer } = found;
  return {
    heading,
    first,
    before: text.slice(start, source.start),
    highlighted: source.quote,
    after: text.slice(source.end, end),
    question: asked,
    options,
    correct: correctAnswer,
  };
}

function write(path: string, content: object): void {
  writeFileSync(`${root}${path}`, `${JSON.stringify(content, null, 2)}\n`);
}
