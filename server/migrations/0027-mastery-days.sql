-- How well each topic was known on days on which it was looked at, so that what has changed in two
-- weeks can be said. An object from the key of each topic to its percentage.
create table mastery_days (
  user_id uuid not null references users (user_id) on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  topics jsonb not null,
  primary key (user_id, day)
);
comment on table mastery_days is 'user-owned';
