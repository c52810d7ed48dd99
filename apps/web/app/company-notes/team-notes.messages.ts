// Texts of the notes of a team on the card of a company.
import { defineTexts } from '../i18n/catalogue.ts'

export const teamNotesMessages = defineTexts({
  title: { ru: 'Заметки команды', en: 'Team notes', zh: '团队备注' },
  count: {
    ru: (count: number) => `Заметки команды: ${count}`,
    en: (count: number) => `Team notes: ${count}`,
    zh: (count: number) => `团队备注：${count}`,
  },
  by: {
    ru: (name: string, day: string) => `${name}, ${day}`,
    en: (name: string, day: string) => `${name}, ${day}`,
    zh: (name: string, day: string) => `${name}，${day}`,
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
})
