import { defineStudyText } from './define-study-text.ts';

export const law = defineStudyText({
  id: 'law',
  title: 'An introduction to law',
  marked: `
# An introduction to law

Law orders life in common. It says what people owe each other, what the state may do, and who decides when they quarrel. The account below follows the English tradition.

## Branches of law

Lawyers divide their field into branches. The branch called {criminal law} punishes acts that harm the community. The branch called {contract law} enforces promises that were made in exchange for something. The branch called {tort law} gives damages to those who were harmed by the carelessness of others. The branch called {property law} settles who may use and sell land and things. The branch called {family law} governs marriage, divorce and the care of children. The branch called {constitutional law} limits the powers of government. The branch called {administrative law} lets citizens challenge decisions of public authorities. Private law includes three of these branches: contract law, tort law and property law.

## Sources of law

Judges find the law in several places. In the English system the highest source is the {statute}, a text passed by Parliament. A {precedent} is an earlier decision that binds lower courts. A {custom} is a practice that people have followed for so long that it counts as law. A {treaty} binds the states that have ratified it. A {by-law} is a rule made by a local council within its powers. A {regulation} is made by a minister to whom Parliament has given the power. Judges read statutes by three classic rules: the literal rule, the golden rule and the mischief rule.

## Courts and people

Cases begin low and may climb. Minor offences are heard in the {Magistrates' Court} by lay justices. Serious offences are tried in the {Crown Court} before a jury. Small civil claims go to the {County Court}. Large civil claims begin in the {High Court}. Most appeals are heard by the {Court of Appeal}. The last word in the United Kingdom belongs to the {Supreme Court}, which has twelve justices. In a civil case the {claimant} brings the action. The {defendant} answers the claim or the charge. In criminal cases the {prosecutor} presents the evidence for the Crown. A {solicitor} advises clients and prepares their papers. A {barrister} pleads in the higher courts in wig and gown. The {jury} of twelve citizens decides on the facts. The {witness} tells the court under oath what was seen or heard. The {notary} certifies deeds for use abroad.

## Making a contract

A contract needs more than good will. An {offer} is a definite promise to be bound if it is accepted. The {acceptance} agrees to the terms without changing them. By {consideration} each side gives something of value in exchange. The {intention to create legal relations} separates business from social favours. {Capacity} is lacking in young children and in people who cannot understand the bargain. Goods in a shop window are an {invitation to treat}, which asks others to make offers. A reply that alters the terms is a {counter-offer}, and it destroys the proposal before it. Silence does not count as agreement. A contract is made of three main elements: offer, acceptance and consideration.

## When contracts go wrong

A promise may fail for many reasons. A false statement that leads the other side to agree is called {misrepresentation}. Threats of violence make a contract voidable for {duress}. Pressure by someone who is trusted is known as {undue influence}. If an event that nobody caused makes performance impossible, the doctrine of {frustration} ends the contract. Failing to do what was promised is {breach}. The usual remedy is {damages}, a sum of money that puts the injured side where performance would have put it. For a unique thing, such as a house, the court may order {specific performance}. An {injunction} forbids a party to do something. By {rescission} both sides are put back to where they were before. Remedies that depend on the discretion of the court are three: specific performance, injunction and rescission.

## Crime and its proof

Two elements make up most crimes. The {actus reus} is the guilty act itself. The {mens rea} is the guilty mind behind the act. {Theft} is the dishonest taking of property with the aim of keeping it. {Robbery} is stealing with force or the threat of force. {Burglary} is entering a building as a trespasser in order to steal. {Fraud} is deceiving someone in order to make a gain. {Murder} is unlawful killing with the intent to kill or to do grievous harm. {Manslaughter} is unlawful killing with a lesser degree of blame. Guilt must be proved {beyond reasonable doubt}, while civil claims are decided on the balance of probabilities. Several defences excuse an accused person, among them self-defence, insanity and duress.
`,
  groups: [
    {
      kind: 'branch of law',
      lead: 'Which branch of law',
      facts: `
criminal law = penal law | punishes acts that harm the community
contract law = the law of agreements | enforces promises made in exchange for something
tort law = the law of civil wrongs | compensates those harmed by carelessness
property law = the law of things | settles who may use and sell land
family law = the law of domestic relations | governs marriage and divorce
constitutional law = the law of the constitution | limits the powers of government
administrative law = the law of public authorities | lets citizens challenge official decisions`,
      wrong: 'maritime law, labour law, tax law',
    },
    {
      kind: 'source of law',
      lead: 'Which source of law',
      article: 'A ',
      facts: `
statute = Act of Parliament | is a text passed by Parliament
precedent = binding earlier decision | binds lower courts as an earlier ruling
custom = long usage | is a practice followed for very long
treaty = international agreement | binds the states that ratified it
by-law = local rule | is made by a council within its powers
regulation = delegated legislation | is made by a minister with given power`,
      wrong: 'verdict, textbook, petition',
    },
    {
      kind: 'court',
      lead: 'Which court',
      article: 'The ',
      facts: `
Magistrates' Court = court of lay justices | hears minor offences
Crown Court = criminal court with a jury | tries serious offences
County Court = local civil court | takes small civil claims
High Court = upper civil court | begins large civil claims
Court of Appeal = second highest court | hears most of the cases that climb
Supreme Court = highest court of the United Kingdom | has the last word with twelve justices`,
      wrong: 'Family Court, Privy Council',
    },
    {
      kind: 'person in court',
      lead: 'Who',
      article: 'The ',
      facts: `
claimant = plaintiff | brings the action in a civil case
defendant = accused | answers the claim or the charge
prosecutor = counsel for the Crown | presents the evidence in criminal cases
solicitor = legal adviser | prepares the papers of clients
barrister = court advocate | pleads in wig and gown
jury = panel of twelve | decides on the facts
witness = person who testifies | speaks under oath about what was seen
notary = certifying lawyer | certifies deeds for use abroad`,
      wrong: 'bailiff, usher, clerk',
    },
    {
      kind: 'element of agreement',
      lead: 'What in the making of a contract',
      facts: `
offer = proposal | is a definite promise to be bound if the other side agrees
acceptance = assent | agrees to the terms without changing them
consideration = something of value in exchange | gives each side a return of value
intention to create legal relations = legal intent | separates business from social favours
capacity = legal ability | is lacking in young children
invitation to treat = invitation to bargain | is shown in a shop window
counter-offer = altered proposal | destroys the proposal before it`,
      wrong: 'deposit, handshake, receipt',
    },
    {
      kind: 'flaw of a contract',
      lead: 'What is the legal name where',
      isDescribed: false,
      facts: `
misrepresentation = false statement | an untrue claim leads the other side to agree
duress = coercion by threats | threats of violence were made
undue influence = abuse of trust | someone who is trusted applies pressure
frustration = supervening impossibility | an event nobody caused makes performance impossible
breach = non-performance | a party fails to do what was promised`,
      wrong: 'negligence, estoppel, assignment',
    },
    {
      kind: 'remedy',
      lead: 'Which remedy',
      facts: `
damages = monetary compensation | is a sum of money for the injured side
specific performance = an order to perform | is ordered for a unique thing such as a house
injunction = prohibitory order | forbids a party to do something
rescission = setting aside | puts both sides back to where they were`,
      wrong: 'probation, mediation, a public apology, forfeiture',
    },
    {
      kind: 'element or standard of crime',
      lead: 'Which term of criminal procedure',
      facts: `
actus reus = guilty deed | names the act itself
mens rea = criminal intent | names the mind behind it
beyond reasonable doubt = with moral certainty | describes how firmly guilt must be shown`,
      wrong: 'habeas corpus, prima facie, ratio decidendi, obiter dictum',
    },
    {
      kind: 'crime',
      lead: 'Which crime',
      facts: `
theft = larceny | is the dishonest taking of property
robbery = stealing by force | uses violence or its threat to steal
burglary = housebreaking | is entering a building as a trespasser
fraud = criminal deception | deceives someone in order to make a gain
murder = killing with malice aforethought | is killing with the intent to do grievous harm
manslaughter = culpable homicide | is unlawful killing with a lesser degree of blame`,
      wrong: 'arson, perjury',
    },
  ],
  sets: `
Which branches belong to private law? + contract law, tort law, property law - criminal law, constitutional law, administrative law, military law @ Private law includes
Which classic rules guide judges who read statutes? + the literal rule, the golden rule, the mischief rule - the silver rule, the majority rule, the silent rule, the first rule @ Judges read statutes
Which are main elements of a contract? + offer, acceptance, consideration - witness, notary, signature, stamp @ A contract is made of
Which remedies depend on the discretion of the court? + specific performance, injunction, rescission - damages, imprisonment, a fine, a refund @ Remedies that depend
Which of these are named as defences of an accused person? + self-defence, insanity, duress - poverty, youth, anger, ignorance of the law @ Several defences excuse`,
});
