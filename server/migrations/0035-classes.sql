-- A class and everything in it lies in one place, by its id (030).
create table classes (
  class_id uuid not null primary key,
  -- The teacher.
  owner_id uuid not null,
  name text not null,
  school text not null,
  term text not null,
  -- What its members type to join; it leads here through class_codes.
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  -- Whether the members' answers may go to a provider of AI, never with a name.
  ai_grading boolean not null default false,
  -- When the teacher said that they, or their school, may keep their pupils' data.
  right_confirmed_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the teacher was told by mail that it will end; null again once it is used.
  warned_at timestamptz
);
comment on table classes is 'class-owned';

create table class_members (
  class_id uuid not null references classes (class_id) on delete cascade,
  member_id uuid not null,
  name text not null,
  -- Of the words that lead back; null while there are none.
  way_back_hash bytea,
  joined_at timestamptz not null,
  removed_at timestamptz,
  -- The member that this one is the same as, by the word of the teacher.
  merged_into uuid,
  -- When this member asked to be erased.
  erasure_asked_at timestamptz,
  primary key (class_id, member_id)
);
comment on table class_members is 'class-owned';
create unique index class_members_ways_back on class_members (class_id, way_back_hash)
  where way_back_hash is not null;

-- The devices of a member. Of a token only its hash is kept.
create table class_devices (
  class_id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (class_id, token_hash),
  foreign key (class_id, member_id) references class_members (class_id, member_id) on delete cascade
);
comment on table class_devices is 'class-owned';
create index class_devices_by_member on class_devices (class_id, member_id, created_at);

-- The tests that were given to a class; each is a shared test with rules, under its code.
create table class_assignments (
  class_id uuid not null references classes (class_id) on delete cascade,
  code text not null,
  title text not null,
  -- How much it counts beside the others.
  weight smallint not null default 1 check (weight between 0 and 10),
  given_at timestamptz not null,
  closes_at timestamptz not null,
  primary key (class_id, code)
);
comment on table class_assignments is 'class-owned';

-- How each member did in each test: made by a job from the tries, and all that the gradebook reads.
create table class_results (
  class_id uuid not null,
  code text not null,
  member_id uuid not null,
  points double precision not null,
  possible double precision not null,
  -- Null for somebody who was absent, or while nothing of it could be graded.
  percent smallint check (percent between 0 and 100),
  state text not null check (state in ('graded', 'to-judge', 'absent')),
  -- Right answers and all answers by topic, for what the class knows.
  topics jsonb not null default '[]',
  primary key (class_id, code, member_id),
  foreign key (class_id, code) references class_assignments (class_id, code) on delete cascade,
  foreign key (class_id, member_id) references class_members (class_id, member_id) on delete cascade
);
comment on table class_results is 'class-owned';
create index class_results_by_member on class_results (class_id, member_id);

-- Which classes somebody teaches.
create table user_classes (
  user_id uuid not null references users (user_id) on delete cascade,
  class_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, class_id)
);
comment on table user_classes is 'user-owned';

create table class_codes (
  code text not null primary key,
  class_id uuid not null
);
comment on table class_codes is 'lookup';
