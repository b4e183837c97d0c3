import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { mainStatement } from './main-words.ts';
import { printsAlone } from './prints-alone.ts';

function printed(text: string): string[] {
  const analysis = analyseText(text);
  return analysis.facts
    .filter((fact) => printsAlone(analysis, fact))
    .map((fact) => mainStatement(analysis, fact));
}

it.each([
  'Tissue is supplied with blood through capillaries.',
  'IgM is the first to appear in an infection.',
  'The complement system consists of more than thirty proteins in the blood.',
  'In 1872 elementary education was made compulsory.',
  'Savers lose if the interest they earn is lower than the rate of inflation.',
  'The Bank of England was founded in 1694 to lend money to William III.',
])('prints a short sentence that names all it speaks of: %s', (text) => {
  expect(printed(text)).toEqual([text]);
});

it.each([
  'Modern immunology asks how the two talk to each other.',
  'The World Health Organization declared the disease eradicated in 1980.',
  'Scores range from 6 to 23 on the scale of Braden.',
  'A second agreement opened more ports to foreign trade in 1858.',
  'In March 2009 the Bank turned to quantitative easing.',
  'Inactivated vaccines are safer and cheap to produce.',
  'Supporters claim that it prevented a deep recession.',
  'The shogunate had signed without the consent of the emperor.',
])('prints nothing that leans on another sentence: %s', (text) => {
  expect(printed(text)).toEqual([]);
});

it.each([
  'Repeat the assessment whenever the condition of a patient changes.',
  'Do not massage red areas of the skin.',
  'In a patient lying on the back, check the elbows and the heels.',
  'To test for blanching, press the red area with a finger.',
  'Wash with a mild cleanser and apply a barrier cream.',
])('prints no order: %s', (text) => {
  expect(printed(text)).toEqual([]);
});

it.each([
  'Someone who weighs 60 kg needs at least 75 g of protein.',
  'Six flushes of 30 ml are 180 ml.',
  'The task of this antibody was probably the defence against worms.',
  'Surprisingly, the receptors of flies were found before those of mice.',
  'Two broad families of explanation are found in most textbooks.',
])('prints no example, no guess and no remark: %s', (text) => {
  expect(printed(text)).toEqual([]);
});

it('prints no noun with "the" that another sentence has brought in', () => {
  const text = `A patient came to the hospital of Basel in 1901. The patient described the pain with great care.
Trigrams were shown to students for nine seconds. Later only a few of the trigrams were recalled by men.`;
  expect(printed(text)).not.toContain('The patient described the pain with great care.');
  expect(printed(text).some((statement) => statement.includes('the trigrams'))).toBe(false);
});

it('prints of a line that explains a word a sentence with the right article, or nothing', () => {
  const text = `## Terms
**Fill light** – A weaker light that softens the shadows of a scene.

**Median** – The value in the middle of all values in order.

**Pressure** – A force that acts at right angles to the skin. The damage comes from pressure or from heat.

**Montage** – In French simply the word for editing.`;
  expect(printed(text)).toContain(
    'A fill light is a weaker light that softens the shadows of a scene.',
  );
  expect(printed(text)).toContain('The median is the value in the middle of all values in order.');
  expect(printed(text).join(' ')).not.toMatch(/A pressure is|Montage/);
});

it('explains no plural by an apposition to the whole sentence', () => {
  const text =
    'Macrophages engulf invaders, a process that the zoologist Metchnikoff had named phagocytosis.';
  expect(printed(text).some((statement) => statement.startsWith('Invaders are'))).toBe(false);
});

it.each([
  'Roughly half of that mass is turned into energy by fusion.',
  'Objects with a tenth of the mass of the Sun never get so far.',
  'The House of Lords decided in her favour in 1932.',
  'The hospital was in breach of the law of the land.',
  'The opinion must be capable of withstanding logical analysis.',
  'The outer layers respond by swelling enormously in space.',
  'The chain stops at iron because of the cost of fusion.',
  'A star of 20 solar masses is finished after less than 10 million.',
  'No fusion takes place in it for a very long time.',
  'James Hutton found the first complete skeleton there in 1823.',
])('prints no noun, pronoun or number that only another sentence makes clear: %s', (text) => {
  expect(printed(text)).toEqual([]);
});

it.each([
  'Ripple marks, which are symmetrical if made by waves and asymmetrical if made by a current.',
  'Graded bedding, in which the grains become finer towards the top of a bed.',
  'Desiccation cracks, formed when wet mud dries out and shrinks.',
])('prints nothing that has no verb of its own: %s', (text) => {
  expect(printed(text)).toEqual([]);
});

it('prints a noun with "the" that is told apart, explained or the only one of its kind', () => {
  const text = `## Music
The pitch of a note depends on the length of its string. The heart pumps blood through the body of an animal.

**Stave** – A set of five lines on which notes are written.

Notes for very high voices stand above the stave in small print.`;
  expect(printed(text)).toContain('The pitch of a note depends on the length of its string.');
  expect(printed(text)).toContain('The heart pumps blood through the body of an animal.');
  expect(printed(text)).toContain(
    'Notes for very high voices stand above the stave in small print.',
  );
});

it('prints no process whose bearer the sentences before name', () => {
  const text =
    'The energy of a protostar comes from contraction. Contraction continues until hydrogen nuclei fuse into helium.';
  expect(printed(text).some((said) => said.startsWith('Contraction continues'))).toBe(false);
});

it('prints neither a task nor a diary nor a line in italics', () => {
  const text = `# Law
*Law of England and Wales. Please prepare the questions of the last page.*

Last stop was Kimmeridge Bay in Dorset.

A tort is a civil wrong for which the law provides a remedy.

- Tom, aged 12, throws a stone at a tin and blinds a cyclist. Advise the cyclist.
- A driver hits a wall in the dark at night. Who has to pay?

## Questions for the seminar
General damages cover pain and suffering in the future.`;
  expect(printed(text)).toEqual(['A tort is a civil wrong for which the law provides a remedy.']);
});
