-- How the texts of a card or a material are written: 'rich' has formulas, code, tables and pictures in
-- it. What was kept before is plain and is shown letter for letter, and so is what a version keeps
-- that does not know the difference. Questions say it in their document.
alter table flashcards
  add column format text not null default 'plain' check (format in ('plain', 'rich'));
alter table materials
  add column format text not null default 'plain' check (format in ('plain', 'rich'));
