-- Until when a session may do what cannot be undone or carries everything away: its user has entered
-- the password again. A version that does not know it asks for nothing.
alter table sessions add column confirmed_until timestamptz;
