-- An attempt at an own test that was left: since when its clock stands, and how long it stood before
-- (D34). A version that does not know it lets the clock run.
alter table attempts
  add column paused_at timestamptz,
  add column paused_ms bigint not null default 0 check (paused_ms >= 0);
