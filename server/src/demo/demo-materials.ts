const hour = 60 * 60 * 1000;
const day = 24 * hour;

const memoryLecture = [
  `# Lecture 6: Memory and plasticity

Memory is the ability of the nervous system to store what it has learned and to use it later. Psychologists distinguish sensory memory, which lasts less than a second, short-term memory, which holds about four items for some seconds, and long-term memory, whose capacity has no known limit. An engram is the physical trace that a memory leaves in the brain. Richard Semon introduced the word in 1904; Karl Lashley searched for its place for thirty years and concluded that memories are spread over the cortex.

## Long-term potentiation

Long-term potentiation is a lasting increase in the strength of a synapse after it has been used intensely. Tim Bliss and Terje Lomo described it in 1973 in the hippocampus of the rabbit. Its induction needs two things at once: glutamate released by the presynaptic neuron, and a depolarised postsynaptic membrane. Only then does magnesium leave the pore of the NMDA receptor, and calcium flows in.`,
  `## From calcium to a stronger synapse

Calcium activates the kinase CaMKII. The kinase adds phosphate groups to AMPA receptors and brings more of them to the membrane, so that the same amount of glutamate causes a larger response. This early phase lasts one to three hours and needs no new proteins. The late phase begins when CREB, a transcription factor, switches on genes; the proteins that follow make dendritic spines grow. Blocking protein synthesis leaves the early phase intact but prevents the late one.

Long-term depression is the opposite process: weak stimulation at about one hertz for fifteen minutes removes AMPA receptors. Together the two processes allow synapses to encode information instead of becoming ever stronger.`,
  `## Consolidation and sleep

Consolidation is the process by which a fragile memory becomes stable. Synaptic consolidation takes hours; systems consolidation takes weeks to years and moves memories from the hippocampus to the neocortex. During slow-wave sleep the hippocampus replays the activity of the day about ten times faster than it happened. Retrieving a memory makes it fragile again for some hours, which is called reconsolidation.

For students this means: spaced repetition beats cramming, because every retrieval strengthens the trace, and a night of sleep between two sessions does part of the work.`,
];

const seminarNotes = `# Seminar notes: the hippocampus

The hippocampus lies in the medial temporal lobe, one in each hemisphere. Its name comes from the Greek word for sea horse, because of its shape. Information enters from the entorhinal cortex, passes the dentate gyrus, CA3 and CA1, and returns to the entorhinal cortex by way of the subiculum.

- The dentate gyrus separates similar patterns. It is one of the few places where new neurons may be born in adults.
- CA3 has many recurrent connections and completes patterns: a part of a memory brings back the whole.
- CA1 compares what was expected with what has arrived.

Henry Molaison, known as patient H.M., lost most of both hippocampi in an operation against epilepsy in 1953. He could no longer form new memories of facts and events, but he learned to draw in a mirror, and got better from day to day without remembering that he had practised. Brenda Milner concluded that there is more than one memory system: declarative memory needs the hippocampus, procedural memory does not.

John O'Keefe discovered place cells in 1971: neurons that fire when a rat is at a certain place. Edvard and May-Britt Moser discovered grid cells in the entorhinal cortex in 2005. The three shared the Nobel Prize in 2014.

Question for next week: how could the same circuit serve both places and episodes?`;

const elasticityChapter = [
  `# Chapter 5: Elasticity

Elasticity measures how strongly one quantity responds to a change in another. The price elasticity of demand is the percentage change in the quantity demanded, divided by the percentage change in the price. When the price of a bus ticket rises by 10 % and the number of passengers falls by 4 %, the elasticity is 0.4, if the minus sign is left out, as is usual.

Demand is called elastic when the elasticity is greater than 1, inelastic when it is less than 1, and unit elastic when it is exactly 1. The midpoint method divides by the average of the old and the new value, so that a rise and the fall back give the same result.`,
  `## What makes demand elastic

Demand is more elastic when there are close substitutes, when the good is a luxury rather than a necessity, when the market is defined narrowly, and when buyers have more time to adjust. Within a month after petrol has become dearer, people drive a little less; within five years they buy smaller cars.

Total revenue is price times quantity. If demand is inelastic, a higher price raises revenue; if demand is elastic, it lowers revenue. Farmers as a group know the paradox: a good harvest lowers the price so much that they earn less, because the demand for food is inelastic.

The income elasticity of demand is positive for normal goods and negative for inferior goods. The cross-price elasticity is positive for substitutes, such as tea and coffee, and negative for complements, such as printers and ink.`,
];

const revolutionText = `The French Revolution began in 1789, when the crown was bankrupt. Louis XVI called the Estates General, which had not met since 1614, to Versailles on 5 May. The three estates were the clergy, the nobility, and everybody else, about 97 percent of the people. On 17 June the third estate declared itself the National Assembly, and on 20 June its members swore in a tennis court not to part before France had a constitution.

On 14 July 1789 a crowd in Paris took the Bastille, a fortress that held seven prisoners. On 26 August the Assembly adopted the Declaration of the Rights of Man and of the Citizen. In October thousands of women marched to Versailles and brought the royal family to Paris.

The constitution of 1791 made France a constitutional monarchy. In June of that year the king had tried to flee and was recognised at Varennes. War against Austria and Prussia began in April 1792. The monarchy was abolished on 21 September 1792, and Louis XVI was executed on 21 January 1793.

The Committee of Public Safety, led by Maximilien Robespierre, governed through the Terror. About 17,000 people were sentenced to death and executed between 1793 and July 1794. On 27 July 1794, 9 Thermidor in the new calendar, Robespierre was arrested; he was executed the next day.

The Directory ruled from 1795 to 1799, weak and corrupt. On 9 November 1799 General Napoleon Bonaparte took power in the coup of 18 Brumaire. Historians usually end the Revolution there.`;

const chemistryNotes = `# Organic chemistry, week 4: substitution

A nucleophilic substitution replaces a leaving group by a nucleophile. Good leaving groups are weak bases: iodide leaves more easily than bromide, bromide more easily than chloride, and fluoride hardly at all.

## SN2

The SN2 reaction happens in one step. The nucleophile attacks from the side opposite to the leaving group, so the configuration at the carbon is inverted, which is called Walden inversion. The rate depends on both concentrations: rate = k [substrate] [nucleophile]. Methyl and primary substrates react fast, tertiary ones not at all, because bulky groups block the way. Polar aprotic solvents such as acetone and DMSO help, since they leave the nucleophile bare.

## SN1

The SN1 reaction happens in two steps. First the leaving group departs and a carbocation remains; this step is slow and decides the rate: rate = k [substrate]. Then the nucleophile adds from either side, so that an optically active substrate gives a nearly racemic product. Tertiary substrates react fastest, because alkyl groups stabilise the carbocation. Polar protic solvents such as water and ethanol help.

| | SN1 | SN2 |
| Steps | two | one |
| Rate depends on | substrate | substrate and nucleophile |
| Stereochemistry | racemisation | inversion |
| Best substrate | tertiary | methyl, primary |

Elimination competes with both. A strong, bulky base such as tert-butoxide favours E2, and heat favours elimination in general.`;

/** Where each page begins when they are joined with a blank line. */
function startsOf(pages: readonly string[]): number[] {
  return pages.map((_, index) =>
    pages.slice(0, index).reduce((sum, page) => sum + page.length + 2, 0),
  );
}

/** A student's library, and how many flashcard sets were made of each. */
export const demoMaterials = [
  {
    title: 'Lecture 6 Memory and plasticity.pdf',
    kind: 'pdf',
    text: memoryLecture.join('\n\n'),
    pageStarts: startsOf(memoryLecture),
    sizeBytes: 1_284_096,
    ageMs: 2 * hour,
    flashcardSets: 1,
  },
  {
    title: 'Seminar notes, hippocampus.docx',
    kind: 'docx',
    text: seminarNotes,
    pageStarts: null,
    sizeBytes: 48_210,
    ageMs: 3 * hour,
    flashcardSets: 0,
  },
  {
    title: 'Chapter 5 Elasticity.pdf',
    kind: 'pdf',
    text: elasticityChapter.join('\n\n'),
    pageStarts: startsOf(elasticityChapter),
    sizeBytes: 2_411_724,
    ageMs: 4 * day,
    flashcardSets: 0,
  },
  {
    title: 'The French Revolution, 1789 to 1799',
    kind: 'text',
    text: revolutionText,
    pageStarts: null,
    sizeBytes: null,
    ageMs: 6 * day,
    flashcardSets: 1,
  },
  {
    title: 'orgchem-week-4.docx',
    kind: 'docx',
    text: chemistryNotes,
    pageStarts: null,
    sizeBytes: 73_902,
    ageMs: 9 * day,
    flashcardSets: 0,
  },
] as const;
