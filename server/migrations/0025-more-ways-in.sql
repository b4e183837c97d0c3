-- Photos, pages of the web and transcripts, and where a material is from. The version before runs on
-- this, and knows no such rows.
alter table materials drop constraint materials_kind_check;
alter table materials add constraint materials_kind_check check (
  kind in (
    'pdf', 'doc', 'docx', 'txt', 'md', 'rtf', 'pptx', 'odt', 'epub', 'html', 'text',
    'photo', 'web', 'transcript'
  )
);
-- The page or the video that it is from, as its owner gave it.
alter table materials add column address text;
