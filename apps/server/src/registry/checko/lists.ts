// Maps entries of the list methods of the Checko API: court cases, contracts, inspections, enforcement proceedings, bankruptcy messages. Each
// function returns a list of one, or an empty list for an entry without a number or another required field.
import type { BankruptcyMessage, Contract, ContractLaw, EnforcementProceeding, Inspection, LegalCase, Party } from '../blocks-by-company.ts'
import { day, type Fields, fields, flag, kopecks, link, list, text, texts, withoutAbsent } from './shape.ts'

function parties(value: unknown): Party[] {
  return list(value).flatMap((party) => {
    const name = text(party.Наим) ?? text(party.НаимСокр) ?? text(party.НаимПолн)
    return name ? [withoutAbsent({ name, inn: text(party.ИНН), ogrn: text(party.ОГРН), address: text(party.Адрес) })] : []
  })
}

export function legalCase(entry: Fields): LegalCase[] {
  const [caseNumber, date] = [text(entry.Номер), day(entry.Дата)]
  if (!caseNumber || !date) return []
  return [
    withoutAbsent({
      number: caseNumber,
      uuid: text(entry.UUID),
      url: link(entry.СтрКАД),
      date,
      court: text(entry.Суд),
      plaintiffs: parties(entry.Ист),
      respondents: parties(entry.Ответ),
      claimKopecks: kopecks(entry.СуммИск),
      active: flag(entry.ПрАктив) ?? flag(entry.ПрАктуал),
    }),
  ]
}

/** `inn`: that of the company asked about. It is the customer if the contract says so, else a supplier. */
export const contract =
  (law: ContractLaw, inn: string) =>
  (entry: Fields): Contract[] => {
    const registerNumber = text(entry.РегНомер)
    if (!registerNumber) return []
    const customer = parties(entry.Заказ)[0]
    return [
      withoutAbsent({
        registerNumber,
        url: link(entry.СтрЕИС),
        law,
        role: customer?.inn === inn ? ('customer' as const) : ('supplier' as const),
        date: day(entry.Дата),
        executedOn: day(entry.ДатаИсп),
        priceKopecks: kopecks(entry.Цена),
        customer,
        suppliers: parties(entry.Постав),
        objects: list(entry.Объекты)
          .flatMap((object) => text(object.Наим) ?? [])
          .map((name) => ({ name })),
      }),
    ]
  }

export function inspection(entry: Fields): Inspection[] {
  const [inspectionNumber, type] = [text(entry.Номер), text(entry.ТипПров) ?? text(entry.ТипРасп)]
  if (!inspectionNumber) return []
  const objects = list(entry.Объекты)
  return [
    withoutAbsent({
      number: inspectionNumber,
      status: text(entry.Статус) ?? 'Нет сведений',
      type: type ?? 'Нет сведений',
      startDate: day(entry.ДатаНач),
      endDate: day(entry.ДатаОконч),
      finished: flag(entry.Заверш),
      violations: flag(entry.Наруш),
      basis: text(entry.Обосн) ?? text(entry.Цель),
      controlBody: text(fields(entry.ОргКонтр).Наим),
      addresses: objects.flatMap((object) => text(object.Адрес) ?? []),
      results: objects.flatMap(resultTexts),
    }),
  ]
}

function resultTexts(object: Fields): string[] {
  const result = fields(object.Результ)
  const violations = list(result.Наруш).flatMap((violation) => [...texts(violation.Текст), ...texts(violation.Предпис)])
  return [...texts(result.Пред), ...texts(result.Инфо), ...violations]
}

export function proceeding(entry: Fields): EnforcementProceeding[] {
  const proceedingNumber = text(entry.ИспПрНомер)
  if (!proceedingNumber) return []
  return [
    withoutAbsent({
      number: proceedingNumber,
      date: day(entry.ИспПрДата),
      documentType: text(entry.ИспДокТип),
      documentNumber: text(entry.ИспДокНомер),
      documentDate: day(entry.ИспДокДата),
      subject: text(entry.ПредмИсп),
      bailiffs: text(entry.СудПристНаим),
      bailiffsAddress: text(entry.СудПристАдрес),
      debtKopecks: kopecks(entry.СумДолг),
      remainingKopecks: kopecks(entry.ОстЗадолж),
    }),
  ]
}

export function bankruptcyMessage(entry: Fields): BankruptcyMessage[] {
  const [id, date] = [text(entry.GUID), day(entry.Дата)]
  if (!id || !date) return []
  return [
    withoutAbsent({
      id,
      url: link(entry.URL),
      date,
      kind: text(entry.ТипНаим) ?? text(entry.Тип) ?? 'Сообщение',
      caseNumber: text(entry.НомерДела),
      court: text(entry.Суд),
    }),
  ]
}
