import { defineConfig } from 'oxlint';

const commandLine = [
  'tools/**',
  'server/src/*.ts',
  'fakes/src/main.ts',
  'e2e/**',
  'bench/**',
  'corpus/src/make.ts',
];
const configFiles = ['*.config.ts', 'web/*.config.ts', 'e2e/*.config.ts'];
const testFiles = ['**/*.test.ts', '**/*.test.tsx'];
const sql = 'SQL lives in store.ts';

export default defineConfig({
  options: { typeAware: true },
  plugins: [
    'typescript',
    'import',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
    'node',
  ],
  jsPlugins: ['./tools/fences/plugin.ts'],
  categories: { correctness: 'error' },
  ignorePatterns: ['server/src/platform/database-types.ts'],
  rules: {
    'fences/imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-lines': ['error', { max: 400 }],
    'no-console': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes in, from a secure source.' },
    ],
    'node/no-process-env': 'error',
    'promise/no-callback-in-promise': 'off',
    'react/jsx-no-literals': ['error', { allowedStrings: [':'] }],
    'react/no-danger': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Our objects are closures; they have no this to lose.
    'typescript/unbound-method': 'off',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/expect-expect': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['core/src/**', 'generator/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          'fetch',
          'process',
          'document',
          'window',
          'localStorage',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance comes in.' },
          { object: 'Date', property: 'now', message: 'Time comes in.' },
        ],
      },
    },
    {
      files: ['server/src/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance comes from node:crypto.' },
          { property: 'selectFrom', message: sql },
          { property: 'insertInto', message: sql },
          { property: 'updateTable', message: sql },
          { property: 'deleteFrom', message: sql },
        ],
      },
    },
    {
      files: ['web/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Use call().' },
          { name: 'XMLHttpRequest', message: 'Use upload().' },
        ],
      },
    },
    { files: ['server/src/**/store.ts'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['web/src/http/**'], rules: { 'no-restricted-globals': 'off', 'no-console': 'off' } },
    { files: ['web/src/ui/sheet/**'], rules: { 'react/jsx-no-literals': 'off' } },
    {
      files: [...configFiles, 'web/src/routes.ts', 'web/src/root.tsx', 'web/src/**/*-screen.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // The section is a route too: a part of a screen that another feature has.
      files: ['web/src/**/*-layout.tsx', 'web/src/reviews/settings/studying-section.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['bench/bare-web/**'],
      rules: { 'import/no-default-export': 'off', 'react/jsx-no-literals': 'off' },
    },
    {
      files: [...commandLine, ...configFiles, 'server/src/testing/**', 'web/src/routes.ts'],
      rules: { 'node/no-process-env': 'off', 'no-console': 'off' },
    },
    {
      files: ['server/src/testing/**', 'tools/fences/plugin.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: testFiles,
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'react/jsx-no-literals': 'off',
        'node/no-process-env': 'off',
        'typescript/consistent-type-assertions': 'off',
      },
    },
  ],
});
