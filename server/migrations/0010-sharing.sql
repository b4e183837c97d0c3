-- A shared test as it was when it was shared, whatever becomes of the owner's. The row stays for
-- the owner's report after the link is over.
create table shared_tests (
  code text not null primary key check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  owner_id uuid not null,
  -- Of the owner; its questions may be others by now.
  test_id uuid not null,
  title text not null,
  description text not null,
  settings jsonb not null,
  -- With their keys, in the order of the test.
  questions jsonb not null,
  -- Grows when a key is corrected; each submission knows by which it was graded.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- By the owner, before it would have expired.
  stopped_at timestamptz
);
comment on table shared_tests is 'code-owned';

-- Which codes an owner has, and of which test.
create table user_shares (
  user_id uuid not null references users (user_id) on delete cascade,
  test_id uuid not null,
  code text not null,
  created_at timestamptz not null,
  primary key (user_id, test_id, code)
);
comment on table user_shares is 'user-owned';

-- Attempts at a shared test. A thousand may begin in one second, so that no row ties them to the
-- shared test: each would have to lock that one row.
create table shared_attempts (
  code text not null,
  -- Derived from a key that only the taker's browser knows.
  attempt_id uuid not null,
  -- Null for a visitor, and once the taker has left us.
  taker_id uuid,
  taker_name text,
  started_at timestamptz not null,
  submitted_at timestamptz,
  time_taken_seconds integer check (time_taken_seconds >= 0),
  -- One for each question, in the order of the test: id, answer, verdict, seconds.
  answers jsonb,
  -- Of the answers, for the report: to open a hundred thousand documents takes too long. The first
  -- letter of each verdict, and the seconds.
  verdicts text,
  seconds integer[],
  -- The counts.
  results jsonb,
  -- Of the results; null where nothing could be graded.
  score smallint,
  -- What the sender claimed, which counts for nothing.
  client_score integer,
  -- The version of the shared test that it was graded by.
  graded_version integer,
  -- Of what was sent: the same again is no second submission.
  body_hash bytea,
  primary key (code, attempt_id),
  check ((submitted_at is null) = (answers is null)),
  check ((submitted_at is null) = (verdicts is null)),
  check ((submitted_at is null) = (seconds is null)),
  check ((submitted_at is null) = (results is null)),
  check ((submitted_at is null) = (time_taken_seconds is null)),
  check ((submitted_at is null) = (graded_version is null)),
  check ((submitted_at is null) = (body_hash is null))
);
comment on table shared_attempts is 'code-owned';
create index shared_attempts_by_time on shared_attempts (code, submitted_at, attempt_id);
create index shared_attempts_open on shared_attempts (code, started_at) where submitted_at is null;
create index shared_attempts_by_score on shared_attempts (code, score)
  where submitted_at is not null;

-- Attempts at shared tests that belong to a user, who can take them along and have them forgotten.
create table taken_shares (
  user_id uuid not null references users (user_id) on delete cascade,
  code text not null,
  attempt_id uuid not null,
  primary key (user_id, code, attempt_id)
);
comment on table taken_shares is 'user-owned';
