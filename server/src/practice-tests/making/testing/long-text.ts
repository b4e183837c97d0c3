import { ancientWorld } from '@engram/fakes/study-texts/ancient-world.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { chemistry } from '@engram/fakes/study-texts/chemistry.ts';
import { computing } from '@engram/fakes/study-texts/computing.ts';
import { economics } from '@engram/fakes/study-texts/economics.ts';
import { geography } from '@engram/fakes/study-texts/geography.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';

/** About 40,000 characters, which the fake provider knows; rules find most in the first two. */
export const longText = [
  tables,
  glossary,
  ancientWorld,
  biology,
  chemistry,
  computing,
  economics,
  geography,
]
  .map(({ text }) => text)
  .join('\n\n');
