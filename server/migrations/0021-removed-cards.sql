-- Cards that were deleted a short time ago, each as the row that it was, so that they can be brought
-- back as they were. A job lets go of them after a day.
create table removed_flashcards (
  user_id uuid not null,
  card_id uuid not null,
  set_id uuid not null,
  card jsonb not null,
  removed_at timestamptz not null,
  primary key (user_id, card_id),
  foreign key (user_id, set_id) references flashcard_sets (user_id, set_id) on delete cascade
);
comment on table removed_flashcards is 'user-owned';
