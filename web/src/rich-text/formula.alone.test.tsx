import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

// In a process of its own: in another one the code that draws formulas may be here already.
it('draws a formula once what draws it is here, and its plain reading until then', async () => {
  render(<RichText text="The period is $T^2$." format="rich" />);
  expect(document.body.textContent).toBe('The period is T².');
  const math = await screen.findByLabelText('T squared');
  expect(math.tagName).toBe('math');
});
