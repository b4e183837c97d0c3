-- What the payment service knows somebody as.
create table billing_customers (
  user_id uuid not null references users (user_id) on delete cascade,
  customer_id text not null,
  -- The trial is there once for everybody.
  tried_at timestamptz,
  -- The checkout that was opened last; it ends when another one is opened.
  checkout_id text,
  primary key (user_id)
);
comment on table billing_customers is 'user-owned';

create table stripe_customers (
  customer_id text not null,
  user_id uuid not null,
  primary key (customer_id)
);
comment on table stripe_customers is 'lookup';
create index stripe_customers_by_user on stripe_customers (user_id);

-- As the payment service told it the last time it was asked. Rights are in the entitlements.
create table subscriptions (
  user_id uuid not null references users (user_id) on delete cascade,
  subscription_id text not null,
  plan text not null check (plan in ('student', 'educator')),
  status text not null,
  price_cents integer not null,
  card_ending text,
  -- Whether there is anything to charge: it need not be a card.
  has_payment_method boolean not null,
  started_at timestamptz not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  trial_ends_at timestamptz,
  cancels_at timestamptz,
  -- Since when the payments fail; a new period does not begin the days of grace anew.
  unpaid_since timestamptz,
  ended_at timestamptz,
  primary key (user_id, subscription_id)
);
comment on table subscriptions is 'user-owned';
create index subscriptions_open on subscriptions (user_id, subscription_id) where ended_at is null;

-- Every event is taken once, however often it is sent.
create table stripe_events (
  event_id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (event_id)
);
comment on table stripe_events is 'system';
create index stripe_events_age on stripe_events (received_at);

-- Who is asking the payment service about something at this moment. A lease ends by itself when its
-- holder dies, and no connection waits for an answer from outside.
create table billing_leases (
  name text not null,
  holder uuid not null,
  ends_at timestamptz not null,
  primary key (name)
);
comment on table billing_leases is 'system';
