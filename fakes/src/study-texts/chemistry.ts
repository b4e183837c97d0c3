import { defineStudyText } from './define-study-text.ts';

export const chemistry = defineStudyText({
  id: 'chemistry',
  title: 'Atoms, bonds and reactions',
  marked: `
# Atoms, bonds and reactions

Chemistry asks what things are made of and how one substance becomes another. Nearly all answers begin with the atom.

## Inside the atom

An atom is mostly empty space. The {proton} carries a positive charge and sits in the nucleus. The {neutron} has no charge and adds to the mass of the nucleus. The {electron} carries a negative charge and moves around the nucleus. Atoms of one element with different masses are called {isotopes}. An atom that has gained or lost charge is called an {ion}. A group of atoms held together by shared pairs is a {molecule}. The number of protons is given by the {atomic number}, which orders the periodic table. The sum of the particles in the nucleus is the {mass number}. The nucleus contains two kinds of particle: protons and neutrons.

## People and models

Ideas about the atom changed several times. In 1803 {John Dalton} taught that each element consists of equal, indivisible atoms. In 1897 {Joseph John Thomson} discovered the first particle smaller than an atom. In 1911 {Ernest Rutherford} shot alpha particles at gold foil and found the nucleus. In 1913 {Niels Bohr} placed the particles of the shell on fixed orbits. In 1869 {Dmitri Mendeleev} arranged the elements in a table and left gaps for unknown ones. In the eighteenth century {Antoine Lavoisier} weighed what burns and explained the part of oxygen. In 1898 {Marie Curie} discovered polonium and radium.

## Families of elements

Elements of one column behave alike. The {alkali metals} react violently with water and are kept under oil. The {alkaline earth metals} form two positive charges and include calcium. The {halogens} lack a single electron and form salts with metals. The {noble gases} hardly react because their outer shell is full. The {transition metals} form coloured compounds and serve as catalysts. The {metalloids} stand between metals and non-metals and include silicon. Three elements are magnetic at room temperature: iron, cobalt and nickel.

## Elements around us

Some elements have a special part in daily life. {Hydrogen} is the lightest element and burns to water. {Oxygen} makes up about a fifth of the air. {Nitrogen} makes up nearly four fifths of the air. {Carbon} forms the chains on which life is built. {Helium} fills balloons because it is light and does not burn. {Chlorine} kills germs in swimming pools. {Aluminium} is won from bauxite with much electric power. {Copper} conducts current in most household cables. {Mercury} is a metal that is liquid at room temperature. {Silicon} is the material of computer chips.

## Bonds

Atoms bond because bound states have less energy. In an {ionic bond} charge passes from a metal to a non-metal. In a {covalent bond} two atoms share a pair of electrons. In a {metallic bond} mobile electrons hold a lattice of positive cores together. A {hydrogen bond} holds water molecules loosely to each other. The weak attraction between all molecules is known as the {van der Waals force}. A {double bond} joins two atoms by two shared pairs. Metals share four typical properties: they conduct heat, conduct electricity, shine and can be hammered into shape.

## Reactions

Reactions are sorted by what happens in them. In a {neutralisation} an acid and a base form water and a salt. In an {oxidation} a substance gives away electrons. In a {reduction} a substance takes up electrons. In a {combustion} a fuel reacts with oxygen and sets heat free. In a {precipitation} an insoluble solid falls out of a solution. In an {electrolysis} current splits a compound. In a {polymerisation} many small molecules join into long chains. In a {fermentation} microbes turn sugar into alcohol or acid. A substance that speeds up a reaction without being used up is a {catalyst}. A substance that shows by its colour whether a solution is acidic is an {indicator}. The rate of a reaction usually rises with three things: temperature, concentration and surface area.

## Acids, bases and salts

Acids give protons away, bases take them. Vinegar owes its taste to {acetic acid}. The stomach contains {hydrochloric acid}, which helps to digest proteins. Car batteries are filled with {sulfuric acid}. Lemons are sour because of {citric acid}. Sparkling water contains {carbonic acid}. Fertilisers and explosives are made with {nitric acid}. A solution with a pH of 7 is neutral. Strong bases used at home are found in three products: drain cleaner, oven cleaner and lime paint.
`,
  groups: [
    {
      kind: 'particle',
      lead: 'Which particle',
      article: 'A ',
      facts: `
proton = positive nuclear particle | carries a positive charge
neutron = uncharged nuclear particle | adds mass without charge
electron = negative particle of the shell | moves around the nucleus
isotopes = nuclides of one element | is one of several forms of an element with different masses
ion = charged atom | has gained or lost charge
molecule = bound group of atoms | is a group held together by shared pairs`,
      wrong: 'photon, quark',
    },
    {
      kind: 'number',
      lead: 'Which quantity',
      article: 'The ',
      facts: `
atomic number = proton number | orders the periodic table
mass number = nucleon number | is the sum of the particles in the nucleus`,
      wrong: 'molar mass, charge, density, valency, melting point',
    },
    {
      kind: 'chemist or physicist',
      lead: 'Which researcher',
      facts: `
John Dalton = Dalton | taught in 1803 that elements consist of equal atoms
Joseph John Thomson = J. J. Thomson | discovered the first particle smaller than an atom
Ernest Rutherford = Rutherford | shot alpha particles at gold foil
Niels Bohr = Bohr | placed the particles of the shell on fixed orbits
Dmitri Mendeleev = Mendeleev | arranged the elements and left gaps
Antoine Lavoisier = Lavoisier | weighed what burns and explained combustion
Marie Curie = Maria Skłodowska | discovered polonium and radium`,
      wrong: 'Linus Pauling, Humphry Davy, Robert Boyle',
    },
    {
      kind: 'family of elements',
      lead: 'Which family of elements',
      article: 'The family of the ',
      facts: `
alkali metals = group 1 elements | reacts violently with water
alkaline earth metals = group 2 elements | includes calcium
halogens = salt formers | lacks a single electron
noble gases = inert gases | hardly reacts because the outer shell is full
transition metals = d-block elements | gives coloured compounds
metalloids = semimetals | includes silicon`,
      wrong: 'lanthanides, actinides',
    },
    {
      kind: 'element',
      lead: 'Which element',
      facts: `
hydrogen = H | is the lightest and burns to water
oxygen = O | makes up about a fifth of the air
nitrogen = N | makes up nearly four fifths of the air
carbon = C | forms the chains on which life is built
helium = He | fills balloons without burning
chlorine = Cl | kills germs in swimming pools
aluminium = aluminum | is won from bauxite
copper = Cu | conducts current in household cables
mercury = quicksilver | is a liquid metal at room temperature
silicon = Si | is the material of computer chips`,
    },
    {
      kind: 'bond',
      lead: 'Which kind of attraction',
      article: 'The ',
      facts: `
ionic bond = electrovalent bond | arises when charge passes from a metal to a non-metal
covalent bond = electron-pair bond | arises when two atoms share a pair
metallic bond = bond of the electron gas | holds a lattice of positive cores together
hydrogen bond = hydrogen bridge | holds the particles of water loosely
van der Waals force = dispersion force | is weak and acts between all molecules
double bond = twofold bond | joins two atoms by two shared pairs`,
      wrong: 'magnetic force, nuclear force',
    },
    {
      kind: 'reaction',
      lead: 'In which reaction',
      isDescribed: false,
      facts: `
neutralisation = acid-base reaction | do acid and base form water and a salt
oxidation = loss of electrons | does a substance give away electrons
reduction = gain of electrons | does a substance take up electrons
combustion = burning | does a fuel set heat free
precipitation = falling out | does an insoluble solid appear
electrolysis = splitting by current | does current split a compound
polymerisation = chain building | do many small molecules join
fermentation = microbial conversion | do microbes turn sugar into alcohol`,
    },
    {
      kind: 'helper',
      lead: 'Which helper of the chemist',
      article: 'A ',
      facts: `
catalyst = reaction accelerator | speeds up a reaction without being used up
indicator = colour test substance | shows by its colour whether a solution is sour`,
      wrong: 'solvent, electrode, pipette, buffer, filter',
    },
    {
      kind: 'acid',
      lead: 'Which acid',
      facts: `
acetic acid = ethanoic acid | gives vinegar its taste
hydrochloric acid = HCl in water | helps to digest proteins in the stomach
sulfuric acid = oil of vitriol | fills car batteries
citric acid = E330 | makes lemons sour
carbonic acid = CO2 in water | is contained in sparkling water
nitric acid = aqua fortis | serves to make fertilisers and explosives`,
      wrong: 'formic acid, lactic acid',
    },
  ],
  sets: `
Which particles does the nucleus of an atom contain? + protons, neutrons - electrons, ions, molecules, photons @ The nucleus contains two
Which elements are magnetic at room temperature? + iron, cobalt, nickel - copper, gold, carbon, silver @ Three elements are magnetic
Which properties do metals share? + they conduct heat, they conduct electricity, they shine, they can be hammered into shape - they float on water, they are transparent, they smell, they dissolve in oil @ Metals share four
With which things does the rate of a reaction usually rise? + temperature, concentration, surface area - colour, age, price, weight of the vessel @ The rate of a reaction
In which home products are strong bases found? + drain cleaner, oven cleaner, lime paint - lemon juice, vinegar, table salt, olive oil @ Strong bases used`,
});
