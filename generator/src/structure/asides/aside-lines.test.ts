import { expect, it } from 'vitest';
import { isAsideHeading } from './aside-headings.ts';
import { isAside } from './aside-lines.ts';

it.each([
  'Task 12 Explain in your own words what osmosis is.',
  'Exercise 3: balance the equation.',
  'Discuss the causes of the war.',
  'Calculate the force on the block.',
  'What is the capital of France?',
  'TODO: ask about entropy',
  'ask Dr Miller about the sign',
  'exam = 12 Dec, bring calc',
  'Quiz next week: layers + subnetting',
  'Lab 2 moved to room B-117',
  '(exam likes this one)',
  "(Common mistake in last year's test.)",
  'Bring your calculator on Thursday.',
  'Homework: questions 1-6 on the yellow sheet, due Monday.',
  'Next week: language.',
  'Read ch. 8!',
  'Please read before the session.',
  'Name: ____________',
  'Page 3 of 12',
  '--- 7 ---',
  '(slides exported as text, figures missing)',
  'https://example.org/notes',
  'Figure 3: The heart',
  'Smith, J. (2004). The history of salt. London: Penguin.',
  '[12] Jones, The cell, 1999.',
  'See also chapter 4.',
  'Dr. Hallam, week 5',
  'Beschreibe den Aufbau der Zelle.',
])('sets aside: %s', (line) => {
  expect(isAside(line)).toBe(true);
});

it.each([
  'Osmosis is the diffusion of water.',
  'chunking: grouping items into larger units',
  'In 1789 the Bastille was stormed.',
  'Use of force is forbidden by the charter.',
  'State law governs contracts.',
  'Class: a group of related orders',
  'Sources of law are statutes and cases.',
  'Testing effect: retrieving information strengthens it',
  '(c) premises let together with agricultural land',
  'The classical test of Turing compares a machine with a person.',
  'Comparative advantage explains trade.',
  'Die Zelle ist die kleinste Einheit des Lebens.',
])('keeps: %s', (line) => {
  expect(isAside(line)).toBe(false);
});

it.each([
  'Exercises',
  '3. Review questions',
  'References',
  'Worked example A',
  'Admin',
  'Aufgaben',
  'Task 4',
  'Subnetting - example',
  'Learning objectives:',
  'Bibliographie',
])('knows that nothing under %s is content', (title) => {
  expect(isAsideHeading(title)).toBe(true);
});

it.each([
  'Sources of law',
  'Problems of monopoly',
  'Testing effect',
  'Task switching',
  'Exercise physiology',
  'Causes',
])('keeps the section %s', (title) => {
  expect(isAsideHeading(title)).toBe(false);
});
