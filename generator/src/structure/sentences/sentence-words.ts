const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What has a full stop that ends nothing, without the stop and in small letters. */
export const shortForms: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(`dr mr mrs ms prof st vs v e.g i.e cf fig figs no nos vol vols pp p ch approx ca c al ed eds
    dept est gen col capt lt sgt rev hon mt viz eq eqs sec min max avg seq addr resp incl excl`),
  de: list(`dr prof hr fr st bzw ca vgl nr abb bd s z d u v o ä usw z.b d.h u.a o.ä v.chr n.chr chr
    jh jhd evtl ggf inkl bspw sog geb gest ebd hrsg aufl kap abs art tab mio mrd u.s.w i.d.r zzt max min tel str allg`),
  es: list(`sr sra srta dr dra d d.ª prof ud uds pág págs núm n.º n vol cap ed art fig p.ej ej aprox ca
    a d ee uu av avda gral ing lic etc s vs a.c d.c`),
  fr: list(`m mm mme mlle dr pr st ste av apr j.-c env p pp p.ex ex cf fig chap vol éd art no n réf
    c.-à-d al tél vs`),
  it: list('sig dott dr prof pag pagg cap art fig vol ecc es ca cfr sec a c d n a.c d.c'),
};

/** What may end a sentence all the same; a word that opens sentences tells. */
export const endingForms = list(`etc a.m p.m u.s u.k u.n b.c a.d b.c.e c.e inc ltd co corp jr sr
  jan feb mar apr jun jul aug sep sept oct nov dec usw v.chr n.chr chr j.-c a.c d.c uu ecc`);

/** Words that begin sentences and are no part of a name or a date. */
export const openers =
  list(`the a an this these those it its they he she in on at by for from as but and
  however when while if after before during since although because there then both each many most some
  der die das ein eine es er sie in im am an auf bei mit nach von zu doch aber und dann danach dies diese
  dieser als wenn seit durch für
  el la los las un una en con por para se su sus este esta estos pero y cuando durante desde
  le la les un une des il elle ils elles en au dans avec par pour ce cette ces mais et quand depuis
  il lo gli nel nella con per si questo questa ma`);

/** Languages that write 'the 30th' with a full stop. */
export const ordinalLanguages = list('de da no nb fi cs sk hu pl sl hr et lv tr is');
