import { expect, it } from 'vitest';
import { readClaims, readDeviations, readOwners } from './read-claims.ts';
import { findOpen, findWrongClaims, report } from './report.ts';

const owners = readOwners('NAV-01\thouse\nNAV-02\thouse\nCONF-12\ttests\n');

it('reads ids from the titles of tests, also when the title stands on its own line', () => {
  const source = `
    it('[NAV-01] [NAV-02] has a logo', () => {});
    it(
      "[CONF-12] sets counts",
      () => {},
    );`;
  expect(readClaims(source)).toEqual(['NAV-01', 'NAV-02', 'CONF-12']);
});

it('reads ids from the title of a table of tests', () => {
  const source = `it.each([
    [299, 'short (too)'],
    [300, undefined],
  ])('[NAV-01] judges %d characters', () => {});`;
  expect(readClaims(source)).toEqual(['NAV-01']);
});

it('takes no claim from a comment, a describe or another string', () => {
  const source = `
    // [NAV-01]
    describe('[NAV-01]', () => { const x = '[NAV-02]'; });`;
  expect(readClaims(source)).toEqual([]);
});

it('reads deviations from the first column of the table', () => {
  expect(readDeviations('| id | what |\n| --- | --- |\n| NAV-02 | see NAV-01 |')).toEqual([
    'NAV-02',
  ]);
});

it('counts per group, per area and in all', () => {
  const claims = {
    shown: new Set(['NAV-01']),
    nightly: new Set<string>(),
    deviates: new Set(['NAV-02']),
  };
  expect(report(owners, claims)).toEqual([
    'NAV shown=1 nightly=0 deviates=1 open=0',
    'CONF shown=0 nightly=0 deviates=0 open=1',
    'area:house shown=1 nightly=0 deviates=1 open=0',
    'area:tests shown=0 nightly=0 deviates=0 open=1',
    'all shown=1 nightly=0 deviates=1 open=1',
  ]);
});

it('refuses ids that nobody requires and ids claimed in both ways', () => {
  const claims = {
    shown: new Set(['NAV-01', 'NAV-99']),
    nightly: new Set<string>(),
    deviates: new Set(['NAV-01']),
  };
  expect(findWrongClaims(owners, claims)).toEqual([
    'NAV-99 is not a requirement',
    'NAV-01 is shown by a test and listed as a deviation',
  ]);
});

it('counts what only the nightly lane shows apart, and what nothing shows as open', () => {
  const claims = {
    shown: new Set(['NAV-01']),
    nightly: new Set(['NAV-02']),
    deviates: new Set<string>(),
  };
  expect(report(owners, claims).at(-1)).toBe('all shown=1 nightly=1 deviates=0 open=1');
  expect(findOpen(owners, claims)).toEqual(['CONF-12']);
});
