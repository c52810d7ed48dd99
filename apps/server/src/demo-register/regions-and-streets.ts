// Regions, cities and streets that the invented companies live in; buildings and offices are made up.

export interface Place {
  region: string
  regionName: string
  city: string
  /** First digits of the post code. */
  index: string
  okato: string
  oktmo: string
}

/** Places with their weight among companies. */
export const places: readonly (readonly [Place, number])[] = [
  [{ region: '77', regionName: 'Г. МОСКВА', city: 'Москва', index: '115', okato: '45000000000', oktmo: '45000000' }, 24],
  [{ region: '78', regionName: 'Г. САНКТ-ПЕТЕРБУРГ', city: 'Санкт-Петербург', index: '195', okato: '40000000000', oktmo: '40000000' }, 12],
  [{ region: '50', regionName: 'МОСКОВСКАЯ ОБЛАСТЬ', city: 'Подольск', index: '142', okato: '46000000000', oktmo: '46000000' }, 5],
  [{ region: '50', regionName: 'МОСКОВСКАЯ ОБЛАСТЬ', city: 'Химки', index: '141', okato: '46000000000', oktmo: '46000000' }, 4],
  [{ region: '54', regionName: 'НОВОСИБИРСКАЯ ОБЛАСТЬ', city: 'Новосибирск', index: '630', okato: '50000000000', oktmo: '50000000' }, 7],
  [{ region: '66', regionName: 'СВЕРДЛОВСКАЯ ОБЛАСТЬ', city: 'Екатеринбург', index: '620', okato: '65000000000', oktmo: '65000000' }, 8],
  [{ region: '16', regionName: 'РЕСПУБЛИКА ТАТАРСТАН', city: 'Казань', index: '420', okato: '92000000000', oktmo: '92000000' }, 6],
  [
    { region: '52', regionName: 'НИЖЕГОРОДСКАЯ ОБЛАСТЬ', city: 'Нижний Новгород', index: '603', okato: '22000000000', oktmo: '22000000' },
    5,
  ],
  [{ region: '23', regionName: 'КРАСНОДАРСКИЙ КРАЙ', city: 'Краснодар', index: '350', okato: '03000000000', oktmo: '03000000' }, 6],
  [{ region: '61', regionName: 'РОСТОВСКАЯ ОБЛАСТЬ', city: 'Ростов-на-Дону', index: '344', okato: '60000000000', oktmo: '60000000' }, 4],
  [{ region: '63', regionName: 'САМАРСКАЯ ОБЛАСТЬ', city: 'Самара', index: '443', okato: '36000000000', oktmo: '36000000' }, 4],
  [{ region: '74', regionName: 'ЧЕЛЯБИНСКАЯ ОБЛАСТЬ', city: 'Челябинск', index: '454', okato: '75000000000', oktmo: '75000000' }, 4],
  [{ region: '59', regionName: 'ПЕРМСКИЙ КРАЙ', city: 'Пермь', index: '614', okato: '57000000000', oktmo: '57000000' }, 3],
  [{ region: '76', regionName: 'ЯРОСЛАВСКАЯ ОБЛАСТЬ', city: 'Ярославль', index: '150', okato: '78000000000', oktmo: '78000000' }, 2],
  [{ region: '71', regionName: 'ТУЛЬСКАЯ ОБЛАСТЬ', city: 'Тула', index: '300', okato: '70000000000', oktmo: '70000000' }, 2],
  [{ region: '25', regionName: 'ПРИМОРСКИЙ КРАЙ', city: 'Владивосток', index: '690', okato: '05000000000', oktmo: '05000000' }, 2],
  [{ region: '39', regionName: 'КАЛИНИНГРАДСКАЯ ОБЛАСТЬ', city: 'Калининград', index: '236', okato: '27000000000', oktmo: '27000000' }, 2],
]

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
