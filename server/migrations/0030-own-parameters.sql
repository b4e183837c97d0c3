-- What somebody's reviews say about their memory: parameters of FSRS of their own.
alter table review_profiles
  -- Whether they are to be used, and whether all schedules of the user are made with them: the other
  -- way follows the first by a job. A version that knows nothing of them schedules with the usual ones.
  add column wants_own boolean not null default true,
  add column uses_own boolean not null default false,
  -- The last ones that were found, when, in how many reviews, and by which share they foretell better.
  add column own_parameters double precision[] check (cardinality(own_parameters) = 21),
  add column own_since timestamptz,
  add column own_reviews integer,
  add column own_gain double precision,
  -- Reviews that tell how long a memory lasts; null where they were not counted yet.
  add column memory_reviews integer,
  -- When it was tried for the last time, and with how many of them.
  add column trained_at timestamptz,
  add column trained_reviews integer,
  add check (own_parameters is not null or not uses_own),
  add check (num_nulls(own_parameters, own_since, own_reviews, own_gain) in (0, 4)),
  add check (num_nulls(trained_at, trained_reviews) in (0, 2));
