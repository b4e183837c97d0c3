import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RichField } from './rich-field.tsx';

it('shows what others will see wherever that is more than words, while it is typed', async () => {
  open('');
  await userEvent.type(field(), 'Only words, for $5.');
  expect(screen.queryByText('Shown as')).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), 'The period is $T^2$.');
  expect(await screen.findByLabelText('T squared')).toBeDefined();
  expect(screen.getByText('Shown as')).toBeDefined();
});

it('writes a formula by its buttons, with a preview, and puts it where the caret was', async () => {
  open('Half: .');
  await userEvent.click(field());
  field().setSelectionRange(6, 6);
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  const panel = within(screen.getByRole('group', { name: 'Formula' }));
  expect(document.activeElement).toBe(panel.getByLabelText('Formula in LaTeX'));
  expect(panel.getByText('Your formula appears here.')).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Fraction' }));
  await userEvent.keyboard('1');
  expect(panel.getByLabelText('Formula in LaTeX')).toHaveProperty('value', String.raw`\frac{1}{}`);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}2');
  expect(await panel.findByLabelText('1 over 2')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe(String.raw`Half: $\frac{1}{2}$.`);
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(19);
});

it('opens the formula that the caret is in, and leaves it alone on Escape', async () => {
  open('It is $a^2$.');
  await userEvent.click(field());
  field().setSelectionRange(9, 9);
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  expect(screen.getByLabelText('Formula in LaTeX')).toHaveProperty('value', 'a^2');
  expect(screen.getByRole('button', { name: 'Change formula' })).toBeDefined();
  await userEvent.keyboard('b{Escape}');
  expect(field().value).toBe('It is $a^2$.');
  expect(document.activeElement).toBe(field());
});

it('changes the formula that was opened, also where words were typed before it meanwhile', async () => {
  open('It is $a^2$.');
  await userEvent.click(field());
  field().setSelectionRange(9, 9);
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  await userEvent.type(field(), 'So: ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await userEvent.type(screen.getByLabelText('Formula in LaTeX'), 'b{Enter}');
  expect(field().value).toBe('So: It is $a^2b$.');
});

it('says plainly when a formula cannot be read, in its field and where it is written', async () => {
  open(String.raw`See $\frac{a$.`);
  expect(
    await screen.findByText(
      String.raw`We can't read the formula \frac{a. It is shown in plain signs.`,
    ),
  ).toBeDefined();
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(String.raw`See $\frac{a}{b} there.`);
  expect(
    await screen.findByText('A formula begins with $ here and has no $ at its end.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  await userEvent.keyboard(String.raw`\sqrt{{x`);
  expect(
    await screen.findByText("We can't read this yet. Check for a missing bracket."),
  ).toBeDefined();
});

it('has code, sub- and superscript, bold and tables behind its buttons', async () => {
  open('H');
  await userEvent.click(field());
  await choose('Subscript');
  expect(field().value).toBe('H_{2}');
  expect(field().selectionStart).toBe(3);
  await userEvent.keyboard('10');
  expect(field().value).toBe('H_{10}');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  await userEvent.keyboard('ls');
  expect(field().value).toBe('`ls`');
  await choose('Table');
  expect(await screen.findByRole('columnheader', { name: 'First' })).toBeDefined();
});

it('shows an older text letter for letter, and reads its formulas when asked to', async () => {
  open('The square is $x^2$.', 'plain');
  expect(screen.queryByText('Shown as')).toBeNull();
  expect(screen.getByText(/^This text is older and shown letter for letter\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read its formulas and formatting' }));
  expect(await screen.findByLabelText('x squared')).toBeDefined();
  expect(field().value).toBe('The square is $x^2$.');
});

it('says nothing of formats where an older text has words alone', () => {
  open('It costs $5.', 'plain');
  expect(screen.queryByText(/letter for letter/)).toBeNull();
});

it('takes the keyboard to where a picture is added, and back on Escape', async () => {
  open('It grows.');
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
  const panel = screen.getByRole('group', { name: 'Add a picture' });
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Add a picture' })).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('leaves Enter to an input method that chooses a word with it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <RichField
        look="line"
        label="Option A"
        value="酸素"
        format="rich"
        onChange={() => undefined}
        onRead={() => undefined}
      />
    </form>,
  );
  fireEvent.keyDown(screen.getByLabelText('Option A'), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Option A'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

async function choose(tool: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More to insert into Question' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: tool }));
}

function field(): HTMLTextAreaElement {
  return screen.getByLabelText('Question');
}

function open(text: string, format: TextFormat = 'rich') {
  render(<Form text={text} format={format} />);
}

function Form({ text, format: first }: { text: string; format: TextFormat }) {
  const [value, setValue] = useState(text);
  const [format, setFormat] = useState(first);
  return (
    <RichField
      label="Question"
      value={value}
      format={format}
      onChange={(change) => {
        setValue(change.value);
        if (change.isEnriched === true) setFormat('rich');
      }}
      onRead={() => setFormat('rich')}
    />
  );
}

it('takes a formula with signs of every kind behind words', async () => {
  open('Water moves.');
  await userEvent.click(field());
  await userEvent.keyboard(' It is ');
  await userEvent.click(screen.getByRole('button', { name: 'Formula' }));
  await userEvent.keyboard(String.raw`\psi_1 > \psi_2{Enter}`);
  expect(field().value).toBe(String.raw`Water moves. It is $\psi_1 > \psi_2$`);
  expect(await screen.findByLabelText('psi sub 1 is greater than psi sub 2')).toBeDefined();
});
