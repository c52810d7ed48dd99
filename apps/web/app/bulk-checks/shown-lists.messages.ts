// Texts about sharing a checked list of companies with the member's team. `ofColleague` and `ofColleagueWhat` are for a list shared by a colleague.
import { defineTexts } from '../i18n/catalogue.ts'

export const shownListsMessages = defineTexts({
  views: { ru: 'Чьи списки', en: 'Whose lists', zh: '列表归属' },
  mine: { ru: 'Мои', en: 'Mine', zh: '我的' },
  ofTeam: { ru: 'Команды', en: 'The team’s', zh: '团队的' },
  ofTeamTitle: { ru: 'Списки команды', en: 'Team lists', zh: '团队列表' },
  maker: { ru: 'Кто составил', en: 'Made by', zh: '制作人' },
  you: { ru: 'Вы', en: 'You', zh: '您' },
  marked: { ru: 'команда видит', en: 'the team sees it', zh: '团队可见' },
  none: { ru: 'Команде пока не показали ни одного списка', en: 'No lists have been shown to the team yet', zh: '尚无向团队展示的列表' },
  noneHint: {
    ru: 'Откройте свой список и включите «Показать команде».',
    en: 'Open one of your lists and turn on “Show to the team”.',
    zh: '打开您的列表并开启“向团队展示”。',
  },
  title: { ru: 'Команда', en: 'Team', zh: '团队' },
  show: {
    ru: (company: string) => `Показать команде компании ${company}`,
    en: (company: string) => `Show to the team of ${company}`,
    zh: (company: string) => `向${company}的团队展示`,
  },
  what: {
    ru: 'Люди команды увидят ваше имя, название списка, все его строки с суммами и скачают его файл. Прежний список, который этот повторяет, с ним не показывается. Выйдете из команды — список закроется для неё.',
    en: 'Team members will see your name, the name of the list and all its lines with amounts, and can download its file. An earlier list that this one repeats is not shown with it. If you leave the team, it will no longer see the list.',
    zh: '团队成员将看到您的姓名、列表名称及所有行和金额，并可下载其文件。此列表所重复的先前列表不随之展示。您退出团队后，团队将无法再查看该列表。',
  },
  since: {
    ru: (time: string) => `Команда видит список с ${time}.`,
    en: (time: string) => `The team has seen the list since ${time}.`,
    zh: (time: string) => `团队自 ${time} 起可见此列表。`,
  },
  nowShown: { ru: 'Команда видит список', en: 'The team sees the list', zh: '团队可见此列表' },
  nowHidden: { ru: 'Команда больше не видит список', en: 'The team no longer sees the list', zh: '团队不再可见此列表' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
  ofColleague: {
    ru: (name: string) => `Список показывает команде: ${name}.`,
    en: (name: string) => `${name} shows this list to the team.`,
    zh: (name: string) => `${name}向团队展示此列表。`,
  },
  ofColleagueWhat: {
    ru: 'Читать и скачивать его может каждый в команде. Остановить или проверить его снова может только тот, кто его составил.',
    en: 'Everyone in the team can read and download it. Only the person who made it can stop it or check it again.',
    zh: '团队成员均可阅读和下载。只有制作人可以停止或重新核查。',
  },
})
