import type { Material } from '@engram/core/materials/material.ts';
import { paths } from '../paths.ts';

type Wish = {
  /** Where it is at hand: what is deleted meanwhile can then be used all the same. */
  text?: string;
  step?: 'config' | 'mark';
};

/** The way into the creation of a test with this material chosen. */
export function testFrom({ id, title }: Material, { text = '', step = 'config' }: Wish = {}) {
  const parts = [{ materialId: id, title, start: 0 }];
  return { to: paths.testConfig, state: { studyMaterial: text, parts, step } };
}
