-- A copy of all data of a user: asked for, made by a job, kept for some days.
create table data_exports (
  user_id uuid not null references users (user_id) on delete cascade,
  export_id uuid not null,
  state text not null check (state in ('waiting', 'working', 'ready', 'failed')),
  -- The run of the job that writes it; parts of a run that was overtaken do not count.
  written_by uuid,
  files_done integer not null default 0,
  files_in_all integer not null default 0,
  size_bytes bigint not null default 0,
  requested_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, export_id),
  check (state <> 'ready' or (written_by is not null and expires_at is not null))
);
comment on table data_exports is 'user-owned';
-- One at a time, however many are asked for at once.
create unique index data_exports_running on data_exports (user_id)
  where state in ('waiting', 'working');

create table data_export_parts (
  user_id uuid not null,
  export_id uuid not null,
  written_by uuid not null,
  part_number integer not null,
  content bytea not null,
  primary key (user_id, export_id, written_by, part_number),
  foreign key (user_id, export_id) references data_exports (user_id, export_id) on delete cascade
);
comment on table data_export_parts is 'user-owned';
-- It is a piece of a zip: pressing it again costs time and gains nothing.
alter table data_export_parts alter column content set storage external;

-- Erasing a user has to find also what the user's own rows no longer point to.
create index session_tokens_by_user on session_tokens (user_id);
create index mail_link_tokens_by_user on mail_link_tokens (user_id);
create index user_emails_by_user on user_emails (user_id);
