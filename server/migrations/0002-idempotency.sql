-- What a creating call answered, for 24 hours. The owner is a user id or the keyed hash of an
-- address. No reply yet: the call is being worked on until locked_until, then it counts as lost.
create table idempotency_keys (
  owner text not null,
  key text not null,
  body_hash bytea not null,
  status smallint,
  reply jsonb,
  locked_until timestamptz not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
comment on table idempotency_keys is 'lookup';
create index idempotency_keys_by_age on idempotency_keys (abs(hashtext(owner) % 16), created_at);
