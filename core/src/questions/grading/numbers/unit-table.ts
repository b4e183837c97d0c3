/** A unit: what it measures, and how to bring a value to the first unit of that kind. */
export type Unit = { kind: string; factor: number; offset: number };

/** A unit by one of its names, in the folded writing of an answer. */
export function findUnit(name: string): Unit | undefined {
  return table.get(name) ?? findRate(name);
}

/** 'km/s', 'kilometres per second': one unit for each of another. */
function findRate(name: string): Unit | undefined {
  const [over, under, more] = name.split(/\/| per | an? /).map((one) => table.get(one.trim()));
  if (!over || !under || more || over.offset !== 0 || under.offset !== 0) return undefined;
  const kind = `${over.kind}/${under.kind}`;
  return {
    kind: kind === 'length/time' ? 'speed' : kind,
    factor: over.factor / under.factor,
    offset: 0,
  };
}

const rows: readonly (readonly [kind: string, factor: number, names: string, offset?: number])[] = [
  ['length', 1, 'm metre meter metres meters metro metros'],
  ['length', 1_000, 'km kilometre kilometer kilometres kilometers kilómetro kilómetros'],
  ['length', 0.01, 'cm centimetre centimeter centimetres centimeters'],
  ['length', 0.001, 'mm millimetre millimeter millimetres millimeters'],
  ['length', 1e-6, 'µm μm micrometre micrometer micrometres micrometers'],
  ['length', 1e-9, 'nm nanometre nanometer nanometres nanometers'],
  ['length', 1_609.344, 'mi mile miles'],
  ['length', 0.3048, 'ft foot feet'],
  ['length', 0.0254, 'inch inches'],
  ['mass', 1, 'g gram grams gramme grammes gramm gramo gramos'],
  ['mass', 1_000, 'kg kilogram kilograms kilo kilos'],
  ['mass', 0.001, 'mg milligram milligrams milligramm miligramos'],
  ['mass', 1e-6, 'µg μg mcg microgram micrograms mikrogramm microgramos'],
  ['mass', 1_000_000, 't tonne tonnes'],
  ['mass', 453.592_37, 'lb lbs pound pounds'],
  ['time', 1, 's sec secs second seconds sekunde sekunden segundo segundos'],
  ['time', 0.001, 'ms millisecond milliseconds'],
  ['time', 60, 'min mins minute minutes minuten minuto minutos'],
  ['time', 3_600, 'h hr hrs hour hours stunde stunden hora horas'],
  ['time', 86_400, 'day days tag tage tagen día días'],
  ['time', 604_800, 'week weeks woche wochen semana semanas'],
  ['years', 1, 'year years yr yrs jahr jahre jahren año años'],
  ['years', 10, 'decade decades'],
  ['years', 100, 'century centuries'],
  ['volume', 1, 'l litre liter litres liters litro litros'],
  ['volume', 0.001, 'ml millilitre milliliter millilitres milliliters'],
  ['volume', 0.01, 'cl centilitre centiliter centilitres centiliters'],
  ['volume', 0.1, 'dl decilitre deciliter decilitres deciliters'],
  ['temperature', 1, '°c celsius degree/celsius degrees/celsius', 0],
  ['temperature', 1, 'k kelvin', -273.15],
  ['temperature', 5 / 9, '°f fahrenheit degree/fahrenheit degrees/fahrenheit', -160 / 9],
  ['angle', 1, '° degree degrees grad grados'],
  ['speed', 1, 'm/s metres/per/second meters/per/second'],
  [
    'speed',
    1 / 3.6,
    'km/h kph kilometres/per/hour kilometers/per/hour kilometres/an/hour kilometers/an/hour',
  ],
  ['speed', 0.447_04, 'mph miles/per/hour miles/an/hour'],
  ['acceleration', 1, 'm/s^2 m/s2 ms^-2'],
  ['area', 1, 'm^2 m2'],
  ['area', 1e6, 'km^2 km2'],
  ['area', 1e-4, 'cm^2 cm2'],
  ['space', 1, 'm^3 m3'],
  ['space', 1e-6, 'cm^3 cm3'],
  ['energy', 1, 'j joule joules'],
  ['energy', 1_000, 'kj kilojoule kilojoules'],
  ['energy', 4.184, 'cal calorie calories'],
  ['energy', 4_184, 'kcal kilocalorie kilocalories'],
  ['power', 1, 'w watt watts'],
  ['power', 1_000, 'kw kilowatt kilowatts'],
  // 'mW' and 'MW' look the same when case is folded, so that neither is here.
  ['power', 1e6, 'megawatt megawatts'],
  ['frequency', 1, 'hz hertz'],
  ['frequency', 1_000, 'khz kilohertz'],
  ['frequency', 1e6, 'mhz megahertz'],
  ['frequency', 1e9, 'ghz gigahertz'],
  ['pressure', 1, 'pa pascal pascals'],
  ['pressure', 1_000, 'kpa kilopascal kilopascals'],
  ['pressure', 100_000, 'bar bars'],
  ['force', 1, 'n newton newtons'],
  ['voltage', 1, 'v volt volts'],
  ['current', 1, 'a amp amps ampere amperes'],
  ['share', 0.01, '% percent per/cent prozent por/ciento'],
  ['dollars', 1, '$ dollar dollars usd'],
  ['euros', 1, '€ euro euros eur'],
  ['pounds', 1, '£ gbp'],
  ['years before', 1, 'bc bce'],
];

/** A name of several words is written with slashes above, because spaces part the names. */
const table: ReadonlyMap<string, Unit> = new Map(
  rows.flatMap(([kind, factor, names, offset = 0]) =>
    names
      .split(' ')
      .flatMap((name) => [name, name.replaceAll('/', ' ')])
      .map((name) => [name, { kind, factor, offset }] as const),
  ),
);
