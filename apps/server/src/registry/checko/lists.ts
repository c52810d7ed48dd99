// Reads entries of the lists of the Checko API (a commercial aggregator of company data): court cases, contracts, inspections, enforcement
// proceedings, bankruptcy messages. Each function returns a list of one entry, or an empty list if the number or another required field is missing.
import type { BankruptcyMessage, Contract, ContractLaw, EnforcementProceeding, Inspection, LegalCase, Party } from '../blocks-by-company.ts'
import {
  type JsonObject,
  omitUndefined,
  readDay,
  readFields,
  readFlag,
  readKopecks,
  readLink,
  readList,
  readText,
  readTexts,
} from './read-json.ts'

/** The parties to a case or contract, with their ИНН (taxpayer number) and ОГРН (registration number); those without a name are left out. */
function readParties(value: unknown): Party[] {
  return readList(value).flatMap((party) => {
    const name = readText(party.Наим) ?? readText(party.НаимСокр) ?? readText(party.НаимПолн)
    return name ? [omitUndefined({ name, inn: readText(party.ИНН), ogrn: readText(party.ОГРН), address: readText(party.Адрес) })] : []
  })
}

/** A court case. The entry does not give the company's role, which is found by looking for its numbers among the parties. */
export function readLegalCase(entry: JsonObject): LegalCase[] {
  const [caseNumber, date] = [readText(entry.Номер), readDay(entry.Дата)]
  if (!caseNumber || !date) return []
  return [
    omitUndefined({
      number: caseNumber,
      uuid: readText(entry.UUID),
      url: readLink(entry.СтрКАД),
      date,
      court: readText(entry.Суд),
      plaintiffs: readParties(entry.Ист),
      respondents: readParties(entry.Ответ),
      claimKopecks: readKopecks(entry.СуммИск),
      active: readFlag(entry.ПрАктив) ?? readFlag(entry.ПрАктуал),
    }),
  ]
}

/**
 * A public procurement contract. `law`: the federal law under which it was requested. `inn`: that of the company whose contracts are listed: it is
 * the customer if the contract's customer has this number, else a supplier.
 */
export const readContract =
  (law: ContractLaw, inn: string) =>
  (entry: JsonObject): Contract[] => {
    const registerNumber = readText(entry.РегНомер)
    if (!registerNumber) return []
    const customer = readParties(entry.Заказ)[0]
    return [
      omitUndefined({
        registerNumber,
        url: readLink(entry.СтрЕИС),
        law,
        role: customer?.inn === inn ? ('customer' as const) : ('supplier' as const),
        date: readDay(entry.Дата),
        executedOn: readDay(entry.ДатаИсп),
        priceKopecks: readKopecks(entry.Цена),
        customer,
        suppliers: readParties(entry.Постав),
        objects: readList(entry.Объекты)
          .flatMap((object) => readText(object.Наим) ?? [])
          .map((name) => ({ name })),
      }),
    ]
  }

/** An inspection by a state body. */
export function readInspection(entry: JsonObject): Inspection[] {
  const [inspectionNumber, type] = [readText(entry.Номер), readText(entry.ТипПров) ?? readText(entry.ТипРасп)]
  if (!inspectionNumber) return []
  const objects = readList(entry.Объекты)
  return [
    omitUndefined({
      number: inspectionNumber,
      status: readText(entry.Статус) ?? 'Нет сведений',
      type: type ?? 'Нет сведений',
      startDate: readDay(entry.ДатаНач),
      endDate: readDay(entry.ДатаОконч),
      finished: readFlag(entry.Заверш),
      violations: readFlag(entry.Наруш),
      basis: readText(entry.Обосн) ?? readText(entry.Цель),
      controlBody: readText(readFields(entry.ОргКонтр).Наим),
      addresses: objects.flatMap((object) => readText(object.Адрес) ?? []),
      results: objects.flatMap(resultTexts),
    }),
  ]
}

/** Texts of an inspected object's act: warnings (Пред), information (Инфо), violations (Наруш) with orders to remedy them (Предпис). */
function resultTexts(object: JsonObject): string[] {
  const result = readFields(object.Результ)
  const violations = readList(result.Наруш).flatMap((violation) => [...readTexts(violation.Текст), ...readTexts(violation.Предпис)])
  return [...readTexts(result.Пред), ...readTexts(result.Инфо), ...violations]
}

/** An enforcement proceeding of the bailiffs (СудПрист) against the company; `document…`: the writ (ИспДок) on which it is based. */
export function readProceeding(entry: JsonObject): EnforcementProceeding[] {
  const proceedingNumber = readText(entry.ИспПрНомер)
  if (!proceedingNumber) return []
  return [
    omitUndefined({
      number: proceedingNumber,
      date: readDay(entry.ИспПрДата),
      documentType: readText(entry.ИспДокТип),
      documentNumber: readText(entry.ИспДокНомер),
      documentDate: readDay(entry.ИспДокДата),
      subject: readText(entry.ПредмИсп),
      bailiffs: readText(entry.СудПристНаим),
      bailiffsAddress: readText(entry.СудПристАдрес),
      debtKopecks: readKopecks(entry.СумДолг),
      remainingKopecks: readKopecks(entry.ОстЗадолж),
    }),
  ]
}

/** A message of the bankruptcy register. */
export function readBankruptcyMessage(entry: JsonObject): BankruptcyMessage[] {
  const [id, date] = [readText(entry.GUID), readDay(entry.Дата)]
  if (!id || !date) return []
  return [
    omitUndefined({
      id,
      url: readLink(entry.URL),
      date,
      kind: readText(entry.ТипНаим) ?? readText(entry.Тип) ?? 'Сообщение',
      caseNumber: readText(entry.НомерДела),
      court: readText(entry.Суд),
    }),
  ]
}
