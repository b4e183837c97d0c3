import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

type Caller = { request: APIRequestContext; token: string };
type Drawing = { name: string; buffer: Buffer };

/** Keeps a PNG file as the screens do; the id of the picture. */
export async function keepPicture(
  { request, token }: Caller,
  { name, buffer }: Drawing,
): Promise<string> {
  const response = await request.post('/api/pictures', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    multipart: { picture: { name, mimeType: 'image/png', buffer } },
  });
  if (!response.ok()) throw new Error(`No picture was kept: ${await response.text()}`);
  const { picture }: { picture: { id: string } } = await response.json();
  return picture.id;
}
