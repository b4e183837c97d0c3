-- What somebody has used of an allowance (D25): a month or a day of their own time zone. A unit is
-- taken before the work begins and given back when nothing came of it.
create table usage (
  user_id uuid not null references users (user_id) on delete cascade,
  kind text not null check (kind in ('ai-tests', 'ai-card-sets', 'ai-answers', 'ai-calls')),
  -- '2026-03' or '2026-03-01'.
  period text not null,
  used integer not null check (used >= 0),
  primary key (user_id, kind, period)
);
comment on table usage is 'user-owned';

-- The making of one test. Everything a worker needs to go on where another one died is here and in
-- the two tables below; nothing of it is in the job.
create table generations (
  user_id uuid not null references users (user_id) on delete cascade,
  generation_id uuid not null,
  state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
  request jsonb not null,
  wanted integer not null,
  -- Prepared and cut: what the sources of the questions point into.
  material text not null,
  total_characters integer not null,
  language text not null,
  -- Which calls make which questions; a restarted run goes on with the same one.
  plan jsonb not null,
  -- The calls of the plan whose questions are all decided.
  settled_calls integer[] not null default '{}',
  -- Which run of the job may write. A run that was overtaken finds another number here.
  run integer not null default 0,
  run_at timestamptz,
  -- Runs that ended with an error; a worker that died or stopped is none.
  failed_runs integer not null default 0,
  making jsonb,
  failure text,
  -- The month a unit was taken of; null when none was, or when it has been given back.
  usage_period text,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cents numeric(12, 6) not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, generation_id),
  check (state <> 'done' or making is not null),
  check (state <> 'failed' or failure is not null),
  check ((state = 'running') = (finished_at is null))
);
comment on table generations is 'user-owned';
-- One at a time, on however many nodes they are asked for at once.
create unique index generations_running on generations (user_id) where state = 'running';
-- Rows are long: the sweep reads this instead, and of the table only what is old.
create index generations_by_age on generations (user_id, created_at);

-- What was asked of models, and what it cost. Nothing of what was said.
create table generation_calls (
  user_id uuid not null,
  generation_id uuid not null,
  record_id uuid not null,
  run integer not null,
  -- The call of the plan; one of them may ask several models, and a solver.
  call integer not null,
  kind text not null check (kind in ('write', 'solve')),
  model text not null,
  outcome text not null,
  items integer not null,
  tokens_in integer not null,
  tokens_out integer not null,
  is_estimated boolean not null,
  cents numeric(12, 6) not null,
  ms integer not null,
  drops jsonb not null,
  ended_at timestamptz not null,
  primary key (user_id, generation_id, record_id),
  foreign key (user_id, generation_id)
    references generations (user_id, generation_id) on delete cascade
);
comment on table generation_calls is 'user-owned';

-- The questions, each stored as soon as it is proven.
create table generated_items (
  user_id uuid not null,
  generation_id uuid not null,
  -- The place in the finished test.
  slot integer not null check (slot >= 0),
  -- The order of storing, from 1 without a gap: the number of its event.
  told integer not null check (told > 0),
  question jsonb not null,
  created_at timestamptz not null,
  -- Somebody asks a model for its explanation or hint until then; nobody else does.
  telling_until timestamptz,
  primary key (user_id, generation_id, slot),
  unique (user_id, generation_id, told),
  foreign key (user_id, generation_id)
    references generations (user_id, generation_id) on delete cascade
);
comment on table generated_items is 'user-owned';
