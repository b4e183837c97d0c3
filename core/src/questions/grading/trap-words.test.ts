import { expect, it } from 'vitest';
import { gradeTyped } from './grade-typed.ts';
import { makeTyped } from './sort-answers.ts';

/** Question, quote, key, and wrong answers. */
type Trap = [text: string, quote: string, key: string, wrong: string];

it.each<Trap>([
  [
    'Enzymes are _____ that speed up reactions.',
    'Enzymes are proteins that act as catalysts. Lipids are fats.',
    'proteins',
    'lipids | fats | protons | enzymes | protein synthesis | no proteins | amino acids | catalyst poisons',
  ],
  [
    'The _____ War lasted from 1950 to 1953.',
    'The Korean War lasted from 1950 to 1953, the Vietnam War until 1975.',
    'Korean',
    'Vietnam | Cold | North Korean | Koran | Crimean | Korean and Vietnam',
  ],
  [
    'The opposite of supply is _____.',
    '',
    'demand',
    'supply | command | demanding customers | no demand | demand and supply | excess demand',
  ],
  ['Its symbol is _____.', '', 'Na', 'sodium | N | Ni | K | Mg'],
  ['The chemical symbol of iron is _____.', '', 'Fe', 'iron | F | Ir | I'],
  ['There are _____ planets.', '', '8', '9 | eighteen | 8 dwarf | no 8 | about 80 | 7 or 8'],
  [
    'He was born in _____.',
    '',
    'Salzburg',
    'Strasbourg | Augsburg | Hamburg | Salzburgian Alps | Magdeburg',
  ],
  [
    'This is called _____ selection.',
    '',
    'natural',
    'artificial | unnatural | neutral | naturist | national',
  ],
  ['It was the _____ Revolution.', '', 'French', 'Russian | American | Fresh | French and Russian'],
  [
    'The gene is _____.',
    '',
    'dominant',
    'recessive | dormant | predominant | not dominant | co-dominant | dominated',
  ],
])('%s (%s) never credits what only looks like %s', (text, quote, key, wrong) => {
  const question = makeTyped({ type: 'fill-in-blank', text, quote, key });
  expect(wrong.split(' | ').filter((answer) => gradeTyped(question, answer) === 'correct')).toEqual(
    [],
  );
});

it.each([
  ['nitrate', ['nitrite', 'nitride', 'nitrogen']],
  ['Austria', ['Australia', 'Austrian Empire']],
  ['Slovakia', ['Slovenia']],
  ['Niger', ['Nigeria']],
  ['ureter', ['urethra', 'uterus']],
  ['ileum', ['ilium']],
  ['prophase', ['anaphase', 'metaphase', 'propane']],
  ['respiration', ['perspiration', 'inspiration', 'transpiration']],
  ['artery', ['arteriole', 'arteries and veins']],
  ['transcription', ['translation', 'transposition', 'transcript']],
  ['median', ['medium', 'mean']],
  ['principal', ['principle']],
  ['hydroxide', ['hydride', 'hydrate']],
  ['glycerol', ['glycogen', 'glycol']],
  ['adrenaline', ['noradrenaline']],
  ['calcium carbonate', ['calcium bicarbonate', 'calcium chloride', 'sodium carbonate']],
  ['conservation', ['conservative', 'conversation', 'conversion']],
  ['nationalism', ['nationality', 'nationalist', 'internationalism', 'rationalism']],
  ['economics', ['economist', 'ergonomics']],
  ['allele', ['alleviate', 'allergen']],
  ['stationary', ['stationery']],
  ['proton', ['photon', 'protein']],
  ['cation', ['caption', 'action', 'anion']],
  ['induction', ['deduction', 'introduction', 'reduction']],
  ['gravitation', ['gravidation of levitation', 'levitation']],
  ['independence', ['dependence', 'interdependence']],
  ['hypothermia', ['hyperthermia']],
  ['legal', ['illegal', 'regal']],
  ['ethanol', ['methanol', 'ethane', 'ethanal']],
  ['carbohydrate', ['hydrocarbon', 'carbonate']],
  ['monarchy', ['anarchy', 'oligarchy', 'monarch']],
  ['chromosome', ['chromatin', 'chromosphere']],
  ['epidemic', ['pandemic', 'endemic', 'academic']],
  ['bilateral', ['unilateral', 'multilateral', 'lateral']],
  ['revenue', ['revue', 'avenue']],
  ['Mauritius', ['Mauritania']],
  ['Paraguay', ['Uruguay']],
  ['Lenin', ['Lennon', 'Stalin']],
  ['Manet', ['Monet']],
  ['absolute', ['obsolete', 'resolute']],
  ['eminent', ['imminent']],
  ['inductive', ['deductive', 'conductive']],
  ['exports', ['imports', 'experts']],
  ['plaintiff', ['plaintive', 'defendant']],
  ['affect', ['effect']],
  ['deflation', ['inflation', 'defamation']],
  ['hemisphere', ['atmosphere']],
  ['decreases', ['increases', 'does not decrease']],
  ['peninsula', ['insula', 'penicillin']],
  ['phloem', ['xylem']],
  ['haploid', ['diploid']],
  ['symbiosis', ['synthesis']],
])('does not take another word for a slip of %s', (key, words) => {
  const question = makeTyped({ type: 'fill-in-blank', text: 'It is _____.', quote: '', key });
  expect(words.filter((word) => gradeTyped(question, word) === 'correct')).toEqual([]);
});
