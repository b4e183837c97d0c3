-- A shared test with rules is an assignment (028). An older server must take it for one that is over, as
-- it would show the key to the first who hands in: expires_at is the moment it was made, its end is here.
alter table shared_tests
  add column rules jsonb,
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  -- The class that it was given to; null for anyone with its link.
  add column class_id uuid,
  -- For the marks of devices and networks, of a plain link too; they are worth nothing without it. Null
  -- where they were forgotten, and in links that an older server made.
  add column salt bytea,
  add constraint shared_tests_rules_have_times
    check ((rules is null) = (closes_at is null) and (rules is null) = (opens_at is null));
create index shared_tests_salted on shared_tests (code) where salt is not null;

alter table user_shares add column is_assignment boolean not null default false;

alter table shared_attempts
  -- Who the taker of an assignment is, and which of their tries this is.
  add column taker_key text,
  add column try_number smallint check (try_number > 0),
  add column device_mark bytea,
  add column network_mark bytea,
  -- What came of comparing them. It stays when they are forgotten.
  add column repeats text check (repeats in ('device', 'name')),
  -- Until when its own time runs.
  add column deadline_at timestamptz,
  -- What was saved on the way, overwritten each time, and how many questions it answers.
  add column saved jsonb,
  add column saved_revision integer not null default -1,
  add column saved_at timestamptz,
  add column answered smallint not null default 0,
  add column is_late boolean not null default false,
  -- Handed in by the server when time was up.
  add column is_collected boolean not null default false,
  -- Of the first grading; a key that is corrected later changes score alone.
  add column first_score smallint,
  add constraint shared_attempts_tries_have_takers
    check ((taker_key is null) = (try_number is null));
create unique index shared_attempts_tries on shared_attempts (code, taker_key, try_number)
  where taker_key is not null;
create index shared_attempts_open_tries on shared_attempts (code, deadline_at)
  where submitted_at is null and taker_key is not null;
create index shared_attempts_devices on shared_attempts (code, device_mark)
  where device_mark is not null;
create index shared_attempts_networks on shared_attempts (code, network_mark)
  where network_mark is not null;
