import { defineStudyText } from './define-study-text.ts';

export const physics = defineStudyText({
  id: 'physics',
  title: 'Forces, energy and waves',
  marked: `
# Forces, energy and waves

Physics looks for rules that hold for stones, stars and light alike. This chapter introduces quantities, laws and the people who found them.

Measuring comes first. A law of physics joins quantities that can be measured, and a single careful measurement can overthrow it. For this reason units were agreed upon between states, and the most important of them are now defined by constants of nature.

## Quantities and units

The unit of force is the {newton}. The unit of energy is the {joule}. The unit of power is the {watt}. The unit of pressure is the {pascal}. The unit of electric current is the {ampere}. The unit of voltage is the {volt}. The unit of resistance is the {ohm}. The unit of charge is the {coulomb}. The unit of radioactive activity is the {becquerel}. Three quantities have a direction: velocity, acceleration and force.

## Motion

A body keeps its speed and direction without a force because of {inertia}. The change of speed in each second is called {acceleration}. The product of mass and velocity is the {momentum}. The turning effect of a force is the {torque}. The force that resists sliding is {friction}. The pull of the Earth on a body is its {weight}. The amount of matter in a body is its {mass}. The upward push of a liquid on a body is {buoyancy}. A satellite stays on its circle by a {centripetal force} towards the centre. Newton stated three laws of motion: the law of inertia, the law of acceleration and the law of action and reaction.

## Energy

A moving body has {kinetic energy}. A raised body has {potential energy}. The energy of the disordered motion of particles is {thermal energy}. Food and fuels store {chemical energy}. The Sun sends us {radiant energy}. The nucleus of an atom holds {nuclear energy}. A stretched bow stores {elastic energy}. A generator delivers {electrical energy}. In a closed system the sum of these forms stays the same, however often one is turned into another. Sources that renew themselves include three: wind, sunlight and flowing water.

## Heat

Heat moves through a metal rod by {conduction}. Heat is carried by moving air or water in {convection}. Heat crosses empty space by {radiation}. A solid becomes a liquid by {melting}. A liquid becomes a gas by {evaporation}. A gas becomes a liquid by {condensation}. A solid becomes a gas directly by {sublimation}. A liquid becomes a solid by {freezing}. Matter occurs in three common states: solid, liquid and gas.

## Waves and light

The distance between two crests is the {wavelength}. The number of oscillations per second is the {frequency}. The greatest distance from rest is the {amplitude}. Light is thrown back by a mirror in {reflection}. Light changes direction on entering glass by {refraction}. Waves bend around the edge of an obstacle by {diffraction}. Two waves strengthen or cancel each other in {interference}. Both effects showed around 1800 that light behaves as a wave. White light is split into colours by {dispersion}. A siren changes its pitch as it passes because of the {Doppler effect}. Electromagnetic waves include four of daily use: radio waves, microwaves, infrared and X-rays.

## Electricity and magnetism

A {resistor} limits the current in a circuit. A {capacitor} stores charge on two plates. A {diode} lets current pass in one direction. A {transistor} switches or amplifies current. A {transformer} changes the voltage of alternating current. A {fuse} melts when the current is too strong. A {generator} turns motion into electricity. A {battery} turns chemical reactions into current. A magnet attracts three metals strongly: iron, cobalt and nickel.

## Physicists

The law of the lever was proved by {Archimedes} in Syracuse. The fall of bodies was studied with inclined planes by {Galileo Galilei}. The electric cell of copper and zinc was invented by {Alessandro Volta}. The induction of current by moving magnets was discovered by {Michael Faraday}. The equations of electromagnetism were written by {James Clerk Maxwell}. The equality of heat and work was measured by {James Joule}. The quantum of action was introduced by {Max Planck} in 1900. The theory of relativity was published by {Albert Einstein} in 1905. The splitting of the nucleus was explained by {Lise Meitner} on a winter walk.
`,
  groups: [
    {
      kind: 'unit of physics',
      lead: 'Which unit',
      article: 'The ',
      facts: `
newton = N | measures force
joule = J | measures energy
watt = W | measures power
pascal = Pa | measures pressure
ampere = amp | measures electric current
volt = V | measures electric tension
ohm = Ω | measures resistance
coulomb = C | measures charge
becquerel = Bq | measures radioactive activity`,
    },
    {
      kind: 'quantity of motion',
      lead: 'Which quantity or property',
      facts: `
inertia = resistance to change of motion | keeps speed and direction without a push
acceleration = rate of change of velocity | is the change of speed in each second
momentum = mass times velocity | is a product of mass and velocity
torque = moment of force | is a turning effect
friction = sliding resistance | resists sliding
weight = gravitational pull | is the pull of the Earth on a body
mass = amount of matter | is the amount of matter in a body
buoyancy = upthrust | is the upward push of a liquid
centripetal force = force towards the centre | keeps a satellite on its circle`,
    },
    {
      kind: 'form of energy',
      lead: 'Which form',
      facts: `
kinetic energy = energy of motion | does a moving body have
potential energy = energy of position | does a raised body have
thermal energy = internal heat | belongs to the disordered motion of particles
chemical energy = bond energy | do food and fuels store
radiant energy = energy of light | does the Sun send us
nuclear energy = atomic energy | does the heart of an atom hold
elastic energy = strain energy | does a stretched bow store
electrical energy = energy of current | does a generator deliver`,
      isDescribed: false,
    },
    {
      kind: 'process of heat',
      lead: 'By which process',
      isDescribed: false,
      facts: `
conduction = flow of heat through matter | does heat move through a metal rod
convection = transport by currents | do moving air or water carry heat
radiation = emission of rays | does heat cross empty space
melting = fusion | does a solid become a liquid
evaporation = vaporisation | does a liquid become a gas
condensation = liquefaction | does a gas become a liquid
sublimation = direct vaporisation | does a solid become a gas directly
freezing = solidification | does a liquid become a solid`,
    },
    {
      kind: 'wave property',
      lead: 'Which property or effect',
      facts: `
wavelength = lambda | is the distance between two crests
frequency = oscillations per second | is counted in cycles per second
amplitude = greatest displacement | is the greatest distance from rest
reflection = throwing back | returns light from a mirror
refraction = change of direction | turns light on entering glass
diffraction = bending at edges | bends waves around an obstacle
interference = superposition | strengthens or cancels two waves
dispersion = splitting of colours | splits white light
Doppler effect = Doppler shift | changes the pitch of a passing siren`,
    },
    {
      kind: 'component',
      lead: 'Which component',
      article: 'A ',
      facts: `
resistor = current limiter | limits the flow in a circuit
capacitor = condenser | stores charge on two plates
diode = one-way valve for current | lets current pass in one direction
transistor = semiconductor switch | amplifies current
transformer = voltage changer | changes the voltage of alternating current
fuse = safety wire | melts when the current is too strong
generator = dynamo | turns motion into electricity
battery = galvanic cell | turns chemical reactions into current`,
    },
    {
      kind: 'physicist',
      lead: 'Which physicist',
      facts: `
Archimedes = the scholar of Syracuse | proved the law of the lever
Galileo Galilei = Galileo | studied falling bodies with inclined planes
Alessandro Volta = Volta | invented the electric cell of copper and zinc
Michael Faraday = Faraday | discovered the induction of current
James Clerk Maxwell = Maxwell | wrote the equations of electromagnetism
James Joule = Joule | measured the equality of heat and work
Max Planck = Planck | introduced the quantum of action
Albert Einstein = Einstein | published the theory of relativity
Lise Meitner = Meitner | explained the splitting of the nucleus`,
    },
  ],
  sets: `
Which quantities have a direction? + velocity, acceleration, force - mass, temperature, energy, time @ Three quantities have
Which laws of motion did Newton state? + the law of inertia, the law of acceleration, the law of action and reaction - the law of the lever, the law of induction, the law of gases, the law of refraction @ Newton stated three
Which sources of energy renew themselves? + wind, sunlight, flowing water - coal, oil, uranium, natural gas @ Sources that renew
In which common states does matter occur? + solid, liquid, gas - light, sound, heat, vacuum @ Matter occurs in
Which electromagnetic waves are of daily use? + radio waves, microwaves, infrared, X-rays - sound waves, water waves, earthquake waves, shock waves @ Electromagnetic waves include
Which metals does a magnet attract strongly? + iron, cobalt, nickel - aluminium, copper, gold, lead @ A magnet attracts`,
});
