create table users (
  user_id uuid primary key,
  email text not null,
  display_name text not null,
  created_at timestamptz not null
);
comment on table users is 'user-owned';

create table sessions (
  user_id uuid not null references users (user_id) on delete cascade,
  session_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_seconds integer not null check (idle_seconds > 0),
  absolute_until timestamptz not null,
  primary key (user_id, session_id)
);
comment on table sessions is 'user-owned';

-- Finds the session of a token. Only the SHA-256 is kept: reading this table lets nobody in. A row
-- whose session is gone opens nothing.
create table session_tokens (
  token_hash bytea primary key,
  user_id uuid not null,
  session_id uuid not null
);
comment on table session_tokens is 'lookup';

-- The only source of premium.
create table entitlements (
  user_id uuid not null references users (user_id) on delete cascade,
  entitlement_id uuid not null,
  plan text not null check (plan in ('student', 'educator')),
  source text not null check (source in ('operator', 'stripe', 'trial')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (user_id, entitlement_id)
);
comment on table entitlements is 'user-owned';
