const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A sentence that begins so goes on with the one before. */
export const connectives = list(`
  however therefore thus hence moreover furthermore consequently accordingly nevertheless nonetheless
  otherwise instead meanwhile similarly likewise conversely additionally finally then later next also
  afterwards subsequently overall indeed still yet so and but or nor firstly secondly thirdly lastly
  eventually soon here perhaps maybe again too rather even only not specifically importantly
  interestingly together now today nowadays inside outside nearby elsewhere example examples
  initially previously earlier besides anyway clearly obviously fortunately unfortunately
  originally historically traditionally strictly generally typically usually often sometimes
  unlike like except what why how who whom whose where which first second third`);

/** Words that stand for something named before; opening a sentence they always do. */
export const openingPronouns = list(`
  it its they their them he she his her him this that these those such another other others either
  neither none i we our us you your my one`);

/** Between two nouns or before a verb; none of them is a noun or names anything. */
export const functionWords = list(`
  a an the and or but nor so of in on at by to from with without into onto over under for as is are was
  were be been being has have had do does did not no that which who whom whose where when while whereas
  it its they their them he she his her this these those such than then there here can could may might
  must shall should will would also only very more most less least each every all both between among
  during through across about against up down out off if because since until unless although though
  after before above below within along around toward towards upon via per like therefore thus however
  always never often usually sometimes still already again once even too just now later`);

/** After a noun they say which one is meant. */
export const definers = list(`
  of that which who whose whom where between for to needed used made called known required among
  whereby behind responsible due against`);

/** They say so only where neither a date nor a name follows. */
export const weakDefiners = list(
  'in on at from with by under over above below within across through',
);

/** With nothing but 'the' before them they mean something said before, wherever that was. */
export const dependentNouns = list(`
  process idea method system result problem design reaction model theory event change effect cause
  machine device structure arrangement approach step stage phase group type kind form term word name
  number amount part area period point way fact reason answer question case movement concept principle
  technique study experiment finding discovery substance product object item material rule difference
  relationship pattern factor condition plan policy person man woman king queen author researcher
  scientist team war battle book work purpose goal aim function role importance use advantage
  disadvantage value disease equation formula two three four rest majority latter former practice
  code document agreement treaty leader army film poem novel story painting city country region
  building organization organisation company situation outcome feature scheme project occasion survey
  decision proposal offer campaign expedition error mistake enterprise report commission dispute
  conflict attack loss cost damage committee outbreak injury argument debate measure critic opponent
  supporter diagnosis patient treatment symptom sign technology invention house ship site station
  territory colony village town river valley mountain island revolution rebellion uprising reform layer
  level zone opening reverse opposite contrary inverse converse`);

/** Everybody knows which one is meant. */
export const uniqueNouns = list(`
  sun moon earth sky universe world globe equator horizon ground sea ocean atmosphere crust weather
  climate environment wind rain air sunlight night day morning past present future beginning end north
  south east west internet web body brain heart skin blood bloodstream liver lung kidney stomach spleen
  pancreas throat windpipe trachea oesophagus esophagus intestine gut bladder skeleton skull spine chest
  abdomen mouth nose tongue eye ear hand foot retina cornea hypothalamus pituitary thyroid
  surface top bottom alphabet minute hour week month year century`);

/** They choose one of several that were named before. */
export const choosingWords = list(`
  first second third fourth fifth last next previous final original resulting remaining present current
  new old whole entire main other early late two three four five upper lower inner outer left right
  following above latter former said given outermost innermost uppermost lowermost topmost middle
  central`);

/** Of somebody or something; a sentence that begins with one must say of what. */
export const relationalNouns = list(`
  treatment treatments cause causes symptom symptoms sign signs effect effects result results advantage
  advantages disadvantage disadvantages purpose aim aims function functions role size value meaning
  diagnosis prevention complication complications benefit benefits drawback drawbacks consequence
  consequences example examples exception exceptions reason reasons type types kind kinds feature
  features characteristic characteristics factor factors risk risks side-effects property properties
  part parts step steps stage stages use uses method methods component components source sources
  evidence criticism criticisms opponents supporters critics growth onset duration length origin origins
  definition definitions strength strengths weakness weaknesses goal goals member members victims
  findings estimates figures prices rates costs production demand supply`);

/** Verbs that end the subject of a sentence. */
export const subjectEnds = list(`
  is are was were be has have had includes include included may might can could must should will would
  starts start started begins begin began depends depend consists consist involves involve means mean
  comes come came takes take took varies vary lies lie lay remains remain remained occurs occur occurred
  requires require differ differs appears appear appeared fell rose rises falls do does did follows
  ranges range ranged became becomes become`);

/** Verbs that tell somebody to do something when they begin a sentence. */
export const instructions = list(`
  give use check record report repeat recheck wash look take add write draw note see read keep avoid
  rotate remember compare calculate make put place go stop start begin ensure never do don't let try
  find choose click press type advise ask tell call consider notice observe imagine suppose assume
  recall learn explain describe discuss define list name state show prove solve apply insert remove
  always please be follow measure turn hold press mix heat pour test`);

/** Compare with something; without 'than' nobody knows with what. */
export const comparatives = list(`
  more less fewer larger smaller higher lower greater longer shorter faster slower better worse older
  younger earlier later weaker stronger further farther deeper wider narrower heavier lighter cheaper
  richer poorer easier harder warmer colder hotter cooler newer bigger thicker thinner closer nearer
  quicker broader simpler safer sharper softer darker brighter denser drier taller`);
