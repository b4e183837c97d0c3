/**
 * Our own: plain English words, none of which sounds like another, and no two of which differ by one
 * letter, so that a slip of the pen is no other word. More than 2,048, so that each says 11 bits.
 */
export const wayBackWords: readonly string[] = `
abacus above abroad accept accordion account acorn acre acrobat across acrylic act action active
actor admiral admire adopt adult adventure adverb advice afternoon again agile agree ahead air
airplane airport airship alarm album alcove alert algebra alley allow almanac almond almost aloe
alpaca alphabet already also always amaze amber ambition ambulance amethyst among amuse anagram
anchor anchovy ancient angler ankle answer antelope antenna anthem anvil apart appear applaud
approve apricot apron aqua aquarium arcade archery architect arena argue aroma around arrange
arrive artichoke artist aside ask asparagus aspect aspen asphalt assist aster asteroid astronaut
astronomy athlete atlas atom attach attend attic author autograph autopilot autumn avalanche
avocado awake award away awning axle azalea azure backpack backyard badger badminton bagel bagpipe
bakery balance balcony ballad balloon ballroom bamboo bandage bandana banjo bank banker banquet
barbecue barber bargain barley barn barometer barrel baseball basement basin basket bathroom baton
battery beacon beads beagle bean beanbag beard become bedroom bee beech beehive beetle beetroot
before begin begonia behind beige believe bellows belong below beneath benefit beret beside
between beyond bicycle bike billboard bingo biology biplane birch bird birdhouse birthday biscuit
bison black blanket blazer blend bless blimp blink blizzard bloom blossom blouse bluebell
blueberry blueprint boardwalk bobbin bobcat bobsled bog bonanza bonfire bonus bookcase bookmark
bookshelf bookshop boomerang border bottle bottom boulevard bounce bouquet bowl bowling boxing
bracelet bramble branch brass brave breakfast breathe breeze brick bridge brief brigade bright
bring brocade broccoli bronze brook broth brown brownie brush bubble bubblegum bucket buckle
buckwheat budget buffalo bugle build builder bulb bundle buoy burrow bus business bustle butter
buttercup butterfly button cabbage cabin cabinet cactus cadence cadet calendar calico calypso
camel camera camper campfire campus canal canary candid canoe canopy canteen canvas canyon cape
capsule captain car caramel caravan cardboard cardigan cards careful careless cargo carnival
carousel carpenter carpet carry cartoon cartwheel carve cashew cashier cashmere castle casual
catalog catfish cauldron cause cedar ceiling celebrate celery cello century ceramic chair chalk
chamber chameleon champion change channel chapter charcoal chariot charm chase chat cheap checkers
checkmate cheer cheerful cheese cheetah chemist chemistry cherry chest chestnut chew chicken chili
chime chimney chipmunk chisel chocolate choice choose chorus chowder chrome cicada cinder cinema
cinnamon circle circuit circus citadel citrus city clamp clarinet clay clear clerk cliff climb
clipboard clock closet clothes cloudy clover clown clubhouse coach cobalt cobbler cobweb cockpit
cocoa coconut cocoon code colander collar collect college colony colt column comb combine comedy
comet comfort comfy comic comma common compare compass complete composer compost computer concert
concrete condor conductor confetti contest contract conveyor convoy cookie copper copy coral
corduroy corner cottage cotton countdown counter country couple courage court courtyard cousin
cowboy coyote cracker cradle cranberry crane crater crawl crayon creamy create credit crepe
crescent cricket crimson crisp crocodile crocus crooked crossword crowded cruise crumb crunchy
crystal cube cuckoo cucumber cuddle cuff cup cupboard cupcake curator curious curly currency
current cursor curtain curved cushion custard custom cyan cyclone cylinder cypress daffodil dahlia
dainty daisy damage dancer dandelion dapple database date daughter daydream daylight debate decide
deckhand decorate degree deliver delta denim dentist describe design detail detective dewberry
dewdrop diagram diamond diary digit dinghy dinner dinosaur diploma direct discount discover
distance district ditto diver divide dizzy dock doctor dodgeball dollhouse dolphin domino door
doorbell doorway dormouse dotted double doubt doughnut dovetail downhill dozen dragon dragonfly
drama drapery draw drawer drawing dream dreamer dresser drift driftwood drill drink drive driveway
drizzle drop drought drum drummer drumstick dry duchess duckling duet duke dumpling during dusk
dustpan duty dynamo eager eaglet early earmuff earring earth earthworm easy ebony echo eclair
ecology edible editor eel effect effort eggshell elbow electron elegant element elephant elevator
ellipse elm else embassy emerald emerge emperor empty emu enamel encore energy engine engineer
engraver enjoy enough enter envelope equal equation equator eraser escalator escape espresso essay
estuary ether evening event evergreen every everyone exact exam examine example except exit expand
expert explain explorer extra eye eyebrow eyelash fable fabric face factory fairy faith falcon
family famous fancy fanfare farmer farmhouse fashion fasten fathom faucet feature fedora feed
fence fencing fern ferret festival fetch few fiction fiddler fiesta fig figure filament film final
find fingertip finish firefly fireplace firework first fish fishbowl fisher fjord flag flagpole
flagship flamingo flannel flask flavor fleece flexible flight flint flip float floor florist
flounder fluffy flurry flute fly focus foggy fold folder foliage folklore foot football footpath
footprint footstep forehead forest forget forgive fork formula fortnight fortress fortune forward
fossil fox foxglove foyer fraction frame frank freckle free freezer fresco fresh friend friendly
fringe frisbee from frosty frozen fruitcake fuel fun furnace fuse future fuzzy gadget galaxy
galleon gallery gallop garage garden gardener garland garlic garnet gauge gaze gazebo gazelle
gazette gecko gem gemstone gentle genuine geode geography geometry geranium gerbil geyser gherkin
giant giddy gift giggle ginkgo giraffe give glacier glad glance glass glasses gleaming glider
glimmer global globe glory glossary glossy glowworm glue goal goalie goblet goblin goggles golden
goldfish goldmine gondola gopher gorge gorilla gosling grab grade grain grammar grand grandpa
granite granola graph grateful gravity gravy greet greeting grid griddle grinder grotto group grow
grumpy guard guava guess guide guidebook guitar gulf gumdrop guppy gymnast habit hairbrush haircut
half hallway hamlet hammer hammock hamster handle handshake handstand hang hangar happen happy
harmless harmonica harmony harness harp harvest hawk hayloft haystack hazel hazelnut headband
headlight headphone health heart heather heavy hedgehog height helium helmet hemlock herb heron
herring hibiscus hickory hidden hide hideout highway hiker hill hillside hinge hippo history
hobbyist holiday hollow holly homeland homestead homework honest honey honeycomb hoop hope horizon
hornet horseshoe hospital host hostel hourglass houseboat hover huge hum hundred hungry hurdle
hurry husky hutch hyacinth hydrant hyena hymn iceberg icebox icicle ideal iguana image imagine
improve include income indeed index indigo inform ink inkpot inkwell insect inside insignia
inspire instead interest into invent inventor invite iris island item ivory ivy jack jackal jacket
jade jaguar jam jamboree jasmine javelin jeans jeep jelly jellybean jellyfish jersey jester jewel
jigsaw job jockey jogger join joke journal journey joyful judge judo juggler juicy jukebox jumper
jumpy junction jungle juniper just justice kale kangaroo karate kayak keen keeper keepsake kelp
kennel kestrel ketchup key keyboard keyhole khaki kick kickstand kilt kindness king kingdom kiosk
kitchen kite kiwi knapsack kneel knit knob knuckle koala kumquat label lacrosse ladybird ladybug
lagoon lakeshore lakeside lamb landmark landscape lane language lantern laptop larch larder large
lark lasagna later lathe lattice laugh laundry laurel lava lavender lawyer leaf leapfrog learn
least leave lectern lecture leek legend leisure lemming lemon lemonade lemur length lentil leotard
letter lettuce level library lichen lid lifeboat lifeguard lightning lilac lily lilypad lime
limestone limit limousine linen linnet lion liquid list listen little llama lobby lobster locker
locust lodge logbook logic lollipop look loose lot lotus love lovely lucky luggage lullaby lunch
lunchbox lung lychee lyre lyrics macaroni macaw machine magenta magic magician magma magnet
magnolia magpie mahogany mailbox mainland majesty make mall mallard mammal manage manatee mandolin
mango manner mansion mantis maple maraca marathon marble margin marigold marina market marmalade
marmot maroon marquee marsh mascot mason mat matchbox mattress mauve maybe mayor meadow meaning
measure meatball mechanic medal media medley meerkat melody melon melt member memory mention menu
merchant merry message messy meteor method middle midnight mighty milk milkshake miller mineral
minibus minnow mint minute mirror mission misty mitten mixer moccasin model modern modest molasses
moment momentum mongoose monkey monsoon monument mood moonbeam moonlight mop moped more morning
mosaic moss mother motor motorbike motorway mountain mouse mousetrap mouth much mud muddy mudslide
mulberry mule mural museum mushroom music musician muslin mustang myth nanny nap napkin narrow
narwhal nation native natural nature nearby neck necklace nectar nectarine needle nephew never
news newspaper niece nightfall nightgown nimble nimbus noble nobody noisy nomad normal notebook
notepad nothing notice nougat novel now nowhere nozzle nugget number nutmeg nutshell oasis oatcake
oatmeal obelisk obey object oboe observe occur ocean ocelot ochre octopus odd offer officer often
oilcloth olive once onion only open opera opinion option orange orbit orca orchard orchestra
orchid ordinary oregano organ origami oriole ornament osprey ostrich otter outdoors outfield
outline outpost outside oval overalls overcoat overpass oxbow oxygen oyster package paddock pagoda
paint pajamas palace palm pamphlet pancake panda panther papaya paper paperclip papyrus parachute
parade paragraph parakeet parasol parchment pardon parent parka parrot parsley parsnip partner
party pass passenger passport pasta pastel pastry pasture patchwork path patient patio pattern
pavilion pay peacoat peacock peanut pearl pebble pecan peg pegasus pelican pencil pendant pendulum
penguin peninsula peony pepper percent perfect perform perfume perhaps period person petal
petticoat petunia pewter pharmacy phone photo phrase physics pianist piano piccolo picnic picture
pier pigeon piglet pile pillar pilot pinafore pineapple pinecone pinnacle pinwheel pirate
pistachio pitch pitcher pizza plaid plan planet plankton planner plaster plastic plate plateau
platform platinum platypus player playful playhouse plaza pleasant please pleasure plenty pliers
plow plug plumber plume poet pointy polish polite polka pollen pomelo poncho pond pontoon ponytail
poodle popcorn poppy popular porcelain porcupine porridge portion portrait postcard poster potato
pottery powder practice prairie prawn precious prepare present press pretty pretzel primrose
prince princess printer prism prize problem process product promise prompt propeller proper
protect proud prove provide puck pudding puffin pull pulley puma pumice pumpkin pupil puppet
purple purpose purse push put puzzle pyramid quail quality quantity quarry quartet queen quest
question quick quicksand quiet quill quince quite quiver quiz rabbit raccoon racetrack radar
radiator radio radish raft rafter rail railing railroad railway rainbow raincoat raindrop rainfall
rainstorm rainwater raisin ramp ranger rapid rare raspberry ratchet rather rattan rattle raven
ravine ravioli razor reader ready really receive recipe recital record redwood reef referee regal
region reindeer relay relish remember remind remove repair repeat reply reporter rescue reservoir
resort return reward rhubarb rhyme rhythm rib ribbon rich rickshaw rider rinse ripe ripple risk
riverbank rivulet roar robe robin robot robust rocky rodeo roof rooster rosebud rosemary rosy
rotunda rowboat royal rudder rug rugby ruin ruler runway russet rusty saddle safety saffron
sailboat salad salmon salsa salty salute sampler sandal sandbar sandbox sander sandpaper sandwich
sandy sapling sapphire sardine sash satchel satellite satin saucer savanna save saw sawdust
saxophone scaffold scale scallop scarecrow scarf scarlet scenery scholar school science scientist
scissors scoop scooter screen screw script sculptor sculpture seahorse seaplane search seashell
seashore season seat seaweed second secret section seedling seesaw senator sense sensor sentence
sequin sequoia series serve service sesame settle seven several sextant shadow shaggy shape shark
sharpener shawl shears shelf shepherd sherbet shingle shiny shipwreck shoebox shoelace shoulder
shout shovel show showcase shower shrimp shrub shutter shuttle sidewalk sieve sign signal silence
silent silky silver simple since singer sister six size skater sketch skier skillet skip skirt
skull sky skylark skylight slalom sled sleepover sleepy sleet sleeve slender slice slingshot
slipper slogan slope sloth smart smile smoke smooth snack snail sneaker sneeze snore snorkel
snowdrift snowfall snowflake snowman snowstorm snowy soak soccer socket soft softball soil solid
solo solstice solve sonata song sonnet soprano sorbet sound soup souvenir space spaceship spangle
spaniel spanner sparkly sparrow spatula speak special speech speedy spell spelling spend sphere
spicy spike spin spinach spindle spinet spirit splash spoon sport spotlight spotty spread sprinkle
sprint sprocket spruce spyglass squash squeeze squid squire squirrel stable stadium staff stage
stairs stall stand standard stapler starboard starfish starlight starling station statue stay
steady steamboat steamer steeple steer stencil step sticky stir stock stocking stool stopwatch
story storybook stove strange stream street stretch strict strip striped stroll strong stucco
student studio stump sturdy style subject submarine suburb subway success sudden suede sugar
sugarcane suggest suit suitcase summer summit sunbeam sunburst sundew sundial sunflower sunlight
sunny sunrise sunroof sunset sunshine supper supply support sure surface surfboard surgeon
surprise swallow swamp swan sweater sweep swift swim swimmer swimsuit swing switch sycamore
symphony syrup system tabby tabletop taco tadpole tailor talent tame tangerine tapestry target
tart tartan tassel tasty tavern taxi teach teacher teacup teakettle teal teammate teapot teardrop
teaspoon telegram telephone telescope tempo ten tender tennis term terminal terrace terrier text
textbook thank theme theory thermos thesis thick thicket thimble thin third thirsty thorough
thought thousand thread thrill throttle throw thumb thunder tickle tie tiger timber timetable
tinsel tiny tired title toad toast toaster toboggan today toffee tofu together toilet tomato
tomorrow tongs tongue tonight toolbox tooth toothpick topaz topiary topic topsoil torch torrent
tortilla tortoise total totem toucan tough tourist toward tower town toy trace tractor trader
tradition traffic trainer trait travel tray treasure treat treehouse treetop trellis trend
triangle tribe tricycle trim trinket tripod trolley trombone trophy trout true truffle trumpet
trunk trust truth tub tugboat tulip tumble tuna tundra tunic tunnel turkey turn turnip turnstile
turquoise turret turtle tutor tweed twelve twenty twig twilight twine twirl twisty type ukulele
umbrella uncle under undersea unicorn uniform unite universe unlock unpack until upgrade upon
upstairs uptown useful usual vacuum vagabond valise valve vanilla vanish variety vase vault
vehicle velvet veranda verse version vessel victory view vignette village vine vineyard viola
violet violin visit visitor visor vista vivid vocal voice volcano volley volume vote vowel voyager
vulture waffle wage wagon waistcoat walk walkway wallet wallpaper walnut walrus waltz want warbler
wardrobe warehouse warm washcloth wasp watch watchdog waterfall waterway wavy wealthy weasel
weaver wedge weekday weekend weekly welcome welder wetland wharf wheat wheel whirlpool whirlwind
whisk whisper whistle white wicker width wild willow win winch windmill window windsock windy
winter wisdom wise wishbone wisteria within without witness witty wizard wolf wombat wonder
woodcut wooden woodland woodwind wool woolly word workbench workbook worker workshop worldwide
worry wreath wren wrench wrestling wrist wristband writer xylophone yacht yak yard yardstick yawn
year yearbook yell yellow yesterday yet yoga young yoyo yummy zany zebra zephyr zest zigzag zinnia
zipper zither zone zoom zucchini
`
  .trim()
  .split(/\s+/);
