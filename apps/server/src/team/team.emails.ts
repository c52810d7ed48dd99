// The e-mail with an invitation to a company's team. It has the company's name from the state register and no text of the owner, so that it cannot
// be misused to send advertising.
import type { AssignableTeamRole } from '@sverka/contract/team/team.rules'
import { moscowDay } from '../platform/clock.ts'
import { composeEmail, type Email } from '../platform/mail/email.ts'

interface Invited {
  readonly company: string
  readonly role: AssignableTeamRole
  readonly until: Date
  readonly url: string
}

const roles: Readonly<Record<AssignableTeamRole, string>> = { member: 'участник', accountant: 'бухгалтер' }

const russianDay = (moment: Date): string => moscowDay(moment).split('-').toReversed().join('.')

export const invitationEmail = (to: string, { company, role, until, url }: Invited): Email =>
  composeEmail({
    to,
    subject: 'Приглашение в команду компании',
    paragraphs: [
      'Здравствуйте.',
      `${company} приглашает вас в свою команду. Ваша роль: ${roles[role]}.`,
      `Полные отчёты вы будете делать за счёт тарифа команды. Принять приглашение может только учётная запись с этим адресом почты: войдите или зарегистрируйтесь. Ссылка действует до ${russianDay(until)}.`,
    ],
    action: { label: 'Открыть приглашение', url },
    footnote: 'Если вы не знаете эту компанию, ничего не делайте: приглашение закончится само.',
  })
