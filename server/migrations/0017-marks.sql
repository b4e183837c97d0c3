-- The last number that a mark of this material got; a number is never used again. A version that does
-- not know marks leaves it as it is.
alter table materials add column last_mark_number integer not null default 0;

-- Words that a learner has marked in a material, as places in its text.
create table material_marks (
  user_id uuid not null,
  material_id uuid not null,
  mark_id uuid not null,
  number integer not null check (number > 0),
  start_place integer not null check (start_place >= 0),
  end_place integer not null,
  form text not null check (form in ('gap', 'typed', 'card')),
  created_at timestamptz not null,
  primary key (user_id, material_id, mark_id),
  unique (user_id, material_id, number),
  foreign key (user_id, material_id) references materials (user_id, material_id) on delete cascade,
  check (end_place > start_place)
);
comment on table material_marks is 'user-owned';
