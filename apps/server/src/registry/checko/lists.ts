// Reads entries of the list methods of the Checko API: court cases, contracts, inspections, enforcement proceedings, bankruptcy messages. Each
// function returns a list of one, or an empty list for an entry without a number or another required field.
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

function parties(value: unknown): Party[] {
  return readList(value).flatMap((party) => {
    const name = readText(party.Наим) ?? readText(party.НаимСокр) ?? readText(party.НаимПолн)
    return name ? [omitUndefined({ name, inn: readText(party.ИНН), ogrn: readText(party.ОГРН), address: readText(party.Адрес) })] : []
  })
}

/** A court case. The role of the company is not told; it follows from the parties. */
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
      plaintiffs: parties(entry.Ист),
      respondents: parties(entry.Ответ),
      claimKopecks: readKopecks(entry.СуммИск),
      active: readFlag(entry.ПрАктив) ?? readFlag(entry.ПрАктуал),
    }),
  ]
}

/** `inn`: that of the company asked about. It is the customer if the contract says so, else a supplier. */
export const readContract =
  (law: ContractLaw, inn: string) =>
  (entry: JsonObject): Contract[] => {
    const registerNumber = readText(entry.РегНомер)
    if (!registerNumber) return []
    const customer = parties(entry.Заказ)[0]
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
        suppliers: parties(entry.Постав),
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

function resultTexts(object: JsonObject): string[] {
  const result = readFields(object.Результ)
  const violations = readList(result.Наруш).flatMap((violation) => [...readTexts(violation.Текст), ...readTexts(violation.Предпис)])
  return [...readTexts(result.Пред), ...readTexts(result.Инфо), ...violations]
}

/** An enforcement proceeding against the company. */
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

/** A message of the register of bankruptcies. */
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
