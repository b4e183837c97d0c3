import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

function siblings(text: string, key: string): string[] {
  return analyseText(text)
    .families.siblingsOf(key)
    .map(({ name }) => name);
}

const lights = `## Light
**Key light** – The brightest source of light in a shot.

**Fill light** – A weaker light that softens the shadows.

**Backlight** – Light from behind the subject, used to separate a figure from the background.

**Tilt** – The camera turns up or down on a fixed axis.`;

it('takes the lines of one part for siblings, whatever their words are, the nearest first', () => {
  expect(siblings(lights, 'backlight')).toEqual(['key light', 'fill light', 'tilt']);
  expect(siblings(lights, 'tilt')).toEqual(['backlight', 'fill light', 'key light']);
});

it('takes what the items of one list begin with for siblings', () => {
  const text = `## Dressings
- **Alginates** absorb up to twenty times their own weight.
- **Hydrogels** give water to a dry wound.
- **Foam dressings** hold wound fluid inside their pores.`;
  expect(siblings(text, 'hydrogel')).toEqual(['alginates', 'foam dressings']);
});

it('takes the rows of a table for siblings', () => {
  const text = `| Organ | Weight |
|---|---|
| Liver | 1.5 kg |
| Heart | 0.3 kg |
| Kidney | 0.15 kg |`;
  expect(siblings(text, 'liver')).toEqual(['heart', 'kidney']);
});

it('takes three things between commas for siblings', () => {
  const text =
    'The antigen is shown by dendritic cells, macrophages and lymphocytes in the tissue.';
  expect(siblings(text, 'macrophage')).toEqual(['dendritic cells', 'lymphocytes']);
});

it('does not take two things joined by a word for siblings', () => {
  expect(siblings('Tears and saliva contain an enzyme against bacteria.', 'saliva')).toEqual([]);
});

it('takes names of one make for siblings', () => {
  const text =
    'IgM is the first to appear. IgG crosses the placenta of the mother. IgA is secreted into breast milk.';
  expect(siblings(text, 'igg')).toEqual(['IgM', 'IgA']);
});

it('takes learned words with one ending for siblings', () => {
  const text =
    'Deflation is a fall in prices.\n\nInflation is a rise in prices.\n\nRegulation is a set of rules by the state.';
  expect(siblings(text, 'deflation')).toEqual(['inflation']);
});

it('takes what the text calls the same kind for siblings', () => {
  const text =
    'A cello is an instrument of the strings.\n\nAn oboe is an instrument with a double reed.\n\nA fugue is a piece in many voices.';
  expect(siblings(text, 'cello')).toEqual(['oboe']);
});

it('takes the subjects of a paragraph that goes from one thing to the next for siblings', () => {
  const text =
    'Duress is pressure by threats of violence. Undue influence is the abuse of a relationship of trust. A mistake makes a contract void only if it goes to the root of the agreement.';
  expect(siblings(text, 'undue influence')).toEqual(['Duress', 'mistake']);
});

it('leaves out those farther off where the nearest are enough', () => {
  const text = `## Forces
Four factors contribute:

- **Pressure**: a force that acts at right angles to the skin
- **Shear**: a force that acts along the layers of the skin
- **Friction**: a force between the skin and a rough surface
- **Moisture**: a film of water that softens the skin

The scale looks at activity, mobility, nutrition, friction and shear.`;
  expect(siblings(text, 'shear')).toEqual(['pressure', 'friction', 'moisture']);
});
