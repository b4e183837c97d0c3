import { pictureLimits } from '@engram/core/limits.ts';
import { megabyte } from '@engram/core/units.ts';

/** Where pictures are shown. */
export const pictureWords = {
  enlarge: (alternative: string) => `Enlarge picture: ${alternative}`,
  enlargeBare: 'Enlarge picture',
  coming: 'Loading picture',
  failed: "This picture didn't load.",
  gone: 'This picture is gone.',
  tryAgain: 'Try again',
  close: 'Close',
  bare: 'Picture',
} as const;

/** Where one is added. */
export const addPictureWords = {
  label: 'Add a picture',
  drop: 'Drop a picture here',
  over: 'Drop to add',
  refused: "This file isn't a picture we can use",
  choose: { before: 'or', link: 'choose a file', after: ', or paste one.' },
  hint: `PNG, JPEG, WebP or GIF, up to ${pictureLimits.maxFileBytes / megabyte} MB. Where a photo was taken is removed.`,
  sending: (percent: number) => `Sending… ${percent}%`,
  drawing: 'Getting your picture ready…',
  ready: 'Your picture is ready.',
  whatItShows: 'What does it show?',
  whatItShowsHint: "Read aloud to people who can't see it. Leave out the answer.",
  whatItShowsMissing: 'Say what the picture shows.',
  whatItShowsTooLong: `Use at most ${pictureLimits.maxAlternativeLength} characters.`,
  add: 'Add picture',
  cancel: 'Cancel',
  another: 'Choose another',
  unknown: "The picture couldn't be added. Please try again.",
} as const;
