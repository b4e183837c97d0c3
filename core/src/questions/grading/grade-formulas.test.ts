import { expect, it } from 'vitest';
import { sortAnswers, type SortedAnswers } from './sort-answers.ts';

const asked = { format: 'rich', quote: '' } as const;

it.each<SortedAnswers>([
  {
    ...asked,
    text: 'What is the integral of $x$?',
    key: '$\\frac{x^2}{2}$',
    correct: ['x^2/2', 'x²/2', '$\\dfrac{x^{2}}{2}$', '\\frac{x^2}{2}', 'f(x) = x^2/2.'],
    incorrect: [],
    open: ['x^2/3', '(1/2)x^2', 'x^(2/2)'],
  },
  {
    ...asked,
    text: 'What is the product?',
    key: '$(a+b)\\cdot c$',
    correct: ['(a+b)c', '(a + b) * c'],
    incorrect: [],
    open: ['a+bc', '(a+bc)', 'ac+bc'],
  },
  {
    ...asked,
    text: 'What is the formula of sulfuric acid?',
    key: '$\\ce{H2SO4}$',
    correct: ['H2SO4', 'H₂SO₄', '$\\mathrm{H_2SO_4}$', 'H_{2}SO_{4}'],
    incorrect: ['H2SO3', 'HSO4', 'H2O'],
    open: [],
  },
  {
    ...asked,
    text: 'Which ion does sulfuric acid leave?',
    key: 'SO₄²⁻',
    correct: ['SO4^2-', 'SO42-', '$\\ce{SO4^2-}$'],
    incorrect: [],
    open: [],
  },
  {
    ...asked,
    text: 'What is the formula of ethanol?',
    key: '$\\ce{C2H5OH}$',
    correct: ['C2H5OH'],
    incorrect: ['CH3OH', 'C2H6'],
    open: ['CH3CH2OH', 'C2H5OH(l)'],
  },
  {
    ...asked,
    text: 'What is half of a turn?',
    key: '$\\pi$',
    correct: ['π', 'pi', '$\\pi$'],
    incorrect: [],
    open: ['3.14', 'p'],
  },
  {
    ...asked,
    text: 'How fast does it sort?',
    key: '$O(n \\log n)$',
    correct: ['O(n log n)', '$O(n \\log n)$'],
    incorrect: [],
    open: ['O(n)', 'O(log n)'],
  },
  {
    ...asked,
    text: 'How does hydrogen burn?',
    key: '$\\ce{2 H2 + O2 -> 2 H2O}$',
    correct: ['2H2 + O2 -> 2H2O'],
    incorrect: [],
    open: ['O2 + 2H2 -> 2H2O', 'H2 + O2 -> H2O'],
  },
  {
    ...asked,
    text: 'What raises **all** of it?',
    key: '$e^{n+1}$',
    correct: ['e^(n+1)', 'e^{n+1}'],
    incorrect: [],
    open: ['e^n+1'],
  },
  {
    ...asked,
    text: 'Which word is **marked** here?',
    key: 'the *cell* membrane',
    correct: ['cell membrane', 'the cell membrane', 'the *cell* membrane'],
    incorrect: [],
    open: ['the cell wall'],
  },
  {
    ...asked,
    text: 'How much does it cost?',
    key: '$5',
    correct: ['$5', '5$'],
    incorrect: ['$6'],
    open: [],
  },
])('[ENT-31] grades what is typed for $key', (sorted) => {
  expect(sortAnswers(sorted)).toEqual(sorted);
});

it('leaves older questions to the rules for words', () => {
  const sorted = { text: 'Which one?', quote: '', key: '*a*', incorrect: [], open: [] };
  const plain = { ...sorted, correct: ['*a*'] };
  expect(sortAnswers(plain)).toEqual(plain);
});
