-- An attempt without any answer is not offered to be gone on with any more. Those that were are
-- forgotten here; a version before this one offers them again when it begins another.
update tests t set open_attempt_id = null
where t.open_attempt_id is not null and not exists (
  select 1 from attempt_answers x
  where x.user_id = t.user_id and x.attempt_id = t.open_attempt_id and x.answer is not null
);
