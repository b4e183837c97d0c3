-- What a material is about, as its owner calls it: a folder, one level deep. None for most. A version
-- that does not know subjects leaves it as it is.
alter table materials add column subject text check (char_length(subject) between 1 and 60);
