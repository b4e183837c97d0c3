import { pictureLimits } from '../limits.ts';
import { megabyte } from '../units.ts';

const maxMegabytes = pictureLimits.maxFileBytes / megabyte;
const maxMegapixels = pictureLimits.maxPixels / 1_000_000;

/** What is said about pictures; server and screens share it. */
export const pictureMessages = {
  kindUnknown: 'This kind of picture is not supported.',
  kindHint: 'Use PNG, JPEG, WebP or GIF.',
  vectorHint: 'SVG files can carry programs. Save it as PNG and add that.',
  heicHint: 'Save the photo as JPEG and add that.',
  empty: 'This file is empty.',
  tooLarge: 'This picture is too large.',
  sizeHint: `Use a picture under ${maxMegabytes} MB.`,
  pixelsHint: `Use a picture of at most ${maxMegapixels} megapixels.`,
  damaged: 'This picture seems to be damaged.',
  damagedHint: 'Open it, save a new copy and add that.',
  off: 'Pictures are turned off on this server.',
  full: (maxBytes: number) =>
    `Your pictures take all ${writeSpace(maxBytes)} you have. Delete cards or questions with pictures to make room.`,
  fullForFree: (maxBytes: number, premiumBytes: number) =>
    `Your pictures take all ${writeSpace(maxBytes)} you have. Premium has room for ${writeSpace(premiumBytes)}.`,
} as const;

/** '50 MB', '1 GB'. */
function writeSpace(bytes: number): string {
  const megabytes = Math.round(bytes / megabyte);
  return megabytes < 1024 ? `${megabytes} MB` : `${Math.round(megabytes / 1024)} GB`;
}
