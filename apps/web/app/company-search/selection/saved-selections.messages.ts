// Texts of a member's saved selections of companies: saving one, and the companies that are new in it since the last visit.
import { defineTexts } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'

export const savedMessages = defineTexts({
  title: { ru: 'Сохранённые отборы', en: 'Saved selections', zh: '已保存的筛选' },
  listFailed: { ru: 'Не удалось прочитать ваши отборы.', en: 'Your selections could not be loaded.', zh: '无法读取您的筛选。' },
  keep: { ru: 'Сохранить отбор', en: 'Save the selection', zh: '保存筛选' },
  keepHint: {
    ru: 'Когда вернётесь, покажем, кто появился с прошлого раза.',
    en: 'When you come back, we will show who has appeared since last time.',
    zh: '下次打开时会显示自上次以来新增的企业。',
  },
  name: { ru: 'Название', en: 'Name', zh: '名称' },
  save: { ru: 'Сохранить', en: 'Save', zh: '保存' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  remove: {
    ru: (name: string) => `Удалить отбор: ${name}`,
    en: (name: string) => `Delete the selection: ${name}`,
    zh: (name: string) => `删除筛选：${name}`,
  },
  fresh: {
    ru: (count: number, day: string) =>
      count === 0
        ? `Новых с ${day} нет`
        : `С ${day}: ${plural('ru', count, { one: '# новая компания', few: '# новые компании', many: '# новых компаний', other: '# новой компании' })}`,
    en: (count: number, day: string) =>
      count === 0 ? `None new since ${day}` : `Since ${day}: ${plural('en', count, { one: '# new company', other: '# new companies' })}`,
    zh: (count: number, day: string) => (count === 0 ? `自${day}以来没有新增` : `自${day}以来新增 ${count} 家企业`),
  },
  notWhole: {
    ru: 'Сравниваются первые 1000 по выручке.',
    en: 'The first 1,000 by revenue are compared.',
    zh: '仅比较收入前 1000 家。',
  },
  seen: { ru: 'Отметить просмотренными', en: 'Mark as seen', zh: '标为已查看' },
  newsFailed: {
    ru: 'Не удалось узнать, кто появился. Обновите страницу.',
    en: 'Could not find out who has appeared. Reload the page.',
    zh: '无法获取新增企业，请刷新页面。',
  },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
})
