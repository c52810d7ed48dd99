// Maps the parts of a Checko answer about a company that are not in the register extract: contacts, statistics, links, marks, taxes, sanctions.

import type { LinkedCompany } from '../blocks-by-company.ts'
import type { SourcedBlocks, TaxpayerBlocks } from '../company-source.ts'
import { coded, trademarks } from './company-parts.ts'
import { readReport } from './report.ts'
import { day, type Fields, fields, flag, isRestricted, kopecks, list, number, text, texts, withoutAbsent } from './shape.ts'

/** Blocks that are stored by company. `data`: the answer; `asOf`: day of the extract in it. */
export function companyBlocks(data: unknown, asOf: string): SourcedBlocks {
  const source = fields(data)
  const dated = <T>(facts: T) => ({ asOf, facts })
  const report = readReport(text(source.html_checko) ?? '')
  return withoutAbsent({
    contacts: dated(contacts(fields(source.Контакты))),
    statistics: dated(
      withoutAbsent({
        okpo: text(source.ОКПО),
        okato: coded(source.ОКАТО),
        oktmo: coded(source.ОКТМО),
        okfs: coded(source.ОКФС),
        okogu: coded(source.ОКОГУ),
        okopf: coded(source.ОКОПФ),
      }),
    ),
    trademarks: 'ТоварЗнак' in source ? dated({ trademarks: trademarks(source.ТоварЗнак) }) : undefined,
    sanctions: sanctions(source, asOf),
    links: dated({ companies: links(source) }),
    marks: dated(marks(source)),
    report: report && dated(report),
  })
}

function contacts(given: Fields) {
  return withoutAbsent({ phones: texts(given.Тел), emails: texts(given.Емэйл), website: text(given.ВебСайт) })
}

/** The source's own flag: it names countries but no lists. */
function sanctions(source: Fields, asOf: string): SourcedBlocks['sanctions'] {
  const listed = flag(source.Санкции)
  return listed === undefined ? undefined : { asOf, facts: { matches: [], listed, countries: texts(source.СанкцииСтраны) } }
}

function links(source: Fields): LinkedCompany[] {
  const full = (relation: LinkedCompany['relation']) => (element: Fields) => {
    const ogrn = text(element.ОГРН)
    if (!ogrn) return []
    return [
      withoutAbsent({
        relation,
        ogrn,
        inn: text(element.ИНН),
        name: text(element.НаимСокр) ?? text(element.НаимПолн),
        status: text(element.Статус) ?? text(fields(element.Статус).Наим),
        closedOn: day(element.ДатаЛикв),
        registeredOn: day(element.ДатаРег),
        address: text(element.ЮрАдрес) ?? text(fields(element.ЮрАдрес).АдресРФ),
        okved: text(element.ОКВЭД) ?? text(fields(element.ОКВЭД).Код),
      }),
    ]
  }
  const people = [...list(source.Руковод), ...list(fields(source.Учред).ФЛ)]
  const shared = people.flatMap((person) => texts(person.СвязРуковод))
  const known = [...list(source.СвязУчред).flatMap(full('subsidiary')), ...list(source.СвязУпрОрг).flatMap(full('managed'))]
  const named = new Set(known.map((company) => company.ogrn))
  const others = [...new Set(shared)].filter((ogrn) => !named.has(ogrn))
  return [...known, ...others.map((ogrn) => ({ relation: 'shared_head' as const, ogrn }))]
}

/** Flags that the source computes. `МассАдрес` is a boolean, or a list of the ОГРН of other companies at the address. */
function marks(source: Fields) {
  const taxes = fields(source.Налоги)
  const hidden = Object.values(fields(source.Учред))
    .flatMap((group) => (Array.isArray(group) ? group : [group]))
    .filter(isRestricted)
  const neighbours = fields(source.ЮрАдрес).МассАдрес
  return withoutAbsent({
    unfairSupplier: flag(source.НедобПост),
    disqualifiedHead: flag(source.ДисквЛица),
    massHead: flag(source.МассРуковод),
    massFounder: flag(source.МассУчред),
    illegalFinance: flag(source.НелегалФин),
    sanctionedFounder: flag(source.СанкцУчр),
    hiddenFounders: hidden.length > 0 ? hidden.length : undefined,
    arrearsKopecks: kopecks(taxes.СумНедоим),
    arrearsOn: day(taxes.НедоимДата),
    massAddress: flag(neighbours) ?? (Array.isArray(neighbours) ? neighbours.length > 0 : undefined),
    neighbours: Array.isArray(neighbours) ? neighbours.length : undefined,
  })
}

/** Blocks that are stored by ИНН: taxes paid and headcount of a year, as in the open data. */
export function taxpayerBlocks(data: unknown): TaxpayerBlocks {
  const source = fields(data)
  const taxes = fields(source.Налоги)
  const paid = list(taxes.СведУпл).flatMap((tax) => {
    const [name, sum] = [text(tax.Наим), kopecks(tax.Сумма)]
    return name && sum !== undefined ? [{ name, kopecks: sum }] : []
  })
  const taxYear = parseYear(taxes.СведУплГод)
  const count = number(source.СЧР)
  const headcountYear = parseYear(source.СЧРГод)
  return withoutAbsent({
    taxes: taxYear && paid.length > 0 ? { asOf: `${taxYear}-12-31`, facts: { years: [{ year: taxYear, paid }] } } : undefined,
    headcount:
      headcountYear && count !== undefined
        ? { asOf: `${headcountYear}-12-31`, facts: { years: [{ year: headcountYear, count }] } }
        : undefined,
  })
}

/** The year of a value; values without a year are dropped, because they cannot be compared. */
const parseYear = (value: unknown): number | undefined => {
  const year = text(value)
  return year && /^\d{4}$/.test(year) ? Number(year) : undefined
}
