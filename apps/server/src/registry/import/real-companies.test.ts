// Imports every real company of the samples and compares it field by field with its document (an extract of ЕГРЮЛ, the register of legal entities),
// which this test reads with a general XML parser.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import {
  companyDocuments,
  elementsAt,
  hasSamples,
  type Node,
  normalizeSpaces,
  samplesFolder,
  value,
  values,
} from '../../../test/real-documents.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { RegisterFacts } from '../register-extract.ts'
import { findByNumber, openRecord } from '../registry.ts'

const folder = join(samplesFolder, 'egrul')
const base = createTestImport()

/**
 * The columns expected from the document. ОГРН: registration number, ИНН: taxpayer number, КПП: code of the tax registration, ДатаВып: day of the
 * extract, ОКОПФ: classifier of legal forms, ОКВЭД: classifier of activities, СвУстКап: capital.
 */
function toColumns(company: Node) {
  const { ОГРН, ИНН, КПП, ДатаОГРН, ДатаВып } = company.attributes
  const full = value(company, ['СвНаимЮЛ'], 'НаимЮЛПолн')
  const capital = value(company, ['СвУстКап'], 'СумКап')
  return {
    ogrn: ОГРН,
    inn: ИНН ?? null,
    kpp: КПП ?? null,
    ogrnDate: ДатаОГРН,
    registerAsOf: ДатаВып,
    name: value(company, ['СвНаимЮЛ', 'СвНаимЮЛСокр'], 'НаимСокр') ?? full,
    nameFull: full,
    closedOn: value(company, ['СвПрекрЮЛ'], 'ДатаПрекрЮЛ') ?? null,
    registeredOn: value(company, ['СвОбрЮЛ'], 'ДатаРег') ?? ДатаОГРН,
    regionCode: readRegion(company),
    ...(company.attributes.СпрОПФ === 'ОКОПФ' && { okopfCode: company.attributes.КодОПФ }),
    okvedCode: value(company, ['СвОКВЭД', 'СвОКВЭДОсн'], 'КодОКВЭД') ?? null,
    capitalKopecks: capital === undefined ? null : Math.round(Number(capital) * 100),
  }
}

/** The region of an address in the form of КЛАДР (the older address classifier), or of ФИАС (its successor) if the extract has only that form. */
const readRegion = (company: Node): string | null =>
  value(company, ['СвАдресЮЛ', 'АдресРФ'], 'КодРегион') ??
  normalizeSpaces(elementsAt(company, 'СвАдресЮЛ', 'СвАдрЮЛФИАС', 'Регион')[0]?.text) ??
  null

/** Every part of the address in the document: postcode, names of places and streets, numbers. Of two forms the newer one (ФИАС) is taken. */
function addressWords(company: Node): string[] {
  const [newer] = elementsAt(company, 'СвАдресЮЛ', 'СвАдрЮЛФИАС')
  const [place = newer] = newer ? [] : elementsAt(company, 'СвАдресЮЛ', 'АдресРФ')
  if (!place) return []
  const { Индекс, Дом, Корпус, Кварт } = place.attributes
  // A municipality repeats the town or names nothing that a postal address needs.
  const parts = place.children.filter(({ name }) => !/^(Муницип|ГородСелПоселен)/.test(name))
  const named = parts.flatMap(({ attributes }) => Object.entries(attributes).filter(([key]) => /^(Наим|Номер)/.test(key)))
  return [Индекс, ...named.map(([, word]) => word), Дом, Корпус, Кварт].flatMap(
    (word) => normalizeSpaces(word)?.match(/.*[\p{L}\p{N}].*/u)?.[0] ?? [],
  )
}

const kopecks = (rubles: string | undefined): number | undefined => (rubles === undefined ? undefined : Math.round(Number(rubles) * 100))

/** Facts and lists expected from the document. ПФ: the pension fund, ФСС: the social insurance fund. */
function readFacts(company: Node) {
  const people = elementsAt(company, 'СведДолжнФЛ', 'СвФЛ').map(({ attributes: { Фамилия, Имя, Отчество } }) =>
    normalizeSpaces(`${Фамилия} ${Имя ?? ''} ${Отчество ?? ''}`),
  )
  return {
    taxOffice: [value(company, ['СвУчетНО', 'СвНО'], 'НаимНО'), value(company, ['СвУчетНО'], 'ДатаПостУч')],
    registeredBy: value(company, ['СвРегОрг'], 'НаимНО'),
    funds: ['ПФ', 'ФСС'].map((fund) => [
      value(company, [`СвРег${fund}`], `РегНом${fund}`),
      value(company, [`СвРег${fund}`], 'ДатаРег'),
      value(company, [`СвРег${fund}`, `СвОрг${fund}`], `Наим${fund}`),
    ]),
    email: value(company, ['СвАдрЭлПочты'], 'E-mail')?.toLowerCase(),
    foreignName: value(company, ['СвНаимЮЛ', 'СвНаимЮЛПолнИн'], 'НаимПолн'),
    ownShare: kopecks(value(company, ['СвДоляООО'], 'НоминСтоим')),
    activities: values(company, ['СвОКВЭД', 'СвОКВЭДДоп'], 'КодОКВЭД'),
    heads: [...values(company, ['СвУпрОрг', 'НаимИННЮЛ'], 'НаимЮЛПолн'), ...people],
    posts: values(company, ['СведДолжнФЛ', 'СвДолжн'], 'НаимДолжн'),
    headNumbers: values(company, ['СведДолжнФЛ', 'СвФЛ'], 'ИННФЛ'),
    licenses: elementsAt(company, 'СвЛицензия').map(
      ({ attributes }) => normalizeSpaces(attributes.НомЛиц) ?? normalizeSpaces(attributes.НомерЕРУЛ),
    ),
    branches: elementsAt(company, 'СвПодразд', 'СвФилиал').length + elementsAt(company, 'СвПодразд', 'СвПредстав').length,
    typeCharter: value(company, ['СвТипУстав'], 'НомТипУстав'),
    powers: value(company, ['СвПолном'], 'ВидПолном'),
    agreements: values(company, ['СвКорпДог'], 'ВидСведКорпДог'),
    powersNotes: values(company, ['СведДолжнФЛ', 'ДопСвПолДолжФЛ'], 'ТекстДопСвПолДолжнФЛ'),
    trustees: (elementsAt(company, 'СвУчредит')[0]?.children ?? []).flatMap((founder) =>
      TRUSTEES.flatMap((name) => values(founder, [name, 'СвФЛ'], 'Фамилия')),
    ),
    history: elementsAt(company, 'СвЗапЕГРЮЛ').map(({ attributes }) => [attributes.ГРН, attributes.ДатаЗап]),
  }
}

const factsIn = (register: RegisterFacts): ReturnType<typeof readFacts> => ({
  taxOffice: [register.taxAuthority?.name, register.taxAuthority?.since],
  registeredBy: register.registrationAuthority?.name,
  funds: [register.pensionFund, register.socialInsuranceFund].map((fund) => [fund?.number, fund?.registeredOn, fund?.name]),
  email: register.email,
  foreignName: register.foreignNames?.[0]?.full,
  ownShare: register.ownShare?.nominal,
  activities: register.okvedAdd.map(({ code }) => code),
  heads: register.heads.map(({ name }) => name),
  posts: register.heads.flatMap(({ kind, post }) => (kind === 'person' && post) || []),
  headNumbers: register.heads.flatMap(({ kind, inn }) => (kind === 'person' && inn) || []),
  licenses: register.licenses.map(({ number }) => number),
  branches: register.branches.length,
  typeCharter: register.typeCharter,
  powers: register.powers && { joint: '1', separate: '2' }[register.powers],
  agreements: (register.corporateAgreement ?? []).map((about) => ({ votes: '1', disposal: '2' })[about]),
  powersNotes: register.heads.flatMap(({ powersNote }) => powersNote ?? []),
  trustees: register.founders.flatMap(({ trustees = [] }) => trustees.map(({ name }) => name.split(' ')[0] ?? '')),
  history: register.history.map(({ grn, date }) => [grn, date]),
})

/** Elements of persons who manage a founder's share: for the owner, or for the heirs of a dead one. */
const TRUSTEES = ['СвДовУпрФЛ', 'ЛицоУпрНасл']

function compareFounders(register: RegisterFacts, company: Node): void {
  const founders = (elementsAt(company, 'СвУчредит')[0]?.children ?? []).filter(({ name }) => name.startsWith('Учр'))
  expect(register.founders).toHaveLength(founders.length)
  founders.forEach((founder, place) => {
    const { share, recordDate } = register.founders[place] ?? { share: {} }
    const nominal = value(founder, ['ДоляУстКап'], 'НоминСтоим')
    const percent = normalizeSpaces(elementsAt(founder, 'ДоляУстКап', 'РазмерДоли', 'Процент')[0]?.text)
    expect(share.nominal).toBe(nominal === undefined ? undefined : Math.round(Number(nominal) * 100))
    if (percent !== undefined) expect(share.percent).toBeCloseTo(Number(percent), 3)
    expect(recordDate).toBe(value(founder, ['ГРНДатаПерв'], 'ДатаЗаписи'))
  })
}

describe.skipIf(!hasSamples)('real companies', () => {
  const companies = companyDocuments()
  beforeAll(() => base.load([], [folder]).then(() => undefined))

  test.each(companies.map((company, place) => [place + 1, company] as const))(
    'all fields of company %i are imported',
    async (_place, company) => {
      const row = await findByNumber(readOnly(base.db), company.attributes.ОГРН ?? '')
      if (!row) throw new Error('the company did not arrive')
      const { register } = await openRecord(readOnly(base.db), row)
      expect(row).toMatchObject(toColumns(company))
      expect(factsIn(register)).toEqual(readFacts(company))
      compareFounders(register, company)
      // The import may write words in other capitals than the document.
      for (const word of addressWords(company)) expect(row.address?.toLowerCase()).toContain(word.toLowerCase())
    },
  )
})
