-- What people wrote to support, kept for 12 months. It is found by its own id: a visitor has no
-- user id to keep it under. The plan is the one in force when it was written; a visitor has none.
create table contact_messages (
  message_id uuid primary key,
  user_id uuid,
  plan text check (plan in ('free', 'student', 'educator')),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  written_at timestamptz not null,
  mailed_at timestamptz,
  refused_at timestamptz,
  check ((user_id is null) = (plan is null))
);
comment on table contact_messages is 'lookup';
create index contact_messages_by_user on contact_messages (user_id, written_at, message_id)
  where user_id is not null;
create index contact_messages_by_age
  on contact_messages (abs(hashtext(message_id::text) % 16), written_at);
-- The few that wait for the mail server. What it has refused for good does not wait.
create index contact_messages_unmailed on contact_messages (written_at, message_id)
  where mailed_at is null and refused_at is null;
