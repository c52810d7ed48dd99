// Imports every real sole trader of the samples and compares it field by field with its document (an extract of ЕГРИП, the register of sole traders),
// which this test reads with a general XML parser.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import {
  elementsAt,
  hasSamples,
  type Node,
  normalizeSpaces,
  samplesFolder,
  traderDocuments,
  value,
  values,
} from '../../../test/real-documents.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { RegisterFacts } from '../register-extract.ts'
import { findByNumber, openRecord } from '../registry.ts'

const base = createTestImport()

/** The full name: surname, name, patronymic. */
const readFio = (trader: Node): string | undefined => {
  const { Фамилия, Имя, Отчество } = elementsAt(trader, 'СвФЛ', 'ФИОРус')[0]?.attributes ?? {}
  return normalizeSpaces(`${Фамилия ?? ''} ${Имя ?? ''} ${Отчество ?? ''}`)
}

/**
 * The columns expected from the document. ОГРНИП: registration number, ИНН: taxpayer number, ОКВЭД: classifier of activities. КодВидИП 2 is the head
 * of a farm («КФХ»). The region is that of the address, or of the tax office (first two digits of its code) if there is no address.
 */
function toColumns(trader: Node) {
  const { ОГРНИП, ИННФЛ, ДатаОГРНИП, ДатаВып, КодВидИП } = trader.attributes
  const ended = value(trader, ['СвПрекращ', 'СвСтатус'], 'ДатаПрекращ')
  const fio = readFio(trader)
  return {
    kind: 'entrepreneur',
    ogrn: ОГРНИП,
    inn: ИННФЛ ?? value(trader, ['СвУчетНО'], 'ИННФЛ') ?? null,
    kpp: null,
    fio,
    name: `${КодВидИП === '2' ? 'КФХ' : 'ИП'} ${fio}`,
    ogrnDate: ДатаОГРНИП,
    registeredOn: value(trader, ['СвРегИП'], 'ДатаРег') ?? ДатаОГРНИП,
    registerAsOf: ДатаВып,
    closedOn: ended ?? null,
    statusName: ended ? 'Не действует' : 'Действует',
    regionCode: value(trader, ['СвАдрМЖ', 'АдресРФ'], 'КодРегион') ?? value(trader, ['СвУчетНО', 'СвНО'], 'КодНО')?.slice(0, 2) ?? null,
    okvedCode: value(trader, ['СвОКВЭД', 'СвОКВЭДОсн'], 'КодОКВЭД') ?? null,
  }
}

/** Facts and lists expected from the document. ПФ: the pension fund, ФСС: the social insurance fund. */
const readFacts = (trader: Node) => ({
  taxOffice: [value(trader, ['СвУчетНО', 'СвНО'], 'НаимНО'), value(trader, ['СвУчетНО'], 'ДатаПостУч')],
  registeredBy: value(trader, ['СвРегОрг'], 'НаимНО'),
  funds: ['ПФ', 'ФСС'].map((fund) => [
    value(trader, [`СвРег${fund}`], `РегНом${fund}`),
    value(trader, [`СвРег${fund}`], 'ДатаРег'),
    value(trader, [`СвРег${fund}`, `СвОрг${fund}`], `Наим${fund}`),
  ]),
  email: value(trader, ['СвАдрЭлПочты'], 'E-mail')?.toLowerCase(),
  activities: values(trader, ['СвОКВЭД', 'СвОКВЭДДоп'], 'КодОКВЭД'),
  licenses: elementsAt(trader, 'СвЛицензия').map(
    ({ attributes }) => normalizeSpaces(attributes.НомЛиц) ?? normalizeSpaces(attributes.НомерЕРУЛ),
  ),
  history: elementsAt(trader, 'СвЗапЕГРИП').map(({ attributes }) => [attributes.ГРНИП, attributes.ДатаЗап]),
  statusWording: value(trader, ['СвПрекращ', 'СвСтатус'], 'НаимСтатус'),
})

const factsIn = (register: RegisterFacts): ReturnType<typeof readFacts> => ({
  taxOffice: [register.taxAuthority?.name, register.taxAuthority?.since],
  registeredBy: register.registrationAuthority?.name,
  funds: [register.pensionFund, register.socialInsuranceFund].map((fund) => [fund?.number, fund?.registeredOn, fund?.name]),
  email: register.email,
  activities: register.okvedAdd.map(({ code }) => code),
  licenses: register.licenses.map(({ number }) => number),
  history: register.history.map(({ grn, date }) => [grn, date]),
  statusWording: register.statusWording,
})

/** Names of the places in the address (region, district, town); published extracts do not contain the street and house of a trader's home. */
const listPlaces = (trader: Node): string[] =>
  elementsAt(trader, 'СвАдрМЖ', 'АдресРФ').flatMap(({ children }) =>
    children.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([key, word]) => (key.startsWith('Наим') ? (normalizeSpaces(word) ?? []) : [])),
    ),
  )

describe.skipIf(!hasSamples)('real sole traders', () => {
  const traders = traderDocuments()
  beforeAll(() => base.load([], [join(samplesFolder, 'egrip')]).then(() => undefined))

  test.each(traders.map((trader, place) => [place + 1, trader] as const))(
    'all fields of sole trader %i are imported',
    async (_place, trader) => {
      const row = await findByNumber(readOnly(base.db), trader.attributes.ОГРНИП ?? '')
      if (!row) throw new Error('the sole trader did not arrive')
      const { register } = await openRecord(readOnly(base.db), row)
      expect(row).toMatchObject(toColumns(trader))
      expect(factsIn(register)).toEqual(readFacts(trader))
      // Only companies have heads and founders.
      expect([register.heads, register.founders]).toEqual([[], []])
      for (const place of listPlaces(trader)) expect(row.address?.toLowerCase()).toContain(place.toLowerCase())
    },
  )
})
