// Titles and explanations of factors for a sole trader, where the usual ones, written for an organisation, do not fit.
import type { FactorTexts } from '../rules/factor.ts'

/** By code of the factor: title and explanation. ЕГРИП in the Russian texts is the register of sole traders, МСП small and medium business. */
export const traderTexts: Readonly<Record<string, FactorTexts>> = {
  active: {
    ru: ['Действующий предприниматель', 'В ЕГРИП нет записи о прекращении деятельности.'],
    en: ['Trading', 'The register has no record that activity has ceased.'],
    'zh-CN': ['正常经营', '登记册中没有终止记录。'],
  },
  'age-under-1-year': {
    ru: ['Зарегистрирован меньше года назад', 'Предпринимателем стал от полугода до года назад: годового цикла работы ещё не было.'],
    en: ['Registered less than a year ago', 'A sole trader for six to twelve months: not yet a full year of business.'],
    'zh-CN': ['登记不足一年', '经营半年至一年，尚无完整年度。'],
  },
  'age-under-3-months': {
    ru: ['Зарегистрирован меньше 3 месяцев назад', 'Предпринимателем стал меньше 90 дней назад: истории работы ещё нет.'],
    en: ['Registered less than 3 months ago', 'A sole trader for less than 90 days: no track record yet.'],
    'zh-CN': ['登记不足三个月', '经营不足90天，尚无经营历史。'],
  },
  'age-under-6-months': {
    ru: ['Зарегистрирован меньше 6 месяцев назад', 'Предпринимателем стал от трёх месяцев до полугода назад.'],
    en: ['Registered less than 6 months ago', 'A sole trader for three to six months.'],
    'zh-CN': ['登记不足六个月', '经营三至六个月。'],
  },
  closed: {
    ru: ['Деятельность прекращена', 'В ЕГРИП есть дата прекращения: как с предпринимателем договор с этим человеком не заключить.'],
    en: ['Activity ceased', 'The register gives the date activity ceased: this person can no longer contract as a sole trader.'],
    'zh-CN': ['已终止经营', '登记册载有终止日期，此人已不再是经营者。'],
  },
  'exclusion-inactive': {
    ru: ['Предстоит исключение из ЕГРИП', 'Принято решение исключить недействующего предпринимателя.'],
    en: ['To be struck off', 'A decision has been made to strike off an inactive sole trader.'],
    'zh-CN': ['即将被除名', '已决定将停业的经营者除名。'],
  },
  'many-activities': {
    ru: ['Слишком много видов деятельности', 'Больше 50 дополнительных видов деятельности: чем занят предприниматель, неясно.'],
    en: ['Too many activities', 'More than 50 additional activities: it is unclear what the trader does.'],
    'zh-CN': ['经营范围过多', '附加经营活动超过50项，主业不明。'],
  },
  msp: {
    ru: ['В реестре МСП', 'Налоговая подтвердила размер дела: доход и численность в пределах.'],
    en: ['In the SME register', 'The tax service confirmed the size of the business: income and headcount are within the limits.'],
    'zh-CN': ['列入中小企业名录', '税务局确认规模符合标准。'],
  },
  'records-void': {
    ru: ['Записи реестра признаны недействительными', 'Отдельные записи о предпринимателе признаны недействительными или ошибочными.'],
    en: ['Register records declared void', 'Some records about the trader were declared void or erroneous.'],
    'zh-CN': ['登记记录被宣告无效', '部分登记记录被认定无效或错误。'],
  },
}
