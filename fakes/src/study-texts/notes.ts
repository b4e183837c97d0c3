import { defineStudyText } from './define-study-text.ts';

export const notes = defineStudyText({
  id: 'notes',
  title: 'Notes on memory and learning',
  marked: `
# Notes on memory and learning

Notes of a first course in psychology. Bold words are the terms for the examination.

## Stores of memory

- **{Sensory memory}**: keeps impressions of the senses for less than a second
- **{Working memory}**: holds a few items in mind while we think with them
- **{Episodic memory}**: stores what we lived through, with place and time
- **{Semantic memory}**: stores facts and meanings without the moment of learning
- **{Procedural memory}**: stores skills such as riding a bicycle
- **{Prospective memory}**: reminds us of what we intend to do later
- Working memory holds about {four} items when people cannot rehearse them.
- Memory works in three steps: encoding, storage and retrieval.

## Remembering better

- **{Spaced practice}**: spreads study over days instead of one long evening
- **{Retrieval practice}**: asks oneself questions instead of reading again
- **{Interleaving}**: mixes kinds of problems within one session
- **{Elaboration}**: asks why and links new facts to old ones
- **{Dual coding}**: combines words with pictures
- **{Chunking}**: groups single items into larger units
- **{Method of loci}**: places items along a familiar route in the mind
- Three habits give a false sense of knowing: rereading, highlighting and cramming.

## Forgetting

- The first curve of forgetting was measured by {Hermann Ebbinghaus} with nonsense syllables.
- The magic number seven was proposed by {George Miller} in 1956.
- The model of working memory with several parts comes from {Alan Baddeley}.
- Studies on false memories of crimes and accidents were led by {Elizabeth Loftus}.
- The patient {Henry Molaison} could form no new lasting memories after an operation.
- Schemas in remembered stories were studied by {Frederic Bartlett}.
- **{Proactive interference}**: older knowledge disturbs what is learned now
- **{Retroactive interference}**: new learning disturbs what was known before
- **{Decay}**: traces fade when they are not used
- **{Tip of the tongue}**: a word is known but will not come
- **{Source amnesia}**: a fact is kept but its origin is lost
- **{Repression}**: painful memories are pushed out of awareness
- Forgetting in daily life has three common causes: decay, interference and missing cues.

## Conditioning

- Dogs that salivated at the sound of a signal were studied by {Ivan Pavlov}.
- Pigeons and rats in boxes with levers were studied by {B F Skinner}.
- Children who imitated an adult hitting a doll were studied by {Albert Bandura}.
- Cats that escaped from puzzle boxes were studied by {Edward Thorndike}.
- The fear of a white rat was taught to a small child by {John Watson}.
- Rats that found their way through mazes by inner maps were studied by {Edward Tolman}.
- **{Positive reinforcement}**: something pleasant is added after the behaviour
- **{Negative reinforcement}**: something unpleasant is taken away after the behaviour
- **{Punishment}**: a behaviour becomes rarer by its consequences
- **{Extinction}**: a learned response fades when the reward stays away
- **{Generalisation}**: a response spreads to similar signals
- **{Discrimination}**: a response is given to one signal and not to a similar one
- **{Shaping}**: steps that come closer and closer to the goal are rewarded
- Reinforcement can follow four schedules: fixed ratio, variable ratio, fixed interval and variable interval.

## The brain

- **{Hippocampus}**: turns new experience into lasting traces
- **{Amygdala}**: gives events their emotional weight
- **{Cerebellum}**: times movements and stores their fine control
- **{Prefrontal cortex}**: plans, chooses and holds goals in mind
- **{Occipital lobe}**: processes what the eyes see
- **{Temporal lobe}**: processes sounds and the meaning of words
- **{Broca area}**: produces speech
- Sleep helps memory in two phases: deep sleep and dream sleep.

## Development of thinking

The four stages below go back to Jean Piaget, who watched children solve small puzzles. Later research found that children often manage tasks earlier than he believed, and that the steps are less sharp. The order of the stages, however, has been confirmed in many countries.

- **{Sensorimotor stage}**: the infant learns by touching and moving, up to about two years
- **{Preoperational stage}**: the child uses words and pictures but sees things from one side
- **{Concrete operational stage}**: the child understands that an amount stays the same in another glass
- **{Formal operational stage}**: the young person reasons about what is merely possible
- Observers of children use three methods: diaries, experiments and interviews.
`,
  groups: [
    {
      kind: 'kind of memory',
      lead: 'Which store',
      facts: `
sensory memory = sensory register | keeps impressions for less than a second
working memory = short-term store | holds a few items while we think with them
episodic memory = autobiographical store | keeps what we lived through
semantic memory = store of general knowledge | keeps facts without the moment of learning
procedural memory = store of skills | keeps abilities such as riding a bicycle
prospective memory = store of intentions | reminds us of what we intend to do`,
      wrong: 'muscle memory, flash memory',
    },
    {
      kind: 'number of items',
      lead: 'How many items',
      isDescribed: false,
      facts: `
four = 4 | fit into working memory without rehearsal`,
      wrong: 'two, nine, twelve, fifteen, twenty',
    },
    {
      kind: 'technique of study',
      lead: 'Which technique',
      facts: `
spaced practice = distributed study | spreads the work over days
retrieval practice = self-testing | replaces reading by questions to oneself
interleaving = mixed problem sets | mixes kinds of problems
elaboration = asking why | links new facts to old ones
dual coding = words plus pictures | combines two kinds of presentation
chunking = grouping | joins single items into larger units
method of loci = memory palace | places items along a familiar route`,
      wrong: 'speed reading, copying out',
    },
    {
      kind: 'researcher of memory',
      lead: 'Which person in the history of memory',
      facts: `
Hermann Ebbinghaus = Ebbinghaus | measured the first curve of forgetting
George Miller = Miller | proposed the magic number seven
Alan Baddeley = Baddeley | described working memory as several parts
Elizabeth Loftus = Loftus | led studies on false memories of crimes
Henry Molaison = patient H. M. | formed no new lasting traces after an operation
Frederic Bartlett = Bartlett | studied schemas in remembered stories`,
      wrong: 'Endel Tulving, Brenda Milner',
    },
    {
      kind: 'phenomenon of forgetting',
      lead: 'Which phenomenon means that',
      link: 'means that ',
      facts: `
proactive interference = forward disturbance | older knowledge disturbs what is learned now
retroactive interference = backward disturbance | new learning disturbs what was known before
decay = fading of traces | traces fade when they are not used
tip of the tongue = blocked word finding | a word is known but will not come
source amnesia = lost origin | a fact is kept but its origin is lost
repression = motivated forgetting | painful memories are pushed out of awareness`,
      wrong: 'déjà vu, priming',
    },
    {
      kind: 'researcher of behaviour',
      lead: 'Which researcher of behaviour',
      facts: `
Ivan Pavlov = Pavlov | studied dogs that salivated at a signal
B F Skinner = Skinner | studied pigeons in boxes with levers
Albert Bandura = Bandura | studied children who imitated an adult
Edward Thorndike = Thorndike | studied cats in puzzle boxes
John Watson = Watson | taught a child the fear of a white rat
Edward Tolman = Tolman | studied rats with inner maps of mazes`,
      wrong: 'Jean Piaget, Konrad Lorenz',
    },
    {
      kind: 'term of conditioning',
      lead: 'Which term of conditioning means that',
      link: 'means that ',
      facts: `
positive reinforcement = reward | something pleasant is added after the behaviour
negative reinforcement = relief | something unpleasant is taken away after the behaviour
punishment = aversive consequence | a behaviour becomes rarer by its consequences
extinction = fading of a response | a response fades when the reward stays away
generalisation = spread of a response | a response spreads to similar signals
discrimination = telling signals apart | a response is given to one signal alone
shaping = successive approximation | steps closer and closer to the goal are rewarded`,
      wrong: 'habituation, imprinting',
    },
    {
      kind: 'part of the brain',
      lead: 'Which part of the brain',
      article: 'The ',
      facts: `
hippocampus = seahorse-shaped structure | turns new experience into lasting traces
amygdala = almond-shaped nucleus | gives events their emotional weight
cerebellum = little brain | times movements
prefrontal cortex = front of the frontal lobe | plans and holds goals in mind
occipital lobe = visual cortex | processes what the eyes see
temporal lobe = side lobe | processes sounds and the meaning of words
Broca area = motor speech centre | produces speech`,
      wrong: 'brain stem, thalamus',
    },
    {
      kind: 'stage of development',
      lead: 'In which stage of development',
      link: 'means that ',
      isDescribed: false,
      facts: `
sensorimotor stage = first stage of Piaget | does the infant learn by touching
preoperational stage = second stage of Piaget | does the child see things from one side
concrete operational stage = third stage of Piaget | does the child understand that an amount stays the same
formal operational stage = fourth stage of Piaget | does a young person reason about what is merely possible`,
      wrong: 'oral stage, latency stage, mirror stage, intuitive moral stage',
    },
  ],
  sets: `
Which methods do observers of children use? + diaries, experiments, interviews - blood tests, elections, lotteries, hypnosis @ Observers of children
Which are the steps in which memory works? + encoding, storage, retrieval - conditioning, shaping, extinction, sleep @ Memory works in three
Which habits give a false sense of knowing? + rereading, highlighting, cramming - self-testing, spacing, explaining, teaching others @ Three habits give
Which are common causes of forgetting in daily life? + decay, interference, missing cues - high intelligence, exercise, curiosity, bilingualism @ Forgetting in daily life
Which schedules can reinforcement follow? + fixed ratio, variable ratio, fixed interval, variable interval - broken ratio, open interval, double ratio, closed interval @ Reinforcement can follow
Which phases of sleep help memory? + deep sleep, dream sleep - light dozing, falling asleep, sleepwalking, waking up @ Sleep helps memory`,
});
