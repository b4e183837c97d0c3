/** How a page came into a picture. */
export type PhotoPage = {
  name: string;
  text: string;
  columns?: 1 | 2;
  font?: string;
  /** Straight and evenly lit, as from a scanner; otherwise as from a hand. */
  isClean: boolean;
  /** By how many degrees it is turned to the right. */
  tilt?: number;
  /** Where a shadow lies, as a gradient of CSS over the whole picture. */
  shadow?: string;
  paper?: string;
  /** Small enough for every change of ours. */
  isShort?: boolean;
  ending?: 'jpg' | 'webp' | 'png';
};

const sans = 'DejaVu Sans';
const fromHand = 'linear-gradient(115deg, rgb(0 0 0 / 0.55), rgb(0 0 0 / 0.02) 45%)';
const fromBelow = 'linear-gradient(to top, rgb(20 10 0 / 0.5), rgb(0 0 0 / 0) 60%)';
const spot = 'radial-gradient(circle at 65% 30%, rgb(0 0 0 / 0) 20%, rgb(10 10 30 / 0.45) 75%)';

/** Twenty pages with known words: nine from a scanner, eleven from a hand. */
export const photoPages: readonly PhotoPage[] = [
  { name: 'memory-print', text: 'memory', isClean: true },
  { name: 'heart-sans', text: 'heart', font: sans, isClean: true },
  { name: 'cell-division-short', text: 'cell-division', isClean: true, isShort: true },
  { name: 'cold-war-columns', text: 'cold-war', columns: 2, isClean: true },
  { name: 'ethics-columns', text: 'ethics', columns: 2, font: sans, isClean: true },
  { name: 'german-print', text: 'german-constitution', isClean: true },
  {
    name: 'german-columns',
    text: 'german-constitution',
    columns: 2,
    isClean: true,
    ending: 'webp',
  },
  { name: 'french-print', text: 'french-water-cycle', isClean: true },
  { name: 'spanish-print', text: 'spanish-independence', isClean: true, ending: 'png' },
  { name: 'memory-hand', text: 'memory', isClean: false, tilt: 3, shadow: fromHand },
  { name: 'heart-hand', text: 'heart', font: sans, isClean: false, tilt: -4, shadow: fromBelow },
  { name: 'roman-lamp', text: 'roman-republic', isClean: false, tilt: 2, shadow: spot },
  {
    name: 'photosynthesis-short',
    text: 'photosynthesis',
    isClean: false,
    tilt: -3,
    shadow: fromHand,
    isShort: true,
  },
  { name: 'plates-steep', text: 'plate-tectonics', isClean: false, tilt: 8, shadow: fromBelow },
  { name: 'markets-yellow', text: 'market-structures', isClean: false, tilt: -2, paper: '#e8d9ad' },
  {
    name: 'cold-war-columns-hand',
    text: 'cold-war',
    columns: 2,
    isClean: false,
    tilt: 4,
    shadow: spot,
  },
  {
    name: 'ethics-columns-hand',
    text: 'ethics',
    columns: 2,
    isClean: false,
    tilt: -5,
    shadow: fromHand,
    paper: '#efe6d2',
  },
  { name: 'german-hand', text: 'german-constitution', isClean: false, tilt: 3, shadow: fromBelow },
  { name: 'german-lamp', text: 'german-constitution', isClean: false, tilt: -6, shadow: spot },
  { name: 'french-hand', text: 'french-water-cycle', isClean: false, tilt: 5, shadow: fromHand },
];
