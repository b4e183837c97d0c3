import { richLimits } from '../rich-text.ts';

export type FoundPicture = {
  readonly id: string;
  readonly alternative: string;
  readonly end: number;
};

/** The picture that begins at a place: '![alternative text](picture:UUID)'. */
export function findPicture(text: string, at: number): FoundPicture | undefined {
  picture.lastIndex = at;
  const [whole, alternative = '', id = ''] = picture.exec(text) ?? [];
  if (whole === undefined || alternative.length > richLimits.alternativeLength) return undefined;
  return {
    id: id.toLowerCase(),
    alternative: alternative.replace(/\\(.)/g, '$1'),
    end: at + whole.length,
  };
}

const picture =
  /!\[((?:[^[\]\\\n]|\\[^\n])*)\]\(picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/iy;
