-- What AI costs is held to budgets by the day (UTC), in thousandths of a US cent. A version that does
-- not know them spends without counting, as before.
create table spending (
  -- 'server', or the keyed hash of a network.
  scope text not null,
  day text not null,
  used integer not null,
  -- The highest share of the budget, in percent, that the operator was warned of.
  warned smallint not null default 0,
  primary key (scope, day)
);
comment on table spending is 'system';

create table account_spending (
  user_id uuid not null references users (user_id) on delete cascade,
  day text not null,
  used integer not null,
  primary key (user_id, day)
);
comment on table account_spending is 'user-owned';

-- What an operator has set instead of the settings.
create table budgets (
  name text primary key,
  amount integer not null,
  changed_at timestamptz not null
);
comment on table budgets is 'system';

-- Where a generation was asked for, as a keyed hash, while it runs.
alter table generations add column network text;

-- Keys that the server makes for itself, so that they outlive a change of its settings.
create table server_keys (
  name text primary key,
  key text not null
);
comment on table server_keys is 'system';

-- By the keyed hash of an address: what was used of the allowances when its account was deleted, and
-- that a trial was had with it. Nothing here leads back to anybody without the key.
create table past_usage (
  address_hash text not null,
  kind text not null,
  period text not null,
  used integer not null,
  kept_until timestamptz not null,
  primary key (address_hash, kind, period)
);
comment on table past_usage is 'system';

create table past_trials (
  address_hash text primary key,
  kept_until timestamptz not null
);
comment on table past_trials is 'system';
