-- Whether and at which hour somebody wants a mail when something is due. No row: never wanted.
create table review_reminders (
  user_id uuid not null references users (user_id) on delete cascade,
  is_on boolean not null,
  -- Of the clock where the learner is.
  hour smallint not null check (hour between 0 and 23),
  -- The last day of the learner's calendar that is settled: reminded of, without anything due, or its
  -- hour was over when this was chosen. It only grows, so that no day is settled twice.
  last_day text check (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  primary key (user_id)
);
comment on table review_reminders is 'user-owned';

-- Finds whose hour has come without looking at accounts. Who wants no reminders has no row.
create table reminder_moments (
  user_id uuid not null,
  at timestamptz not null,
  primary key (user_id)
);
comment on table reminder_moments is 'lookup';
create index reminder_moments_due
  on reminder_moments (abs(hashtext(user_id::text) % 16), at, user_id);

-- Finds whose reminders a mailed link turns off; only the SHA-256 of its token is kept.
create table reminder_tokens (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  primary key (token_hash)
);
comment on table reminder_tokens is 'lookup';
create index reminder_tokens_by_user on reminder_tokens (user_id);
create index reminder_tokens_by_age
  on reminder_tokens (abs(hashtext(user_id::text) % 16), expires_at);
