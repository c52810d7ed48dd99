// The lists of one company in Checko's format: accounts, cases, contracts, inspections, enforcement, bankruptcy messages.
import type { checkoContracts, checkoLegalCases } from '@sverka/contract/api-access/checko'
import type { OperationInput } from '@sverka/contract/http/http'
import type { Blocks, Contract, EnforcementFacts, Inspection, LegalCase, Party } from '../../registry/registry.ts'
import { type Paging, rubles, sortedByDay, toPage, withoutUnknown } from './shape.ts'

/** Annual accounts in rubles, by year and line code; extended, a line is an object. With the URLs of the reports at the tax service. */
export function toFinances(accounts: Blocks['accounts'], isExtended: boolean) {
  const years = accounts?.years ?? []
  const line = (kopecks: number) => (isExtended ? { СумОтч: kopecks / 100 } : kopecks / 100)
  const lines = (one: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(one).map(([code, sum]) => [code, line(sum)]))
  return {
    data: Object.fromEntries(years.map((one) => [String(one.year), lines(one.lines)])),
    'bo.nalog.ru': { Отчет: Object.fromEntries(years.flatMap(({ year, reportUrl }) => (reportUrl ? [[String(year), reportUrl]] : []))) },
  }
}

const toSide = ({ name, inn, ogrn, address }: Party) => withoutUnknown({ ОГРН: ogrn, ИНН: inn, Наим: name, Адрес: address })

const toCase = (one: LegalCase) =>
  withoutUnknown({
    Номер: one.number,
    UUID: one.uuid,
    СтрКАД: one.url,
    Дата: one.date,
    Суд: one.court,
    Ист: one.plaintiffs.map(toSide),
    Ответ: one.respondents.map(toSide),
    СуммИск: rubles(one.claimKopecks),
    ПрАктив: one.active,
  })

interface Days {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}

const isBetween = (day: string | undefined, { date_from: from = '', date_to: to = '9999' }: Days): boolean =>
  (day ?? '') >= from && (day ?? '') <= to

type CasesRequest = OperationInput<typeof checkoLegalCases>['query']

/** Cases of the company with numbers `of`, filtered as the request says; the sum of claims is that of all filtered cases, in rubles. */
export function toLegalCases(block: Blocks['cases'], request: CasesRequest, of: { inn: string | null; ogrn: string }) {
  const isOwn = (side: Party) => side.ogrn === of.ogrn || (of.inn !== null && side.inn === of.inn)
  const passes = ({ plaintiffs, respondents, active, date, claimKopecks }: LegalCase) =>
    (request.role === undefined || (request.role === 'plaintiff' ? plaintiffs : respondents).some(isOwn)) &&
    (request.active === undefined || active === request.active) &&
    (request.claim_amount_from === undefined || (claimKopecks !== undefined && claimKopecks >= request.claim_amount_from * 100)) &&
    (request.claim_amount_to === undefined || (claimKopecks !== undefined && claimKopecks <= request.claim_amount_to * 100)) &&
    isBetween(date, request)
  const wanted = sortedByDay((block?.cases ?? []).filter(passes), request.sort)
  const claimed = wanted.reduce((sum, { claimKopecks = 0 }) => sum + claimKopecks, 0)
  return { ОбщСуммИск: claimed / 100, ...toPage(wanted, request, toCase) }
}

const contractSide = ({ name, inn, ogrn }: Party) => withoutUnknown({ ОГРН: ogrn, ИНН: inn, НаимСокр: name, НаимПолн: name })

const toContract = (one: Contract) =>
  withoutUnknown({
    РегНомер: one.registerNumber,
    СтрЕИС: one.url,
    Дата: one.date,
    ДатаИсп: one.executedOn,
    Цена: rubles(one.priceKopecks),
    Заказ: one.customer && contractSide(one.customer),
    Постав: one.suppliers.map(contractSide),
    Объекты: one.objects.map(({ name }) => ({ Наим: name })),
  })

type ContractsRequest = OperationInput<typeof checkoContracts>['query']

/** Contracts under one law, newest first unless the request sorts otherwise. */
export function toContracts(block: Blocks['contracts'], request: ContractsRequest) {
  const wanted = (block?.contracts ?? []).filter(({ law, role }) => law === request.law && (request.role ?? role) === role)
  const contractPrice = ({ priceKopecks = 0 }: Contract) => priceKopecks
  const sorted = request.sort?.endsWith('price')
    ? wanted.toSorted((a, b) => contractPrice(a) - contractPrice(b))
    : sortedByDay(wanted, request.sort)
  return toPage(request.sort === '-price' ? sorted.reverse() : sorted, request, toContract)
}

const toInspection = (one: Inspection) =>
  withoutUnknown({
    Номер: one.number,
    Статус: one.status,
    Заверш: one.finished,
    Наруш: one.violations,
    ТипПров: one.type,
    ДатаНач: one.startDate,
    ДатаОконч: one.endDate,
    Обосн: one.basis,
    ОргКонтр: one.controlBody === undefined ? undefined : { Наим: one.controlBody },
    Объекты: inspectedObjects(one),
  })

/** The texts of the act are given with the first address, because our own reader takes them from there. */
const inspectedObjects = ({ addresses, results }: Inspection) =>
  (addresses.length > 0 ? addresses : results.length > 0 ? [undefined] : []).map((address, index) =>
    withoutUnknown({ Адрес: address, Результ: index === 0 && results.length > 0 ? { Инфо: results } : undefined }),
  )

export const toInspections = (block: Blocks['inspections'], request: Paging & { sort?: string }) =>
  toPage(sortedByDay<Inspection>(block?.inspections ?? [], request.sort), request, toInspection)

const toProceeding = (one: EnforcementFacts['proceedings'][number]) =>
  withoutUnknown({
    ИспПрНомер: one.number,
    ИспПрДата: one.date,
    ИспДокТип: one.documentType,
    ИспДокНомер: one.documentNumber,
    ИспДокДата: one.documentDate,
    ПредмИсп: one.subject,
    СудПристНаим: one.bailiffs,
    СудПристАдрес: one.bailiffsAddress,
    СумДолг: rubles(one.debtKopecks),
    ОстЗадолж: rubles(one.remainingKopecks),
  })

export function toEnforcements(block: Blocks['enforcement'], request: Paging & { sort?: string }) {
  const all = sortedByDay(block?.proceedings ?? [], request.sort)
  const sum = (of: 'debtKopecks' | 'remainingKopecks') => all.reduce((total, one) => total + (one[of] ?? 0), 0) / 100
  return { ОбщКолич: all.length, ОбщСум: sum('debtKopecks'), ОстЗадолж: sum('remainingKopecks'), ...toPage(all, request, toProceeding) }
}

type MessagesRequest = Paging & Days & { readonly sort?: string }

export const toMessages = (block: Blocks['bankruptcy'], request: MessagesRequest) =>
  toPage(
    sortedByDay(
      (block?.messages ?? []).filter(({ date }) => isBetween(date, request)),
      request.sort,
    ),
    request,
    (one) => withoutUnknown({ GUID: one.id, URL: one.url, Дата: one.date, ТипНаим: one.kind, НомерДела: one.caseNumber, Суд: one.court }),
  )
