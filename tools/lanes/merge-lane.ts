export type Step = { name: string; command: string[] };

/**
 * What decides whether a change is right. The two rows run side by side: tests wait a good deal,
 * and leave processor time to the rest.
 */
export const mergeLane: Step[][] = [
  [
    {
      name: 'tests',
      command: [
        'vitest',
        'run',
        '--reporter=minimal',
        '--reporter=json',
        '--outputFile=test-results/vitest.json',
      ],
    },
  ],
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'lint', command: ['oxlint'] },
    { name: 'unused code', command: ['knip'] },
    {
      name: 'migrations and their types',
      command: ['node', 'server/src/database-types.ts', '--check'],
    },
    { name: 'OpenAPI', command: ['node', 'server/src/openapi.ts', '--check'] },
    { name: 'journeys', command: ['node', 'tools/e2e.ts'] },
    // What the journeys have built.
    { name: 'weight', command: ['npm', 'run', '--silent', 'weigh'] },
    { name: 'short eval', command: ['npm', 'run', '--silent', 'eval', '--', '--short'] },
  ],
];
