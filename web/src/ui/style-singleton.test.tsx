import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

it('adds one sheet however many use it, and removes it with the last', () => {
  const Style = styleSingleton();
  const first = render(<Style styles="body { overflow: hidden }" />);
  const second = render(<Style styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  first.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  second.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it('writes the given rules and no style element', () => {
  const Style = styleSingleton();
  render(<Style styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('overflow: hidden');
  expect(document.querySelector('style')).toBeNull();
});
