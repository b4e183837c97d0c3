-- Questions that are made for a test which exists: which generation makes them, and what came of
-- it. Its rows may be swept.
create table test_batches (
  user_id uuid not null,
  test_id uuid not null,
  generation_id uuid not null,
  -- The question that another one is made for; null where questions are added at the end.
  replaced_id uuid,
  -- What was asked for: whoever asks for the same while it is made gets the same.
  wish jsonb not null,
  -- Whether models may be asked, of which an endless test has a number of times (D25).
  is_with_ai boolean not null,
  -- The questions that the test got of it; null as long as nobody has put them there.
  added uuid[],
  created_at timestamptz not null,
  primary key (user_id, test_id, generation_id),
  foreign key (user_id, test_id) references tests (user_id, test_id) on delete cascade
);
comment on table test_batches is 'user-owned';
