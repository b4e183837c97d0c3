/** A list of terms, of which statements are made by rule. */
export const devices = `## Devices of a network

- Hub: repeats incoming bits to all of its ports
- Switch: forwards frames to one device inside an office
- Router: moves packets between several distant networks
- Firewall: filters unwanted traffic by fixed rules
- Modem: turns the sound of a phone line into data
- Repeater: strengthens a weak signal on a long cable
- Gateway: translates between two foreign protocols
- Proxy: asks remote servers in the place of a client
`;

/** Tables and a list of terms: enough for a test without AI, which is all that journeys have. */
export const sureText = `# Countries and rivers

The table sums up what this chapter has said about the places on the map. Learn it row by row, cover one side and say the other, and then change the sides. Most people need three rounds until they know all of it, and a week later one more round is enough to bring back what has been lost.

## Capitals

| Country | Capital |
|---|---|
| Norway | Oslo |
| Spain | Madrid |
| Egypt | Cairo |
| Japan | Tokyo |
| Peru | Lima |
| Canada | Ottawa |
| Kenya | Nairobi |
| Portugal | Lisbon |
| Chile | Santiago |
| Finland | Helsinki |

## Money

| Country | Currency |
|---|---|
| Thailand | baht |
| Poland | zloty |
| Hungary | forint |
| India | rupee |
| Brazil | real |
| Turkey | lira |
| Sweden | krona |
| Ukraine | hryvnia |
| Vietnam | dong |
| Malaysia | ringgit |

## Mouths

| River | Flows into |
|---|---|
| Danube | Black Sea |
| Nile | Mediterranean Sea |
| Volga | Caspian Sea |
| Rhine | North Sea |
| Loire | Atlantic Ocean |
| Ganges | Bay of Bengal |
| Mekong | South China Sea |
| Lena | Laptev Sea |
| Neva | Gulf of Finland |
| Indus | Arabian Sea |

${devices}`;
