import { boxes, drawTable, filled, rules } from './draw-table.ts';
import type { TableFile } from './table-file.ts';

/** Tables whose words and lines we place ourselves, as programs do that say nothing of a table. */
export const drawnTables: readonly TableFile[] = [
  {
    name: 'thin',
    make: () =>
      drawTable({
        intro: 'Numbers of the atoms that a chemist meets first.',
        widths: [110, 90, 160],
        rows: [
          ['Element', 'Number', 'Found in'],
          ['Hydrogen', '1', 'water and the stars'],
          ['Carbon', '6', 'all that has lived'],
          ['Oxygen', '8', 'air, water and most stones of the crust of the earth'],
        ],
        isHeadBold: true,
        lines: boxes(0.1),
      }),
    expected: `Numbers of the atoms that a chemist meets first.

| Element | Number | Found in |
| --- | --- | --- |
| Hydrogen | 1 | water and the stars |
| Carbon | 6 | all that has lived |
| Oxygen | 8 | air, water and most stones of the crust of the earth |
`,
  },
  {
    name: 'open-sides',
    make: () =>
      drawTable({
        intro: 'Three ways in which heat goes from one place to another.',
        widths: [100, 150, 150],
        rows: [
          ['Way', 'How', 'Example'],
          ['Conduction', 'from particle to particle that touch', 'a spoon in hot tea'],
          ['Convection', 'with what flows', 'air over a radiator'],
          ['Radiation', 'as waves, also where nothing is', 'the light of the sun'],
        ],
        isHeadBold: true,
        lines: rules(
          (ys) => ys,
          (xs) => xs.slice(1, -1),
        ),
      }),
    expected: `Three ways in which heat goes from one place to another.

| Way | How | Example |
| --- | --- | --- |
| Conduction | from particle to particle that touch | a spoon in hot tea |
| Convection | with what flows | air over a radiator |
| Radiation | as waves, also where nothing is | the light of the sun |
`,
  },
  {
    name: 'without-row-lines',
    make: () =>
      drawTable({
        intro: 'Speeds that are good to know, in metres a second.',
        widths: [140, 120],
        rows: [
          ['What moves', 'Speed'],
          ['Sound in air', '343'],
          ['Sound in water', '1,480'],
          ['Sound in steel', '5,960'],
        ],
        rowHeight: 18,
        isHeadBold: true,
        lines: rules(
          (ys) => [ys[0] ?? 0, ys[1] ?? 0, ys.at(-1) ?? 0],
          (xs) => xs,
        ),
      }),
    expected: `Speeds that are good to know, in metres a second.

| What moves | Speed |
| --- | --- |
| Sound in air | 343 |
| Sound in water | 1,480 |
| Sound in steel | 5,960 |
`,
  },
  {
    name: 'turned',
    make: () =>
      drawTable({
        intro: 'Layers of the atmosphere, from the ground up to space.',
        widths: [110, 90, 170],
        rows: [
          ['Layer', 'Up to', 'What happens there'],
          ['Troposphere', '12 km', 'weather, and most of the flights'],
          ['Stratosphere', '50 km', 'ozone takes up ultraviolet light'],
          ['Mesosphere', '85 km', 'meteors burn up'],
        ],
        isHeadBold: true,
        isTurned: true,
        lines: boxes(0.7),
      }),
    expected: `Layers of the atmosphere, from the ground up to space.

| Layer | Up to | What happens there |
| --- | --- | --- |
| Troposphere | 12 km | weather, and most of the flights |
| Stratosphere | 50 km | ozone takes up ultraviolet light |
| Mesosphere | 85 km | meteors burn up |
`,
  },
  {
    name: 'column-by-column',
    make: () =>
      drawTable({
        intro: 'Parts of the eye, each with what it is there for.',
        widths: [90, 180, 110],
        rows: [
          ['Part', 'Task', 'Like a camera'],
          ['Cornea', 'bends the light the most of all parts', 'front lens'],
          ['Iris', 'opens and closes the way for the light', 'aperture'],
          ['Retina', 'turns light into signals of nerves', 'sensor'],
        ],
        isHeadBold: true,
        isByColumn: true,
        lines: boxes(0.8),
      }),
    expected: `Parts of the eye, each with what it is there for.

| Part | Task | Like a camera |
| --- | --- | --- |
| Cornea | bends the light the most of all parts | front lens |
| Iris | opens and closes the way for the light | aperture |
| Retina | turns light into signals of nerves | sensor |
`,
  },
  {
    name: 'filled-lines',
    make: () =>
      drawTable({
        intro: 'Figures of speech that are asked for in every exam.',
        widths: [100, 150, 150],
        rows: [
          ['Figure', 'What it is', 'Example'],
          ['Simile', 'a comparison with a word for it', 'as brave as a lion'],
          ['Metaphor', 'a comparison without one', 'a lion in battle'],
          ['Hyperbole', 'more than is true', 'I have told you a thousand times'],
        ],
        lines: filled,
      }),
    expected: `Figures of speech that are asked for in every exam.

| Figure | What it is | Example |
| --- | --- | --- |
| Simile | a comparison with a word for it | as brave as a lion |
| Metaphor | a comparison without one | a lion in battle |
| Hyperbole | more than is true | I have told you a thousand times |
`,
  },
  {
    name: 'empty-cells',
    make: () =>
      drawTable({
        intro: 'What was left open in the table is for the learner to find.',
        widths: [100, 100, 100, 100],
        rows: [
          ['Verb', 'I', 'you', 'they'],
          ['to be', 'am', '', 'are'],
          ['to have', '', 'have', ''],
          ['to go', 'go', 'go', 'go'],
        ],
        isHeadBold: true,
        lines: boxes(0.5),
      }),
    expected: `What was left open in the table is for the learner to find.

| Verb | I | you | they |
| --- | --- | --- | --- |
| to be | am |  | are |
| to have |  | have |  |
| to go | go | go | go |
`,
  },
];
