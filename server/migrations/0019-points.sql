-- What each answer earned of what it could, by which version of the rules, and how its parts were where
-- a question has several (D39). Null in what was graded before: there a right answer earned one point
-- and any other none. A version that does not know points writes none.
alter table attempt_answers
  add column points_earned double precision check (points_earned >= 0),
  add column points_possible double precision check (points_possible >= 0),
  add column parts_right smallint,
  add column parts_wrong smallint,
  add column part_count smallint,
  add column scoring_version smallint;

-- The same for answers to shared tests lies in their document; here the points, in the order of the
-- test, for the report. In `verdicts` a 'p' is an answer that earned a part of them.
alter table shared_attempts add column points double precision[];
