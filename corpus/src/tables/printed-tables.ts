import { printTables, type TableFile } from './table-file.ts';

/** Tables as browsers draw their borders. */
export const printedTables: readonly TableFile[] = [
  {
    name: 'three-columns',
    make: () =>
      printTables(
        'td { width: 33%; }',
        `<h1>Why we forget</h1><p>Three explanations are told apart in this course.</p><table>
| # Explanation | # What it says | # Example |
| Decay theory | Traces in memory fade with time where nobody uses them | The names of teachers from the first years of school |
| Interference | Other memories that are alike come in the way of the one we look for | An old password that we type in place of the new one |
| Retrieval failure | The memory is there, but the cue that leads to it is missing | A name that comes back to us in the middle of the night |
</table><p>Each of them has been tested with lists of words.</p>`,
      ),
    expected: `# Why we forget

Three explanations are told apart in this course.

| Explanation | What it says | Example |
| --- | --- | --- |
| Decay theory | Traces in memory fade with time where nobody uses them | The names of teachers from the first years of school |
| Interference | Other memories that are alike come in the way of the one we look for | An old password that we type in place of the new one |
| Retrieval failure | The memory is there, but the cue that leads to it is missing | A name that comes back to us in the middle of the night |

Each of them has been tested with lists of words.
`,
  },
  {
    name: 'without-head',
    make: () =>
      printTables(
        '',
        `<p>These metals were known to the people of the ancient world.</p><table>
| Gold | Au | soft and yellow, found as it is in rivers |
| Silver | Ag | white, turns dark in the air of cities |
| Copper | Cu | reddish, melted out of green stones |
</table>`,
      ),
    expected: `These metals were known to the people of the ancient world.

| Gold | Au | soft and yellow, found as it is in rivers |
| Silver | Ag | white, turns dark in the air of cities |
| Copper | Cu | reddish, melted out of green stones |
`,
  },
  {
    name: 'merged-cells',
    make: () =>
      printTables(
        '',
        `<p>The rocks of the earth are put into three groups by how they came to be.</p><table>
| # Group | # Rock | # (across 2) Made of |
| (down 2) Igneous | Granite | quartz | feldspar |
| Basalt | pyroxene | plagioclase |
| Sedimentary | Limestone | (across 2) shells of animals of the sea |
| (down 2) Metamorphic | Marble | (across 2) limestone under pressure |
| Slate | mud | clay |
</table>`,
      ),
    expected: `The rocks of the earth are put into three groups by how they came to be.

| Group | Rock | Made of |  |
| --- | --- | --- | --- |
| Igneous | Granite | quartz | feldspar |
| Igneous | Basalt | pyroxene | plagioclase |
| Sedimentary | Limestone | shells of animals of the sea |  |
| Metamorphic | Marble | limestone under pressure |  |
| Metamorphic | Slate | mud | clay |
`,
  },
  {
    name: 'two-on-a-page',
    make: () =>
      printTables(
        '',
        `<p>Vitamins that dissolve in fat are kept in the body.</p><table>
| # Vitamin | # Found in |
| A | carrots and liver |
| D | fish, and made by the skin in the sun |
</table><p>Those that dissolve in water have to be eaten every day.</p><table>
| # Vitamin | # Found in | # Without it |
| C | lemons and peppers | scurvy |
| B1 | whole grain | beriberi |
</table>`,
      ),
    expected: `Vitamins that dissolve in fat are kept in the body.

| Vitamin | Found in |
| --- | --- |
| A | carrots and liver |
| D | fish, and made by the skin in the sun |

Those that dissolve in water have to be eaten every day.

| Vitamin | Found in | Without it |
| --- | --- | --- |
| C | lemons and peppers | scurvy |
| B1 | whole grain | beriberi |
`,
  },
  {
    name: 'over-pages',
    make: () =>
      printTables(
        '@page { size: A5; } tr { height: 30mm; break-inside: avoid; }',
        `<p>Battles of the Punic wars, with the side that won each of them.</p><table><thead>
| # Battle | # Year | # Won by |
</thead><tbody>
| Mylae | 260 BC | Rome, with boarding bridges on its new ships |
| Drepana | 249 BC | Carthage, before the western coast of Sicily |
| Trebia | 218 BC | Carthage, in the snow of December |
| Cannae | 216 BC | Carthage, by closing in on both wings |
| Metaurus | 207 BC | Rome, before two armies could meet |
| Zama | 202 BC | Rome, which let the elephants pass |
</tbody></table><p>After the last one Carthage gave up its fleet.</p>`,
      ),
    expected: `Battles of the Punic wars, with the side that won each of them.

| Battle | Year | Won by |
| --- | --- | --- |
| Mylae | 260 BC | Rome, with boarding bridges on its new ships |
| Drepana | 249 BC | Carthage, before the western coast of Sicily |
| Trebia | 218 BC | Carthage, in the snow of December |
| Cannae | 216 BC | Carthage, by closing in on both wings |
| Metaurus | 207 BC | Rome, before two armies could meet |
| Zama | 202 BC | Rome, which let the elephants pass |

After the last one Carthage gave up its fleet.
`,
  },
  {
    name: 'row-over-pages',
    make: () =>
      printTables(
        '@page { size: A6; margin: 14mm; } td:first-child { width: 18mm; }',
        `<p>What two kinds of cells have in them, and what they lack.</p><table>
| # Cell | # What is in it |
| Animal | A nucleus that holds the genes, mitochondria that give energy, a membrane that lets some things in and keeps others out, and no wall |
| Plant | All that an animal cell has as well, and more than that: a wall of cellulose around it that gives it its shape, chloroplasts that catch the light of the sun and make sugar out of water and gas, and one large vacuole that is full of water, presses against the wall from within and keeps the leaf stiff until the plant goes without water for some days |
</table>`,
      ),
    expected: `What two kinds of cells have in them, and what they lack.

| Cell | What is in it |
| --- | --- |
| Animal | A nucleus that holds the genes, mitochondria that give energy, a membrane that lets some things in and keeps others out, and no wall |
| Plant | All that an animal cell has as well, and more than that: a wall of cellulose around it that gives it its shape, chloroplasts that catch the light of the sun and make sugar out of water and gas, and one large vacuole that is full of water, presses against the wall from within and keeps the leaf stiff until the plant goes without water for some days |
`,
  },
];
