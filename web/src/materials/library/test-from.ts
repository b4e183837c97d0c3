import type { Material } from '@engram/core/materials/material.ts';
import { paths } from '../../paths.ts';

/** The way to a test of this material: the one screen, with it chosen. */
export function testFrom(material: Material) {
  return { to: paths.create, state: { material } };
}
