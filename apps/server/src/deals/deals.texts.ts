// Russian texts of a deal's archive (a ZIP of documents): the file names of documents (papers), and the text files `readme.txt` and
// `correspondence.txt`.
import type { DealApproval } from '@sverka/contract/deals/deal-approvals'
import type { PaperKind } from '@sverka/contract/deals/deals.rules'
import type { ManualCheckEvidence } from '../checks/checks.ts'
import { moscowDay } from '../platform/clock.ts'
import type { DealRow, PaperRow } from './deals.sql.ts'

/** Names of the kinds of papers. ЕГРЮЛ is the register of companies; СРО is a self-regulatory organisation, which builders must be members of. */
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

/** Characters that file names may not have. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}]/gu

/** Name of the paper as a part of a file name. */
export const paperName = ({ kind, name }: Pick<PaperRow, 'kind' | 'name'>): string =>
  (name ?? names[kind as keyof typeof names] ?? kind).replace(FORBIDDEN, ' ').trim() || 'document'

const states: Readonly<Record<string, string>> = {
  waiting: 'не прислано',
  received: 'прислано, не принято',
  returned: 'возвращено',
  accepted: 'принято',
}

const outcomes: Readonly<Record<string, string>> = { absent: 'не найдено', found: 'найдено', unopened: 'служба не открылась' }

const russianDay = (moment: Date): string => moscowDay(moment).split('-').toReversed().join('.')

interface DossierContent {
  readonly deal: DealRow
  readonly papers: readonly PaperRow[]
  /** Manual checks: what the member looked up on official sites. */
  readonly manualChecks: readonly ManualCheckEvidence[]
  readonly hashes: readonly { readonly name: string; readonly sha256: string }[]
  /** The decision of a second person of the team; null if none is needed. */
  readonly approval: DealApproval | null
}

function describeApproval({ state, over, requested_by, requested_at, decided_by, decided_at, comment }: DealApproval): string[] {
  const day = (time: string) => russianDay(new Date(time))
  const decision = {
    waiting: 'ждёт решения',
    nobody: 'решения нет: открывший сделку больше не в команде',
    approved: `одобрено: ${decided_by}, ${day(decided_at ?? requested_at)}`,
    refused: `не одобрено: ${decided_by}, ${day(decided_at ?? requested_at)}`,
  }[state]
  return [
    'Решение второго человека',
    `Нужно для сделок дороже ${over.toFixed(2)} ₽. Сделка открыта: ${requested_by}, ${day(requested_at)}`,
    comment ? `${decision}. ${comment}` : decision,
  ]
}

/**
 * The file `readme.txt` of the archive: the deal, the states of its papers, manual checks, and the hashes of all files. It has no time of packing,
 * so that the same content always gives the same archive.
 */
export function describeDeal({ deal, papers, manualChecks, hashes, approval }: DossierContent): string {
  const paperLines = papers.map((paper) => {
    const line = `${paperName(paper)}: ${states[paper.state] ?? paper.state} ${russianDay(paper.changedAt)}`
    return paper.reason ? `${line}. ${paper.reason}` : line
  })
  const checkLines = manualChecks.map(
    ({ service, outcome, details, checkedAt }) =>
      `${service}: ${outcomes[outcome] ?? outcome}, ${russianDay(checkedAt)}${details ? `. ${details}` : ''}`,
  )
  const sum = deal.sumKopecks === null ? [] : [`Сумма: ${(Number(deal.sumKopecks) / 100).toFixed(2)} ₽`]
  return [
    `Досье сделки № ${deal.id}: ${deal.title}`,
    `Компания: ${deal.name}${deal.inn ? `, ИНН ${deal.inn}` : ''}, ОГРН ${deal.ogrn}`,
    ...sum,
    `Открыто ${russianDay(deal.createdAt)}. Отчёт ${deal.number}`,
    ...(approval ? ['', ...describeApproval(approval)] : []),
    '',
    'Документы',
    ...paperLines,
    '',
    'Проверки вручную',
    ...(checkLines.length > 0 ? checkLines : ['нет']),
    '',
    'Отпечатки SHA-256 (проверить: sha256sum ФАЙЛ)',
    ...hashes.map(({ name, sha256 }) => `${sha256}  ${name}`),
    '',
  ].join('\n')
}

/** The first entries of a list, and how many it has at most: later ones are left out. */
interface Bounded<Entry> {
  readonly first: readonly Entry[]
  readonly most: number
}

interface Letter {
  readonly email: string | null
  readonly kind: string | null
  readonly missing: number | null
  readonly sentAt: Date
}

interface Correspondence {
  readonly letters: Bounded<Letter>
  /** When the counterparty first opened any link of the deal. */
  readonly openedAt: Date | null
  readonly received: readonly { readonly name: string; readonly givenAt: Date; readonly byLink: boolean }[]
  /** Decisions about files; `reason` is null for accepted ones. */
  readonly decisions: Bounded<{ readonly name: string; readonly reason: string | null; readonly decidedAt: Date }>
}

const time = new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' })

const isFull = ({ first, most }: Bounded<unknown>): boolean => first.length >= most

/** Says which lists are full, so that nobody takes the file for complete; empty if none is. */
function describeLimits({ letters, decisions }: Correspondence): string[] {
  const full = [
    ...(isFull(letters) ? [`Писем здесь ${letters.most}, больше не помещается: более поздние, если они были, сюда не вошли.`] : []),
    ...(isFull(decisions)
      ? [
          `Решений здесь ${decisions.most}, больше не записывается: более поздние, если они были, сюда не вошли. Последнее решение по каждому документу есть в readme.txt.`,
        ]
      : []),
  ]
  return full.length > 0 ? ['', ...full] : []
}

/**
 * The file `correspondence.txt`: e-mails to the counterparty, files received, and decisions about them, in the order of time (Moscow). It ends with a
 * warning if there may be more of them.
 */
export function describeCorrespondence(correspondence: Correspondence): string {
  const { letters, openedAt, received, decisions } = correspondence
  const lines = [
    ...letters.first.map(({ email, kind, missing, sentAt }) => ({
      at: sentAt,
      text: `${kind === 'reminder' ? 'Напоминание' : 'Запрос документов'} на ${email ?? 'адрес из ссылки'}, не прислано: ${missing ?? 0}`,
    })),
    ...(openedAt ? [{ at: openedAt, text: 'Ссылку открыли впервые' }] : []),
    ...received.map(({ name, givenAt, byLink }) => ({ at: givenAt, text: `${byLink ? 'Прислали по ссылке' : 'Приложено вами'}: ${name}` })),
    ...decisions.first.map(({ name, reason, decidedAt }) => ({
      at: decidedAt,
      text: reason === null ? `Приняли: ${name}` : `Вернули: ${name}. Причина: ${reason}`,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const entries = lines.map(({ at, text }) => `${time.format(at)}  ${text}`)
  const shown = entries.length > 0 ? entries : ['Писем и файлов не было']
  return ['Переписка по сделке (время московское)', '', ...shown, ...describeLimits(correspondence), ''].join('\n')
}
