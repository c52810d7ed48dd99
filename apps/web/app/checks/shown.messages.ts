// Texts about sharing a report on a company with the member's team. `ofColleague` and `ofColleagueWhat` are for a report shared by a colleague.
import { defineTexts } from '../i18n/catalogue.ts'

export const shownMessages = defineTexts({
  views: { ru: 'Чьи отчёты', en: 'Whose reports', zh: '报告归属' },
  own: { ru: 'Мои', en: 'Mine', zh: '我的' },
  ofTeam: { ru: 'Команды', en: 'The team’s', zh: '团队的' },
  ofTeamTitle: { ru: 'Отчёты команды', en: 'Team reports', zh: '团队报告' },
  maker: { ru: 'Кто составил', en: 'Made by', zh: '制作人' },
  you: { ru: 'Вы', en: 'You', zh: '您' },
  marked: { ru: 'команда видит', en: 'the team sees it', zh: '团队可见' },
  none: { ru: 'Команде пока не показали ни одного отчёта', en: 'No reports have been shown to the team yet', zh: '尚无向团队展示的报告' },
  noneHint: {
    ru: 'Откройте свой отчёт и включите «Показать команде».',
    en: 'Open one of your reports and turn on “Show to the team”.',
    zh: '打开您的报告并开启“向团队展示”。',
  },
  title: { ru: 'Команда', en: 'Team', zh: '团队' },
  show: {
    ru: (company: string) => `Показать команде компании ${company}`,
    en: (company: string) => `Show to the team of ${company}`,
    zh: (company: string) => `向${company}的团队展示`,
  },
  what: {
    ru: 'Люди команды увидят ваше имя, весь отчёт и его файлы, а с ними сумму сделки, если вы её указали. Проверки вручную, заметки и досье сделок вместе с ним не показываются. Выйдете из команды — отчёт закроется для неё.',
    en: 'Team members will see your name, the whole report and its files, including the deal amount if you entered one. Checks by hand, notes and deal dossiers are not shown with it. If you leave the team, it will no longer see the report.',
    zh: '团队成员将看到您的姓名、完整报告及其文件，包括您填写的交易金额。人工核查、备注和交易档案不随之展示。您退出团队后，团队将无法再查看该报告。',
  },
  since: {
    ru: (time: string) => `Команда видит отчёт с ${time}.`,
    en: (time: string) => `The team has seen the report since ${time}.`,
    zh: (time: string) => `团队自 ${time} 起可见此报告。`,
  },
  nowShown: { ru: 'Команда видит отчёт', en: 'The team sees the report', zh: '团队可见此报告' },
  nowHidden: { ru: 'Команда больше не видит отчёт', en: 'The team no longer sees the report', zh: '团队不再可见此报告' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
  ofColleague: {
    ru: (name: string) => `Отчёт показывает команде: ${name}.`,
    en: (name: string) => `${name} shows this report to the team.`,
    zh: (name: string) => `${name}向团队展示此报告。`,
  },
  ofColleagueWhat: {
    ru: 'Читать и скачивать его может каждый в команде, изменить ничего нельзя. Проверки вручную видит только тот, кто составил отчёт.',
    en: 'Everyone in the team can read and download it, nothing in it can be changed. Checks by hand are seen only by the person who made the report.',
    zh: '团队成员均可阅读和下载，但不能更改任何内容。人工核查仅报告制作人可见。',
  },
})
