-- Tests that were made and kept. The text goes with each: it is what the sources of the questions
-- point into, whatever becomes of the library.
create table tests (
  user_id uuid not null references users (user_id) on delete cascade,
  test_id uuid not null,
  name text not null,
  preset text not null check (preset in ('quiz', 'test', 'endless', 'custom')),
  config jsonb not null,
  material text not null,
  -- Which files or texts it was joined of, and where each begins.
  parts jsonb not null,
  making jsonb not null,
  -- Its rows may be swept.
  generation_id uuid,
  -- Batches that models made for an endless test, which are counted (D25).
  ai_batches integer not null default 0,
  -- What the attempts came to, told by them, so that a list of tests reads nothing else.
  attempt_count integer not null default 0,
  recent_scores smallint[] not null default '{}',
  best_score smallint,
  last_score smallint,
  last_taken_at timestamptz,
  open_attempt_id uuid,
  created_at timestamptz not null,
  primary key (user_id, test_id)
);
comment on table tests is 'user-owned';
create index tests_by_use on tests (user_id, last_taken_at desc nulls last, created_at desc);
create index tests_by_score on tests (user_id, last_score, test_id);

-- Ids of tests that were deleted, and nothing else of them: a call that was late cannot bring one
-- back.
create table deleted_tests (
  user_id uuid not null references users (user_id) on delete cascade,
  test_id uuid not null,
  primary key (user_id, test_id)
);
comment on table deleted_tests is 'user-owned';

-- A question never changes once it is here: an edited or replaced one is a new row in the same
-- place, and the old one stays for the attempts that answered it.
create table test_questions (
  user_id uuid not null,
  test_id uuid not null,
  question_id uuid not null,
  place integer not null check (place >= 0),
  question jsonb not null,
  removed_at timestamptz,
  created_at timestamptz not null,
  -- Somebody asks a model for its explanation or hint until then; nobody else does.
  telling_until timestamptz,
  primary key (user_id, test_id, question_id),
  foreign key (user_id, test_id) references tests (user_id, test_id) on delete cascade
);
comment on table test_questions is 'user-owned';

-- Questions are explained where they are kept.
alter table generated_items drop column telling_until;

create table attempts (
  user_id uuid not null,
  attempt_id uuid not null,
  test_id uuid not null,
  -- As they were when it began; an endless one reads the rest from its answers.
  question_ids uuid[] not null,
  is_endless boolean not null,
  started_at timestamptz not null,
  time_limit_seconds integer check (time_limit_seconds > 0),
  -- When the window lost the focus, in ms after the start.
  switches integer[] not null default '{}',
  reported_question_id uuid,
  submitted_at timestamptz,
  -- Left by the learner. The row stays, without answers, so that a late call cannot bring it back.
  discarded_at timestamptz,
  time_taken_seconds integer check (time_taken_seconds >= 0),
  -- The counts; null while it is open.
  results jsonb,
  -- Of the results, for what sorts and averages.
  score smallint,
  primary key (user_id, attempt_id),
  foreign key (user_id, test_id) references tests (user_id, test_id) on delete cascade,
  check ((submitted_at is null) = (results is null)),
  check ((submitted_at is null) = (score is null)),
  check ((submitted_at is null) = (time_taken_seconds is null)),
  check (submitted_at is null or discarded_at is null)
);
comment on table attempts is 'user-owned';
create index attempts_by_test on attempts (user_id, test_id, submitted_at);
create index attempts_by_day on attempts (user_id, submitted_at);
create index attempts_open on attempts (user_id, started_at)
  where submitted_at is null and discarded_at is null;

create table attempt_answers (
  user_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  -- One more each time an endless test comes round to its first questions again.
  round integer not null default 0 check (round >= 0),
  answer jsonb,
  first_answer jsonb,
  attempts integer not null check (attempts >= 0),
  own_verdict text check (own_verdict in ('correct', 'incorrect')),
  -- The greater one is the later one, in whatever order they arrive.
  revision integer not null check (revision > 0),
  -- Null until the attempt is submitted.
  verdict text check (verdict in ('correct', 'incorrect', 'needs-review', 'unanswered')),
  primary key (user_id, attempt_id, question_id, round),
  foreign key (user_id, attempt_id) references attempts (user_id, attempt_id) on delete cascade
);
comment on table attempt_answers is 'user-owned';

-- What learners called wrong, with the question as it was (D23). One for each attempt.
create table question_reports (
  user_id uuid not null references users (user_id) on delete cascade,
  attempt_id uuid not null,
  test_id uuid not null,
  question jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, attempt_id)
);
comment on table question_reports is 'user-owned';

-- Days on which somebody studied, in their time zone of that day (D29).
create table study_days (
  user_id uuid not null references users (user_id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
comment on table study_days is 'user-owned';
