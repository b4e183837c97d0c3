import { expect, it } from 'vitest';
import { writeEffects } from './ablate.ts';

it('says of every kind what it adds, and what readers said of it', () => {
  const effects = [
    { kind: 'table row → choice', isOn: true, adds: 80, read: 60, usable: 60 },
    { kind: 'naming → gap', isOn: false, adds: 4, read: 0, usable: 0 },
  ];
  expect(writeEffects(effects)).toBe(
    [
      'table row → choice          on   adds 80         60 of 60 usable by both readers',
      'naming → gap                off  would add 4     not read',
    ].join('\n'),
  );
});
