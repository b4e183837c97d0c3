/** Notes with everything that tables and lists can be asked about, for tests of the later rooms. */
export const sureNotes = `# Devices of a network
- Hub: repeats bits to all ports
- Switch: forwards frames inside one office
- Router: moves packets between networks
- Firewall: filters traffic by rules
- Modem: turns sound into data

# Capitals of Europe
- France -> Paris
- Spain -> Madrid
- Italy -> Rome
- Norway -> Oslo

# The valves of the heart
| Valve | From | Found |
|---|---|---|
| Tricuspid | Right atrium | 1543 |
| Mitral | Left atrium | 1559 |
| Pulmonary | Right ventricle | 1616 |
| Aortic | Left ventricle | 1628 |
`;
