// Maps the parts of an answer of the Checko API (a commercial aggregator of company data) that the state register does not have: contacts,
// statistical codes, related companies (links), warnings (marks), taxes, sanctions.

import type { LinkedCompany } from '../blocks-by-company.ts'
import type { SourcedBlocks, TaxpayerBlocks } from '../company-source.ts'
import { readCoded, readTrademarks } from './company-parts.ts'
import {
  isRestricted,
  type JsonObject,
  omitUndefined,
  readDay,
  readFields,
  readFlag,
  readKopecks,
  readList,
  readNumber,
  readText,
  readTexts,
} from './read-json.ts'
import { readReport } from './report.ts'

/** Blocks that are stored by company. `data`: the answer's field of that name; `asOf`: day of the register extract in it, YYYY-MM-DD. */
export function companyBlocks(data: unknown, asOf: string): SourcedBlocks {
  const source = readFields(data)
  const dated = <T>(facts: T) => ({ asOf, facts })
  const report = readReport(readText(source.html_checko) ?? '')
  return omitUndefined({
    contacts: dated(contacts(readFields(source.Контакты))),
    statistics: dated(
      omitUndefined({
        okpo: readText(source.ОКПО),
        okato: readCoded(source.ОКАТО),
        oktmo: readCoded(source.ОКТМО),
        okfs: readCoded(source.ОКФС),
        okogu: readCoded(source.ОКОГУ),
        okopf: readCoded(source.ОКОПФ),
      }),
    ),
    trademarks: 'ТоварЗнак' in source ? dated({ trademarks: readTrademarks(source.ТоварЗнак) }) : undefined,
    sanctions: sanctions(source, asOf),
    links: dated({ companies: links(source) }),
    marks: dated(marks(source)),
    report: report && dated(report),
  })
}

function contacts(source: JsonObject) {
  return omitUndefined({ phones: readTexts(source.Тел), emails: readTexts(source.Емэйл), website: readText(source.ВебСайт) })
}

/** The source has only a flag and the countries, no entries of lists: `matches` is empty. */
function sanctions(source: JsonObject, asOf: string): SourcedBlocks['sanctions'] {
  const listed = readFlag(source.Санкции)
  return listed === undefined ? undefined : { asOf, facts: { matches: [], listed, countries: readTexts(source.СанкцииСтраны) } }
}

/**
 * Companies that this one founded (`СвязУчред`) or manages (`СвязУпрОрг`), then those that its heads and founders head. Of the last the API gives
 * only the ОГРН (registration number).
 */
function links(source: JsonObject): LinkedCompany[] {
  const describedCompany = (relation: LinkedCompany['relation']) => (element: JsonObject) => {
    const ogrn = readText(element.ОГРН)
    if (!ogrn) return []
    return [
      omitUndefined({
        relation,
        ogrn,
        inn: readText(element.ИНН),
        name: readText(element.НаимСокр) ?? readText(element.НаимПолн),
        status: readText(element.Статус) ?? readText(readFields(element.Статус).Наим),
        closedOn: readDay(element.ДатаЛикв),
        registeredOn: readDay(element.ДатаРег),
        address: readText(element.ЮрАдрес) ?? readText(readFields(element.ЮрАдрес).АдресРФ),
        okved: readText(element.ОКВЭД) ?? readText(readFields(element.ОКВЭД).Код),
      }),
    ]
  }
  const people = [...readList(source.Руковод), ...readList(readFields(source.Учред).ФЛ)]
  const shared = people.flatMap((person) => readTexts(person.СвязРуковод))
  const described = [
    ...readList(source.СвязУчред).flatMap(describedCompany('subsidiary')),
    ...readList(source.СвязУпрОрг).flatMap(describedCompany('managed')),
  ]
  const describedOgrns = new Set(described.map((company) => company.ogrn))
  const others = [...new Set(shared)].filter((ogrn) => !describedOgrns.has(ogrn))
  return [...described, ...others.map((ogrn) => ({ relation: 'shared_head' as const, ogrn }))]
}

/** Warnings that the source computes. `МассАдрес` is a boolean, or a list of the ОГРН of other companies at the address. */
function marks(source: JsonObject) {
  const taxes = readFields(source.Налоги)
  const hidden = Object.values(readFields(source.Учред))
    .flatMap((group) => (Array.isArray(group) ? group : [group]))
    .filter(isRestricted)
  const neighbours = readFields(source.ЮрАдрес).МассАдрес
  return omitUndefined({
    unfairSupplier: readFlag(source.НедобПост),
    disqualifiedHead: readFlag(source.ДисквЛица),
    massHead: readFlag(source.МассРуковод),
    massFounder: readFlag(source.МассУчред),
    illegalFinance: readFlag(source.НелегалФин),
    sanctionedFounder: readFlag(source.СанкцУчр),
    hiddenFounders: hidden.length > 0 ? hidden.length : undefined,
    arrearsKopecks: readKopecks(taxes.СумНедоим),
    arrearsOn: readDay(taxes.НедоимДата),
    massAddress: readFlag(neighbours) ?? (Array.isArray(neighbours) ? neighbours.length > 0 : undefined),
    neighbours: Array.isArray(neighbours) ? neighbours.length : undefined,
  })
}

/** Blocks that are stored by ИНН (taxpayer number): taxes paid and headcount of a year. The tax service's open data have the same. */
export function taxpayerBlocks(data: unknown): TaxpayerBlocks {
  const source = readFields(data)
  const taxes = readFields(source.Налоги)
  const paid = readList(taxes.СведУпл).flatMap((tax) => {
    const [name, sum] = [readText(tax.Наим), readKopecks(tax.Сумма)]
    return name && sum !== undefined ? [{ name, kopecks: sum }] : []
  })
  const taxYear = parseYear(taxes.СведУплГод)
  const count = readNumber(source.СЧР)
  const headcountYear = parseYear(source.СЧРГод)
  return omitUndefined({
    taxes: taxYear && paid.length > 0 ? { asOf: `${taxYear}-12-31`, facts: { years: [{ year: taxYear, paid }] } } : undefined,
    headcount:
      headcountYear && count !== undefined
        ? { asOf: `${headcountYear}-12-31`, facts: { years: [{ year: headcountYear, count }] } }
        : undefined,
  })
}

/** The year to which a sum or count belongs. Without it the value is dropped, because it cannot be compared with other years. */
const parseYear = (value: unknown): number | undefined => {
  const year = readText(value)
  return year && /^\d{4}$/.test(year) ? Number(year) : undefined
}
