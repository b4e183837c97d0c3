/** Small closed lists of English words that the rules look up. */
const list = (words: string) => new Set(words.trim().split(/\s+/));

/** A sentence that begins so leans on the one before. */
export const leaningOpeners = list(`
  however therefore thus hence moreover furthermore consequently accordingly nevertheless nonetheless
  otherwise instead meanwhile similarly likewise conversely additionally finally then later next also
  afterwards subsequently overall indeed still yet so and but or nor first second third firstly secondly
  thirdly lastly eventually soon here there it its they their them he she his her him this that these those
  such both another other others one each either neither none what why how who where let note
  recall consider remember see for perhaps maybe again too rather even only not if specifically
  importantly interestingly together unlike like now today`);

/** Points outside of the sentence, wherever it stands. */
export const leaningWords = list(`
  this these those he she they them him his her we us our you your i my me former latter aforementioned
  above below following previous previously next respectively latter's here thereby therein it's
  hereby thereof such figure table chapter section diagram example exercise slide lecture`);

/** With only 'the' before them they mean something said before. */
export const bareNouns = list(`
  process processes idea ideas method methods system systems result results problem problems design designs
  reaction reactions model models theory theories event events change changes effect effects cause causes
  machine machines device devices structure structures arrangement arrangements approach approaches step
  steps stage stages phase phases group groups type types kind kinds form forms term terms word words name
  names number numbers amount part parts area areas period periods time times point points way ways fact
  facts reason reasons answer answers question questions case cases movement movements concept concepts
  principle principles technique techniques study studies experiment experiments findings discovery
  substance substances product products object objects item items material materials law laws act rule rules
  difference differences relationship pattern patterns factor factors condition conditions plan plans policy
  people person man men woman women king queen author authors researchers scientists team war battle book work
  purpose goal aim function functions role importance use uses advantage advantages disadvantage value values
  disease equation formula two three four rest majority latter former first second third last same answer practice
  code document agreement treaty leader leaders army film poem novel story painting battle law media
  city country region building organization organisation company situation outcome feature features
  opening closure scheme project occasion survey concession decision proposal offer campaign expedition error
  mistake money enterprise equipment figure figures report commission dispute conflict attack proceeds others
  loss losses cost costs damage committee outbreak injury arguments argument debate measure measures critics opponents supporters`);

/** Does not end a sentence with its full stop. */
export const abbreviations = list(`
  dr mr mrs ms prof st jr sr vs etc e.g i.e cf fig figs no nos vol pp approx ca c al u.s u.k u.n a.m p.m
  b.c a.d b.c.e c.e inc ltd co corp dept est jan feb mar apr jun jul aug sep sept oct nov dec gen col capt lt
  sgt rev hon mt`);

/** What only people do. */
export const humanVerbs = list(`
  invent discover design write publish paint compose patent propose found argue conclude observe describe
  introduce develop demonstrate show prove build lead conquer rule order sign win defeat explore sail coin
  formulate suggest study teach believe claim postulate theorize theorise hypothesize extend add calculate
  measure isolate crown elect assassinate execute marry inherit declare announce launch establish create
  improve combine run smelt call name identify devise pioneer win receive deliver command appoint succeed
  defend paint sculpt direct produce perform translate edit born die study work`);

/** Before a name they make it a person. */
export const peopleNouns = list(`
  scientist physicist chemist biologist mathematician engineer inventor philosopher psychologist economist
  president emperor king queen general explorer astronomer physician doctor writer author poet painter composer
  architect leader minister chancellor pope saint sir lord lady dr professor naturalist botanist geologist
  sociologist historian statesman monk merchant navigator pharaoh tsar czar sultan empress prince princess
  journalist playwright banker lawyer official reformer conqueror god goddess traveller traveler teacher sculptor dramatist nurse captain admiral
  duke botanist geneticist programmer linguist anthropologist theorist reformer activist senator governor`);

/** A name with one of these is no person. */
export const thingNames = list(`
  revolution war act treaty canal railway river lake mountain mountains sea ocean empire republic kingdom
  university college church company bank party union league council court constitution declaration period age
  era century dynasty movement battle siege congress convention parliament law theory theorem principle model
  system street city bay island islands valley desert peninsula school society institute museum agency
  organization organisation association committee commission department apparatus cycle effect reaction code
  protocol language layer plan programme program project pact doctrine compromise crisis depression
  renaissance enlightenment reformation testament bible states nations america africa asia europe test scale
  ages bill rights amendment trials mill tower bridge house palace wall purchase proclamation address hall
  curtain station conference summit exhibition fair industry`);

/** Spelled numbers, in order. */
export const spelledNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** Too general to be asked for or to be an option. */
export const dullNouns = list(`
  thing things way ways lot kind kinds type types form forms part parts example examples number numbers amount
  amounts case cases fact facts time times day days year years people person man men woman women place places
  point points end ends side sides use uses work works name names word words term terms set sets group groups
  level levels rate rates range series variety piece pieces area areas region regions result results reason
  reasons role roles purpose purposes addition order means basis presence absence lack need needs ability
  abilities change changes effect effects increase decrease difference differences one ones other others half
  majority share percent percentage century centuries decade decades month months week weeks hour hours minute
  minutes second seconds member members list item items figure table chapter section question answer problem
  problems idea ideas method methods process processes system systems structure structures substance substances
  object objects material materials step steps stage stages phase phases world life body size shape position
  direction condition conditions state states situation course matter rest bit hand hands head line lines
  total average maximum minimum version feature features property properties characteristic characteristics
  function functions activity activities action actions event events period factor factors element elements
  source sources value values degree extent view kind sort aspect aspects approach approaches job jobs
  importance quality quantity advantage advantages disadvantage disadvantages benefit benefits thousand million
  billion hundred thousands millions hundreds dozen couple pair text book page note notes topic summary overview
  introduction conclusion turn top bottom left right front back inside outside middle center centre combination
  collection response impact influence something anything everything nothing someone anyone everyone themselves
  scientist scientists researcher researchers expert experts historian historians economist economists
  itself himself herself thanks help sign mark today yesterday tomorrow`);

/** Not worth comparing texts by. */
export const stopWords = list(`
  a an the and or but nor so of in on at by to from with without into onto over under for as is are was were be
  been being has have had do does did not no that which who whom whose where when while whereas it its they their
  them he she his her this these those such than then there here can could may might must shall should will
  would also only very more most less least much many some any each every all both between among during through
  across about against up down out off if because since until one two i you we our your us other another same
  own just too per via within called known usually often`);

/** Verbs that text books use and that the tagger likes to take for nouns. */
export const commonVerbs = list(`
  absorb act add affect aid allow attack balance bind block break build burn calculate capture carry catch
  cause change charge check circulate claim code collect combine compare connect conserve constrain consume
  contain contract contrast control convert cool copy cost cover create cross cut damage decline decrease
  defend define deliver demand depend describe design destroy detect determine develop die differ diffuse
  digest direct display divide double drain draw drive drop eat emit enable encode end ensure enter establish
  exchange execute exist expand explain express extend fall favor favour feed fill filter fire fix float
  flood flow focus follow force form forward free fuel fuse gain generate give govern grow guard guide hold
  house identify impact improve include increase indicate influence inhibit insert instruct issue join keep
  kill lack last lay lead leave level lie lift limit line link list live lock lower make map mark match
  measure meet melt mirror mix model modify monitor move name need note number obtain occur open order
  outline own pass pay perform permit picture place plan play point pool present preserve prevent process
  produce program prohibit promote protect provide pump push race raise range rank rate reach react read
  receive record reduce refer reflect regulate release rely remain remove repair repeat replace report
  represent require rest result return reveal reverse rise rotate route rule run sample scale seal search
  secrete select send sense separate serve set shape share shift show sign signal slow solve sort sound
  span speed spin split spread stabilise stabilize stand start state stay step stimulate stop store strike
  study suffer suggest supply support surround switch take target taste test thrive time trace track trade
  train transfer translate transmit transport trap travel treat trigger turn use value vary view visit vote
  warm waste watch wear work`);

/** Asked for with 'who'. */
export const roles = list(`
  judge lawyer solicitor barrister witness notary jury juror teacher doctor nurse farmer worker soldier merchant
  citizen king queen emperor president minister senator consul tribune priest monk nun bishop pope knight
  peasant serf slave noble nobleman craftsman trader sailor explorer scientist engineer programmer manager
  employer employee consumer producer buyer seller voter mayor governor patrician plebeian pharaoh scribe
  prosecutor defendant plaintiff claimant magistrate arbitrator mediator trustee author poet philosopher vizier
  surgeon therapist pupil student banker artisan gladiator general commander ambassador accountant auditor`);

/** Say too little to make a statement worth asking. */
export const vagueWords = list(`
  many several some various different important useful good bad more less most few other certain common great
  large small own new old reason reasons place places way ways thing things part parts kind kinds field people
  life number numbers several need needs needed fail begin start occur happen exist change role play plays
  form forms critical several exist depend depends vary varies differ matter matters called known make makes made have has had use used uses`);

/** Make no term of the noun they stand before. */
export const weakAdjectives = list(`
  large small new many main important first second third different other certain various several common
  similar whole entire own single particular specific major minor high low good great long short early late
  old young next last same more most few such additional available possible real able higher lower greater
  further total average overall basic key general special typical nearby extra usual chief best least
  only better larger smaller two three four five six seven eight nine ten hundred thousand million`);
