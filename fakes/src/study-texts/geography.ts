import { defineStudyText } from './define-study-text.ts';

export const geography = defineStudyText({
  id: 'geography',
  title: 'The shape of the land',
  marked: `
# The shape of the land

Mountains rise, rivers cut them down, ice and wind carry the debris away. Physical geography studies these forces and the landscapes that they leave.

## Inside the Earth

The Earth is built in shells. The outermost shell is the {crust}, thin and cold. Below the outermost shell lies the {mantle}, which flows slowly although it is solid rock. The {outer core} is liquid metal whose movement makes the magnetic field. The {inner core} is solid because of the enormous pressure at the centre. The crust and the stiff top of the layer below it form the {lithosphere}, which is broken into plates. The plates glide on the {asthenosphere}, a weak and partly molten layer. Two metals make up most of the core: iron and nickel.

## Moving plates

Plates drift a few centimetres a year, and most of what happens does so at their edges. At a {divergent boundary} two plates move apart and new sea floor is formed. At a {convergent boundary} two plates collide. At a {transform fault} two plates slide past each other. Where one plate sinks below another, a {deep-sea trench} marks the place. Where plates part below the sea, a {mid-ocean ridge} rises from the floor. Far from any edge, a {hot spot} can build a chain of islands such as Hawaii. A {rift valley} opens where a continent is torn apart, as in East Africa. The idea that continents drift was put forward by {Alfred Wegener} in 1912. The strength of earthquakes was first put on a scale of magnitude by {Charles Richter}. The map of the Atlantic floor was drawn by {Marie Tharp}, who found the valley in its middle. Evidence for drifting continents came from three sources: matching coastlines, matching fossils and matching rocks.

## Rocks

Rocks are grouped by the way in which they formed. {Granite} cools slowly deep underground and has large crystals. {Basalt} cools quickly at the surface and builds the ocean floor. {Sandstone} consists of grains that were cemented together. {Limestone} is formed from the shells of sea creatures. {Marble} arises when heat and pressure change a rock of shells. {Slate} splits into thin sheets and was made from mud. {Pumice} is so full of gas bubbles that it floats. Rocks fall into three great groups: igneous, sedimentary and metamorphic.

## Rivers

A river wears away its bed near the source and lays down its load near the mouth. A {waterfall} forms where hard rock lies over soft rock. A {gorge} is left behind as a fall wears its way upstream. A {meander} is a bend that grows as the outer bank is worn away. An {oxbow lake} remains when a river cuts off one of its bends. A {floodplain} is the flat land that a river covers at high water. A {delta} grows where a river drops its mud into the sea. An {estuary} is a wide mouth in which the tide goes in and out. A {tributary} is a smaller stream that joins a larger one. The line between two river basins is the {watershed}. A river carries its load in three ways: in solution, in suspension and along its bed.

## Ice and wind

During the ice ages glaciers covered a third of the land. A {cirque} is the armchair-shaped hollow in which a glacier is born. A {moraine} is a ridge of debris left by a glacier. A {fjord} is a glacial valley that the sea has drowned. A {drumlin} is a smooth hill shaped like half an egg by moving ice. An {erratic} is a boulder that ice has carried far from home. A {dune} is a hill of sand that the wind builds and moves. The fertile dust called {loess} was blown out of bare plains and covers parts of China and Europe. Deserts cover a large share of three continents: Africa, Asia and Australia.

## Climates

Climate is the average of weather over thirty years. The {tropical rainforest} is hot and wet in every month. The {savanna} has a wet season and a dry one, with grass and scattered trees. The {hot desert} gets less than 250 millimetres of rain a year. The {Mediterranean climate} has dry summers and mild wet winters. The {taiga} is the belt of conifers across Russia and Canada with long cold winters. The {tundra} has frozen ground and no trees. Winds that blow steadily towards the equator are the {trade winds}. The seasonal wind that brings rain to India is the {monsoon}. A warm and dry wind on the lee side of the Alps is the {föhn}. A narrow band of very fast wind high in the air is the {jet stream}. Four factors shape the climate of a place: latitude, altitude, distance from the sea and ocean currents.
`,
  groups: [
    {
      kind: 'layer of the Earth',
      lead: 'Which layer of the Earth',
      article: 'The ',
      facts: `
crust = outer shell | is thin and cold at the outside
mantle = shell of slowly flowing rock | flows slowly although it is not liquid
outer core = liquid core | makes the magnetic field by its movement
inner core = solid centre | is solid because of enormous pressure
lithosphere = rigid outer layer | is broken into plates
asthenosphere = weak layer of the upper mantle | is partly molten and lets the plates glide`,
      wrong: 'atmosphere, hydrosphere',
    },
    {
      kind: 'feature of plates',
      lead: 'Which feature',
      article: 'A ',
      facts: `
divergent boundary = constructive margin | has two plates that move apart
convergent boundary = collision zone | has two plates that crash together
transform fault = conservative margin | has two plates that slide past each other
deep-sea trench = ocean trench | marks where one plate sinks below another
mid-ocean ridge = submarine mountain chain | rises where plates part below the sea
hot spot = mantle plume | builds islands such as Hawaii far from any edge
rift valley = graben | opens where a continent is torn apart`,
      wrong: 'coral reef, salt dome',
    },
    {
      kind: 'scientist of the Earth',
      lead: 'Which scientist of the Earth',
      facts: `
Alfred Wegener = Wegener | put forward the drift of continents in 1912
Charles Richter = Richter | put earthquakes on a scale of magnitude
Marie Tharp = Tharp | drew the map of the Atlantic floor`,
      wrong: 'James Hutton, Charles Lyell, Inge Lehmann, Harry Hess',
    },
    {
      kind: 'rock',
      lead: 'Which rock',
      facts: `
granite = coarse plutonic rock | cools slowly and has large crystals
basalt = dark volcanic rock | builds the ocean floor
sandstone = cemented sand | consists of grains that were stuck together
limestone = calcium carbonate rock | is formed from the shells of sea creatures
marble = metamorphosed limestone | arises when heat changes a rock of shells
slate = metamorphosed mud | splits into thin sheets
pumice = volcanic foam | floats because of gas bubbles`,
      wrong: 'gneiss, chalk',
    },
    {
      kind: 'river feature',
      lead: 'Which river feature',
      article: 'A ',
      facts: `
waterfall = cascade | forms where hard rock lies over soft rock
gorge = canyon | is left behind as a fall wears its way upstream
meander = river loop | is a bend that grows
oxbow lake = cut-off loop | remains when a bend is cut off
floodplain = water meadow | is flat land covered at high water
delta = fan of mud at the mouth | grows where mud drops into the sea
estuary = tidal mouth | lets the tide go in and out
tributary = side stream | joins a larger stream
watershed = drainage divide | runs between two basins`,
    },
    {
      kind: 'landform of ice or wind',
      lead: 'Which landform of ice or wind',
      article: 'A ',
      facts: `
cirque = corrie | is the armchair-shaped birthplace of a glacier
moraine = ridge of glacial debris | is a heap of debris left behind
fjord = drowned glacial trough | is a valley that the sea has drowned
drumlin = egg-shaped hill | is shaped like half an egg
erratic = carried boulder | is a boulder far from home
dune = heap of blown sand | is a hill that moves with its sand
loess = blown silt | covers parts of China as fertile dust`,
      wrong: 'lagoon, terrace',
    },
    {
      kind: 'climate zone',
      lead: 'Which climate zone',
      article: 'The ',
      facts: `
tropical rainforest = equatorial zone | is hot and wet in every month
savanna = tropical grassland | has a wet season and scattered trees
hot desert = arid zone | gets less than 250 millimetres of rain
Mediterranean climate = dry summer zone | has mild wet winters
taiga = boreal forest | is the belt of conifers across Russia
tundra = treeless cold zone | has frozen ground and no trees`,
      wrong: 'steppe, cloud forest',
    },
    {
      kind: 'wind',
      lead: 'Which movement of the air',
      article: 'The ',
      facts: `
trade winds = the trades | blows steadily towards the equator
monsoon = seasonal rain wind | brings rain to India
föhn = warm Alpine wind | is warm and dry on the lee side of the Alps
jet stream = high-altitude air current | is a narrow fast band high in the air`,
      wrong: 'mistral, sirocco, land breeze, bora',
    },
  ],
  sets: `
Which metals make up most of the core of the Earth? + iron, nickel - copper, gold, lead, zinc @ Two metals make up
Which evidence spoke for drifting continents? + matching coastlines, matching fossils, matching rocks - matching languages, equal tides, equal climates, satellite photographs @ Evidence for drifting
Which are the great groups of rocks? + igneous, sedimentary, metamorphic - magnetic, volatile, organic, artificial @ Rocks fall into
In which ways does a river carry its load? + in solution, in suspension, along its bed - by evaporation, by freezing, as vapour, through the air @ A river carries its load
Of which continents do deserts cover a large share? + Africa, Asia, Australia - Europe, South America, Central America, Greenland @ Deserts cover a large
Which factors shape the climate of a place? + latitude, altitude, distance from the sea, ocean currents - longitude, population, magnetic north, the time zone @ Four factors shape`,
});
