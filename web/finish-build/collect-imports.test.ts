import { expect, it } from 'vitest';
import { collectImports } from './collect-imports.ts';

const icons = '/node_modules/lucide-react/dist/esm';
const list = `${icons}/lucide-react.mjs`;

const modules = new Map([
  [
    'page',
    { importedIds: ['button', list], code: `import { Plus as Add, X } from "lucide-react";` },
  ],
  ['button', { importedIds: ['page'], code: '' }],
  [
    list,
    {
      importedIds: [`${icons}/icons/plus.mjs`, `${icons}/icons/x.mjs`, `${icons}/icons/tag.mjs`],
      code: [
        `export { default as Plus, default as PlusIcon } from './icons/plus.mjs';`,
        `export { default as X } from './icons/x.mjs';`,
        `export { default as Tag } from './icons/tag.mjs';`,
      ].join('\n'),
    },
  ],
]);

it('follows imports, also in a circle, and of the list of icons takes only those that are named', () => {
  const found = collectImports(['page'], { getModuleInfo: (id) => modules.get(id) ?? null });
  expect([...found]).toEqual(['page', 'button', `${icons}/icons/plus.mjs`, `${icons}/icons/x.mjs`]);
});

const kit = '/node_modules/radix-ui/dist/index.mjs';
const parts = new Map([
  ['menu', { importedIds: [kit], code: `import { Menu, Slot as S } from 'radix-ui';` }],
  [
    kit,
    {
      importedIds: [
        '/node_modules/@radix-ui/react-menu/dist/index.mjs',
        '/node_modules/@radix-ui/react-menubar/dist/index.mjs',
        '/node_modules/@radix-ui/react-slot/dist/index.mjs',
      ],
      code: [
        'import * as Menu from "@radix-ui/react-menu";',
        'import * as Menubar from "@radix-ui/react-menubar";',
        'import * as Slot from "@radix-ui/react-slot";',
      ].join('\n'),
    },
  ],
]);

it('takes of the kit of components only those that are named', () => {
  const found = collectImports(['menu'], { getModuleInfo: (id) => parts.get(id) ?? null });
  expect([...found]).toEqual([
    'menu',
    '/node_modules/@radix-ui/react-menu/dist/index.mjs',
    '/node_modules/@radix-ui/react-slot/dist/index.mjs',
  ]);
});
