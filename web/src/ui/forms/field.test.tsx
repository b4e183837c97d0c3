import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

it('names the control by its label', () => {
  render(
    <Field label="Email">
      <TextInput name="email" />
    </Field>,
  );
  expect(screen.getByLabelText('Email').getAttribute('name')).toBe('email');
});

it('ties the hint and the error to the control', () => {
  render(
    <Field label="Email" hint="We never share it." error="Invalid email format">
      <TextInput />
    </Field>,
  );
  expect(describedTexts(screen.getByLabelText('Email'))).toEqual([
    'We never share it.',
    'Invalid email format',
  ]);
});

it('marks the control invalid only while there is an error', () => {
  const { rerender } = render(
    <Field label="AI Model" error="Please choose one.">
      <Select />
    </Field>,
  );
  expect(screen.getByLabelText('AI Model').getAttribute('aria-invalid')).toBe('true');
  rerender(
    <Field label="AI Model">
      <Select />
    </Field>,
  );
  expect(screen.getByLabelText('AI Model').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByLabelText('AI Model').hasAttribute('aria-describedby')).toBe(false);
});

it('announces an error', () => {
  render(
    <Field label="Email" error="Invalid email format">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Invalid email format');
});

it('leaves the announcing to a form that moves the focus to the field', () => {
  render(
    <Field label="Email" error="Invalid email format" isErrorQuiet>
      <TextInput />
    </Field>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(describedTexts(screen.getByLabelText('Email'))).toEqual(['Invalid email format']);
});

it('ties an error to a checkbox', () => {
  render(<Checkbox label="I agree" error="Please accept the terms." />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(describedTexts(box)).toEqual(['Please accept the terms.']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

function describedTexts(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
