/** Pictures of pages that we read; what a phone's camera or a scanner makes. */
export const photoKinds = ['jpeg', 'png', 'webp'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A scan is a PDF with nothing but pictures. */
export const scanKinds = [...photoKinds, 'pdf'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** What a browser's file dialog and a drop are told. */
export const photoMediaTypes: Readonly<Record<PhotoKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** All endings of a kind, the usual one first. */
export const photoEndings: Readonly<Record<PhotoKind, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
};

/** '.jpg, .png, .webp' as a list with commas. */
export function listPhotoEndings(): string {
  return photoKinds.map((kind) => photoEndings[kind][0]).join(', ');
}

/** By the name alone; whether the content is of that kind is for the server to see. */
export function findScanKind(fileName: string): ScanKind | undefined {
  return endingOf(fileName) === 'pdf' ? 'pdf' : findPhotoKind(fileName);
}

export function isPhotoName(fileName: string): boolean {
  return findPhotoKind(fileName) !== undefined;
}

function findPhotoKind(fileName: string): PhotoKind | undefined {
  const ending = `.${endingOf(fileName)}`;
  return photoKinds.find((kind) => photoEndings[kind].includes(ending));
}

/** The photos of iPhones, which hardly anything else reads. */
export function isHeicName(fileName: string): boolean {
  return ['heic', 'heif'].includes(endingOf(fileName));
}

function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}
