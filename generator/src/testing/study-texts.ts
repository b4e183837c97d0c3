/** Prose of a school book. */
export const cellChapter = `# The Cell

## Cell theory
The cell is the smallest unit of life that can replicate independently. In 1665 the English scientist Robert Hooke observed thin slices of cork under a microscope and described tiny compartments, which he called cells. Matthias Schleiden concluded in 1838 that all plants are made of cells, and Theodor Schwann extended the idea to animals one year later. Rudolf Virchow added in 1855 that every cell comes from an existing cell. Together these statements form the cell theory.

## Prokaryotes and eukaryotes
Prokaryotic cells lack a nucleus, whereas eukaryotic cells keep their DNA inside a nuclear envelope. Bacteria and archaea are prokaryotes. Animals, plants, fungi and protists are eukaryotes. Most prokaryotic cells measure between 1 and 5 micrometres, while eukaryotic cells are usually 10 to 100 micrometres across. The cytoplasm is the jelly-like material that fills the space between the cell membrane and the nucleus. Ribosomes are found in both kinds of cell and assemble proteins from amino acids.

## Organelles
An organelle is a specialised structure inside a cell that performs a particular job. The nucleus stores the genetic information of the cell and controls its activities. Mitochondria release energy from glucose during aerobic respiration and produce most of the cell's ATP. Chloroplasts capture light energy and use it to build sugars in a process called photosynthesis. The Golgi apparatus modifies, sorts and packages proteins for export. The rough endoplasmic reticulum carries ribosomes on its surface, whereas the smooth endoplasmic reticulum makes lipids. Lysosomes contain enzymes that break down worn-out parts of the cell. Plant cells have a rigid cell wall made of cellulose, but animal cells do not. A large central vacuole stores water and keeps the plant cell firm.

## The cell membrane
The cell membrane is a thin, flexible layer that controls which substances enter and leave the cell. It consists mainly of a double layer of phospholipids with embedded proteins. The fluid mosaic model, proposed by Singer and Nicolson in 1972, describes this arrangement. Cholesterol stabilises the membrane of animal cells.

## Transport across membranes
Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. Osmosis is the diffusion of water through a partially permeable membrane. Active transport is the movement of substances against their concentration gradient, which requires energy from ATP. Red blood cells burst in pure water because water enters them by osmosis. Endocytosis is the process by which a cell takes in material by folding its membrane inwards. Exocytosis releases substances from the cell when vesicles fuse with the membrane. The sodium-potassium pump moves three sodium ions out of the cell for every two potassium ions it brings in. Nerve cells use about 70 % of their energy to run this pump.

## Cell division
Mitosis produces two genetically identical daughter cells. Meiosis produces four cells that each contain half the number of chromosomes. Human body cells contain 46 chromosomes, whereas human gametes contain only 23. Before a cell divides, it copies its DNA during the S phase of interphase. Chromosomes line up along the equator of the cell during metaphase. Cancer is a disease in which cells divide without control.`;

/** Bulleted notes with terms, a table and numbered lines. */
export const networkNotes = `# Computer networks – revision notes

## Network types
- LAN: a network that covers a small area such as a home, a school or an office
- WAN: a network that connects computers over a large area, often across countries
- PAN: a network centred on one person, for example a phone and a headset
- VPN: an encrypted connection that extends a private network across the internet

## Hardware
- Router – forwards packets between different networks
- Switch – connects devices inside one network and sends frames only to the right port
- Access point – lets wireless devices join a wired network
- Modem – converts signals so that data can travel over a telephone or cable line
- NIC – the card that gives a device its physical address
- Hub – repeats every frame to all ports, which wastes bandwidth

## The TCP/IP layers
1. Application layer: provides services to programs, using protocols such as HTTP and SMTP
2. Transport layer: splits data into segments and checks that they arrive
3. Internet layer: adds IP addresses and routes packets
4. Link layer: moves frames over the physical medium

## Protocols
| Protocol | Purpose | Port |
|---|---|---|
| HTTP | Transfers web pages | 80 |
| HTTPS | Transfers web pages with encryption | 443 |
| FTP | Transfers files between computers | 21 |
| SMTP | Sends e-mail to a server | 25 |
| DNS | Translates domain names into IP addresses | 53 |
| SSH | Gives secure remote access to a command line | 22 |

## Addresses
**IP address**: a number that identifies a device on a network
**MAC address**: a hardware address fixed by the manufacturer of a network card
**Subnet mask**: a pattern that separates the network part of an address from the host part
- An IPv4 address has 32 bits, whereas an IPv6 address has 128 bits.
- DHCP assigns IP addresses to devices automatically.
- Private addresses are not routed on the public internet.

## Transmission
- TCP establishes a connection with a three-way handshake before it sends data.
- UDP sends datagrams without a connection, so it is faster but less reliable.
- Bandwidth: the amount of data that can be sent in a given time
- Latency: the delay between sending a message and its arrival
- Packet switching: a method in which messages are split into packets that travel independently
- Fibre-optic cables carry data as pulses of light, whereas copper cables carry electrical signals.

## Threats
- Phishing: messages that pretend to come from a trusted sender in order to steal data
- Malware: software written to damage a system or to steal information
- Denial-of-service attack: floods a server with requests until it cannot answer
- A firewall filters the traffic between a trusted network and the internet.
- Encryption turns readable data into ciphertext that only the holder of the key can read.`;
