// E-mail to the counterparty of a deal, who has no account: a request for documents, or a reminder. It contains no free text of the member, so that
// it cannot be misused for spam.
import { moscowDay } from '../platform/clock.ts'
import { composeEmail, type Email } from '../platform/mail/email.ts'

interface Request {
  /** Company of the member who requests documents, or the member's name if they represent none. */
  readonly asker: string
  /** The company whose documents are requested. */
  readonly company: string
  /** Number of documents not sent yet. */
  readonly missing: number
  /** When the link ends. */
  readonly until: Date
  readonly url: string
  readonly isReminder: boolean
}

const russianDay = (moment: Date): string => moscowDay(moment).split('-').toReversed().join('.')

export const papersRequestedEmail = (to: string, { asker, company, missing, until, url, isReminder }: Request): Email =>
  composeEmail({
    to,
    subject: isReminder ? 'Напоминание: для сделки ещё ждут документы' : 'Для сделки просят документы',
    paragraphs: [
      'Здравствуйте.',
      `${asker} просит документы у компании ${company}. ${isReminder ? 'Ещё не прислано' : 'Нужно прислать'}: ${missing}.`,
      `На странице видно, какие документы нужны и к какому дню. Прислать их можно без регистрации, не все сразу. Ссылка действует до ${russianDay(until)}.`,
    ],
    action: { label: 'Открыть список документов', url },
    footnote: 'Ссылку может открыть каждый, кому вы её перешлёте. Если вы не знаете, кто просит, ничего не присылайте.',
  })
