// Details of extracts are imported exactly: two extracts of one day, addresses, founders and their shares, encodings.
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

/** So many records of the register's history. */
const records = (count: number): string =>
  Array.from(
    { length: count },
    (_, place) => `<СвЗапЕГРЮЛ ГРН="${place}" ДатаЗап="2026-01-0${place + 1}"><ВидЗап КодСПВЗ="11201" /></СвЗапЕГРЮЛ>`,
  ).join('')

test('of two extracts of one day the one with more register records wins in either order', async () => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'ПОЗЖЕ', more: records(3) })
  const earlier = { ...company, name: 'РАНЬШЕ', more: records(2) }
  await base.load([egrulFile([company, earlier])])
  expect((await readRecord(company)).row.name).toBe('ООО "ПОЗЖЕ"')
  expect(await base.load([egrulFile([earlier])])).toMatchObject({ changed: 0, unchanged: 1 })
  expect((await readRecord(company)).row.name).toBe('ООО "ПОЗЖЕ"')
  expect(await base.load([egrulFile([{ ...company, name: 'ЕЩЁ ПОЗЖЕ', more: records(4) }])])).toMatchObject({ changed: 1 })
})

/** An address in the older form (КЛАДР) and in the newer one (ФИАС). */
const kladr = (levels: string) =>
  `<СвАдресЮЛ><АдресРФ КодРегион="50" Дом="Д. 5">${levels}<Улица ТипУлица="УЛ." НаимУлица="ЛЕНИНА" /></АдресРФ></СвАдресЮЛ>`
const fias = (levels: string) =>
  `<СвАдресЮЛ><СвАдрЮЛФИАС><Регион>50</Регион><НаимРегион>ОБЛАСТЬ</НаимРегион>${levels}<ЭлУлДорСети Тип="УЛ." Наим="ЛЕНИНА" /><Здание Тип="Д." Номер="5" /></СвАдрЮЛФИАС></СвАдресЮЛ>`

/** The stored city and key of the building. */
async function loadPlace(more: string) {
  const company = legalEntity({ asOf: '2026-03-01', more })
  await base.load([egrulFile([company])])
  return base.db.selectFrom('companies').select(['city', 'address_key as key']).where('ogrn', '=', company.ogrn).executeTakeFirstOrThrow()
}

const village = (district: string) =>
  `<Район ТипРайон="Р-Н" НаимРайон="${district}" /><НаселПункт ТипНаселПункт="Д." НаимНаселПункт="ИВАНОВКА" />`

test('houses in villages of one name have different keys in different districts', async () => {
  const [one, other] = [await loadPlace(kladr(village('СЕВЕРНЫЙ'))), await loadPlace(kladr(village('ЮЖНЫЙ')))]
  expect(one.city).toBe('Ивановка')
  expect(one.key).not.toBe(other.key)
  expect((await loadPlace(kladr(village('СЕВЕРНЫЙ')))).key).toBe(one.key)
  const districtXml = (name: string) => `<МуниципРайон ВидКод="1" Наим="${name}" /><НаселенПункт Вид="Д." Наим="ИВАНОВКА" />`
  expect((await loadPlace(fias(districtXml('СЕВЕРНЫЙ')))).key).toBe(one.key)
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

test('the code of the town is read from the КЛАДР form, unless only the region is named', async () => {
  const readCode = async (address: string) => {
    const company = legalEntity({ asOf: '2026-03-01', more: `<СвАдресЮЛ>${address}</СвАдресЮЛ>` })
    await base.load([egrulFile([company])])
    return (await readRecord(company)).register.kladr
  }
  const form = (code: string) => `<АдресРФ КодРегион="${code.slice(0, 2)}" КодАдрКладр="${code}" Дом="Д. 5" />`
  expect(await readCode(form('540000010000127'))).toBe('54000001000')
  expect(await readCode(`<СвАдрЮЛФИАС><Регион>54</Регион><НаимРегион>ОБЛАСТЬ</НаимРегион></СвАдрЮЛФИАС>${form('540190000560003')}`)).toBe(
    '54019000056',
  )
  expect(await readCode(form('770000000002943'))).toBeUndefined()
})

test('own share, pledge holders, names in other languages and a legal form without a code are read', async () => {
  const more = `<СвУстКап НаимВидКап="УСТАВНЫЙ КАПИТАЛ" СумКап="10000" />
    <СвДоляООО НоминСтоим="2500"><РазмерДоли><Процент>25</Процент></РазмерДоли></СвДоляООО>
    <СвУчредит><УчрФЛ><СвФЛ Фамилия="ПРИМЕРОВ" Имя="ПЁТР" /><ДоляУстКап НоминСтоим="7500" />
      <СвОбрем ВидОбрем="ЗАЛОГ"><СвЗалогДержЮЛ><НаимИННЮЛ ИНН="7707083893" НаимЮЛПолн="БАНК-ПРИМЕР" /></СвЗалогДержЮЛ>
        <СвЗалогДержФЛ><СвФЛ Фамилия="ЗАЛОГОВА" Имя="АННА" /></СвЗалогДержФЛ></СвОбрем></УчрФЛ></СвУчредит>`
  const company = legalEntity({ asOf: '2026-03-01', more })
  const text = new TextDecoder('windows-1251').decode(egrulFile([company]))
  const names = '<СвНаимЮЛПолнИн НаимПолн="EXAMPLE LLC" /><СвНаимЮЛКодОКИН КодОКИН="016" НаимОКИН="Английский" /></СвНаимЮЛ>'
  const written = text
    .replace('</СвНаимЮЛ>', names)
    .replace('СпрОПФ="ОКОПФ" КодОПФ="12300"', 'СпрОПФ="КОПФ" КодОПФ="65"')
    .replace('windows-1251', 'utf-8')
  await base.load([Buffer.from(written)])
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

test('an extract with the root ЕГРЮЛ or ЕГРИП, as for single companies, is read', async () => {
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

const bom = Buffer.from([0xef, 0xbb, 0xbf])
/** The same file in UTF-8. */
const inUtf8 = (file: Buffer): string => new TextDecoder('windows-1251').decode(file)
const DECLARATION = /<\?xml[^>]*\?>\s*/

test.each<[string, (file: Buffer) => Buffer]>([
  ['windows-1251 that says to be UTF-8', (file) => renamed(file, 'windows-1251', 'utf-8')],
  ['windows-1251 under another name', (file) => renamed(file, 'windows-1251', 'cp1251')],
  ['windows-1251 in capitals', (file) => renamed(file, 'windows-1251', 'WINDOWS-1251')],
  ['windows-1251 that says nothing', (file) => Buffer.from(file.toString('latin1').replace(DECLARATION, ''), 'latin1')],
  ['a blank line first', (file) => Buffer.concat([Buffer.from('\r\n'), file])],
  ['UTF-8 that says to be windows-1251', (file) => Buffer.from(inUtf8(file))],
  ['UTF-8 with its mark', (file) => Buffer.concat([bom, Buffer.from(inUtf8(file).replace('windows-1251', 'utf-8'))])],
])('a file of %s is read', async (_what, made) => {
  const company = legalEntity({ asOf: '2026-03-01', name: 'СВЕТОПУТЬ' })
  expect(await base.load([made(egrulFile([company]))])).toMatchObject({ created: 1, refused: [] })
  expect((await findByNumber(readOnly(base.db), company.ogrn))?.name).toBe('ООО "СВЕТОПУТЬ"')
})

test('a file of the old format without its end or without a record is refused', async () => {
  const whole = oldEgrulFile([legalEntity({ asOf: '2016-11-01' }), legalEntity({ asOf: '2016-11-01' })])
  const cut = whole.subarray(0, whole.length - 4)
  expect(await base.load([cut])).toMatchObject({ created: 2, refused: [{ reason: 'the file ends before </EGRUL>' }] })
  expect(await base.load([oldEgrulFile([])])).toMatchObject({ read: 0, refused: [{ reason: 'the file holds no record' }] })
})
