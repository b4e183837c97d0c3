create table flashcard_sets (
  user_id uuid not null references users (user_id) on delete cascade,
  set_id uuid not null,
  name text not null,
  description text not null,
  -- What it was made with, and how that went; null for a set that was written or imported.
  config jsonb,
  making jsonb,
  -- Of the files or texts it was made of, which may be gone.
  titles text[] not null,
  created_at timestamptz not null,
  last_studied_at timestamptz,
  primary key (user_id, set_id)
);
comment on table flashcard_sets is 'user-owned';

-- Ids of sets that were deleted, and nothing else of them: a call that was late cannot bring one
-- back.
create table deleted_flashcard_sets (
  user_id uuid not null references users (user_id) on delete cascade,
  set_id uuid not null,
  primary key (user_id, set_id)
);
comment on table deleted_flashcard_sets is 'user-owned';

create table flashcards (
  user_id uuid not null,
  card_id uuid not null,
  set_id uuid not null,
  -- The order in the set; what was deleted leaves a gap.
  place integer not null check (place >= 0),
  type text not null check (type in ('term-definition', 'question-answer', 'fill-in-blank')),
  front text not null,
  back text not null,
  -- The sentence that proves it, with what stands around it; null for what an owner wrote.
  source jsonb,
  made_by text not null check (made_by in ('ai', 'built-in', 'owner')),
  -- Told by whoever counts reviews, so that a list of sets reads nothing else.
  standing text not null default 'new' check (standing in ('new', 'learning', 'known')),
  is_bookmarked boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, card_id),
  foreign key (user_id, set_id) references flashcard_sets (user_id, set_id) on delete cascade
);
comment on table flashcards is 'user-owned';
create index flashcards_by_place on flashcards (user_id, set_id, place);
-- Counts by set, and which new ones come next.
create index flashcards_by_standing on flashcards (user_id, standing, set_id, place);
