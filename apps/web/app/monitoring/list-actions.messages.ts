// Texts of the buttons that watch or check all companies of a list.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const listActsMessages = defineTexts({
  /** The limit left no room for all: `added` are watched now, `left` did not fit, `most` is the limit. */
  partlyWatched: {
    ru: (added: number, left: number, most: number) =>
      `Теперь следите ещё за ${plural('ru', added, { one: '# компанией', few: '# компаниями', many: '# компаниями', other: '# компаниями' })}. Не вошло ${left}: всего можно ${most}`,
    en: (added: number, left: number, most: number) =>
      `You now watch ${plural('en', added, { one: '# more company', other: '# more companies' })}. ${left} did not fit: ${most} at most`,
    zh: (added: number, left: number, most: number) => `新增关注 ${added} 家企业，另有 ${left} 家超出上限：最多 ${most} 家`,
  },
  checkAll: { ru: 'Проверить списком', en: 'Check as a list', zh: '按名单核查' },
})
