import { testListQuery } from '../attempts/queries.ts';

/** Those taken last come first. */
export const recentTestsQuery = testListQuery({
  search: '',
  filter: 'all',
  order: 'last-taken',
  page: 1,
});
