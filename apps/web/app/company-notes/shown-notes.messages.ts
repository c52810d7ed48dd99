// Texts of notes that a member shows to their team.
import { defineTexts } from '../i18n/catalogue.ts'

export const shownNotesMessages = defineTexts({
  views: { ru: 'Чьи заметки', en: 'Whose notes', zh: '备注归属' },
  mine: { ru: 'Мои', en: 'Mine', zh: '我的' },
  ofTeam: { ru: 'Команды', en: 'The team’s', zh: '团队的' },
  ofTeamTitle: { ru: 'Заметки команды', en: 'Team notes', zh: '团队备注' },
  writer: { ru: 'Кто написал', en: 'Written by', zh: '作者' },
  you: { ru: 'Вы', en: 'You', zh: '您' },
  none: { ru: 'Команде пока не показали ни одной заметки', en: 'No notes have been shown to the team yet', zh: '尚无向团队展示的备注' },
  noneHint: {
    ru: 'Включите «Показать команде» рядом со своей заметкой.',
    en: 'Turn on “Show to the team” next to your note.',
    zh: '在您的备注旁开启“向团队展示”。',
  },
  what: {
    ru: (company: string) =>
      `Показанную заметку читают люди команды компании ${company} с вашим именем, и то, что вы измените в ней позже, тоже. Метки видите только вы. Выйдете из команды — заметки закроются для неё.`,
    en: (company: string) =>
      `Team members of ${company} will read a shown note with your name, including what you change in it later. Only you see the labels. If you leave the team, it will no longer see your notes.`,
    zh: (company: string) =>
      `${company}的团队成员可看到展示的备注、您的姓名及您之后的修改。标签仅您可见。您退出团队后，团队将无法再查看您的备注。`,
  },
  team: { ru: 'Команда', en: 'Team', zh: '团队' },
  show: { ru: 'Показать команде', en: 'Show to the team', zh: '向团队展示' },
  showWhich: {
    ru: (name: string) => `Показать команде: ${name}`,
    en: (name: string) => `Show to the team: ${name}`,
    zh: (name: string) => `向团队展示：${name}`,
  },
  nowShown: { ru: 'Команда видит заметку', en: 'The team sees the note', zh: '团队可见此备注' },
  nowHidden: { ru: 'Команда больше не видит заметку', en: 'The team no longer sees the note', zh: '团队不再可见此备注' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
})
