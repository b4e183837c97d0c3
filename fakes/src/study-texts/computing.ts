import { defineStudyText } from './define-study-text.ts';

export const computing = defineStudyText({
  id: 'computing',
  title: 'How computers work',
  marked: `
# How computers work

A computer follows instructions. This chapter goes from the parts of the machine to the way data is stored, sent and protected.

## The parts of the machine

Inside the case a handful of parts share the work. The {processor} fetches instructions, decodes them and carries them out. The {main memory} holds the programs and data in use and loses them without power. The {solid-state drive} keeps files on flash chips when the machine is switched off. The {graphics card} computes the colours of millions of pixels at the same time. The {motherboard} connects the parts and lets them exchange signals. The {power supply} turns the mains voltage into the low voltages that chips need. Inside the processor, the {control unit} decides which step comes next. Sums and comparisons are done by the {arithmetic logic unit}. The fastest storage of the machine are the {registers}, small cells for the numbers in hand. The {cache} keeps copies of data that was used a moment ago. A {clock} gives the beat at which the processor takes its steps. Four steps make up the instruction cycle: fetch, decode, execute and write back.

## Data as numbers

Everything in a computer is stored as numbers. The smallest unit of information is the {bit}, which is either zero or one. A group of eight such digits is called a {byte}. Text is stored with {Unicode}, which gives a number to each character of the world's scripts. Photographs are usually compressed with {JPEG}, which drops detail that the eye hardly sees. Drawings with sharp edges keep their quality in {PNG}, which loses nothing. Tables are often exchanged as {CSV}, plain lines with commas between the values. Structured data travels between programs as {JSON}, with names and values in braces. Three colours are mixed in each pixel of a screen: red, green and blue.

## Structures and algorithms

How data is arranged decides how fast it can be found. The {stack} gives back first what was put in last. The {queue} serves first what came first. The {linked list} joins each element to the next by a pointer. The {hash table} computes from a key the place where the value is kept. The {binary tree} gives each node at most two children. The {graph} describes nodes and the edges between them, such as towns and roads. To find a word in a sorted list, {binary search} halves the range again and again. The method {merge sort} splits a list, sorts the halves and joins them. The method {bubble sort} swaps neighbours until nothing is left to swap. The shortest way through a network of roads is found by {Dijkstra's algorithm}. An algorithm is expected to have three properties: it is finite, it is unambiguous and it is effective.

## The operating system

Programs do not use the hardware directly; the operating system stands between. The {kernel} runs with full rights and manages the hardware. The {scheduler} decides which process may use the processor next. The {file system} organises data on a disk into named files and folders. The {device driver} translates general commands into those of one particular device. The {shell} reads commands from the user and starts programs. With {virtual memory} a program sees more space than the machine really has. Operating systems manage four resources: processor time, memory, storage and devices.

## Networks

Computers talk to each other by protocols, rules that both sides know. The {IP} protocol gives each machine an address and forwards packets towards it. The {TCP} protocol repeats lost packets and puts them in order. The {UDP} protocol sends packets without waiting for a receipt, which suits live calls. The {DNS} protocol translates names into addresses. The {HTTP} protocol carries web pages from servers to browsers. The {SMTP} protocol hands e-mail from server to server. The {DHCP} protocol lends an address to a machine that joins the network. A {router} passes packets between networks, while a switch works inside one. Three of the layers of the Internet model are the link layer, the transport layer and the application layer.

## Security

Whoever connects a machine must protect it. Through {encryption} a message becomes unreadable for those without the key. A {digital signature} proves who wrote a message and that nobody changed it. With {two-factor authentication} a stolen password alone does not open the account. A {firewall} lets through the traffic that its rules permit. A {backup} brings lost files back after an accident. By {phishing} attackers lure people into typing their passwords on a false page. A program that encrypts files and demands money is called {ransomware}. A {worm} copies itself from machine to machine without help. A {Trojan horse} pretends to be useful and does harm in secret. Security has three classic goals: confidentiality, integrity and availability.
`,
  groups: [
    {
      kind: 'part of a computer',
      lead: 'Which part of a computer',
      article: 'The ',
      facts: `
processor = CPU = central processing unit | fetches instructions and carries them out
main memory = RAM = working memory | holds what is in use and loses it without power
solid-state drive = SSD | keeps files on flash chips
graphics card = GPU board | computes the colours of millions of pixels
motherboard = mainboard | lets the others exchange signals
power supply = PSU | turns the mains voltage into low voltages
control unit = sequencer of the CPU | decides which step comes next
arithmetic logic unit = ALU | does sums and comparisons
registers = small storage cells of the CPU | are the fastest storage of the machine
cache = buffer memory | keeps copies of data used a moment ago
clock = oscillator | gives the beat for the steps`,
    },
    {
      kind: 'unit',
      lead: 'Which unit',
      article: 'A ',
      facts: `
bit = binary digit | is either zero or one
byte = octet | is a group of eight binary digits`,
      wrong: 'word, nibble, pixel, hertz, block',
    },
    {
      kind: 'format',
      lead: 'Which format or code',
      facts: `
Unicode = the universal character set | gives a number to each character of the world
JPEG = JPG | drops detail of photographs that the eye hardly sees
PNG = Portable Network Graphics | keeps drawings with sharp edges without loss
CSV = comma-separated values | stores tables as plain lines
JSON = JavaScript Object Notation | puts names and values in braces`,
      wrong: 'MP3, ZIP, XML, TIFF',
    },
    {
      kind: 'data structure',
      lead: 'Which data structure',
      article: 'The ',
      facts: `
stack = LIFO store | gives back first what was put in last
queue = FIFO store | serves first what came first
linked list = chain of nodes | joins each element to the next by a pointer
hash table = hash map = dictionary | computes from a key the place of the value
binary tree = tree of degree two | gives each node at most two children
graph = network of nodes | describes towns and the roads between them`,
      wrong: 'matrix, heap',
    },
    {
      kind: 'algorithm',
      lead: 'Which algorithm',
      facts: `
binary search = half-interval search | halves the range again and again
merge sort = sorting by merging | splits a list and joins the ordered halves
bubble sort = sinking sort | swaps neighbours until nothing is left to do
Dijkstra's algorithm = the method of Dijkstra | finds the shortest way through a network of roads`,
      wrong: 'quick sort, linear search, depth-first search, the sieve of Eratosthenes',
    },
    {
      kind: 'part of an operating system',
      lead: 'Which part of an operating system',
      article: 'The ',
      facts: `
kernel = core of the system | runs with full rights and manages the hardware
scheduler = process planner | decides who may use the processor next
file system = FS | organises data on a disk into named units
device driver = driver | translates general commands for one particular machine
shell = command line interpreter | reads commands from the user
virtual memory = paged address space | shows a program more space than there really is`,
      wrong: 'boot loader, window manager',
    },
    {
      kind: 'protocol',
      lead: 'Which protocol',
      article: 'The protocol ',
      facts: `
IP = Internet Protocol | forwards packets towards an address
TCP = Transmission Control Protocol | repeats lost packets and puts them in order
UDP = User Datagram Protocol | sends without waiting for a receipt
DNS = Domain Name System | translates names into addresses
HTTP = Hypertext Transfer Protocol | carries web pages to browsers
SMTP = Simple Mail Transfer Protocol | hands e-mail from server to server
DHCP = Dynamic Host Configuration Protocol | lends an address to a machine that joins`,
      wrong: 'SSH, FTP',
    },
    {
      kind: 'device or measure',
      lead: 'Which device or measure',
      article: 'A ',
      facts: `
router = gateway | passes packets between networks
firewall = packet filter | lets through the traffic that its rules permit
backup = safety copy | brings lost files back after an accident
digital signature = electronic signature | proves who wrote a message
encryption = ciphering | makes a message unreadable for those without the key
two-factor authentication = 2FA | keeps an account shut when a password is stolen`,
      wrong: 'compiler, load balancer, log file',
    },
    {
      kind: 'attack',
      lead: 'Which attack',
      article: 'A ',
      facts: `
phishing = password fishing | lures people to a false page
ransomware = extortion software | demands money for files
worm = self-spreading program | copies itself from machine to machine
Trojan horse = Trojan | pretends to be useful`,
      wrong: 'keylogger, spyware, botnet',
    },
  ],
  sets: `
Which of these are steps of the instruction cycle? + fetch, decode, execute, write back - compile, install, encrypt, log in @ Four steps make up
Which colours are mixed in each pixel of a screen? + red, green, blue - yellow, black, cyan, magenta @ Three colours are mixed
Which properties is an algorithm expected to have? + it is finite, it is unambiguous, it is effective - it is secret, it is recursive, it is patented, it is random @ An algorithm is expected
Which resources do operating systems manage? + processor time, memory, storage, devices - electricity prices, source code, user manuals, passwords of others @ Operating systems manage four
Which of these are layers of the Internet model? + the link layer, the transport layer, the application layer - the cache layer, the kernel layer, the pixel layer, the backup layer @ Three of the layers
Which goals belong to the classic goals of security? + confidentiality, integrity, availability - popularity, portability, simplicity, neutrality @ Security has three`,
});
