// Texts of the box with the entries of a special register that were added since the member's last visit.
import { defineTexts } from '../i18n/catalogue.ts'

export const registerNewsMessages = defineTexts({
  title: { ru: 'Новое для вас', en: 'New to you', zh: '您的新内容' },
  since: {
    ru: 'Отмечаем новые записи с этого просмотра.',
    en: 'New entries are marked from this visit on.',
    zh: '自本次查看起标记新记录。',
  },
  fresh: {
    ru: (count: string, day: string) => `Новых с прошлого раза, ${day}: ${count}`,
    en: (count: string, day: string) => `New since last time, ${day}: ${count}`,
    zh: (count: string, day: string) => `自上次查看（${day}）以来新增：${count}`,
  },
  // `count` is the number of entries shown, if there are more new ones.
  more: {
    ru: (count: string) => `Показаны последние ${count}`,
    en: (count: string) => `The latest ${count} are shown`,
    zh: (count: string) => `仅显示最近 ${count} 条`,
  },
  seen: { ru: 'Просмотрено', en: 'Seen', zh: '已查看' },
  failed: {
    ru: 'Не получилось узнать, что нового. Обновите страницу.',
    en: 'Could not find out what is new. Reload the page.',
    zh: '无法获取新内容，请刷新页面。',
  },
})
