// Regions, cities and streets of the invented companies; buildings and offices are made up.

export interface Place {
  /** Two-digit code of the region. */
  region: string
  regionName: string
  city: string
  /** First digits of the postcode. */
  index: string
  /** Codes of the territory in two state classifiers, OKATO and the newer OKTMO. */
  okato: string
  oktmo: string
  /** Code of the city in KLADR, the classifier of addresses; none if the city is itself a region. */
  kladr?: string
}

/**
 * Weight among companies, in percent; region, its name, city, first digits of the postcode, first digits of both territory codes. The order must
 * stay: companies and people draw places by position.
 */
const rows: readonly (readonly [number, string, string, string, string, string])[] = [
  [24, '77', 'Г. МОСКВА', 'Москва', '115', '45'],
  [12, '78', 'Г. САНКТ-ПЕТЕРБУРГ', 'Санкт-Петербург', '195', '40'],
  [5, '50', 'МОСКОВСКАЯ ОБЛАСТЬ', 'Подольск', '142', '46'],
  [4, '50', 'МОСКОВСКАЯ ОБЛАСТЬ', 'Химки', '141', '46'],
  [7, '54', 'НОВОСИБИРСКАЯ ОБЛАСТЬ', 'Новосибирск', '630', '50'],
  [8, '66', 'СВЕРДЛОВСКАЯ ОБЛАСТЬ', 'Екатеринбург', '620', '65'],
  [6, '16', 'РЕСПУБЛИКА ТАТАРСТАН', 'Казань', '420', '92'],
  [5, '52', 'НИЖЕГОРОДСКАЯ ОБЛАСТЬ', 'Нижний Новгород', '603', '22'],
  [6, '23', 'КРАСНОДАРСКИЙ КРАЙ', 'Краснодар', '350', '03'],
  [4, '61', 'РОСТОВСКАЯ ОБЛАСТЬ', 'Ростов-на-Дону', '344', '60'],
  [4, '63', 'САМАРСКАЯ ОБЛАСТЬ', 'Самара', '443', '36'],
  [4, '74', 'ЧЕЛЯБИНСКАЯ ОБЛАСТЬ', 'Челябинск', '454', '75'],
  [3, '59', 'ПЕРМСКИЙ КРАЙ', 'Пермь', '614', '57'],
  [2, '76', 'ЯРОСЛАВСКАЯ ОБЛАСТЬ', 'Ярославль', '150', '78'],
  [2, '71', 'ТУЛЬСКАЯ ОБЛАСТЬ', 'Тула', '300', '70'],
  [2, '25', 'ПРИМОРСКИЙ КРАЙ', 'Владивосток', '690', '05'],
  [2, '39', 'КАЛИНИНГРАДСКАЯ ОБЛАСТЬ', 'Калининград', '236', '27'],
]

/** KLADR codes of cities that are not the capital of a region; a capital's code follows from its region's. Undefined: no code. */
const KLADR: Readonly<Record<string, string | undefined>> = {
  Москва: undefined,
  'Санкт-Петербург': undefined,
  Подольск: undefined,
  Химки: '50000030000',
}
const kladrCode = (region: string, city: string) => (city in KLADR ? KLADR[city] : `${region}000001000`)

/** Places with their weight among companies. */
export const places = rows.map(([weight, region, regionName, city, index, territory]): readonly [Place, number] => [
  { region, regionName, city, index, okato: territory.padEnd(11, '0'), oktmo: territory.padEnd(8, '0'), kladr: kladrCode(region, city) },
  weight,
])

/** Drawn by position, so the order must stay. The first is the street of the building that many companies of a city share (`profile.ts`). */
export const streets: readonly string[] = [
  'УЛ. САДОВАЯ',
  'УЛ. ЛЕСНАЯ',
  'УЛ. ЗАВОДСКАЯ',
  'УЛ. СТРОИТЕЛЕЙ',
  'УЛ. НАБЕРЕЖНАЯ',
  'ПР-КТ МИРА',
  'УЛ. ШКОЛЬНАЯ',
  'УЛ. СОЛНЕЧНАЯ',
  'УЛ. КРАЙНЯЯ',
  'УЛ. ВОКЗАЛЬНАЯ',
  'ПР-Д ПРОЕКТИРУЕМЫЙ',
  'УЛ. ПОЛЕВАЯ',
  'УЛ. ЮБИЛЕЙНАЯ',
  'Ш. СТАРОЕ',
  'УЛ. МАСТЕРОВАЯ',
  'ПЕР. ТИХИЙ',
  'УЛ. СКЛАДСКАЯ',
  'УЛ. ВЕСЕННЯЯ',
  'Б-Р ЗЕЛЁНЫЙ',
  'УЛ. КИРПИЧНАЯ',
  'УЛ. ПРИЧАЛЬНАЯ',
  'УЛ. ЛЬНЯНАЯ',
  'УЛ. РЕЧНАЯ',
  'УЛ. КЕДРОВАЯ',
]
