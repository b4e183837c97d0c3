-- What was changed of a shared test once people had answered it (029). The version of the test that it
-- made, and the question as it was, so that each can be taken back.
create table shared_corrections (
  code text not null,
  version integer not null check (version > 1),
  question_id uuid not null,
  correction jsonb not null,
  before jsonb not null,
  made_at timestamptz not null,
  -- To those who took the test.
  note text,
  primary key (code, version)
);
comment on table shared_corrections is 'code-owned';

-- What its owner decided of questions and wordings, which no key can say; null where nothing was.
alter table shared_tests add column rulings jsonb;
