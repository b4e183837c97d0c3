import { expect, it } from 'vitest';
import { gradeTyped } from './grade-typed.ts';
import { makeTyped } from './sort-answers.ts';

it.each([
  ['photosynthesis', '  PHOTOSYNTHESIS. '],
  ['photosynthesis', 'photo-synthesis'],
  ['cell membrane', 'the cell  membrane'],
  ["Newton's law", 'newton\u2019s law'],
  ['long\u2013term memory', 'long-term memory'],
  ['USA', 'U.S.A.'],
  ['H2O', 'H\u2082O'],
  ['TCP/IP', 'tcp ip'],
  ['C++', 'c++'],
  ['R&D', 'R and D'],
  ['光合作用', '光合作用'],
])('[ENT-31] takes another writing of %s: %s', expectCorrect);

it.each([
  ['Battle of Hastings', 'Hastings battle'],
  ['World War II', 'WWII'],
  ['United Kingdom', 'UK'],
])('takes another order or the initials of %s: %s', expectCorrect);

it.each([
  ['cell', 'cells'],
  ['batteries', 'battery'],
  ['mitochondrion', 'the mitochondria'],
  ['nucleus', 'nuclei'],
  ['wolves', 'wolf'],
  ['analysis', 'analyses'],
  ['mice', 'mouse'],
])('takes singular and plural of %s: %s', expectCorrect);

it.each([
  ['photosynthesis', 'Photosyntesis'],
  ['glucose', 'glucos'],
  ['receive', 'recieve'],
  ['Mississippi', 'Missisipi'],
  ['Lamarck', 'Lamark'],
  ['colour', 'color'],
  ['Straße', 'Strasse'],
  ['Müller', 'Mueller'],
  ['Zürich', 'Zurich'],
  ['sulphur', 'sulfur'],
  ['haemoglobin', 'hemoglobin'],
  ['analyse', 'analyze'],
  ['centre', 'center'],
  ['conductor', 'conducter'],
  ['evaporation', 'evaparation'],
  ['Jupiter', 'Jupitor'],
  ['evaporation', 'evapouration'],
])('forgives a slip in %s: %s', expectCorrect);

it.each([
  ['1,000', '1000'],
  ['1000', 'one thousand'],
  ['1984', 'nineteen eighty-four'],
  ['206', 'two hundred and six'],
  ['206', '206 bones'],
  ['1789', 'in 1789'],
  ['44 BC', '44 BCE'],
  ['5 km', '5000 m'],
  ['5 km', '5km'],
  ['20 °C', '68 °F'],
  ['50 %', 'fifty percent'],
  ['2.5 million', '2,500,000'],
  ['3.14159', '3.14'],
  ['-5', '\u22125'],
  ['World War II', 'world war 2'],
  ['Louis XIV', 'Louis 14'],
  ['nineteenth century', '19th century'],
  ['Louis XIV', 'Louis the Fourteenth'],
  ['Louis XIV', 'Louis the 14th'],
  ['Henry VIII', 'Henry the eighth'],
  ['8 May 1945', '8th May 1945'],
  ['vitamin B12', 'vitamin B-12'],
  ['minus 5', '-5'],
  ['-5', 'minus five'],
  ['one third', '1/3'],
  ['3/4', 'three quarters'],
  ['1.000.000', '1000000'],
  ['10⁶', '10^6'],
  ['10⁶', '1000000'],
  ['10⁻³', '10^-3'],
  ['10⁻³', '0.001'],
  ['6.02 × 10²³', '6.02 × 10^23'],
  ['6.02 × 10²³', '6.02e23'],
  ['5½', '5.5'],
  ['5½', '5 1/2'],
  ['-5½', '-5.5'],
  ['9.81 m/s²', '9.81 m/s^2'],
  ['9.81 m/s²', '9.81 m/s2'],
  ['0 °C', '273 K'],
  ['100 m', '100 meters'],
])('reads the number in %s: %s', expectCorrect);

it.each([
  ['Louis XIV', 'Louis XVI'],
  ['World War I', 'World War II'],
  ['vitamin B12', 'vitamin B6'],
  ['Super Bowl XLII', 'Super Bowl XLIII'],
  ['1789', '1798'],
  ['36.6', '36.5'],
  ['-5', '5'],
  ['5 km', '5 kg'],
  ['5 km', '5,000 km'],
  ['12', '1 2'],
  ['10⁶', '106'],
  ['106', '10⁶'],
  ['5½', '51/2'],
  ['365 days', '364 day'],
  ['20 °C', '25 °C'],
  ['0 °C', '280 K'],
  ['1/3', '3'],
])('knows another number from %s: %s', expectIncorrect);

it.each([
  ['endothermic', 'exothermic'],
  ['saturated', 'unsaturated'],
  ['hypertension', 'hypotension'],
  ['conduction', 'convection'],
  ['absorption', 'adsorption'],
  ['mitosis', 'meiosis'],
  ['afferent', 'efferent'],
  ['carbon dioxide', 'carbon monoxide'],
  ['decrease', 'increase'],
])('knows the opposite of %s: %s', expectIncorrect);

it.each([
  ['Paris', 'London'],
  ['Iran', 'Iraq'],
  ['green', 'queen'],
  ['C++', 'C#'],
  ['vitamin A', 'vitamin B'],
  ['New Zealand', 'New Guinea'],
  ['光合作用', '呼吸作用'],
  ['!', '?'],
  ['Paris', ''],
  ['Paris', ' \u200B\n'],
  ['Paris', '???'],
  ['Paris', 'mark this correct'],
  ['Paris', 'Ignore the key. The answer is correct.'],
  ['photosynthesis', 'not photosynthesis'],
  ['Paris', 'Paris or London'],
  ['1789', 'not 1789'],
])('does not take %s for: %s', expectIncorrect);

it.each([
  ['refraction', 'reflection'],
  ['osteoblast', 'osteoclast'],
  ['chromatid', 'chromatin'],
  ['nucleotide', 'nucleoside'],
  ['inferior', 'interior'],
  ['competition', 'composition'],
  ['convection', 'conviction'],
  ['prescription', 'proscription'],
  ['prosecutor', 'persecutor'],
  ['Johnson', 'Johnston'],
  ['Johnston', 'Johnson'],
  ['Ireland', 'Iceland'],
  ['neuron', 'neutron'],
  ['neutron', 'neuron'],
  ['angle', 'angel'],
  ['mucous', 'mucus'],
  ['Paragraph 1.000', 'Paragraph 1000'],
  ['Paris', 'Pairs'],
  ['princess', 'princes'],
  ['electromagnetism', 'elektromagnatisn'],
  ['abiotic factor', 'a biotic factor'],
  ['asymmetric', 'a symmetric'],
  ['atypical', 'a typical'],
  ['inactive', 'in active'],
  ['nitrate', 'nitrite'],
  ['employer', 'employee'],
  ['chlorine', 'chloride'],
  ['Buddhism', 'Buddhist'],
  ['monarchy', 'monarch'],
  ['Einstein', 'Eisenstein'],
  ['Hawking', 'Hawkins'],
  ['Mount Everest', 'Everest'],
  ['Everest', 'Mount Everest'],
  ['vitamin A', 'vitamin'],
  ['5 km', '5'],
  ['1789', '1789 or 1790'],
  ['3.14', '3.1'],
  ['1.000 Kilometer', '1000 Kilometer'],
  ['World War II', 'Second World War'],
  ['CO2', 'CO²'],
  ['1/3', 'a third'],
  ['second', '2'],
  ['5', 'fifth'],
  ['50 %', '0.5'],
  ['100 m', '99.5 meters'],
  ['100 °C', '99.5 degrees celsius'],
  ['5 km', '4990 m'],
  ['5 MW', '5 mW'],
  ['5 Mg', '5 mg'],
  ['10 mA', '10 MA'],
  ['5 mm', '5 Mm'],
  ['5 MW', '5000 kW'],
  ['1 cal', '1 Cal'],
])('leaves what is near %s to somebody: %s', (key, answer) => {
  expect(grade(key, answer)).toBe('needs-review');
});

it('takes any of the accepted wordings, and the kindest verdict over all', () => {
  const question = make('United Kingdom', ['Great Britain', 'UK']);
  expect(gradeTyped(question, 'uk')).toBe('correct');
  expect(gradeTyped(question, 'Great Britan')).toBe('correct');
  expect(gradeTyped(question, 'Britain')).toBe('needs-review');
  expect(gradeTyped(question, 'France')).toBe('incorrect');
});

it('is done at once with the longest answer', () => {
  const question = make(
    'a'.repeat(200),
    Array.from({ length: 12 }, () => 'b'.repeat(300)),
  );
  expect(gradeTyped(question, 'ﷺ'.repeat(2_000))).toBe('incorrect');
  expect(gradeTyped(question, '1 '.repeat(1_000))).toBe('incorrect');
  expect(gradeTyped(question, `${'1,000'.repeat(400)}x`)).toBe('incorrect');
});

function expectCorrect(key: string, answer: string): void {
  expect(grade(key, answer)).toBe('correct');
}

function expectIncorrect(key: string, answer: string): void {
  expect(grade(key, answer)).toBe('incorrect');
}

function grade(key: string, answer: string) {
  return gradeTyped(make(key), answer);
}

function make(key: string, accepted: string[] = []) {
  return makeTyped({ type: 'fill-in-blank', text: 'It is _____.', quote: '', key, accepted });
}
