import { loadModule } from 'libpg-query';
import { expect, it } from 'vitest';
import { judgeStatement, judgeValues, type Table } from './judge-statement.ts';

await loadModule();

const tables = new Map<string, Table>([
  ['tests', { owner: 'user_id' }],
  ['attempts', { owner: 'user_id' }],
  ['shared_tests', { owner: 'code' }],
  ['shared_attempts', { owner: 'code' }],
  ['user_emails', { owner: undefined }],
]);

const broken = {
  'a read without the owner': [
    'select * from tests where test_id = $1',
    'tests is read or changed without its user_id',
  ],
  'a change without the owner': [
    'update tests set name = $1 where test_id = $2',
    'tests is read or changed without its user_id',
  ],
  'a deletion without the owner': [
    'delete from tests where test_id = $1',
    'tests is read or changed without its user_id',
  ],
  'a shared test without its code': [
    'select * from shared_tests where user_id = $1',
    'shared_tests is read or changed without its code',
  ],
  'an owner that is only one of two ways': [
    'select * from tests where user_id = $1 or test_id = $2',
    'tests is read or changed without its user_id',
  ],
  'all owners but one': [
    'select * from tests where user_id <> $1',
    'tests is read or changed without its user_id',
  ],
  'a list of users': [
    'select * from tests where user_id in ($1, $2)',
    'tests is read or changed without its user_id',
  ],
  'all codes but some': [
    'select * from shared_tests where code not in ($1, $2)',
    'shared_tests is read or changed without its code',
  ],
  'a bucket of something else than owners': [
    'delete from tests where abs(hashtext(test_id::text) % 16) = $1',
    'tests is read or changed without its user_id',
  ],
  'a query in a query without the owner': [
    'select (select count(*) from attempts a where a.test_id = t.test_id) from tests t where t.user_id = $1',
    'attempts is read or changed without its user_id',
  ],
  'a named query without the owner': [
    'with old as (select test_id from tests) delete from attempts a using old where a.user_id = $1',
    'tests is read or changed without its user_id',
  ],
  'one side of a union without the owner': [
    'select test_id from tests where user_id = $1 union select test_id from attempts',
    'attempts is read or changed without its user_id',
  ],
  'a source of an insert without the owner': [
    'insert into attempts (user_id, test_id) select user_id, test_id from tests where test_id = $1',
    'tests is read or changed without its user_id',
  ],
  'a row without an owner': [
    'insert into tests (test_id) values ($1)',
    'tests gets a row without its user_id',
  ],
  'a join by something else than the owner': [
    'select * from tests t join attempts a on a.test_id = t.test_id where t.user_id = $1',
    'attempts is read or changed without its user_id',
  ],
  'a join in which both owners are open': [
    'select * from tests t join attempts a on a.user_id = t.user_id where t.test_id = $1',
    'tests is read or changed without its user_id',
  ],
  'a join of what a user and what a code owns': [
    'select * from tests t join shared_tests s on s.test_id = t.test_id where t.user_id = $1 and s.code = $2',
    'a join over owners: user_id, code',
  ],
  'a join with a lookup': [
    'select * from tests t join user_emails e on e.user_id = t.user_id where t.user_id = $1',
    'a join over owners: user_id, user_emails',
  ],
  'a query in a query of another owner': [
    'select (select count(*) from shared_attempts a where a.code = t.code) from tests t where t.user_id = $1',
    'shared_attempts is read or changed without its code',
  ],
  'an update of the owner': [
    'update tests set user_id = $1 where user_id = $2',
    'an update sets tests.user_id',
  ],
  'an update of the owner where a row exists': [
    'insert into tests (user_id, test_id) values ($1, $2) on conflict (user_id) do update set user_id = $1',
    'an update sets tests.user_id',
  ],
  'a subquery inside VALUES': [
    'insert into tests (user_id, place) values ($1, (select max(place) from tests where user_id = $1))',
    'a subquery inside VALUES for tests',
  ],
  'a subquery under a row lock': [
    'select (select count(*) from attempts a where a.user_id = t.user_id) from tests t where t.user_id = $1 for update',
    'a subquery under a row lock',
  ],
} as const;

it.each(Object.entries(broken))('refuses %s', (_name, [sql, problem]) => {
  expect(judgeStatement(sql, tables).problems).toContain(problem);
});

const kept = [
  'select * from tests where user_id = $1 and test_id = $2',
  'select * from tests where $1::uuid = user_id',
  'select * from "tests" as "t" where "t"."user_id" = $1 for no key update',
  'select * from tests t join attempts a on a.user_id = t.user_id and a.test_id = t.test_id where t.user_id = $1',
  'select * from tests left join attempts a using (user_id) where tests.user_id = $1',
  'select (select count(*) from attempts a where a.user_id = t.user_id) from tests t where t.user_id = $1',
  'with held as (select user_id from tests where user_id = $1 for update) delete from attempts a using held where a.user_id = held.user_id',
  'delete from tests where abs(hashtext(user_id::text) % 16) = $1 and created_at < $2',
  'select * from shared_tests where code in ($1, $2)',
  'select * from shared_tests where code = any($1)',
  'select * from user_emails where user_id = $1',
  'insert into tests (user_id, place) select $1::uuid, max(place) from tests where user_id = $1 on conflict do nothing',
  'insert into tests (user_id, name) values ($1, $2) on conflict (user_id) do update set name = $2',
  'select 1 from jobs.job where name = $1',
  'begin',
];

it.each(kept)('lets through: %s', (sql) => {
  expect(judgeStatement(sql, tables).problems).toEqual([]);
});

const several = ['several owners by user_id in one statement'];

it('refuses a statement about two users, whatever its words', () => {
  const read = judgeStatement(
    'select * from tests t, attempts a where t.user_id = $1 and a.user_id = $2',
    tables,
  );
  expect(judgeValues(read, ['maya', 'omar'])).toEqual(several);
  expect(judgeValues(read, ['maya', 'maya'])).toEqual([]);
  const written = judgeStatement(
    'insert into tests (name, user_id) values ($1, $2), ($3, $4)',
    tables,
  );
  expect(judgeValues(written, ['a', 'maya', 'b', 'omar'])).toEqual(several);
  expect(judgeValues(written, ['a', 'maya', 'b', 'maya'])).toEqual([]);
});
