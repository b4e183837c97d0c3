/** Why nothing could be made of a picture. */
export const pictureRefusals = ['wrong-kind', 'damaged', 'too-many-pixels', 'too-complex'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** What a picture is drawn as: to be kept, or to be sent to a language model. */
export type DrawnKind = Extract<PictureFormat, 'webp' | 'jpeg'>;

/** The first line of what the process writes; the bytes of the picture come after it. */
export type EncodedHead = { width: number; height: number } | { refusal: PictureRefusal };

const pictureFormats = ['png', 'jpeg', 'webp', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** By its first bytes; what a file is called says nothing. */
export function findFormat(head: Uint8Array): PictureFormat | undefined {
  return pictureFormats.find((format) => magicOf[format](head));
}

type HasMagic = (head: Uint8Array) => boolean;

const magicOf: Record<PictureFormat, HasMagic> = {
  png: (head) => begins(head, '\x89PNG\r\n\x1a\n'),
  jpeg: (head) => begins(head, '\xff\xd8\xff'),
  webp: (head) => begins(head, 'RIFF') && begins(head.subarray(8), 'WEBP'),
  gif: (head) => begins(head, 'GIF87a') || begins(head, 'GIF89a'),
};

/** Each letter is one byte. */
function begins(head: Uint8Array, letters: string): boolean {
  return Buffer.from(letters, 'latin1').equals(head.subarray(0, letters.length));
}
