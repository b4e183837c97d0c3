-- Slides, open documents, e-books and pages. The version before runs on this, and knows no such rows.
alter table materials drop constraint materials_kind_check;
alter table materials add constraint materials_kind_check check (
  kind in ('pdf', 'doc', 'docx', 'txt', 'md', 'rtf', 'pptx', 'odt', 'epub', 'html', 'text')
);
