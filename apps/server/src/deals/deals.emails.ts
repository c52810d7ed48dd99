// E-mail to the counterparty of a deal, who has no account. It contains nothing that the member wrote, only names from the register.
import { moscowDay } from '../platform/clock.ts'
import { composeEmail, type Email } from '../platform/mail/email.ts'

interface Request {
  /** Company of who asks, or their name where they represent none. */
  readonly asker: string
  /** Whose papers are asked for. */
  readonly company: string
  readonly missing: number
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
