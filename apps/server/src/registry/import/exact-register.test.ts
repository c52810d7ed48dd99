// Details of extracts from the state registers (ЕГРЮЛ for legal entities, ЕГРИП for sole traders) are imported exactly: two extracts of one day,
// addresses, founders and their shares, encodings. The tests write small files in the format of the tax service, import them and read the companies
// back.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import {
  egrulFile,
  type InventedCompany,
  legalEntity,
  oldEgripFile,
  oldEgrulFile,
  soleTrader,
  windows1251,
} from '../../../test/register-files.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { findByNumber, openCard, openRecord } from '../registry.ts'

const base = createTestImport()

async function readRecord({ ogrn }: { readonly ogrn: string }) {
  const row = await findByNumber(readOnly(base.db), ogrn)
  if (!row) throw new Error('no such company')
  return openRecord(readOnly(base.db), row)
}

/** This many records of the company's history in the register, as XML. */
const historyRecords = (count: number): string =>
  Array.from(
    { length: count },
    (_, place) => `<СвЗапЕГРЮЛ ГРН="${place}" ДатаЗап="2026-01-0${place + 1}"><ВидЗап КодСПВЗ="11201" /></СвЗапЕГРЮЛ>`,
  ).join('')

// The register only adds records to a company's history: the extract with more of them was made later on that day. ПОЗЖЕ means «later», РАНЬШЕ
// «earlier».
test('of two extracts of one day the one with more history records wins in either order', async () => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'ПОЗЖЕ', more: historyRecords(3) })
  const earlier = { ...company, name: 'РАНЬШЕ', more: historyRecords(2) }
  await base.load([egrulFile([company, earlier])])
  expect((await readRecord(company)).row.name).toBe('ООО "ПОЗЖЕ"')
  expect(await base.load([egrulFile([earlier])])).toMatchObject({ changed: 0, unchanged: 1 })
  expect((await readRecord(company)).row.name).toBe('ООО "ПОЗЖЕ"')
  expect(await base.load([egrulFile([{ ...company, name: 'ЕЩЁ ПОЗЖЕ', more: historyRecords(4) }])])).toMatchObject({ changed: 1 })
})

/**
 * The same address in the older form and in the newer one, named after the state's address registers КЛАДР and ФИАС. `levels`: elements of its
 * places.
 */
const kladr = (levels: string) =>
  `<СвАдресЮЛ><АдресРФ КодРегион="50" Дом="Д. 5">${levels}<Улица ТипУлица="УЛ." НаимУлица="ЛЕНИНА" /></АдресРФ></СвАдресЮЛ>`
const fias = (levels: string) =>
  `<СвАдресЮЛ><СвАдрЮЛФИАС><Регион>50</Регион><НаимРегион>ОБЛАСТЬ</НаимРегион>${levels}<ЭлУлДорСети Тип="УЛ." Наим="ЛЕНИНА" /><Здание Тип="Д." Номер="5" /></СвАдрЮЛФИАС></СвАдресЮЛ>`

/** Imports a company with this address; returns the stored city and the key that is equal for companies in one building. */
async function loadPlace(addressXml: string) {
  const company = legalEntity({ asOf: '2026-03-01', more: addressXml })
  await base.load([egrulFile([company])])
  return base.db.selectFrom('companies').select(['city', 'address_key as key']).where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
}

const village = (district: string) =>
  `<Район ТипРайон="Р-Н" НаимРайон="${district}" /><НаселПункт ТипНаселПункт="Д." НаимНаселПункт="ИВАНОВКА" />`

test('houses in villages of one name have different keys in different districts', async () => {
  const [north, south] = [await loadPlace(kladr(village('СЕВЕРНЫЙ'))), await loadPlace(kladr(village('ЮЖНЫЙ')))]
  expect(north.city).toBe('Ивановка')
  expect(north.key).not.toBe(south.key)
  expect((await loadPlace(kladr(village('СЕВЕРНЫЙ')))).key).toBe(north.key)
  const districtXml = (name: string) => `<МуниципРайон ВидКод="1" Наим="${name}" /><НаселенПункт Вид="Д." Наим="ИВАНОВКА" />`
  expect((await loadPlace(fias(districtXml('СЕВЕРНЫЙ')))).key).toBe(north.key)
})

test.each([
  ['Г.', 'ДУБНА', 'Дубна'],
  ['Г', 'ЗВЁЗДНЫЙ', 'Звёздный'],
  ['Г.О.', 'ГОРОД КЛИН', 'Клин'],
])('a town that КЛАДР has as a district «%s %s» is the city', async (type, name, city) => {
  const asDistrict = await loadPlace(kladr(`<Район ТипРайон="${type}" НаимРайон="${name}" />`))
  expect(asDistrict.city).toBe(city)
  const asTown = await loadPlace(kladr(`<Город ТипГород="Г" НаимГород="${city.toUpperCase()}" />`))
  expect(asTown.key).toBe(asDistrict.key)
})

// A КЛАДР code has 15 digits: region, district, town, village, street. The first 11 are stored; if all but the region are zeros, none.
test('the code of the town is read from the КЛАДР form, unless only the region is named', async () => {
  const readCode = async (address: string) => {
    const company = legalEntity({ asOf: '2026-03-01', more: `<СвАдресЮЛ>${address}</СвАдресЮЛ>` })
    await base.load([egrulFile([company])])
    return (await readRecord(company)).register.kladr
  }
  const kladrForm = (code: string) => `<АдресРФ КодРегион="${code.slice(0, 2)}" КодАдрКладр="${code}" Дом="Д. 5" />`
  expect(await readCode(kladrForm('540000010000127'))).toBe('54000001000')
  expect(
    await readCode(`<СвАдрЮЛФИАС><Регион>54</Регион><НаимРегион>ОБЛАСТЬ</НаимРегион></СвАдрЮЛФИАС>${kladrForm('540190000560003')}`),
  ).toBe('54019000056')
  expect(await readCode(kladrForm('770000000002943'))).toBeUndefined()
})

// КОПФ is the older classifier of legal forms; its code 65 means the same as 12300 of ОКОПФ (limited liability company), which is found by the name.
test('own share, pledge holders, names in other languages and a legal form without a code are read', async () => {
  const more = `<СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="10000" />
    <СвДоляООО НоминСтоим="2500"><РазмерДоли><Процент>25</Процент></РазмерДоли></СвДоляООО>
    <СвУчредит><УчрФЛ><СвФЛ Фамилия="ПРИМЕРОВ" Имя="ПЁТР" /><ДоляУстКап НоминСтоим="7500" />
      <СвОбрем ВидОбрем="ЗАЛОГ"><СвЗалогДержЮЛ><НаимИННЮЛ ИНН="7707083893" НаимЮЛПолн="БАНК-ПРИМЕР" /></СвЗалогДержЮЛ>
        <СвЗалогДержФЛ><СвФЛ Фамилия="ЗАЛОГОВА" Имя="АННА" /></СвЗалогДержФЛ></СвОбрем></УчрФЛ></СвУчредит>`
  const company = legalEntity({ asOf: '2026-03-01', more })
  const text = new TextDecoder('windows-1251').decode(egrulFile([company]))
  const names = '<СвНаимЮЛПолнИн НаимПолн="EXAMPLE LLC" /><СвНаимЮЛКодОКИН КодОКИН="016" НаимОКИН="Английский" /></СвНаимЮЛ>'
  const fileText = text
    .replace('</СвНаимЮЛ>', names)
    .replace('СпрОПФ="ОКОПФ" КодОПФ="12300"', 'СпрОПФ="КОПФ" КодОПФ="65"')
    .replace('windows-1251', 'utf-8')
  await base.load([Buffer.from(fileText)])
  const { register, row } = await readRecord(company)
  expect(register.ownShare).toEqual({ nominal: 250_000, percent: 25 })
  expect(register.founders[0]?.pledgeHolders).toEqual([{ name: 'ЗАЛОГОВА АННА' }, { name: 'БАНК-ПРИМЕР', inn: '7707083893' }])
  expect(register.foreignNames).toEqual([{ language: 'Английский', full: 'EXAMPLE LLC' }])
  expect([row.okopfCode, register.okopf]).toEqual(['12300', { code: '12300' }])
})

test('a company that is founder and successor is one connection with both relations', async () => {
  const [parent, company] = [legalEntity({ asOf: '2026-03-01' }), legalEntity({ asOf: '2026-03-01' })]
  const ref = ({ ogrn, inn }: InventedCompany) => `ОГРН="${ogrn}" ИНН="${inn}" НаимЮЛПолн="ООО ПРИМЕР"`
  const more = `<СвУчредит><УчрЮЛРос><НаимИННЮЛ ${ref(parent)} /></УчрЮЛРос></СвУчредит><СвПреем ${ref(parent)} />`
  await base.load([egrulFile([parent, { ...company, more }])])
  const card = await openCard(readOnly(base.db), company.ogrn)
  expect(card?.tied.map(({ relation, also }) => [relation, also])).toEqual([['founder', ['successor']]])
})

/** Cyrillic in windows-1251, as Latin-1 characters. */
const toLatin1 = (text: string): string => windows1251(text).toString('latin1')

const renamed = (file: Buffer, from: string, to: string): Buffer => Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')

// The format before 2017 has the root EGRUL or EGRIP; extracts of single companies have its Cyrillic form.
test('an extract with the root ЕГРЮЛ or ЕГРИП is read', async () => {
  const [company, trader] = [legalEntity({ asOf: '2026-03-01' }), soleTrader({ asOf: '2026-03-01' })]
  const files = [renamed(oldEgrulFile([company]), 'EGRUL', toLatin1('ЕГРЮЛ')), renamed(oldEgripFile([trader]), 'EGRIP', toLatin1('ЕГРИП'))]
  expect(await base.load(files)).toMatchObject({ created: 2, refused: [] })
})

test.each(['EGRUL_UL_DATA', 'EGRIP_IP_DATA'])('the root %s with Latin element names is refused as unknown', async (root) => {
  const file = Buffer.from(`<?xml version="1.0"?><${root}><UL OGRN="1" /></${root}>`)
  expect((await base.load([file])).refused).toMatchObject([{ reason: `the root element ${root} is not known` }])
})

test('unescaped quotes inside a value are read as a part of it', async () => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'ЗАВОД "ЗАРЯ" И "Ко"' })
  const file = renamed(oldEgrulFile([company]), '&quot;', '"')
  expect(await base.load([file])).toMatchObject({ created: 1, refused: [] })
  expect((await findByNumber(readOnly(base.db), company.ogrn))?.name).toBe('ООО "ЗАВОД "ЗАРЯ" И "Ко""')
})

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])
/** The text of a file, which is written in windows-1251. */
const decodeRegister = (file: Buffer): string => new TextDecoder('windows-1251').decode(file)
const DECLARATION = /<\?xml[^>]*\?>\s*/

test.each<[string, (file: Buffer) => Buffer]>([
  ['windows-1251 declared as UTF-8', (file) => renamed(file, 'windows-1251', 'utf-8')],
  ['windows-1251 under another name', (file) => renamed(file, 'windows-1251', 'cp1251')],
  ['windows-1251 in capitals', (file) => renamed(file, 'windows-1251', 'WINDOWS-1251')],
  ['windows-1251 without a declaration', (file) => Buffer.from(file.toString('latin1').replace(DECLARATION, ''), 'latin1')],
  ['a blank line first', (file) => Buffer.concat([Buffer.from('\r\n'), file])],
  ['UTF-8 declared as windows-1251', (file) => Buffer.from(decodeRegister(file))],
  ['UTF-8 with a byte order mark', (file) => Buffer.concat([utf8Mark, Buffer.from(decodeRegister(file).replace('windows-1251', 'utf-8'))])],
])('a file of %s is read', async (_encoding, encode) => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'СВЕТОПУТЬ' })
  expect(await base.load([encode(egrulFile([company]))])).toMatchObject({ created: 1, refused: [] })
  expect((await findByNumber(readOnly(base.db), company.ogrn))?.name).toBe('ООО "СВЕТОПУТЬ"')
})

test('a file of the old format without its end or without a record is refused', async () => {
  const whole = oldEgrulFile([legalEntity({ asOf: '2016-11-01' }), legalEntity({ asOf: '2016-11-01' })])
  const truncated = whole.subarray(0, whole.length - 4)
  expect(await base.load([truncated])).toMatchObject({ created: 2, refused: [{ reason: 'the file ends before </EGRUL>' }] })
  expect(await base.load([oldEgrulFile([])])).toMatchObject({ read: 0, refused: [{ reason: 'the file holds no record' }] })
})
