import { printTables, type TableFile } from './table-file.ts';

/** Tables whose borders are drawn in ways of their own. */
export const styledTables: readonly TableFile[] = [
  {
    name: 'dashed',
    make: () =>
      printTables(
        'th, td { border: 1pt dashed #777; }',
        `<p>Markets are told apart by how many sell in them.</p><table>
| # Market | # Sellers | # Power over the price |
| Monopoly | one | large, within the law |
| Oligopoly | a few | some, where they watch each other |
| Competition | many | none, the price is what it is |
</table>`,
      ),
    expected: `Markets are told apart by how many sell in them.

| Market | Sellers | Power over the price |
| --- | --- | --- |
| Monopoly | one | large, within the law |
| Oligopoly | a few | some, where they watch each other |
| Competition | many | none, the price is what it is |
`,
  },
  {
    name: 'dotted',
    make: () =>
      printTables(
        'th, td { border: 1.5pt dotted #333; }',
        `<p>Courts hear a case one after the other, from below to above.</p><table>
| # Court | # What it decides |
| District court | the facts of the case and the law |
| Court of appeals | whether the law was used as it should be |
| Supreme court | what the law is for all of the country |
</table>`,
      ),
    expected: `Courts hear a case one after the other, from below to above.

| Court | What it decides |
| --- | --- |
| District court | the facts of the case and the law |
| Court of appeals | whether the law was used as it should be |
| Supreme court | what the law is for all of the country |
`,
  },
  {
    name: 'double',
    make: () =>
      printTables(
        'th, td { border: 3pt double #000; }',
        `<p>Rhymes are named by where the same sound comes back.</p><table>
| # Scheme | # Lines that rhyme |
| Couplet | the first and the second |
| Cross rhyme | the first and the third |
| Envelope | the first and the fourth |
</table>`,
      ),
    expected: `Rhymes are named by where the same sound comes back.

| Scheme | Lines that rhyme |
| --- | --- |
| Couplet | the first and the second |
| Cross rhyme | the first and the third |
| Envelope | the first and the fourth |
`,
  },
  {
    name: 'filled-head',
    make: () =>
      printTables(
        'tr:first-child td { background: #1f3a5f; color: #fff; }',
        `<p>Waves are told apart by the way in which they swing.</p><table>
| Wave | Swings | Needs a medium |
| Sound | along its way | yes |
| Light | across its way | no |
| On a string | across its way | yes |
</table>`,
      ),
    expected: `Waves are told apart by the way in which they swing.

| Wave | Swings | Needs a medium |
| --- | --- | --- |
| Sound | along its way | yes |
| Light | across its way | no |
| On a string | across its way | yes |
`,
  },
  {
    name: 'striped',
    make: () =>
      printTables(
        'tr:nth-child(odd) td { background: #e8eef5; }',
        `<p>Planets that have no ground to stand on, by their size.</p><table>
| Jupiter | 142,984 km | 95 moons |
| Saturn | 120,536 km | 146 moons |
| Uranus | 51,118 km | 28 moons |
| Neptune | 49,528 km | 16 moons |
</table>`,
      ),
    expected: `Planets that have no ground to stand on, by their size.

| Jupiter | 142,984 km | 95 moons |
| Saturn | 120,536 km | 146 moons |
| Uranus | 51,118 km | 28 moons |
| Neptune | 49,528 km | 16 moons |
`,
  },
  {
    name: 'german',
    make: () =>
      printTables(
        'table { width: 90mm; }',
        `<p>Die Gewalten sind im Grundgesetz auf drei Organe verteilt.</p><table>
| # Gewalt | # Organ | # Aufgabe |
| Legislative | Bundestag und Bundesrat | Gesetze beschließen und ändern |
| Exekutive | Bundesregierung | Gesetze ausführen |
| Judikative | Gerichte | über Streitfälle urteilen |
</table>`,
      ),
    expected: `Die Gewalten sind im Grundgesetz auf drei Organe verteilt.

| Gewalt | Organ | Aufgabe |
| --- | --- | --- |
| Legislative | Bundestag und Bundesrat | Gesetze beschließen und ändern |
| Exekutive | Bundesregierung | Gesetze ausführen |
| Judikative | Gerichte | über Streitfälle urteilen |
`,
  },
  {
    name: 'landscape',
    make: () =>
      printTables(
        '@page { size: A5 landscape; } td { width: 25%; }',
        `<p>Four empires of the ancient Near East, in the order of time.</p><table>
| # Empire | # Capital | # Began | # Known for |
| Akkad | Akkad, never found | 2334 BC | the first empire that had many peoples in it |
| Babylon | Babylon on the Euphrates | 1894 BC | the laws of Hammurabi on a black stone |
| Assyria | Nineveh | 911 BC | iron weapons and a library of clay |
| Persia | Persepolis | 550 BC | roads, and governors who were watched |
</table>`,
      ),
    expected: `Four empires of the ancient Near East, in the order of time.

| Empire | Capital | Began | Known for |
| --- | --- | --- | --- |
| Akkad | Akkad, never found | 2334 BC | the first empire that had many peoples in it |
| Babylon | Babylon on the Euphrates | 1894 BC | the laws of Hammurabi on a black stone |
| Assyria | Nineveh | 911 BC | iron weapons and a library of clay |
| Persia | Persepolis | 550 BC | roads, and governors who were watched |
`,
  },
  {
    name: 'in-columns',
    make: () =>
      printTables(
        'main { columns: 2; column-gap: 10mm; text-align: justify; }',
        `<main><p>Bones are joined in ways that let them move more or less. Where two bones meet there is a joint, and what lies between them decides how far they can be turned against each other before something holds them back.</p><table>
| # Joint | # Moves |
| Hinge | one way, as the elbow |
| Ball | all ways, as the hip |
| Fixed | not at all, as the skull |
</table><p>A joint that moves is closed by a capsule, and a fluid in it keeps the ends of the bones from rubbing. Ligaments hold the bones together from without, and muscles move them by pulling at them from both sides in turn, never by pushing. With the years the cartilage wears off, and the ends of the bones come to lie on each other, which hurts.</p></main>`,
      ),
    expected: `Bones are joined in ways that let them move more or less. Where two bones meet there is a joint, and what lies between them decides how far they can be turned against each other before something holds them back.

| Joint | Moves |
| --- | --- |
| Hinge | one way, as the elbow |
| Ball | all ways, as the hip |
| Fixed | not at all, as the skull |

A joint that moves is closed by a capsule, and a fluid in it keeps the ends of the bones from rubbing. Ligaments hold the bones together from without, and muscles move them by pulling at them from both sides in turn, never by pushing. With the years the cartilage wears off, and the ends of the bones come to lie on each other, which hurts.
`,
  },
];
