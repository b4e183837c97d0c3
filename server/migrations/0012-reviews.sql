-- How somebody wants to review. Held while one of their batches is counted, so that batches of
-- several devices come one after the other.
create table review_profiles (
  user_id uuid not null references users (user_id) on delete cascade,
  -- Percent of what is due that is to be remembered.
  retention smallint not null,
  new_per_day integer not null,
  due_per_day integer not null,
  -- The number that the next item gets.
  next_item integer not null default 0,
  primary key (user_id)
);
comment on table review_profiles is 'user-owned';

-- When each card and each missed question comes back. A card has a row since its first review.
create table review_schedules (
  user_id uuid not null references users (user_id) on delete cascade,
  item_id uuid not null,
  -- What packed reviews call it: four bytes instead of sixteen.
  item_number integer not null,
  kind text not null check (kind in ('card', 'question')),
  -- The set or the test.
  group_id uuid not null,
  state text not null check (state in ('new', 'learning', 'review', 'relearning')),
  due timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  step smallint not null,
  reps integer not null,
  lapses integer not null,
  last_reviewed_at timestamptz,
  -- Of all reviews, also of those that were taken back and of the taking back: what is later goes on
  -- top of the rest.
  last_told_at timestamptz,
  -- When a question was answered wrongly in a test, the last time.
  missed_at timestamptz,
  primary key (user_id, item_id),
  check ((kind = 'question') = (missed_at is not null))
);
comment on table review_schedules is 'user-owned';
create index review_schedules_due on review_schedules (user_id, due);

-- All reviews, one row for each batch in which they arrived; what the bytes mean is told in
-- core/src/reviews/pack-reviews.ts. The id is the device's and begins with the moment of sending.
create table review_batches (
  user_id uuid not null references users (user_id) on delete cascade,
  batch_id uuid not null,
  -- What was aimed at when it arrived: a replay leads to the same days.
  retention smallint not null,
  reviews bytea not null,
  primary key (user_id, batch_id)
);
comment on table review_batches is 'user-owned';
