// Texts of the filters that the company search and the selection of companies by properties share.
import { defineTexts } from '../i18n/catalogue.ts'

export const filterMessages = defineTexts({
  filters: { ru: 'Фильтры', en: 'Filters', zh: '筛选' },
  whom: { ru: 'Кого ищем', en: 'Who to find', zh: '查找对象' },
  anyKind: { ru: 'Компании и ИП', en: 'Companies and sole traders', zh: '公司和个体经营者' },
  companiesOnly: { ru: 'Только компании', en: 'Companies only', zh: '仅公司' },
  tradersOnly: { ru: 'Только ИП', en: 'Sole traders only', zh: '仅个体经营者' },
  status: { ru: 'Состояние', en: 'Status', zh: '状态' },
  /** By the Russian name of the status, which is also its value in URLs and requests. */
  statuses: {
    Действует: { ru: 'Действует', en: 'Active', zh: '经营中' },
    'Не действует': { ru: 'Не действует', en: 'Inactive', zh: '停止经营' },
    Ликвидирована: { ru: 'Ликвидирована', en: 'Liquidated', zh: '已清算' },
  },
  region: { ru: 'Регион', en: 'Region', zh: '地区' },
  anyRegion: { ru: 'Все регионы', en: 'All regions', zh: '所有地区' },
  noRegions: { ru: 'Регионы не загрузились', en: 'The regions did not load', zh: '地区列表加载失败' },
  activity: { ru: 'Вид деятельности', en: 'Activity', zh: '经营活动' },
  activityExample: { ru: 'Код или слово', en: 'Code or word', zh: '代码或词语' },
  age: { ru: 'Возраст', en: 'Age', zh: '成立年限' },
  anyAge: { ru: 'Любой', en: 'Any', zh: '不限' },
  ages: {
    'under-1': { ru: 'До года', en: 'Under a year', zh: '不足一年' },
    '1-3': { ru: 'От 1 до 3 лет', en: '1 to 3 years', zh: '1 至 3 年' },
    '3-10': { ru: 'От 3 до 10 лет', en: '3 to 10 years', zh: '3 至 10 年' },
    'over-10': { ru: 'Старше 10 лет', en: 'Over 10 years', zh: '10 年以上' },
  },
  size: { ru: 'Размер', en: 'Size', zh: '规模' },
  anySize: { ru: 'Любой', en: 'Any', zh: '不限' },
  sizes: {
    micro: { ru: 'Микробизнес', en: 'Micro', zh: '微型企业' },
    small: { ru: 'Малый бизнес', en: 'Small', zh: '小型企业' },
    medium: { ru: 'Средний бизнес', en: 'Medium', zh: '中型企业' },
    large: { ru: 'Крупный бизнес', en: 'Large', zh: '大型企业' },
  },
  apply: { ru: 'Показать', en: 'Show', zh: '显示' },
  reset: { ru: 'Сбросить фильтры', en: 'Reset filters', zh: '重置筛选' },
  checkList: { ru: 'Проверить списком', en: 'Check as a list', zh: '按清单核查' },
  tooNarrow: { ru: 'Уберите одно из условий.', en: 'Remove one of the conditions.', zh: '请去掉一个条件。' },
})
