import { ancientWorld } from './ancient-world.ts';
import { biology } from './biology.ts';
import { chemistry } from './chemistry.ts';
import { computing } from './computing.ts';
import { economics } from './economics.ts';
import { geography } from './geography.ts';
import { german } from './german.ts';
import { glossary } from './glossary.ts';
import { history } from './history.ts';
import { injected } from './injected.ts';
import { law } from './law.ts';
import { notes } from './notes.ts';
import { physics } from './physics.ts';
import { slides } from './slides.ts';
import type { StudyText } from './study-text.ts';
import { tables } from './tables.ts';

/** The texts of our own that benches and tests make questions of. */
export const studyTexts: readonly StudyText[] = [
  biology,
  history,
  computing,
  law,
  geography,
  chemistry,
  glossary,
  notes,
  slides,
  tables,
  injected,
  german,
  economics,
  physics,
  ancientWorld,
];
