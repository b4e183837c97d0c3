import type { PhotoReading } from '@engram/core/materials/reading-api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFiles, openCreation } from '../../practice-tests/testing/render-creation.tsx';

export const sentences = 'Plants take in water through their roots. '.repeat(12).trim();
export const text = `${sentences}\n\nThe cell sap is more concentrafed than the soil, by actlve transport.`;

function unsureWord(word: string) {
  const start = text.indexOf(word);
  const box: [number, number, number, number] = [0.1, 0.2, 0.3, 0.05];
  return { start, end: start + word.length, page: 1, box };
}

export const reading: PhotoReading = {
  text,
  kind: 'jpeg',
  characters: text.length,
  pages: 1,
  pagesWithoutText: [],
  isCut: false,
  unsure: [unsureWord('concentrafed'), unsureWord('actlve')],
};

export const photo = new File(['a picture'], 'Page 42.jpg', {
  type: 'image/jpeg',
  lastModified: 1,
});

/** What the server tells of a photo, event by event. */
export function events(...told: object[]): () => Response {
  const lines = told.map((event, at) => `id: ${at}\ndata: ${JSON.stringify(event)}\n\n`);
  return () => new Response(`${lines.join('')}event: end\ndata: {}\n\n`);
}

export const read = events(
  { state: 'waiting' },
  { state: 'reading', page: 1, pages: 1, percent: 40 },
  { state: 'read', reading },
);

type Answers = Record<string, () => Response | Promise<Response>>;

/** The dialog in which the words of a photo are looked over. */
export async function openCheck(answers: Answers = {}) {
  const opened = await openCreation({
    answers: { '/api/documents/recognize': read, ...answers },
  });
  await chooseFiles(photo);
  await userEvent.click(await screen.findByRole('button', { name: 'Check Page 42.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check the photo' }));
  return { ...opened, dialog };
}
