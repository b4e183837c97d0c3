-- What a language model said of a typed answer that no rule could judge. `verdict` is what counts; a
-- version that does not know this one shows it as it shows any other.
alter table attempt_answers add column model_verdict text
  check (model_verdict in ('correct', 'incorrect'));

-- Until when its learner is told that a model is at it, and where it was submitted, as a keyed hash,
-- for the budget of that network. Both go when the model has judged. A version that does not know
-- them leaves its attempts to their learners.
alter table attempts add column judging_until timestamptz;
alter table attempts add column judging_network text;
