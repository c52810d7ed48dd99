// Texts of watch lists (companies that a member is notified about) that people of a team show to each other.
import { defineTexts } from '../i18n/catalogue.ts'

export const shownWatchesMessages = defineTexts({
  whose: { ru: 'Чей список', en: 'Whose list', zh: '列表归属' },
  own: { ru: 'Мой список', en: 'My list', zh: '我的列表' },
  colleagueListTitle: {
    ru: (name: string) => `Список показывает команде: ${name}.`,
    en: (name: string) => `${name} shows this list to the team.`,
    zh: (name: string) => `${name}向团队展示此列表。`,
  },
  colleagueListExplanation: {
    ru: 'Уведомления об изменениях получает только тот, кто ведёт список. Чтобы получать их самому, наблюдайте за компанией в своём списке.',
    en: 'Only the person who keeps the list is notified of changes. To be notified yourself, watch the company in your own list.',
    zh: '仅列表所有者收到变更通知。如需自己接收，请在您的列表中关注该企业。',
  },
  emptyOfColleague: { ru: 'В этом списке пока нет компаний', en: 'This list has no companies yet', zh: '此列表暂无企业' },
  /** Title of the form that adds companies to a colleague's list. */
  addTo: {
    ru: (name: string) => `Добавить в список, который ведёт ${name}`,
    en: (name: string) => `Add to the list that ${name} keeps`,
    zh: (name: string) => `添加到${name}的列表`,
  },
  /** `most`: companies in one request, by their numbers; `all`: companies in the list. */
  addLimit: {
    ru: (most: number, all: number) => `До ${most} номеров за раз; в списке не больше ${all} компаний, кто бы их ни добавил.`,
    en: (most: number, all: number) => `Up to ${most} numbers at once; the list has at most ${all} companies, no matter who added them.`,
    zh: (most: number, all: number) => `每次最多 ${most} 个号码；无论由谁添加，列表最多 ${all} 家企业。`,
  },
  // The following are the texts of the switch `ShareWithTeam`, by the names that it requires. `show` is its label, `what` explains it, `since` says
  // from when the list is shown.
  title: { ru: 'Команда', en: 'Team', zh: '团队' },
  show: {
    ru: (company: string) => `Показать команде компании ${company}`,
    en: (company: string) => `Show to the team of ${company}`,
    zh: (company: string) => `向${company}的团队展示`,
  },
  what: {
    ru: 'Люди команды увидят ваше имя, весь список, его изменения и даты впереди и смогут добавлять в него компании; бухгалтер только читает. Уведомления, вебхуки, заметки и метки остаются вашими. Выйдете из команды — список закроется для неё.',
    en: 'Team members will see your name, the whole list, its changes and the dates ahead, and can add companies to it; an accountant can only read. Notifications, webhooks, notes and labels stay yours. If you leave the team, it will no longer see the list.',
    zh: '团队成员将看到您的姓名、整个列表、其变更和未来日期，并可添加企业；会计仅可阅读。通知、Webhook、备注和标签仍归您。您退出团队后，团队将无法再查看该列表。',
  },
  since: {
    ru: (time: string) => `Команда видит список с ${time}.`,
    en: (time: string) => `The team has seen the list since ${time}.`,
    zh: (time: string) => `团队自 ${time} 起可见此列表。`,
  },
  nowShown: { ru: 'Команда видит список', en: 'The team sees the list', zh: '团队可见此列表' },
  nowHidden: { ru: 'Команда больше не видит список', en: 'The team no longer sees the list', zh: '团队不再可见此列表' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
})
