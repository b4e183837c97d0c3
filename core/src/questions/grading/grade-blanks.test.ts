import { expect, it } from 'vitest';
import { sortAnswers, type SortedAnswers } from './sort-answers.ts';

it.each<SortedAnswers>([
  {
    type: 'fill-in-blank',
    text: 'The _____ is the main artery of the body.',
    quote:
      'The aorta is the main artery of the body. It leaves the left ventricle and branches into smaller arteries. The vena cava, or great vein, returns blood.',
    key: 'aorta',
    correct: ['Aorta', 'the aorta', 'aortas'],
    incorrect: ['vena cava', 'artery', 'heart'],
    open: ['left ventricle', 'aorto-iliac vein'],
  },
  {
    type: 'fill-in-blank',
    text: 'Water moves across a membrane by _____ from a dilute to a concentrated solution.',
    quote:
      'Osmosis is the movement of water across a selectively permeable membrane from a dilute to a concentrated solution. Diffusion is the movement of any particles down their gradient.',
    key: 'osmosis',
    correct: ['Osmosis', 'osmossis', 'osmosis.', 'the process of osmosis'],
    incorrect: ['diffusion', 'osmolarity', 'not osmosis'],
    open: ['reverse diffusion', 'active transport'],
  },
  {
    type: 'fill-in-blank',
    text: "The cell's power plants are the _____.",
    quote:
      'Mitochondria, also called the powerhouses of the cell, make most of its ATP. Chloroplasts occur only in plants.',
    key: 'mitochondria',
    accepted: ['mitochondrion'],
    correct: ['mitochondrion', 'Mitocondria', 'mitochondrias', 'powerhouses of the cell'],
    incorrect: ['chloroplasts', 'ribosomes', 'nucleus', 'ATP'],
    open: [],
  },
  {
    type: 'fill-in-blank',
    text: 'The _____ is the area drained by a river and its tributaries.',
    quote:
      'A drainage basin (also called a catchment area) is the area of land drained by a river and its tributaries. Its edge is the watershed.',
    key: 'drainage basin',
    correct: ['catchment area', 'Drainage Basin', 'drainage basins', 'drainige basin'],
    incorrect: ['watershed', 'tributary', 'river'],
    open: ['drainage ditch', 'flood plain'],
  },
  {
    type: 'fill-in-blank',
    text: 'The boiling point of water at sea level is _____ °C.',
    quote: 'At sea level water boils at 100 °C (212 °F) and freezes at 0 °C.',
    key: '100',
    correct: ['100 °C', 'one hundred', '100°', '100 degrees celsius', '100 degrees'],
    incorrect: ['0', '212', '212 °C', '100 °F', '90'],
    open: [],
  },
  {
    type: 'fill-in-blank',
    text: 'In 1776 Adam Smith published The Wealth of _____.',
    quote: 'Adam Smith published The Wealth of Nations in 1776.',
    key: 'Nations',
    correct: ['nations', 'Nation', 'The Wealth of Nations'],
    incorrect: ['States', 'People'],
    open: ['Notions', 'natons of the world bank'],
  },
  {
    type: 'fill-in-blank',
    text: 'The process by which a liquid turns into a gas is called _____.',
    quote:
      'The process by which a liquid turns into a gas is called evaporation, or vaporisation. The reverse is condensation.',
    key: 'evaporation',
    accepted: ['vaporisation'],
    correct: ['vaporization', 'evaparation', 'Evapouration'],
    incorrect: ['condensation', 'sublimation', 'freezing', 'melting'],
    open: ['evaporating', 'boiling point'],
  },
  {
    type: 'fill-in-blank',
    text: 'A price ceiling set below the equilibrium price causes a _____.',
    quote:
      'A price ceiling below the equilibrium price causes a shortage (excess demand); a price floor above it causes a surplus.',
    key: 'shortage',
    accepted: ['excess demand'],
    correct: ['shortages', 'a shortage', 'Excess demand', 'shortige'],
    incorrect: ['surplus', 'price floor', 'no shortage'],
    open: ['shortage of goods', 'demand', 'short'],
  },
  {
    type: 'fill-in-blank',
    text: 'The study of heredity is called _____.',
    quote:
      'Genetics, or the science of heredity, began with Gregor Mendel. Genomics studies whole genomes.',
    key: 'genetics',
    correct: ['Genetics', 'genetic'],
    incorrect: ['genomics', 'biology'],
    open: ['genetiks', 'the science of genetics', 'Mendel', 'heredity', 'gene therapy'],
  },
  {
    type: 'fill-in-blank',
    text: 'The long-range forecast is based on _____ data from satellites.',
    quote:
      'The long-range forecast is based on infrared data from satellites, not on visible light.',
    key: 'infrared',
    accepted: ['infra-red', 'IR'],
    correct: ['infra red', 'Infrared', 'IR', 'infrarred'],
    incorrect: ['ultraviolet', 'visible', 'radar'],
    open: ['visible light', 'red'],
  },
  {
    type: 'fill-in-blank',
    text: 'Sound travels _____ in water than in air.',
    quote:
      'Sound travels faster in water than in air, because water molecules are closer together.',
    key: 'faster',
    accepted: ['more quickly'],
    correct: ['quicker', 'more rapidly', 'much faster'],
    incorrect: ['slower', 'less quickly', 'further', 'not faster', 'louder'],
    open: ['fastar', 'fast'],
  },
  {
    type: 'fill-in-blank',
    text: 'The capital of Canada is _____.',
    quote: 'The capital of Canada is Ottawa, although Toronto is larger.',
    key: 'Ottawa',
    correct: ['ottawa', 'Otawa', 'Ottawa, Canada'],
    incorrect: ['Toronto', 'Ontario', 'Vancouver', 'Ottawa or Toronto', 'Canada'],
    open: ['Ottowa', 'Ottawa (Ontario)'],
  },
  {
    type: 'fill-in-blank',
    text: 'The pancreas releases _____ when blood sugar is high.',
    quote:
      'When blood sugar is high, the beta cells of the pancreas release insulin; when it is low, the alpha cells release glucagon.',
    key: 'insulin',
    correct: ['Insulin', 'insuline', 'insullin', 'the hormone insulin'],
    incorrect: ['glucagon', 'glycogen', 'sugar', 'insulin and glucagon'],
    open: ['beta cells', 'inslin receptor'],
  },
])(
  '[ENT-31] fills the blank of $key with what a teacher would take, and no other word',
  (sorted) => {
    expect(sortAnswers(sorted)).toEqual(sorted);
  },
);
