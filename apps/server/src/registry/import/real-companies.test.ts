// Every real company of the samples, field by field: what the card gets of it beside what its documents say, read here by a general parser.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { importInto } from '../../../test/load-register.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { RegisterFacts } from '../register-extract.ts'
import { findByNumber, openRecord } from '../registry.ts'

const folder = join(resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures'), 'egrul')
const base = importInto()

/** An element of the document as any parser gives it. */
interface Node {
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

function treeOf(text: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({})
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (piece) => {
    const node = open.at(-1)
    if (node) node.text += piece
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}

const tidy = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ').trim() || undefined
/** All elements at a path below a node. */
const at = (node: Node, ...path: string[]): Node[] =>
  path.reduce<Node[]>((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node])
/** An attribute of the first element at a path. */
const value = (node: Node, path: string[], attribute: string): string | undefined => tidy(at(node, ...path)[0]?.attributes[attribute])
const values = (node: Node, path: string[], attribute: string): string[] =>
  at(node, ...path).flatMap((found) => tidy(found.attributes[attribute]) ?? [])

function documents(): Node[] {
  const newest = new Map<string, Node>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml'))) {
    const text = new TextDecoder('windows-1251').decode(readFileSync(join(folder, name)))
    for (const [document] of text.matchAll(/<Документ[ >][\s\S]*?<\/Документ>/g)) {
      const [company] = at(treeOf(document), 'Документ', 'СвЮЛ')
      const ogrn = company?.attributes.ОГРН
      if (!company || !ogrn) continue
      const before = newest.get(ogrn)
      if (!before || isLater(company, before)) newest.set(ogrn, company)
    }
  }
  return [...newest.values()]
}

/** Of two extracts of one day the one with more register records is the later, of those the one that is read later. */
function isLater(one: Node, other: Node): boolean {
  const [day, before] = [one.attributes.ДатаВып ?? '', other.attributes.ДатаВып ?? '']
  return day === before ? at(one, 'СвЗапЕГРЮЛ').length >= at(other, 'СвЗапЕГРЮЛ').length : day > before
}

/** The row as the document says it. */
function columnsOf(company: Node) {
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
    okvedCode: value(company, ['СвОКВЭД', 'СвОКВЭДОсн'], 'КодОКВЭД') ?? null,
    capitalKopecks: capital === undefined ? null : Math.round(Number(capital) * 100),
  }
}

const kopecks = (rubles: string | undefined): number | undefined => (rubles === undefined ? undefined : Math.round(Number(rubles) * 100))

/** Single facts and lists of the extract, by name, as the document says them. */
function factsOf(company: Node) {
  const people = at(company, 'СведДолжнФЛ', 'СвФЛ').map(({ attributes: { Фамилия, Имя, Отчество } }) =>
    tidy(`${Фамилия} ${Имя ?? ''} ${Отчество ?? ''}`),
  )
  return {
    taxOffice: [value(company, ['СвУчетНО', 'СвНО'], 'НаимНО'), value(company, ['СвУчетНО'], 'ДатаПостУч')],
    registeredBy: value(company, ['СвРегОрг'], 'НаимНО'),
    funds: [value(company, ['СвРегПФ'], 'РегНомПФ'), value(company, ['СвРегФСС'], 'РегНомФСС')],
    email: value(company, ['СвАдрЭлПочты'], 'E-mail')?.toLowerCase(),
    foreignName: value(company, ['СвНаимЮЛ', 'СвНаимЮЛПолнИн'], 'НаимПолн'),
    ownShare: kopecks(value(company, ['СвДоляООО'], 'НоминСтоим')),
    activities: values(company, ['СвОКВЭД', 'СвОКВЭДДоп'], 'КодОКВЭД'),
    heads: [...values(company, ['СвУпрОрг', 'НаимИННЮЛ'], 'НаимЮЛПолн'), ...people],
    headNumbers: values(company, ['СведДолжнФЛ', 'СвФЛ'], 'ИННФЛ'),
    licenses: at(company, 'СвЛицензия').map(({ attributes }) => tidy(attributes.НомЛиц) ?? tidy(attributes.НомерЕРУЛ)),
    branches: at(company, 'СвПодразд', 'СвФилиал').length + at(company, 'СвПодразд', 'СвПредстав').length,
    history: at(company, 'СвЗапЕГРЮЛ').map(({ attributes }) => [attributes.ГРН, attributes.ДатаЗап]),
  }
}

const factsIn = (register: RegisterFacts): ReturnType<typeof factsOf> => ({
  taxOffice: [register.taxAuthority?.name, register.taxAuthority?.since],
  registeredBy: register.registrationAuthority?.name,
  funds: [register.pensionFund?.number, register.socialInsuranceFund?.number],
  email: register.email,
  foreignName: register.foreignNames?.[0]?.full,
  ownShare: register.ownShare?.nominal,
  activities: register.okvedAdd.map(({ code }) => code),
  heads: register.heads.map(({ name }) => name),
  headNumbers: register.heads.flatMap(({ kind, inn }) => (kind === 'person' && inn) || []),
  licenses: register.licenses.map(({ number }) => number),
  branches: register.branches.length,
  history: register.history.map(({ grn, date }) => [grn, date]),
})

function compareFounders(register: RegisterFacts, company: Node): void {
  const founders = (at(company, 'СвУчредит')[0]?.children ?? []).filter(({ name }) => name.startsWith('Учр'))
  expect(register.founders).toHaveLength(founders.length)
  founders.forEach((founder, place) => {
    const { share, recordDate } = register.founders[place] ?? { share: {} }
    const nominal = value(founder, ['ДоляУстКап'], 'НоминСтоим')
    const percent = tidy(at(founder, 'ДоляУстКап', 'РазмерДоли', 'Процент')[0]?.text)
    expect(share.nominal).toBe(nominal === undefined ? undefined : Math.round(Number(nominal) * 100))
    if (percent !== undefined) expect(share.percent).toBeCloseTo(Number(percent), 3)
    expect(recordDate).toBe(value(founder, ['ГРНДатаПерв'], 'ДатаЗаписи'))
  })
}

describe.skipIf(!existsSync(folder))('every real company, number by number', () => {
  const companies = existsSync(folder) ? documents() : []
  beforeAll(() => base.load([], [folder]).then(() => undefined))

  test.each(companies.map((company, place) => [place + 1, company] as const))('company %i', async (_place, company) => {
    const row = await findByNumber(readOnly(base.db), company.attributes.ОГРН ?? '')
    if (!row) throw new Error('the company did not arrive')
    const { register } = await openRecord(readOnly(base.db), row)
    expect(row).toMatchObject(columnsOf(company))
    expect(factsIn(register)).toEqual(factsOf(company))
    compareFounders(register, company)
  })
})
