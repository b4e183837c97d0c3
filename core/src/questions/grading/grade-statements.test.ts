import { expect, it } from 'vitest';
import { sortAnswers, type SortedAnswers } from './sort-answers.ts';

it.each<SortedAnswers>([
  {
    text: 'Why does ice float on water?',
    quote:
      'When water freezes, its molecules form an open lattice held by hydrogen bonds. Ice is therefore less dense than liquid water and floats.',
    key: 'Ice is less dense than liquid water',
    accepted: ['Because its density is lower than that of water'],
    correct: [
      'because ice is less dense than water',
      'it has a lower density than water',
      'its density is lower',
    ],
    incorrect: [
      'Ice is denser than liquid water',
      'because ice is more dense than water',
      'hydrogen bonds',
      'Liquid water is less dense than ice',
    ],
    open: [
      'Ice has a lower density',
      'less dense than the liquid',
      'because frozen water is lighter for the same volume',
      'ice is not less dense than water',
      'because it is cold',
      'because ice and water have the same density',
    ],
  },
  {
    text: 'What did the Edict of Nantes grant?',
    quote:
      'In 1598 Henry IV issued the Edict of Nantes, which granted the Huguenots the right to practise their religion. Louis XIV revoked it in 1685.',
    key: 'Religious freedom to the Huguenots',
    accepted: ['The right of the Huguenots to practise their religion'],
    correct: ['freedom of religion for the Huguenots'],
    incorrect: [],
    open: [
      'the Huguenots could practise their religion',
      'religious toleration for Huguenots',
      'Huguenots got the right to practice their religion',
      'religious freedom to the Catholics',
      'It took religious freedom from the Huguenots',
      'the Huguenots were expelled',
      'freedom of the press',
      'the right to vote',
    ],
  },
  {
    text: 'What is opportunity cost?',
    quote:
      'The opportunity cost of a choice is the value of the best alternative that is given up. Sunk costs, in contrast, have already been paid and cannot be recovered.',
    key: 'The value of the best alternative given up',
    accepted: ['The value of the next best alternative'],
    correct: ['value of the best alternative forgone'],
    incorrect: ['the value of the worst alternative given up', 'a cost that has already been paid'],
    open: [
      'the value of the next best option you give up',
      'what you give up: the best alternative',
      'The best alternative that is given up',
      "the value of the alternative you didn't choose",
      'the price of a good',
      'money you cannot recover',
      'the value of the best alternative chosen',
    ],
  },
  {
    text: 'What happens to the volume of a gas when the pressure rises at constant temperature?',
    quote:
      "Boyle's law states that at constant temperature the volume of a gas is inversely proportional to its pressure: as the pressure rises, the volume falls.",
    key: 'It falls',
    accepted: ['The volume decreases'],
    correct: [
      'it decreases',
      'the volume gets smaller',
      'it goes down',
      'It drops',
      'decreases',
      'the volume shrinks',
      'it is reduced',
    ],
    incorrect: [
      'it rises',
      'it increases',
      'it stays the same',
      'the volume goes up',
      'it does not fall',
    ],
    open: ['it doubles'],
  },
  {
    text: 'What causes the seasons on Earth?',
    quote:
      "The seasons are caused by the tilt of the Earth's axis of about 23.5 degrees, not by its distance from the Sun.",
    key: "The tilt of the Earth's axis",
    accepted: ["Earth's axial tilt"],
    correct: [
      'the axis is tilted',
      'tilt of the axis',
      'because the axis of the Earth is tilted',
      'axial tilt',
      "the Earth's axis is inclined",
    ],
    incorrect: ["the tilt of the Moon's axis", "The Earth's axis is not tilted", 'the Moon'],
    open: [
      "Earth's tilted axis",
      'the distance from the Sun',
      'distance to the sun',
      "the rotation of the Earth's axis",
    ],
  },
  {
    text: 'What is the function of red blood cells?',
    quote:
      'Red blood cells carry oxygen from the lungs to the tissues. White blood cells defend the body against infection, and platelets help the blood to clot.',
    key: 'They carry oxygen from the lungs to the tissues',
    accepted: ['Transport of oxygen'],
    correct: ['to carry oxygen from lungs to tissues', 'they transport oxygen', 'oxygen transport'],
    incorrect: ['defend the body against infection', 'clotting', 'blood clotting'],
    open: [
      'carrying oxygen to the tissues',
      "They bring oxygen to the body's cells",
      'they carry oxygen from the tissues to the lungs',
      'they carry carbon dioxide from the lungs to the tissues',
      'they fight infections',
    ],
  },
  {
    text: 'Why was the Weimar Republic unpopular from the start?',
    quote:
      'Many Germans blamed the Weimar Republic for signing the Treaty of Versailles, which imposed heavy reparations of 132 billion gold marks.',
    key: 'It had signed the Treaty of Versailles',
    accepted: ['Because it accepted the Treaty of Versailles'],
    correct: [
      'because it signed the Versailles Treaty',
      'it signed the treaty of Versailles',
      'signing of the Treaty of Versailles',
    ],
    incorrect: [
      'It refused to sign the Treaty of Versailles',
      'It had not signed the Treaty of Versailles',
    ],
    open: [
      'Its leaders had signed the Treaty of Versailles',
      'They accepted Versailles',
      'it had signed the Treaty of Vienna',
      'because of hyperinflation in 1923',
      'it started the war',
    ],
  },
  {
    text: 'What is the role of the judiciary?',
    quote:
      'The legislature makes laws, the executive carries them out and the judiciary interprets them.',
    key: 'It interprets the laws',
    accepted: ['To interpret laws'],
    correct: [
      'interpreting laws',
      'interpretation of the law',
      'They interpret the law',
      'the judiciary interprets laws',
    ],
    incorrect: [],
    open: [
      'decides what the laws mean',
      'it makes laws',
      'to carry out laws',
      'It enforces the laws',
      'it interprets the constitution only',
      'making and interpreting laws',
      'it elects the president',
    ],
  },
  {
    text: 'Why do metals conduct electricity well?',
    quote:
      'Metals conduct electricity well because their outer electrons are free to move through the lattice.',
    key: 'Their outer electrons are free to move',
    accepted: ['They have delocalised electrons'],
    correct: ['delocalized electrons'],
    incorrect: [
      'Their protons are free to move',
      'their outer electrons are not free to move',
      'their outer electrons are fixed',
      'inner electrons are free to move',
    ],
    open: [
      'because they have free electrons',
      'free outer electrons',
      'electrons can move freely',
      'outer electrons are able to move',
      'there are free-moving electrons in the lattice',
      'because they are shiny',
    ],
  },
  {
    text: 'What is the main function of the large intestine?',
    quote:
      'The small intestine absorbs most nutrients. The large intestine absorbs water from the remaining material and forms faeces, which are stored in the rectum.',
    key: 'It absorbs water',
    accepted: ['Absorbing water and forming faeces'],
    correct: ['absorption of water', 'to absorb water', 'water is absorbed there'],
    incorrect: [],
    open: [
      'reabsorbing water',
      'It takes up water from the food remains',
      'it absorbs nutrients',
      'to digest proteins',
      'it stores faeces',
      'it secretes water',
      'It absorbs most nutrients',
      'water',
    ],
  },
  {
    text: 'What does a thermostat do when the room becomes too cold?',
    quote:
      'When the room becomes too cold, the thermostat switches the heating on; when it is too warm, it switches it off.',
    key: 'It switches the heating on',
    accepted: ['turns on the heating'],
    correct: ['switches on the heating', 'It turns the heating on', 'the heating is switched on'],
    incorrect: [
      'It switches the heating off',
      'turns off the heating',
      'it does not switch the heating on',
    ],
    open: ['turns on the heat', 'It starts the heating', 'it cools the room', 'opens the window'],
  },
  {
    text: 'Why do leaves look green?',
    quote:
      'Leaves look green because chlorophyll reflects green light and absorbs mainly red and blue light.',
    key: 'Chlorophyll reflects green light',
    correct: [
      'because chlorophyll reflects green light',
      'the chlorophyll reflects the green light',
      'green light is reflected by chlorophyll',
    ],
    incorrect: [
      'chlorophyll absorbs green light',
      'chlorophyll reflects red light',
      'because of chloroplasts',
      'chlorophyll does not reflect green light',
      'green light reflects chlorophyll',
    ],
    open: [
      'chlorophyll reflects green',
      'Because green light is reflected',
      'because they contain water',
    ],
  },
  {
    text: 'What is the difference between weather and climate?',
    quote:
      'Weather is the state of the atmosphere at a given time and place; climate is the average weather over many years.',
    key: 'Weather is short-term, climate is the long-term average',
    accepted: ['Climate is the average of the weather over many years'],
    correct: ['Climate is the average weather over many years'],
    incorrect: ['Climate is short-term, weather is the long-term average', 'they are the same'],
    open: [
      'weather is short term and climate is long term',
      'climate is the long-term average of weather',
      'weather is the average climate over many years',
      'climate is hotter',
      'Weather is long-term, climate is short-term',
    ],
  },
  {
    text: 'Why did Britain declare war on Germany in 1914?',
    quote:
      'Britain declared war on 4 August 1914 because Germany had invaded neutral Belgium, whose neutrality Britain had guaranteed.',
    key: 'Because Germany had invaded Belgium',
    accepted: ['Germany violated Belgian neutrality'],
    correct: ['Germany invaded Belgium', "Germany broke Belgium's neutrality"],
    incorrect: ['because Belgium had invaded Germany', 'because Germany had not invaded Belgium'],
    open: [
      'because of the German invasion of Belgium',
      'the invasion of Belgium',
      'Because Germany attacked neutral Belgium',
      'Germany invaded France',
      'because Germany sank the Lusitania',
      'because the Archduke was shot',
      'Britain had invaded Belgium',
    ],
  },
  {
    text: 'What is inflation?',
    quote:
      'Inflation is a sustained rise in the general price level. Deflation is a sustained fall in prices.',
    key: 'A sustained rise in the general price level',
    accepted: ['A general increase in prices'],
    correct: [
      'a general rise in prices',
      'a sustained increase of the general price level',
      'when prices rise in general',
    ],
    incorrect: [
      'a sustained fall in the general price level',
      'a general decrease in prices',
      'unemployment',
      'falling prices',
    ],
    open: [
      'rising prices',
      'prices generally go up',
      'a rise in wages',
      'when the economy grows',
      'when money is printed',
    ],
  },
  {
    text: 'What happens to enzymes at very high temperatures?',
    quote:
      'At very high temperatures enzymes are denatured: their active site changes shape and the substrate no longer fits. At low temperatures they merely work slowly.',
    key: 'They are denatured',
    accepted: ['Their active site changes shape'],
    correct: [
      'they denature',
      'denaturation',
      'The enzymes get denatured',
      'the active site changes its shape',
    ],
    incorrect: ['they work slowly', 'they are not denatured'],
    open: [
      'they become denatured and no longer work',
      'the shape of the active site is changed',
      'they work faster',
      'they are destroyed by acid',
      'the substrate changes shape',
      'They freeze',
    ],
  },
])('[ENT-31] takes what says $key, and nothing that denies it', (sorted) => {
  expect(sortAnswers(sorted)).toEqual(sorted);
});
