-- Pictures in questions, cards and materials, drawn anew without anything that was hidden in the
-- file (D43). Which texts show one is not kept here: it is found in the texts themselves.
create table pictures (
  user_id uuid not null references users (user_id) on delete cascade,
  -- Says the width and the height too.
  picture_id uuid not null,
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  size_bytes integer not null check (size_bytes > 0),
  -- Of the owner's room; nothing for one that came along with a result of somebody else's test.
  counted_bytes integer not null check (counted_bytes >= 0),
  -- Of its bytes in the other store, a new one each time; null where they are in the database.
  object_key text,
  -- False until its bytes have arrived where they are kept.
  is_kept boolean not null default false,
  created_at timestamptz not null,
  -- When it goes, unless something shows it then.
  check_after timestamptz not null,
  primary key (user_id, picture_id)
);
comment on table pictures is 'user-owned';

-- The bytes, where no other store is set up. Apart, so that a look at the rows stays a short one.
create table picture_contents (
  user_id uuid not null,
  picture_id uuid not null,
  content bytea not null,
  primary key (user_id, picture_id),
  foreign key (user_id, picture_id) references pictures (user_id, picture_id) on delete cascade
);
comment on table picture_contents is 'user-owned';
-- They are as small as they get.
alter table picture_contents alter column content set storage external;

-- How much of an owner's room is taken, so that it is counted in one statement.
create table picture_space (
  user_id uuid primary key references users (user_id) on delete cascade,
  used_bytes bigint not null check (used_bytes >= 0)
);
comment on table picture_space is 'user-owned';

-- Objects of the other store whose pictures are gone, until they are too.
create table picture_leftovers (
  object_key text primary key
);
comment on table picture_leftovers is 'system';
