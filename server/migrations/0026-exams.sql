-- What somebody studies for.
create table exams (
  user_id uuid not null references users (user_id) on delete cascade,
  exam_id uuid not null,
  name text not null,
  -- A day of the calendar and an hour of the clock where the learner is, wherever that will be: no
  -- moment, so that a clock that is put forward moves neither.
  held_on text not null check (held_on ~ '^\d{4}-\d{2}-\d{2}$'),
  held_at text check (held_at ~ '^\d{2}:\d{2}$'),
  -- Percent that are to be recalled on the day.
  goal smallint not null,
  minutes_per_day smallint not null,
  -- Without study: 1 is Monday.
  rest_days smallint[] not null,
  -- Whether its things come back when it is over.
  goes_on boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, exam_id)
);
comment on table exams is 'user-owned';

-- What it asks: materials with all that was made of them, sets of cards and tests.
create table exam_things (
  user_id uuid not null,
  exam_id uuid not null,
  kind text not null check (kind in ('material', 'set', 'test')),
  thing_id uuid not null,
  place smallint not null,
  primary key (user_id, exam_id, kind, thing_id),
  foreign key (user_id, exam_id) references exams (user_id, exam_id) on delete cascade
);
comment on table exam_things is 'user-owned';

-- What the plan asks of a day, fixed when the day is first looked at: counted and asked alike
-- everywhere until it ends.
create table exam_days (
  user_id uuid not null,
  exam_id uuid not null,
  day text not null,
  -- In the order in which they are asked.
  item_ids uuid[] not null,
  primary key (user_id, exam_id, day),
  foreign key (user_id, exam_id) references exams (user_id, exam_id) on delete cascade
);
comment on table exam_days is 'user-owned';
