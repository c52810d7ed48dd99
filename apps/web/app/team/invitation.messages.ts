// Texts of the page to which an invitation e-mail of a team links. «ИНН» is the taxpayer number of the team's company.
import { defineTexts } from '../i18n/catalogue.ts'

export const invitationMessages = defineTexts({
  title: { ru: 'Приглашение в команду', en: 'Invitation to a team', zh: '团队邀请' },
  goneTitle: { ru: 'Такого приглашения нет', en: 'There is no such invitation', zh: '没有此邀请' },
  goneText: {
    ru: 'Возможно, вам отправили новое письмо: откройте ссылку из него.',
    en: 'You may have been sent a newer e-mail: open the link in it.',
    zh: '可能已向您发送新邮件：请打开其中的链接。',
  },
  endedTitle: { ru: 'Приглашение закончилось', en: 'Invitation no longer valid', zh: '邀请已结束' },
  endedText: {
    ru: 'Его уже приняли или отозвали, или прошёл срок. Попросите владельца команды отправить новое.',
    en: 'It has already been accepted or withdrawn, or it has expired. Ask the team owner to send a new one.',
    zh: '邀请已被接受、撤回或过期。请团队所有者重新发送。',
  },
  invites: {
    ru: (company: string) => `${company} приглашает вас в команду`,
    en: (company: string) => `${company} invites you to its team`,
    zh: (company: string) => `${company}邀请您加入团队`,
  },
  roles: {
    member: { ru: 'Ваша роль: участник', en: 'Your role: member', zh: '您的角色：成员' },
    accountant: { ru: 'Ваша роль: бухгалтер', en: 'Your role: accountant', zh: '您的角色：会计' },
  },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  means: {
    ru: [
      'Полные отчёты, которые вы делаете, считает тариф владельца команды, а не ваш.',
      'Люди команды видят, о каких компаниях вы сделали полные отчёты за её счёт.',
      'Отчёт, список или заметку команда видит, только если вы сами их показали, и пока вы в ней.',
      'Ваши метки и переписку команда не видит.',
      'Выйти можно в любой момент.',
    ],
    en: [
      'The full reports you make count towards the plan of the team’s owner, not yours.',
      'People in the team see which companies you have made full reports on at its expense.',
      'The team sees a report, a list or a note only if you show it yourself, and only while you are in the team.',
      'The team does not see your labels or messages.',
      'You can leave at any time.',
    ],
    zh: [
      '您制作的完整报告计入团队所有者的套餐，而非您的套餐。',
      '团队成员可看到您以团队名义为哪些企业制作了完整报告。',
      '只有您主动展示的报告、列表或备注才对团队可见，且仅在您属于团队期间。',
      '团队看不到您的标签和消息。',
      '您可随时退出。',
    ],
  },
  meansTitle: { ru: 'Что это значит', en: 'What it means', zh: '这意味着什么' },
  account: {
    ru: (email: string) => `Принять может учётная запись с адресом ${email}.`,
    en: (email: string) => `The account with the address ${email} can accept it.`,
    zh: (email: string) => `只有邮箱为${email}的账户可以接受。`,
  },
  until: {
    ru: (day: string) => `Действует до ${day}.`,
    en: (day: string) => `Valid until ${day}.`,
    zh: (day: string) => `有效至${day}。`,
  },
  accept: { ru: 'Принять приглашение', en: 'Accept the invitation', zh: '接受邀请' },
  signIn: { ru: 'Войти и принять', en: 'Sign in and accept', zh: '登录并接受' },
  register: { ru: 'Зарегистрироваться', en: 'Sign up', zh: '注册' },
  accepted: { ru: 'Вы в команде', en: 'You are in the team', zh: '您已加入团队' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
})
