-- What a material is about, as its owner calls it: a folder, one level deep. None for most. A version
-- that does not know subjects leaves it as it is.
alter table materials add column subject text check (char_length(subject) between 1 and 60);

-- Where the sentences of the text are, as three numbers each: start, end, and 1 for what nothing has
-- to be asked about. Null until somebody has read it for the first time; the text never changes.
alter table materials add column sentence_places integer[];
