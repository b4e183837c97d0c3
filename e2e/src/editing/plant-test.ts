import { randomUUID } from 'node:crypto';
import type { Question } from '@engram/core/questions/question.ts';
import type { Page } from '@playwright/test';
import { keepPicture } from '../pictures/keep-picture.ts';

/** A test about roots as a teacher edits one: a formula, an explanation, a picture. */
export async function makePlantQuestions(page: Page, token: string): Promise<Question[]> {
  const caller = { request: page.request, token };
  const file = { name: 'root.png', buffer: await makePicture(page) };
  const picture = await keepPicture(caller, file);
  return [
    {
      ...written('Which part of the root takes in most of the water?'),
      explanation: 'Root hairs give the root a large surface.',
      type: 'multiple-choice',
      options: optionsOf('The root cap', 'The root hairs', 'The xylem', 'The phloem'),
      correctAnswer: 'b',
    },
    trueStatement('Water moves into the root hair by osmosis.'),
    {
      ...written(
        String.raw`A root hair is drawn 24 mm long. In life it is 0.8 mm long. What is the magnification? Use $\text{magnification} = \frac{\text{image size}}{\text{actual size}}$.`,
      ),
      explanation: '24 mm divided by 0.8 mm is 30.',
      points: 2,
      type: 'multiple-choice',
      options: optionsOf('× 30', '× 19.2', '× 3', '× 0.03'),
      correctAnswer: 'a',
    },
    trueStatement('Roots also hold the plant in the soil.'),
    {
      ...written(
        `Name the part marked with a question mark.\n\n![A root from the side, one label is hidden](picture:${picture})`,
      ),
      type: 'short-answer',
      correctAnswer: 'xylem',
      acceptedAnswers: ['the xylem', 'xylem vessel'],
    },
  ];
}

function trueStatement(text: string): Question {
  return {
    ...written(text),
    type: 'true-false',
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'True',
  };
}

function written(text: string) {
  return {
    version: 1 as const,
    id: randomUUID(),
    format: 'rich' as const,
    text,
    explanation: '',
    hint: '',
    source: null,
    topic: null,
    madeBy: 'built-in' as const,
    isVerified: false,
  };
}

function optionsOf(...texts: string[]) {
  return texts.map((text, place) => ({ id: 'abcd'.charAt(place), text }));
}

/** Drawn by the browser itself, so that it is a file as any other. */
export async function makePicture(page: Page): Promise<Buffer> {
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 600, height: 440 });
  await drawing.setContent(root);
  const buffer = await drawing.screenshot({ type: 'png' });
  await drawing.close();
  return buffer;
}

const root =
  '<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="600" height="440"><rect width="600" height="440" fill="#fdfcf8"/><path d="M220 20V330Q226 400 300 412 374 400 380 330V20Z" fill="#f3ead7" stroke="#23363f" stroke-width="3"/><path d="M286 20V330H314V20" fill="#bcd9e4" stroke="#23363f" stroke-width="2"/><path d="M464 206L306 212" stroke="#23363f" stroke-width="2"/><rect x="470" y="186" width="112" height="40" rx="9" fill="#00566b"/></svg>';
