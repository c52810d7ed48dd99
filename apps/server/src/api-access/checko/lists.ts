// Converts the lists about one company to the format of Checko, another service of company data: annual accounts, court cases, public contracts,
// inspections, debt enforcement, bankruptcy messages. ИНН is the taxpayer number, ОГРН the registration number; money is in rubles.
import type { checkoContracts, checkoLegalCases } from '@sverka/contract/api-access/checko'
import type { OperationInput } from '@sverka/contract/http/http'
import type { Blocks, Contract, EnforcementFacts, Inspection, LegalCase, Party } from '../../registry/registry.ts'
import { type Paging, rubles, sortedByDay, toPage, withoutUnknown } from './shape.ts'

/**
 * Annual accounts by year and by line code of the official form (`2110` is revenue). In the extended form each line is an object. `bo.nalog.ru` has
 * the URLs of the reports at the tax service.
 */
export function toFinances(accounts: Blocks['accounts'], isExtended: boolean) {
  const years = accounts?.years ?? []
  const toLine = (kopecks: number) => (isExtended ? { СумОтч: kopecks / 100 } : kopecks / 100)
  const toLines = (kopecksByCode: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(kopecksByCode).map(([code, kopecks]) => [code, toLine(kopecks)]))
  return {
    data: Object.fromEntries(years.map(({ year, lines }) => [String(year), toLines(lines)])),
    'bo.nalog.ru': { Отчет: Object.fromEntries(years.flatMap(({ year, reportUrl }) => (reportUrl ? [[String(year), reportUrl]] : []))) },
  }
}

/** A plaintiff or respondent of a court case. */
const toSide = ({ name, inn, ogrn, address }: Party) => withoutUnknown({ ОГРН: ogrn, ИНН: inn, Наим: name, Адрес: address })

const toCase = (legalCase: LegalCase) =>
  withoutUnknown({
    Номер: legalCase.number,
    UUID: legalCase.uuid,
    // The page in the public file of the commercial courts.
    СтрКАД: legalCase.url,
    Дата: legalCase.date,
    Суд: legalCase.court,
    Ист: legalCase.plaintiffs.map(toSide),
    Ответ: legalCase.respondents.map(toSide),
    СуммИск: rubles(legalCase.claimKopecks),
    ПрАктив: legalCase.active,
  })

/** First and last day, YYYY-MM-DD, both included; an absent day sets no limit. */
interface Period {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}

const isBetween = (day: string | undefined, { date_from: from = '', date_to: to = '9999' }: Period): boolean =>
  (day ?? '') >= from && (day ?? '') <= to

type CasesRequest = OperationInput<typeof checkoLegalCases>['query']

/** The cases of a company that pass the request's filters. `ОбщСуммИск` is the sum claimed in all of them, not only in those of the page. */
export function toLegalCases(block: Blocks['cases'], request: CasesRequest, company: { inn: string | null; ogrn: string }) {
  const isOwn = (side: Party) => side.ogrn === company.ogrn || (company.inn !== null && side.inn === company.inn)
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

/** The customer or a supplier of a contract; our register has one name for both fields. */
const toContractSide = ({ name, inn, ogrn }: Party) => withoutUnknown({ ОГРН: ogrn, ИНН: inn, НаимСокр: name, НаимПолн: name })

const toContract = (contract: Contract) =>
  withoutUnknown({
    РегНомер: contract.registerNumber,
    // The page in the state procurement system (ЕИС).
    СтрЕИС: contract.url,
    Дата: contract.date,
    ДатаИсп: contract.executedOn,
    Цена: rubles(contract.priceKopecks),
    Заказ: contract.customer && toContractSide(contract.customer),
    Постав: contract.suppliers.map(toContractSide),
    Объекты: contract.objects.map(({ name }) => ({ Наим: name })),
  })

type ContractsRequest = OperationInput<typeof checkoContracts>['query']

/** Public contracts under one procurement law (`44`, `94` or `223`, by the laws' numbers), newest first unless the request sorts otherwise. */
export function toContracts(block: Blocks['contracts'], request: ContractsRequest) {
  const wanted = (block?.contracts ?? []).filter(({ law, role }) => law === request.law && (request.role ?? role) === role)
  const contractPrice = ({ priceKopecks = 0 }: Contract) => priceKopecks
  const sorted = request.sort?.endsWith('price')
    ? wanted.toSorted((a, b) => contractPrice(a) - contractPrice(b))
    : sortedByDay(wanted, request.sort)
  return toPage(request.sort === '-price' ? sorted.reverse() : sorted, request, toContract)
}

const toInspection = (inspection: Inspection) =>
  withoutUnknown({
    Номер: inspection.number,
    Статус: inspection.status,
    Заверш: inspection.finished,
    Наруш: inspection.violations,
    ТипПров: inspection.type,
    ДатаНач: inspection.startDate,
    ДатаОконч: inspection.endDate,
    Обосн: inspection.basis,
    ОргКонтр: inspection.controlBody === undefined ? undefined : { Наим: inspection.controlBody },
    Объекты: toInspectedObjects(inspection),
  })

/**
 * The inspected addresses. Checko attaches an inspection's results to an address, while our register has them for the whole inspection: they go
 * with the first address, or with an empty object if there is no address.
 */
const toInspectedObjects = ({ addresses, results }: Inspection) =>
  (addresses.length > 0 ? addresses : results.length > 0 ? [undefined] : []).map((address, index) =>
    withoutUnknown({ Адрес: address, Результ: index === 0 && results.length > 0 ? { Инфо: results } : undefined }),
  )

export const toInspections = (block: Blocks['inspections'], request: Paging & { sort?: string }) =>
  toPage(sortedByDay<Inspection>(block?.inspections ?? [], request.sort), request, toInspection)

const toProceeding = (proceeding: EnforcementFacts['proceedings'][number]) =>
  withoutUnknown({
    ИспПрНомер: proceeding.number,
    ИспПрДата: proceeding.date,
    // The court order or other document that is enforced.
    ИспДокТип: proceeding.documentType,
    ИспДокНомер: proceeding.documentNumber,
    ИспДокДата: proceeding.documentDate,
    ПредмИсп: proceeding.subject,
    СудПристНаим: proceeding.bailiffs,
    СудПристАдрес: proceeding.bailiffsAddress,
    СумДолг: rubles(proceeding.debtKopecks),
    ОстЗадолж: rubles(proceeding.remainingKopecks),
  })

/** Enforcement proceedings; the number, the debt and the remaining debt in front of the page are those of all proceedings. */
export function toEnforcements(block: Blocks['enforcement'], request: Paging & { sort?: string }) {
  const all = sortedByDay(block?.proceedings ?? [], request.sort)
  const sum = (field: 'debtKopecks' | 'remainingKopecks') => all.reduce((total, proceeding) => total + (proceeding[field] ?? 0), 0) / 100
  return { ОбщКолич: all.length, ОбщСум: sum('debtKopecks'), ОстЗадолж: sum('remainingKopecks'), ...toPage(all, request, toProceeding) }
}

type MessagesRequest = Paging & Period & { readonly sort?: string }

/** Messages about the company's bankruptcy, published in a period. */
export const toMessages = (block: Blocks['bankruptcy'], request: MessagesRequest) =>
  toPage(
    sortedByDay(
      (block?.messages ?? []).filter(({ date }) => isBetween(date, request)),
      request.sort,
    ),
    request,
    ({ id, url, date, kind, caseNumber, court }) =>
      withoutUnknown({ GUID: id, URL: url, Дата: date, ТипНаим: kind, НомерДела: caseNumber, Суд: court }),
  )
