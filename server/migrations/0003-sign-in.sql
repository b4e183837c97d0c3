alter table users
  add column email_verified_at timestamptz,
  add column time_zone text not null default 'UTC',
  -- From this moment nobody signs in; a job erases the rest.
  add column deleted_at timestamptz;

-- The few that wait for their erasure.
create index users_deleted on users (user_id) where deleted_at is not null;

alter table sessions add column device text not null default 'Unknown device';

-- Who an address belongs to, by its key (NFKC, trimmed, lower case). It is what makes one unique.
create table user_emails (
  email_key text primary key,
  user_id uuid not null
);
comment on table user_emails is 'lookup';
insert into user_emails (email_key, user_id)
  select lower(trim(normalize(email, nfkc))), user_id from users
  on conflict do nothing;

create table passwords (
  user_id uuid primary key references users (user_id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null
);
comment on table passwords is 'user-owned';

-- One live link per user and purpose: a newer one takes the place of the older.
create table mail_links (
  user_id uuid not null references users (user_id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  token_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose)
);
comment on table mail_links is 'user-owned';

-- Finds the user of a link's token, of which only the SHA-256 is kept.
create table mail_link_tokens (
  token_hash bytea primary key,
  user_id uuid not null,
  expires_at timestamptz not null
);
comment on table mail_link_tokens is 'lookup';
create index mail_link_tokens_by_age on mail_link_tokens (abs(hashtext(user_id::text) % 16), expires_at);

create table onboarding (
  user_id uuid primary key references users (user_id) on delete cascade,
  test_reason text not null,
  hear_about_us text not null,
  registration_date timestamptz not null
);
comment on table onboarding is 'user-owned';

-- What happened to an account that its owner would want to know of.
create table account_events (
  user_id uuid not null references users (user_id) on delete cascade,
  event_id uuid not null,
  kind text not null,
  device text,
  happened_at timestamptz not null,
  primary key (user_id, event_id)
);
comment on table account_events is 'user-owned';

-- CAPTCHA solutions that were used while Redis was away.
create table spent_captchas (
  solution_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table spent_captchas is 'system';
create index spent_captchas_by_age on spent_captchas (expires_at);
