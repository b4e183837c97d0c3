-- When what a plan asks of a day was chosen, or chosen anew: what is made after it is still to be planned.
-- In whole milliseconds, as a program reads it and compares it again.
alter table exam_days add column planned_at timestamptz not null default date_trunc('milliseconds', now());
