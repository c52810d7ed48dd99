// Russian names of papers for archives, and the text file that tells what an archive contains.
import type { PaperKind } from '@sverka/contract/deals/deals.rules'
import type { HandEvidence } from '../checks/checks.ts'
import { moscowDay } from '../platform/clock.ts'
import type { DealRow, PaperRow } from './deals.sql.ts'

const names: Readonly<Record<Exclude<PaperKind, 'other'>, string>> = {
  charter: 'Устав',
  head_decision: 'Решение о назначении руководителя',
  head_record: 'Лист записи ЕГРЮЛ о руководителе',
  power_of_attorney: 'Доверенность подписанта',
  licence: 'Лицензия',
  premises: 'Договор аренды помещения',
  ownership: 'Выписка о праве собственности',
  staff: 'Штат и техника',
  wages: 'Справка об отсутствии долга по зарплате',
  taxes: 'Справка о налоговой задолженности',
  accounts: 'Бухгалтерская отчётность',
  membership: 'Выписка из реестра СРО',
}

const SLASHES = /[/\\:*?"<>|\p{Cc}\p{Cf}]/gu

/** As part of a file name. */
export const paperName = ({ kind, name }: Pick<PaperRow, 'kind' | 'name'>): string =>
  (name ?? names[kind as keyof typeof names] ?? kind).replace(SLASHES, ' ').trim() || 'document'

const states: Readonly<Record<string, string>> = {
  waiting: 'не прислано',
  received: 'прислано, не принято',
  returned: 'возвращено',
  accepted: 'принято',
}

const outcomes: Readonly<Record<string, string>> = { absent: 'не найдено', found: 'найдено', unopened: 'служба не открылась' }

const russianDay = (moment: Date): string => moscowDay(moment).split('-').toReversed().join('.')

interface Described {
  readonly deal: DealRow
  readonly papers: readonly PaperRow[]
  readonly seen: readonly HandEvidence[]
  readonly prints: readonly { readonly name: string; readonly sha256: string }[]
}

/** Same content, same text: no time of packing stands in it. */
export function describeDeal({ deal, papers, seen, prints }: Described): string {
  const paperLines = papers.map((paper) => {
    const what = `${paperName(paper)}: ${states[paper.state] ?? paper.state} ${russianDay(paper.changedAt)}`
    return paper.reason ? `${what}. ${paper.reason}` : what
  })
  const seenLines = seen.map(
    ({ service, outcome, details, checkedAt }) =>
      `${service}: ${outcomes[outcome] ?? outcome}, ${russianDay(checkedAt)}${details ? `. ${details}` : ''}`,
  )
  const sum = deal.sumKopecks === null ? [] : [`Сумма: ${(Number(deal.sumKopecks) / 100).toFixed(2)} ₽`]
  return [
    `Досье сделки № ${deal.id}: ${deal.title}`,
    `Компания: ${deal.name}${deal.inn ? `, ИНН ${deal.inn}` : ''}, ОГРН ${deal.ogrn}`,
    ...sum,
    `Открыто ${russianDay(deal.createdAt)}. Отчёт ${deal.number}`,
    '',
    'Документы',
    ...paperLines,
    '',
    'Проверки вручную',
    ...(seenLines.length > 0 ? seenLines : ['нет']),
    '',
    'Отпечатки SHA-256 (проверить: sha256sum ФАЙЛ)',
    ...prints.map(({ name, sha256 }) => `${sha256}  ${name}`),
    '',
  ].join('\n')
}
