import { defineStudyText } from './define-study-text.ts';

export const biology = defineStudyText({
  id: 'biology',
  title: 'The cell',
  marked: `
# The cell

Every living thing is built of cells. Some consist of one cell, such as bacteria and yeasts; a grown human has about thirty trillion. This chapter looks at the parts of a cell, at the way it gets its energy, and at the way it divides.

## How cells were found

In 1665 the English scientist {Robert Hooke} described the tiny boxes that he saw in a slice of cork and called them cells. In the same century the Dutch cloth merchant {Antonie van Leeuwenhoek} watched living bacteria through a lens that he had ground himself. In 1838 the botanist {Matthias Schleiden} concluded that plants are made of cells. In 1839 the physiologist {Theodor Schwann} extended the theory of cells from plants to animals. In 1855 the physician {Rudolf Virchow} made known the rule that cells arise from cells that were there before. In 1967 the biologist {Lynn Margulis} argued that mitochondria and chloroplasts descend from bacteria that once lived freely.

## Parts of the cell

The inside of a cell is divided into compartments, and each has its own work. The {nucleus} holds most of the DNA and controls which genes are read. The {ribosome} joins amino acids into proteins, following the instructions of messenger RNA. The {rough endoplasmic reticulum} carries ribosomes on its surface and folds new proteins. The {Golgi apparatus} sorts proteins, packs them into vesicles and sends them to their destinations. The {lysosome} breaks down worn-out material with digestive enzymes. The {mitochondrion} makes most of the ATP of an animal cell. In plants and algae the {chloroplast} captures light and uses its energy to build sugar. The {central vacuole} of a plant cell stores water and presses the contents against the wall. Four parts are found in plant cells and in bacteria alike: the cell membrane, the cell wall, the ribosomes and the cytoplasm.

## The membrane and what crosses it

A membrane surrounds the cell and decides what comes in and what goes out. The basic layer of the membrane consists of {phospholipids}, whose tails turn away from water. In animal cells {cholesterol} keeps the membrane from becoming too stiff or too fluid. Large ions pass through channels that are formed by {proteins}. On the outer face, short chains of {carbohydrates} mark the cell so that other cells can recognise it. Small molecules can cross by {diffusion}, which moves them from a higher to a lower concentration without any cost in energy. The movement of water through a membrane that holds back the dissolved particles is called {osmosis}. Ions are pumped against their gradient by {active transport}, which consumes ATP. White blood cells swallow bacteria by {phagocytosis}, folding the membrane around the prey. Nerve cells release their messengers by {exocytosis}, in which vesicles fuse with the membrane and empty themselves outside. Three kinds of molecule cross the membrane without help: oxygen, carbon dioxide and small lipids.

## Energy from food

Cells gain energy from glucose in steps, so that little of it is lost as heat. The first step, {glycolysis}, splits glucose into two molecules of pyruvate in the cytoplasm. Inside the mitochondrion the {citric acid cycle} strips the remaining carbon off as carbon dioxide. The last step, the {electron transport chain}, hands electrons to oxygen and yields the largest share of ATP. When oxygen is lacking, muscle cells turn to {lactic acid fermentation}, which restores the carrier NAD but yields little energy. In yeast, {alcoholic fermentation} releases ethanol together with carbon dioxide. Plants store energy first: in the {Calvin cycle} they fix carbon dioxide and build it into sugar. The light reactions of photosynthesis deliver three products: oxygen, ATP and NADPH.

## How a cell divides

Before a cell divides it copies its DNA during {interphase}, which takes up most of its life. Mitosis itself runs through four stages: prophase, metaphase, anaphase and telophase. In {prophase} the chromosomes condense and become visible under the microscope. In {metaphase} the chromosomes line up in the middle of the cell. In {anaphase} the sister chromatids are pulled to opposite poles. In {telophase} new nuclear envelopes form around the two sets of chromosomes. Finally, in {cytokinesis}, the cytoplasm is divided and two daughter cells appear.

## Tissues and messengers

Cells of one kind work together in tissues. {Epithelial tissue} covers surfaces and lines hollow organs. {Connective tissue} binds other tissues together and includes bone, fat and blood. {Muscle tissue} shortens and so moves the body or its contents. {Nervous tissue} conducts electrical signals and processes them. Animals are said to have four basic tissues: epithelial, connective, muscle and nervous tissue. Between the cells of one body messages travel as well. {Insulin} lowers the sugar level of the blood after a meal. {Glucagon} makes the liver release sugar when the level falls. {Adrenaline} quickens the heartbeat and prepares the body for effort. {Thyroxine} sets the speed at which the body uses energy at rest. {Melatonin} tells the body that it is night.
`,
  groups: [
    {
      kind: 'scientist',
      lead: 'Which scientist',
      facts: `
Robert Hooke = Hooke | described the tiny boxes in a slice of cork
Antonie van Leeuwenhoek = Leeuwenhoek | watched living bacteria through a home-made lens
Matthias Schleiden = Schleiden | concluded that plants are made of cells
Theodor Schwann = Schwann | extended the theory of cells from plants to animals
Rudolf Virchow = Virchow | stated that cells arise from earlier cells
Lynn Margulis = Margulis | argued that mitochondria descend from free bacteria`,
      wrong: 'Gregor Mendel, Louis Pasteur, Robert Brown',
    },
    {
      kind: 'part of the cell',
      lead: 'Which part of the cell',
      article: 'The ',
      facts: `
nucleus = cell nucleus | holds most of the DNA and controls which genes are read
ribosome = protein factory of the cell | joins amino acids into chains as messenger RNA instructs
rough endoplasmic reticulum = rough ER | folds new proteins and has a surface studded with granules
Golgi apparatus = Golgi body = Golgi complex | sorts proteins and packs them into vesicles
lysosome = digestive vesicle | breaks down worn-out material
mitochondrion = powerhouse of the cell = mitochondria | makes most of the ATP of an animal
chloroplast = green plastid | captures light to build sugar
central vacuole = large plant vacuole | stores water and presses against the wall of a plant`,
      wrong: 'centrosome, cytoskeleton, peroxisome',
    },
    {
      kind: 'component of the membrane',
      lead: 'Which component of the membrane',
      facts: `
phospholipids = lipids with a phosphate head | forms its basic layer
cholesterol = a steroid named cholesterol | keeps it from becoming too stiff in animals
proteins = polypeptides | forms the channels for large ions
carbohydrates = sugar chains | marks the outer face for recognition`,
      wrong: 'nucleic acids, vitamins, mineral salts, pigments',
    },
    {
      kind: 'way across the membrane',
      lead: 'Which process',
      facts: `
diffusion = passive spreading | moves small molecules to a lower concentration free of cost
osmosis = diffusion of water | lets water through while dissolved particles are held back
active transport = pumping with ATP | carries ions against their gradient
phagocytosis = cell eating | lets white blood cells swallow bacteria
exocytosis = release by vesicles | empties the messengers of nerve cells outside`,
      wrong: 'transcription, hydrolysis, translation',
    },
    {
      kind: 'pathway',
      lead: 'Which pathway',
      facts: `
glycolysis = splitting of glucose | makes two molecules of pyruvate in the cytoplasm
citric acid cycle = Krebs cycle | strips the remaining carbon off inside the mitochondrion
electron transport chain = respiratory chain | yields the largest share of ATP
lactic acid fermentation = lactate fermentation | helps out muscle cells that lack oxygen
alcoholic fermentation = ethanol fermentation | releases ethanol in yeast
Calvin cycle = dark reactions | fixes carbon dioxide in plants`,
      wrong: 'urea cycle, beta oxidation',
    },
    {
      kind: 'phase',
      lead: 'In which phase',
      facts: `
interphase = the phase between divisions | is the DNA copied
prophase = the first stage of mitosis | do the chromosomes condense and become visible
metaphase = the second stage of mitosis | do the chromosomes line up in the middle
anaphase = the third stage of mitosis | are the sister chromatids pulled apart
telophase = the fourth stage of mitosis | do new nuclear envelopes form
cytokinesis = division of the cytoplasm | do two daughter cells appear`,
      isDescribed: false,
    },
    {
      kind: 'tissue',
      lead: 'Which tissue',
      facts: `
epithelial tissue = epithelium | covers surfaces and lines hollow organs
connective tissue = supporting tissue | binds others together and includes bone and blood
muscle tissue = contractile tissue | shortens and so moves the body
nervous tissue = nerve tissue | conducts electrical signals`,
      wrong: 'vascular tissue, glandular tissue, embryonic tissue',
    },
    {
      kind: 'hormone',
      lead: 'Which hormone',
      facts: `
insulin | lowers the sugar level of the blood
glucagon | makes the liver release sugar
adrenaline = epinephrine | quickens the heartbeat
thyroxine = T4 | sets the speed of energy use at rest
melatonin = the hormone of darkness | tells the body that it is night`,
      wrong: 'oestrogen, cortisol, oxytocin',
    },
  ],
  sets: `
Which parts are found in plant cells and in bacteria alike? + cell membrane, cell wall, ribosomes, cytoplasm - mitochondria, nucleus, Golgi apparatus, chloroplasts @ Four parts are found
Which molecules cross the membrane without help? + oxygen, carbon dioxide, small lipids - glucose, sodium ions, proteins, starch @ Three kinds of molecule
Which products do the light reactions of photosynthesis deliver? + oxygen, ATP, NADPH - glucose, pyruvate, ethanol, lactate @ The light reactions
Which of these are stages of mitosis? + prophase, metaphase, anaphase, telophase - interphase, glycolysis, osmosis, exocytosis @ Mitosis itself
Which tissues belong to the four basic ones of animals? + epithelial tissue, connective tissue, muscle tissue, nervous tissue - vascular tissue, woody tissue, storage tissue, cork tissue @ Animals are said`,
});
