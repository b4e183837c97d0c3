import { defineStudyText } from './define-study-text.ts';

export const tables = defineStudyText({
  id: 'tables',
  title: 'Food and nutrition',
  marked: `
# Food and nutrition

What we eat gives energy, builds the body and keeps it in order. The tables of this chapter sum up the nutrients and where they are found.

## Sources of energy

| Nutrient | Energy per gram | Typical food |
|---|---|---|
| Fat | 37 kJ | butter, oil, nuts |
| Carbohydrate | 17 kJ | bread, rice, potatoes |
| Protein | 17 kJ | beans, fish, eggs |
| Fibre | 8 kJ | bran, vegetables |

The nutrient with the most energy in each gram is {fat}. Muscles and enzymes are built from {protein}. Brain cells live above all on {carbohydrate}, which is broken down to glucose. The nutrient that feeds the bacteria of the large intestine is {fibre}. The nutrient that makes up more than half of the body is {water}. Bones get their hardness from {minerals}, which yield no energy. Three nutrients supply energy in large amounts: fat, carbohydrate and protein.

## Vitamins

| Vitamin | Found in | Lack leads to |
|---|---|---|
| A | carrots, liver | night blindness |
| B1 | whole grain, pork | beriberi |
| B12 | meat, milk | anaemia |
| C | citrus fruit, peppers | scurvy |
| D | oily fish, sunlight | rickets |
| K | green leaves | bleeding |

Good sight in the dark depends on {vitamin A}. Nerves and the use of sugar depend on {vitamin B1}. People who eat no animal products should take {vitamin B12}. Sailors of old fell ill with scurvy for want of {vitamin C}. The skin makes {vitamin D} in sunlight. Blood clots properly thanks to {vitamin K}. Cells are protected from oxygen by {vitamin E}, found in plant oils. Women who hope to become pregnant are advised to take {folic acid}. Four vitamins dissolve in fat: A, D, E and K.

## Minerals

| Mineral | Task | Good source |
|---|---|---|
| Calcium | bones, teeth | milk, kale |
| Iron | transport of oxygen | meat, lentils |
| Iodine | thyroid hormone | sea fish, iodised salt |
| Potassium | nerve signals | bananas, potatoes |
| Zinc | healing of wounds | cheese, oysters |

Bones and teeth are hardened by {calcium}. The red pigment of blood needs {iron} to carry oxygen. The thyroid gland builds its hormone with {iodine}. Bananas and potatoes are rich in {potassium}. Wounds heal more slowly when {zinc} is lacking. Tooth enamel resists acid better thanks to {fluoride}. Too much {sodium}, most of it from table salt, raises the blood pressure. Muscles relax with the help of {magnesium}, found in nuts and whole grain.

## The way of food

| Organ | Time food stays | What happens |
|---|---|---|
| Mouth | a minute | chewing, first attack on starch |
| Stomach | two to four hours | acid, first attack on protein |
| Small intestine | three to five hours | uptake of most nutrients |
| Large intestine | a day or more | return of water |

Starch is first attacked in the {mouth}. Food is moved down to the stomach through the {oesophagus}. Acid kills most germs in the {stomach}. Most nutrients pass into the blood in the {small intestine}. Water is taken back in the {large intestine}. Bile is made by the {liver} and helps to digest fat. Bile is stored in the {gall bladder} between meals. Insulin and many enzymes of digestion come from the {pancreas}. The enzyme {amylase} splits starch into sugar. The enzyme {pepsin} works on protein in acid. The enzyme {lipase} breaks fat into smaller parts. The enzyme {lactase} splits the sugar of milk. Digestion needs help from three glands outside the tube: the liver, the pancreas and the salivary glands.

## Diseases of diet

| Disease | Cause |
|---|---|
| Scurvy | no fresh fruit for months |
| Rickets | too little sun and fish |
| Goitre | soil without iodine |
| Anaemia | too little iron |

Bleeding gums are the first sign of {scurvy}. Bent legs in children are a sign of {rickets}. A swollen neck is the mark of {goitre}. Tired and pale patients may suffer from {anaemia}. Polished rice as the main food led to {beriberi} in Asia. High blood sugar over years is called {diabetes}. Weak and brittle bones in old age are called {osteoporosis}. Three habits lower the risk of heart disease: regular movement, little salt and no smoking.

## Keeping food fresh

| Method | Principle |
|---|---|
| Drying | removes water |
| Pasteurising | short heat |
| Freezing | stops growth by cold |
| Pickling | acid |

The method of {drying} takes away the water that microbes need. The method of {pasteurising} heats milk for a short time. The method of {freezing} stops the growth of microbes by deep cold. The method of {pickling} protects vegetables with vinegar. The method of {smoking} covers fish with substances from burning wood. The method of {canning} seals food in tins and heats it.
`,
  groups: [
    {
      kind: 'nutrient',
      lead: 'Which nutrient',
      facts: `
fat = lipids | has the most energy in each gram
protein = amino acid chains | builds muscles and enzymes
carbohydrate = starch and sugar | feeds brain cells above all
fibre = roughage | feeds the bacteria of the large intestine
water = H2O | makes up more than half of the body
minerals = inorganic salts | gives bones their hardness`,
      wrong: 'alcohol, caffeine',
    },
    {
      kind: 'vitamin',
      lead: 'Which vitamin',
      facts: `
vitamin A = retinol | serves good sight in the dark
vitamin B1 = thiamine | serves nerves and the use of sugar
vitamin B12 = cobalamin | should people take who eat no animal products
vitamin C = ascorbic acid | did sailors with scurvy lack
vitamin D = calciferol | does the skin make in sunlight
vitamin K = phylloquinone | makes blood clot properly
vitamin E = tocopherol | protects cells from oxygen
folic acid = vitamin B9 | is advised before pregnancy`,
      isDescribed: false,
    },
    {
      kind: 'mineral',
      lead: 'Which mineral',
      facts: `
calcium = Ca | hardens bones and teeth
iron = Fe | lets the red pigment carry oxygen
iodine = I | is part of the thyroid hormone
potassium = K | is plentiful in bananas
zinc = Zn | helps wounds to heal
fluoride = F | makes enamel resist acid
sodium = Na | raises the blood pressure when there is too much
magnesium = Mg | helps muscles to relax`,
    },
    {
      kind: 'organ of digestion',
      lead: 'Which organ of digestion',
      article: 'The ',
      facts: `
mouth = oral cavity | first attacks starch
oesophagus = gullet | moves food down
stomach = gaster | kills most germs with acid
small intestine = small bowel | passes most nutrients into the blood
large intestine = colon | takes water back
liver = hepar | makes bile
gall bladder = bile sac | stores bile between meals
pancreas = sweetbread gland | makes insulin and many enzymes`,
    },
    {
      kind: 'enzyme',
      lead: 'Which enzyme',
      facts: `
amylase = diastase | splits starch
pepsin = stomach protease | works on protein in acid
lipase = fat-splitting enzyme | breaks fat into smaller parts
lactase = beta-galactosidase | splits the sugar of milk`,
      wrong: 'catalase, ligase, helicase',
    },
    {
      kind: 'disease',
      lead: 'Which disease',
      facts: `
scurvy = lack of ascorbic acid | begins with bleeding gums
rickets = soft bones of childhood | bends the legs of children
goitre = enlarged thyroid | swells the neck
anaemia = lack of red blood | makes patients tired and pale
beriberi = thiamine deficiency | came from polished rice
diabetes = sugar sickness | means high blood sugar over years
osteoporosis = bone loss of old age | makes bones weak and brittle`,
      wrong: 'gout, coeliac disease',
    },
    {
      kind: 'method of preservation',
      lead: 'Which method',
      facts: `
drying = dehydration | takes away the water that microbes need
pasteurising = short heating | heats milk for a short time
freezing = deep cold storage | stops growth by deep cold
pickling = laying in vinegar | protects vegetables with acid
smoking = curing with smoke | covers fish with substances from burning wood
canning = sealing in tins | seals food and heats it`,
      wrong: 'irradiation, vacuum packing',
    },
  ],
  sets: `
Which nutrients supply energy in large amounts? + fat, carbohydrate, protein - water, minerals, vitamins, salt @ Three nutrients supply
Which vitamins dissolve in fat? + vitamin A, vitamin D, vitamin E, vitamin K - vitamin B1, vitamin B12, vitamin C, folic acid @ Four vitamins dissolve
Which glands outside the tube help digestion? + the liver, the pancreas, the salivary glands - the thyroid, the spleen, the sweat glands, the kidneys @ Digestion needs help
Which habits lower the risk of heart disease? + regular movement, little salt, no smoking - long fasting, late dinners, cold baths, extra vitamins @ Three habits lower`,
});
