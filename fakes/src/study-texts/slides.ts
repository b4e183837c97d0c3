import { defineStudyText } from './define-study-text.ts';

export const slides = defineStudyText({
  id: 'slides',
  title: 'Lecture slides: the solar system and the stars',
  marked: `
Astronomy 1: The solar system and the stars
Lecture slides

Slide 1: Aims of the lecture
• Know the planets and what makes each of them special
• Understand how stars live and die
• Recognise the tools of the astronomer
• Read a simple diagram of brightness and colour
• Estimate distances with the help of units that fit the scale

Slide 2: The inner planets
• {Mercury} is the planet closest to the Sun and has almost no air.
• {Venus} is the hottest planet because its thick air traps heat.
• {Earth} is the planet on which liquid water covers most of the surface.
• {Mars} is red from iron oxide and has the highest volcano of the system.
• Rocky planets have three layers: crust, mantle and core.

Slide 3: The outer planets
• {Jupiter} is the largest planet and shows a great red spot.
• {Saturn} is known for bright rings of ice and rock.
• {Uranus} lies on its side as it travels around the Sun.
• {Neptune} is the planet farthest from the Sun and has the fastest winds.
• Giant planets share three features: rings, many moons and thick air.

Slide 4: Moons
• {Titan} has thick orange air and lakes of methane.
• {Europa} hides an ocean below a smooth shell of ice.
• {Io} is covered with active volcanoes.
• {Ganymede} is the largest moon of the solar system.
• {Triton} circles its planet backwards.
• {Phobos} is a small moon of Mars that slowly spirals inwards.
• Four moons were discovered by Galileo: Io, Europa, Ganymede and Callisto.

Slide 5: Smaller bodies
• A {comet} grows a tail of gas and dust near the Sun.
• An {asteroid} is a rocky body, found above all between Mars and Jupiter.
• A {meteor} is the streak of light of a grain that burns up in the air.
• A {meteorite} is a stone from space that has reached the ground.
• A {dwarf planet} is round but has not cleared its orbit, like Pluto.
• The {Kuiper belt} is a ring of icy bodies beyond Neptune.
• The {Oort cloud} is a distant shell from which long-period comets come.

Slide 6: The life of a star
• A {nebula} is a cloud of gas and dust in which stars are born.
• A {protostar} is a clump that glows by shrinking before fusion begins.
• A {main-sequence star} fuses hydrogen into helium for most of its life.
• A {red giant} is a swollen star that has used up the fuel of its core.
• A {white dwarf} is the hot dense rest of a star like the Sun.
• A {supernova} is the explosion of a very massive star.
• A {neutron star} packs more than the mass of the Sun into a ball of a city's size.
• A {black hole} lets not even light escape.
• Three kinds of remnant are left by dead stars: white dwarfs, neutron stars and black holes.

Slide 7: Distances and units
• The {astronomical unit} is the mean distance between Earth and Sun.
• The {light year} is the distance that light travels in twelve months.
• The {parsec} is the distance at which the radius of Earth's orbit appears as one second of arc.
• The {kelvin} measures temperature from absolute zero.
• The {hertz} counts cycles in each second.

Slide 8: Astronomers
• {Nicolaus Copernicus} put the Sun in the centre in 1543.
• {Johannes Kepler} showed that planets move on ellipses.
• {Galileo Galilei} saw mountains on the Moon through a telescope.
• {Isaac Newton} explained orbits by gravity.
• {Edwin Hubble} found that distant galaxies move away from us.
• {Henrietta Leavitt} found the rule by which pulsating stars tell their distance.
• {Jocelyn Bell Burnell} discovered the first pulsar.
• {Caroline Herschel} discovered several comets in the eighteenth century.

Slide 9: Tools
• A {refractor} collects light with a lens.
• A {reflector} collects light with a curved mirror.
• A {spectrograph} splits light into its colours and so reveals elements.
• A {radio telescope} receives long waves with a dish.
• An {interferometer} joins several telescopes into one.
• A {space probe} flies to other bodies and sends data back.
• Kinds of light that air absorbs are three: X-rays, gamma rays and most ultraviolet light.

Slide 10: Summary
• The planets fall into a rocky inner group and a giant outer group, with a belt of rubble between them.
• The {mass} of a star decides how long it lives and what remains of it in the end.
• Light is nearly the whole evidence that astronomers have, so better detectors mean better knowledge.

Slide 11: Questions for the seminar
• Why do the planets closest to the Sun have so few moons?
• How could life on a distant planet be noticed from here?
`,
  groups: [
    {
      kind: 'property of a star',
      lead: 'Which property of a star',
      isDescribed: false,
      facts: `
mass | decides how long it lives and what remains of it`,
      wrong: 'name, position, age, neighbourhood, discoverer',
    },
    {
      kind: 'planet',
      lead: 'Which planet',
      facts: `
Mercury = the innermost planet | is closest to the Sun
Venus = the evening star | is the hottest because of its thick air
Earth = the blue planet | has liquid water on most of its surface
Mars = the red planet | has the highest volcano of the system
Jupiter = the giant with the red spot | is the largest of them
Saturn = the lord of the rings | is known for bright rings
Uranus = the tilted giant | lies on its side
Neptune = the outermost planet | has the fastest winds`,
    },
    {
      kind: 'moon',
      lead: 'Which moon',
      facts: `
Titan = the largest moon of Saturn | has lakes of methane
Europa = the icy ocean moon | hides an ocean below smooth ice
Io = the volcanic moon | is covered with active volcanoes
Ganymede = Jupiter III | is the largest in the solar system
Triton = the largest moon of Neptune | circles its planet backwards
Phobos = the inner moon of Mars | slowly spirals inwards`,
      wrong: 'Callisto, Enceladus',
    },
    {
      kind: 'small body or region',
      lead: 'Which body or region',
      article: 'A ',
      facts: `
comet = icy body with a tail | grows a tail near the Sun
asteroid = minor planet | is rocky and found above all between Mars and Jupiter
meteor = shooting star | is a streak of light in the air
meteorite = fallen stone | is a stone from space on the ground
dwarf planet = round body like Pluto | is round but has not cleared its orbit
Kuiper belt = icy ring beyond Neptune | is a ring of icy bodies
Oort cloud = distant shell of comets | sends us long-period visitors`,
      wrong: 'galaxy, ring arc',
    },
    {
      kind: 'object in the life of a star',
      lead: 'Which object',
      article: 'A ',
      facts: `
nebula = cloud of gas and dust | is the birthplace of stars
protostar = young stellar object | glows by shrinking before fusion begins
main-sequence star = hydrogen-burning star | fuses hydrogen for most of its life
red giant = swollen old star | has used up the fuel of its core
white dwarf = dense rest of a sun | is what remains of a body like the Sun
supernova = stellar explosion | is the explosion of something very massive
neutron star = pulsar remnant | packs great mass into a ball of a city's size
black hole = collapsed remnant without light | lets not even light escape`,
    },
    {
      kind: 'unit of measurement',
      lead: 'Which unit of measurement',
      article: 'The ',
      facts: `
astronomical unit = AU | is the mean distance between Earth and Sun
light year = ly | is how far a ray travels in twelve months
parsec = pc | rests on one second of arc
kelvin = K | starts at absolute zero
hertz = Hz | counts cycles in each second`,
      wrong: 'joule, tesla, candela',
    },
    {
      kind: 'astronomer',
      lead: 'Which astronomer',
      facts: `
Nicolaus Copernicus = Copernicus | put the Sun in the centre
Johannes Kepler = Kepler | showed that planets move on ellipses
Galileo Galilei = Galileo | saw mountains on the Moon
Isaac Newton = Newton | explained orbits by gravity
Edwin Hubble = Hubble | found that distant galaxies move away
Henrietta Leavitt = Leavitt | found how pulsating stars tell their distance
Jocelyn Bell Burnell = Bell Burnell | discovered the first pulsar
Caroline Herschel = Herschel | discovered several comets`,
    },
    {
      kind: 'instrument',
      lead: 'Which instrument',
      article: 'A ',
      facts: `
refractor = lens telescope | collects light with a lens
reflector = mirror telescope | collects light with a curved mirror
spectrograph = spectrometer | splits light into its colours
radio telescope = dish antenna | receives long waves
interferometer = array of linked dishes | joins several others into one
space probe = robotic spacecraft | flies to other bodies`,
      wrong: 'photometer, sextant',
    },
  ],
  sets: `
Which layers do rocky planets have? + crust, mantle, core - corona, ring, tail, belt @ Rocky planets have
Which features do giant planets share? + rings, many moons, thick air - oceans of water, solid ground, green plants, a single season @ Giant planets share
Which moons were discovered by Galileo? + Io, Europa, Ganymede, Callisto - Titan, Triton, Phobos, Charon @ Four moons were
Which remnants are left by dead stars? + white dwarfs, neutron stars, black holes - nebulae, protostars, comets, planets @ Three kinds of remnant
Which kinds of light does air absorb? + X-rays, gamma rays, most ultraviolet light - red light, green light, radio waves, blue light @ Kinds of light`,
});
