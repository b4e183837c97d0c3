-- Days of study that went by without a review of what an exam asks, as they were noticed on the first
-- look at a day, and how its learner catches up.
create table exam_catch_ups (
  user_id uuid not null,
  exam_id uuid not null,
  day text not null,
  -- The days just before, and how many things the plan would have asked of each.
  missed_days text[] not null,
  missed_counts integer[] not null,
  -- What following the plan would have asked up to this day: the most useful first, then what is new.
  waiting uuid[] not null,
  -- Points of recall on the day of the exam, and the day by which the plan makes up for them.
  points_lost smallint not null,
  back_on text,
  -- Null until there is a choice.
  way text check (way in ('spread', 'drop', 'all')),
  -- What the day asked before the choice, to be put back for as long as the day lasts.
  replaced uuid[],
  -- What the choice has let go until the exam.
  let_go uuid[] not null default '{}',
  primary key (user_id, exam_id, day),
  foreign key (user_id, exam_id) references exams (user_id, exam_id) on delete cascade
);
comment on table exam_catch_ups is 'user-owned';

-- When what a plan is made of was changed; null where it never was. Days before it were not missed.
alter table exams add column changed_at timestamptz;
