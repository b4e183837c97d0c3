import { defineStudyText } from './define-study-text.ts';

/** The long one: enough facts for the largest test that a plan allows. */
export const ancientWorld = defineStudyText({
  id: 'ancient-world',
  title: 'The ancient world',
  marked: `
# The ancient world

Cities, writing, law and money were invented in the ancient world. This long chapter follows the great civilisations from the rivers of the Near East to the end of Rome in the West, and looks at China, India and the Americas as well.

The sources are uneven. From some peoples we have whole libraries, from others only pots and graves. Writers of the time often lived long after the events, took sides, or wrote in order to please a ruler. Historians therefore compare texts with inscriptions, coins and excavated houses, and they keep apart what is known from what is merely likely.

## Mesopotamia

Between the Tigris and the Euphrates the first cities grew. The plain had rich soil but little rain, no stone and hardly any timber. Whoever wanted to live there had to dig channels, to store grain and to trade for metal, and all of this called for lists. So writing did not begin with poems but with accounts of sheep and barley. The {Sumerians} invented cuneiform writing and built the first cities in the south of Mesopotamia. The {Akkadians} under Sargon united the cities into the first empire. The {Babylonians} divided the circle into 360 degrees and made the city of Hammurabi a capital of learning. The {Assyrians} ruled from Nineveh and were feared for their sieges. The {Hittites} lived in Anatolia and were early masters of iron. The {Persians} under Cyrus conquered the whole Near East and let the peoples keep their customs. The stepped temple tower of a Mesopotamian city is called a {ziggurat}. A small engraved roller that printed a mark of ownership into clay is the {cylinder seal}. Fields far from the rivers were watered through the {irrigation canal}. Scribes of Mesopotamia wrote on three materials: clay, stone and wax.

## Egypt

The Nile flooded each summer and left black mud on the fields. Peasants paid a part of the harvest to the granaries of the king, and in the months of the flood many of them worked on his buildings. Deserts on both sides kept enemies away, so that the kingdom lasted, with breaks, for nearly three thousand years. King {Djoser} had the first pyramid, a stepped one, built at Saqqara. King {Khufu} had the largest pyramid built at Giza. Queen {Hatshepsut} ruled as a pharaoh in her own right and sent ships to the land of Punt. King {Akhenaten} replaced the old gods by the disc of the sun. King {Tutankhamun} died young, and his tomb was found nearly untouched in 1922. King {Ramesses II} fought the Hittites at Kadesh and built Abu Simbel. Queen {Cleopatra VII} was the last ruler of Egypt before the Romans. The god {Osiris} judged the dead in the underworld. The god {Ra} crossed the sky by day in a boat. The goddess {Isis} was worshipped as mother and magician. The god {Anubis} had the head of a jackal and watched over embalming. The god {Thoth} had the head of an ibis and invented writing. The god {Horus} was shown as a falcon and protected the king. The writing material made from a reed of the Nile was {papyrus}. The key to the hieroglyphs was the {Rosetta Stone}, which carries the same text in three scripts. The Rosetta Stone carries three scripts: hieroglyphic, demotic and Greek.

## Greece

Mountains divided Greece into hundreds of city-states. They shared a language, gods and games, but each had its own laws, coins and calendar. Wherever land was short, young men sailed away and founded daughter cities from Spain to the Black Sea. The city of {Athens} gave its citizens a vote in the assembly. The city of {Sparta} raised its boys as soldiers from the age of seven. The city of {Corinth} grew rich on the trade across its narrow isthmus. The city of {Thebes} broke the power of the Spartan army at Leuctra. The city of {Delphi} was visited for the oracle of Apollo. The city of {Olympia} held games in honour of Zeus every four years. The city of {Syracuse} was the mightiest Greek colony in Sicily. The reformer {Solon} forbade slavery for debt. The reformer {Cleisthenes} ordered the citizens of Attica into ten tribes. The statesman {Pericles} had the Parthenon built. The philosopher {Socrates} taught by asking questions and was condemned to drink poison. The philosopher {Plato} founded the Academy. The philosopher {Aristotle} taught the young Alexander and founded the Lyceum. The historian {Herodotus} described the wars with Persia and is called the father of history. The historian {Thucydides} wrote on the war between the two leading cities as an exiled general. The poet {Sappho} wrote lyric songs on the island of Lesbos. The physician {Hippocrates} looked for natural causes of disease. Greek temples were built in three orders: Doric, Ionic and Corinthian.

## Battles of the Greeks

At {Marathon} in 490 the citizens of Attica beat a Persian landing. At {Thermopylae} in 480 three hundred Spartans held a pass until they fell. At {Salamis} in 480 the Greek fleet destroyed the ships of Xerxes in a narrow strait. At {Plataea} in 479 the Persian land army was defeated for good. At {Chaeronea} in 338 Philip of Macedon became master of Greece. At {Gaugamela} in 331 Alexander overthrew the Persian king. After the death of Alexander three large kingdoms remained: Egypt, Syria and Macedonia.

## The Roman Republic

Rome began as a village on the Tiber. After the last king was driven out, the families of the nobility shared power by dividing it: most offices were held by more than one man and for a short time. The common people won their rights step by step, often by refusing to march to war. The {Senate} advised the magistrates and steered foreign policy. The two {consuls} led the state and the army for one year. The {praetors} administered justice. The {censors} counted the citizens and watched over morals. The {tribunes} could forbid acts of magistrates to protect the plebeians. The {aediles} looked after streets, markets and games. The {quaestors} kept the treasury. The {dictator} held full power for six months in an emergency. The general {Hannibal} crossed the Alps with elephants. The general {Scipio Africanus} won the battle of Zama. The brothers called the {Gracchi} wanted to give public land to the poor. The slave {Spartacus} led a rising of gladiators. The orator {Cicero} uncovered the conspiracy of Catiline. The conqueror {Julius Caesar} subdued Gaul and was murdered on the Ides of March. Members of the first triumvirate were three: Caesar, Pompey and Crassus.

## The Roman Empire

The first emperor, {Augustus}, kept the forms of the republic and ruled alone. Two centuries of peace followed, in which roads, towns and trade grew around the whole Mediterranean. From the third century on, wars at the borders and quick changes of rulers weakened the state, and in the year 476 the last emperor of the West was sent into retirement by a Germanic officer. The emperor {Nero} blamed the Christians for the fire of Rome. The emperor {Vespasian} began the Colosseum. The emperor {Trajan} led the empire to its greatest extent. The emperor {Hadrian} built a wall across the north of Britain. The emperor {Marcus Aurelius} wrote philosophical meditations in Greek. The emperor {Diocletian} divided the rule among four men. The emperor {Constantine} founded a new capital on the Bosporus. Water reached the towns over the {aqueduct}. Public baths were heated by the {hypocaust}, a hollow floor with hot air. The market place and political centre of a Roman town was the {forum}. A dome was possible thanks to {concrete} made with volcanic ash. Chariot races took place in the {circus}. Roman towns offered three public comforts: baths, fountains and theatres.

## India and China

On the Indus the planned city of {Mohenjo-daro} had drains under its streets. The king {Ashoka} turned to Buddhism after a bloody war and had edicts cut in stone. The emperor {Qin Shi Huang} united China and was buried with an army of clay. The teacher {Confucius} stressed respect, duty and learning. The sage {Laozi} is said to have written the book of the Way. The traveller {Zhang Qian} opened the road to the West for the Han emperors. The {silk} of China was sold as far as Rome. The {compass} was first used in China to lay out buildings. The court official Cai Lun improved the making of {paper}. Caravans and ships carried goods and beliefs between the two ends of the continent, although hardly any traveller made the whole journey himself. Ideas from India spread widely, among them three: zero, chess and Buddhism.

## The Americas

The {Olmecs} carved giant heads of stone on the Gulf of Mexico. The {Maya} wrote books and kept a precise calendar in the forests of Yucatán. The {Zapotecs} built their capital on Monte Albán. The {Moche} made portrait vessels on the coast of Peru. The {Nazca} drew huge figures on the floor of a desert. Farmers of ancient America grew three crops together: maize, beans and squash.

## What remains

Much of the ancient world lives on unnoticed. Our hour has sixty minutes because scribes on the Euphrates counted in sixties. Our letters came from the coast of {Lebanon} by way of Greece and Italy. Courts still hear both sides, actors still wear the mask of a role, and the names of the planets are those of Roman gods. Other legacies are less welcome: the idea that some people are born to serve, and the habit of calling every neighbour a barbarian.
`,
  groups: [
    {
      kind: 'coast',
      lead: 'Which coast',
      isDescribed: false,
      facts: `
Lebanon | did our letters come from by way of Greece and Italy`,
      wrong: 'Portugal, Denmark, Ireland, Norway, Croatia',
    },
    {
      kind: 'people of the Near East',
      lead: 'Which people of the Near East',
      article: 'The ',
      facts: `
Sumerians = people of Sumer | invented cuneiform writing
Akkadians = people of Akkad | made the first empire under Sargon
Babylonians = people of Babylon | divided the circle into 360 degrees
Assyrians = people of Ashur | ruled from Nineveh
Hittites = people of Hattusa | were early masters of iron
Persians = people of Cyrus | let the conquered keep their customs`,
      wrong: 'Phoenicians, Elamites',
    },
    {
      kind: 'work of Mesopotamia',
      lead: 'Which work of Mesopotamia',
      article: 'The ',
      facts: `
ziggurat = temple tower | is a stepped place of worship
cylinder seal = engraved roller | printed a mark of ownership into clay
irrigation canal = water channel | brought water to distant fields`,
      wrong: 'potter’s wheel, city wall, reed boat, clay tablet',
    },
    {
      kind: 'ruler of Egypt',
      lead: 'Which ruler of Egypt',
      facts: `
Djoser = Zoser | had the first stepped pyramid built
Khufu = Cheops | had the largest pyramid built
Hatshepsut = Maatkare | sent ships to the land of Punt
Akhenaten = Amenhotep IV | replaced the old gods by the disc of the sun
Tutankhamun = Tut | had a tomb that was found nearly untouched
Ramesses II = Ramesses the Great | fought at Kadesh
Cleopatra VII = Cleopatra | was the last before the Romans`,
      wrong: 'Nefertiti, Thutmose III',
    },
    {
      kind: 'deity of Egypt',
      lead: 'Which deity of Egypt',
      facts: `
Osiris = lord of the underworld | judged the dead
Ra = Re | crossed the sky in a boat
Isis = Aset | was worshipped as mother and magician
Anubis = Anpu | watched over embalming
Thoth = Djehuty | invented the art of the scribes
Horus = Hor | was shown as a falcon`,
      wrong: 'Hathor, Sobek',
    },
    {
      kind: 'find',
      lead: 'Which object of ancient study',
      facts: `
papyrus = reed sheets | was made from a plant of the Nile
Rosetta Stone = stele of Rosetta | was the key to the hieroglyphs`,
      wrong: 'parchment, the Code of Hammurabi, the Palermo Stone, vellum, bronze',
    },
    {
      kind: 'Greek city',
      lead: 'Which Greek city',
      facts: `
Athens = the polis of Attica | gave citizens a vote in the assembly
Sparta = Lacedaemon | raised its boys as soldiers
Corinth = the city of the isthmus | grew rich on trade across an isthmus
Thebes = the capital of Boeotia | won at Leuctra
Delphi = Pytho | was visited for an oracle
Olympia = the sanctuary of Zeus in Elis | held games every four years
Syracuse = the great colony in Sicily | was the mightiest colony in the west`,
      wrong: 'Argos, Megara',
    },
    {
      kind: 'person of ancient Greece',
      lead: 'Which Greek',
      facts: `
Solon = the lawgiver Solon | forbade slavery for debt
Cleisthenes = the founder of the ten tribes | ordered the citizens into ten tribes
Pericles = the son of Xanthippus | had the Parthenon built
Socrates = the teacher of Plato | was condemned to drink poison
Plato = Aristocles | founded the Academy
Aristotle = the Stagirite | taught the young Alexander
Herodotus = the father of history | described the wars with Persia
Thucydides = the exiled general | wrote about a great war as an exiled general
Sappho = the poet of Lesbos | composed lyric songs on an island
Hippocrates = the physician of Kos | looked for natural causes of disease`,
    },
    {
      kind: 'battle',
      lead: 'In which battle',
      isDescribed: false,
      facts: `
Marathon = the battle of 490 | did the citizens of Attica beat a landing
Thermopylae = the battle of the hot gates | did three hundred hold a pass
Salamis = the sea battle of 480 | did the Greek fleet destroy the ships of Xerxes
Plataea = the battle of 479 | was the Persian land army defeated for good
Chaeronea = the battle of 338 | did Philip become master of Greece
Gaugamela = Arbela | did Alexander overthrow the Persian king`,
    },
    {
      kind: 'Roman office',
      lead: 'Which office or body of Rome',
      article: 'The ',
      facts: `
Senate = council of elders | steered foreign policy
consuls = two yearly heads of state | led the state and the army for a year
praetors = judges of Rome | administered justice
censors = census officers | counted the citizens
tribunes = tribunes of the plebs | could forbid acts to protect the plebeians
aediles = city officers | looked after streets and markets
quaestors = treasury officers | kept the treasury
dictator = emergency ruler | held full power for six months`,
    },
    {
      kind: 'person of the Republic',
      lead: 'Who in the age of the Republic',
      facts: `
Hannibal = Hannibal Barca | crossed the Alps with elephants
Scipio Africanus = Scipio the Elder | won the battle of Zama
Gracchi = Tiberius and Gaius Gracchus | wanted to give public land to the poor
Spartacus = the Thracian gladiator | led a rising of gladiators
Cicero = Tully | uncovered the conspiracy of Catiline
Julius Caesar = Caesar | subdued Gaul`,
      wrong: 'Marius, Sulla',
    },
    {
      kind: 'emperor',
      lead: 'Which emperor',
      facts: `
Augustus = Octavian | kept the forms of the republic
Nero = the last Julio-Claudian | blamed the Christians for a fire
Vespasian = the first Flavian | began the Colosseum
Trajan = the conqueror of Dacia | led Rome to its greatest extent
Hadrian = the successor of Trajan | built a wall across Britain
Marcus Aurelius = the philosopher on the throne | wrote meditations in Greek
Diocletian = the founder of the tetrarchy | divided the rule among four
Constantine = Constantine the Great | founded a capital on the Bosporus`,
    },
    {
      kind: 'Roman building or material',
      lead: 'Which building or material of Rome',
      article: 'The ',
      facts: `
aqueduct = water bridge | brought water to the towns
hypocaust = underfloor heating | heated public baths
forum = market place | was the political centre of a town
concrete = opus caementicium | made domes possible
circus = race course | was the place of chariot contests`,
      wrong: 'basilica, catacomb, villa',
    },
    {
      kind: 'name of Asian history',
      lead: 'Who or what in ancient Asia',
      facts: `
Mohenjo-daro = the mound of the dead | had drains under its streets
Ashoka = the Maurya king | had edicts cut in stone
Qin Shi Huang = the First Emperor | was buried with an army of clay
Confucius = Kong Fuzi | stressed respect and learning
Laozi = Lao Tzu | is said to have written the book of the Way
Zhang Qian = the envoy of the Han | opened the road to the West`,
      wrong: 'Sun Tzu, Chandragupta',
    },
    {
      kind: 'invention of China',
      lead: 'Which invention of China',
      facts: `
silk = cloth of the silkworm | was sold as far as Rome
compass = south-pointing needle | first helped to lay out buildings
paper = sheets of plant fibre | was improved by Cai Lun`,
      wrong: 'porcelain, gunpowder, printing, the wheelbarrow',
    },
    {
      kind: 'people of ancient America',
      lead: 'Which people of ancient America',
      article: 'The ',
      facts: `
Olmecs = people of the giant heads | carved giant heads of stone
Maya = people of Yucatán | kept a precise calendar in the forest
Zapotecs = people of Oaxaca | built a capital on Monte Albán
Moche = Mochica | made portrait vessels
Nazca = Nasca | drew huge figures on a desert floor`,
      wrong: 'Aztecs, Inca, Toltecs',
    },
  ],
  sets: `
On which materials did scribes of Mesopotamia write? + clay, stone, wax - paper, silk, birch bark, bamboo @ Scribes of Mesopotamia
Which scripts does the Rosetta Stone carry? + hieroglyphic, demotic, Greek - Latin, cuneiform, Hebrew, runic @ The Rosetta Stone carries three
In which orders were Greek temples built? + Doric, Ionic, Corinthian - Gothic, Baroque, Tuscan, Romanesque @ Greek temples were built
Which kingdoms remained after the death of Alexander? + Egypt, Syria, Macedonia - Carthage, Italy, Gaul, Spain @ After the death of
Who belonged to the first triumvirate? + Caesar, Pompey, Crassus - Cicero, Brutus, Cato, Sulla @ Members of the first
Which public comforts did Roman towns offer? + baths, fountains, theatres - railways, libraries on wheels, hospitals for all, street lamps @ Roman towns offered
Which ideas spread from India? + zero, chess, Buddhism - paper, the compass, the forum, democracy @ Ideas from India
Which crops did farmers of ancient America grow together? + maize, beans, squash - wheat, rice, rye, barley @ Farmers of ancient`,
});
