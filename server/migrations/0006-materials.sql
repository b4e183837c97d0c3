-- 'Lecture 2' before 'Lecture 10', 'élan' beside 'elan', whatever the locale of the database.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

-- Texts that somebody studies; the files they came from are never kept (D10). The same text is kept
-- once, whoever sends it twice. How much a test may be made of keeps each of them short.
create table materials (
  user_id uuid not null references users (user_id) on delete cascade,
  material_id uuid not null,
  title text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt', 'md', 'rtf', 'text')),
  text_hash bytea not null check (octet_length(text_hash) = 32),
  text text not null,
  -- As they count (N08): without what stands around the text.
  characters integer not null check (characters > 0),
  size_bytes integer check (size_bytes >= 0),
  page_starts integer[],
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, material_id),
  unique (user_id, text_hash)
);
comment on table materials is 'user-owned';
create index materials_by_last_use on materials (user_id, last_used_at, material_id);
create index materials_by_age on materials (user_id, created_at, material_id);
create index materials_by_length on materials (user_id, characters, material_id);
-- A library is small enough to be sorted by title without an index, whose order would have to be
-- made anew with every version of ICU.

-- What was made of a material. The things are in the tables of their features, which tell.
create table material_uses (
  user_id uuid not null,
  material_id uuid not null,
  used_in text not null check (used_in in ('test', 'flashcard-set')),
  thing_id uuid not null,
  used_at timestamptz not null,
  primary key (user_id, material_id, used_in, thing_id),
  foreign key (user_id, material_id) references materials (user_id, material_id) on delete cascade
);
comment on table material_uses is 'user-owned';
create index material_uses_by_thing on material_uses (user_id, used_in, thing_id);
