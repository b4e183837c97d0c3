const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** With 'the' before them everybody knows which one is meant, whatever was said before. */
export const uniqueNouns = list(`
  sun moon earth sky universe cosmos world globe planet atmosphere equator horizon ground land sea ocean
  crust climate weather environment wind rain air sunlight light dark night day morning evening past present future
  beginning end start turn north south east west northwest northeast southwest southeast internet web
  body brain heart skin blood bloodstream circulation liver kidney lung stomach spleen pancreas throat windpipe
  trachea oesophagus esophagus intestine bowel bladder womb uterus placenta skeleton skull spine pelvis chest
  abdomen hip knee ankle heel foot leg arm elbow wrist hand finger thumb shoulder neck head face eye ear nose
  mouth tongue tooth jaw breastbone buttock sacrum trochanter thymus thyroid hypothalamus pituitary retina
  cornea pupil iris marrow urine nucleus cytoplasm cell mind memory human individual
  state government parliament public economy law press police church military nation population poor rich
  market supply demand bank court dutch french english british germans
  left right side top bottom surface alphabet violin piano orchestra guitar flute clarinet trumpet
  second minute hour week month year decade century`);
