import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichLine, RichText } from './rich-text.tsx';

function textOf(text: string, format: 'plain' | 'rich' | undefined): string | null {
  return render(<RichText text={text} format={format} />).container.textContent;
}

it('shows a text of the plain format letter for letter', () => {
  const text = '# $x_{1}$ | **no** `code`\n$5 and $10, C#';
  expect(textOf(text, 'plain')).toBe(text);
  expect(textOf(text, undefined)).toBe(text);
});

it('leaves the plain reading of a formula that cannot be drawn, and no error', async () => {
  render(<RichText text={String.raw`Both: $a^2$ and $\href{x}{y}$.`} format="rich" />);
  await screen.findByLabelText('a squared');
  expect(document.body.textContent).not.toContain('$');
  expect(document.body.textContent).not.toMatch(/error/i);
});

it('draws code with its language and numbered lines, exactly as it was written', () => {
  render(<RichText text={'```python\nif a:\n    T = 2 * x ** 2\n```'} format="rich" />);
  expect(screen.getByText('Python')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
  expect(document.querySelector('pre')?.textContent).toBe('1if a:2    T = 2 * x ** 2');
});

it('draws a table with its header, so that a screen reader names the columns', () => {
  render(<RichText text={'| Base | Pairs with |\n| --- | --- |\n| A | T |'} format="rich" />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Base',
    'Pairs with',
  ]);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['A', 'T']);
});

it('draws sub- and superscript, emphasis and code in a line', () => {
  render(<RichText text="H_{2}O is **not** *an* `acid`, x^{2}" format="rich" />);
  expect(document.querySelector('sub')?.textContent).toBe('2');
  expect(document.querySelector('sup')?.textContent).toBe('2');
  expect(document.querySelector('strong')?.textContent).toBe('not');
  expect(document.querySelector('em')?.textContent).toBe('an');
  expect(document.querySelector('code')?.textContent).toBe('acid');
});

it('keeps a line break of a rich text', () => {
  render(<RichText text={'One\ntwo'} format="rich" />);
  expect(document.querySelectorAll('br')).toHaveLength(1);
});

it('has nothing but words inside a line, so that a button or a heading may hold it', () => {
  const text = '# Base\n\n| A | B |\n| --- | --- |\n| C | D |\n\n```js\nlet a\n```\n\n- one\n- two';
  render(<RichLine text={text} format="rich" />);
  expect(document.querySelector('table, pre, ul, p, div > div > div')).toBeNull();
  expect(document.body.textContent).toBe('BaseA · BC · Dlet a• one• two');
});

it('numbers the headings of a material below those of its page', () => {
  render(<RichText text={'# The cell\n\nIt lives.'} format="rich" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The cell');
});
