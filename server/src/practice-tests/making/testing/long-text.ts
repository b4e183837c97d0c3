import { ancientWorld } from '@engram/fakes/study-texts/ancient-world.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { chemistry } from '@engram/fakes/study-texts/chemistry.ts';
import { computing } from '@engram/fakes/study-texts/computing.ts';
import { economics } from '@engram/fakes/study-texts/economics.ts';
import { geography } from '@engram/fakes/study-texts/geography.ts';
import { history } from '@engram/fakes/study-texts/history.ts';
import { law } from '@engram/fakes/study-texts/law.ts';

/** About 40,000 characters in 57 sections, which the fake provider knows. */
export const longText = [
  ancientWorld,
  biology,
  chemistry,
  computing,
  economics,
  geography,
  history,
  law,
]
  .map(({ text }) => text)
  .join('\n\n');
