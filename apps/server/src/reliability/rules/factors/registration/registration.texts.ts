// Texts of the reliability report about the factors of `registration.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both. ЕГРЮЛ is the state register of companies, МСП is small and medium
// business (SME).
import type { FactorTexts } from '../../factor.ts'

export const registrationTexts = {
  active: {
    ru: ['Действующая организация', 'В реестре нет записи о прекращении деятельности.'],
    en: ['Active organisation', 'The register has no record that activity has ceased.'],
    'zh-CN': ['正常经营', '登记册中没有终止记录。'],
  },
  'age-over-3-years': {
    ru: ['Работает больше 3 лет', 'Баллы растут с возрастом: 3 года дают 3 балла, 10 лет и больше дают 10.'],
    en: ['In business for over 3 years', 'Points grow with age: 3 for three years, 10 for ten years or more.'],
    'zh-CN': ['经营超过3年', '分数随年限增长：3年3分，10年及以上10分。'],
  },
  'age-under-1-year': {
    ru: ['Возраст меньше 1 года', 'Компании от полугода до года: годового цикла работы она ещё не прошла.'],
    en: ['Younger than 1 year', 'The company is six to twelve months old: it has not yet completed a full year of business.'],
    'zh-CN': ['成立不足1年', '公司成立六到十二个月，尚未完成一个完整年度。'],
  },
  'age-under-3-months': {
    ru: ['Возраст меньше 3 месяцев', 'Компания зарегистрирована меньше 90 дней назад: истории работы ещё нет.'],
    en: ['Younger than 3 months', 'Registered less than 90 days ago: there is no track record yet.'],
    'zh-CN': ['成立不足3个月', '登记不足90天，尚无经营历史。'],
  },
  'age-under-6-months': {
    ru: ['Возраст меньше 6 месяцев', 'Компании от трёх месяцев до полугода: отчётности ещё нет.'],
    en: ['Younger than 6 months', 'The company is three to six months old: there are no accounts yet.'],
    'zh-CN': ['成立不足6个月', '公司成立三到六个月，尚无财务报表。'],
  },
  branches: {
    ru: ['Есть филиалы', 'Филиалы и представительства внесены в реестр; больше десяти дают вдвое больше баллов.'],
    en: ['Has branches', 'Branches and representative offices are in the register; more than ten double the points.'],
    'zh-CN': ['设有分支机构', '登记册中有分支机构，超过十个得分加倍。'],
  },
  'capital-decrease': {
    ru: [
      'Уменьшение уставного капитала',
      'За 12 месяцев внесена запись об уменьшении капитала: кредиторы могут требовать досрочного исполнения.',
    ],
    en: [
      'Share capital reduction',
      'A reduction of the capital was recorded in the last 12 months: creditors may demand early performance.',
    ],
    'zh-CN': ['减少注册资本', '12个月内有减资记录，债权人可要求提前履行。'],
  },
  'capital-large': {
    ru: ['Большой уставный капитал', 'Капитал от 500 000 ₽.'],
    en: ['Large share capital', 'The capital is 500,000 rubles or more.'],
    'zh-CN': ['注册资本较大', '注册资本达50万卢布以上。'],
  },
  'capital-minimum': {
    ru: ['Минимальный уставный капитал', 'Капитал равен 10 000 ₽: столько участники гарантируют кредиторам.'],
    en: ['Minimum share capital', 'The capital is 10,000 rubles: this is how much the members guarantee to creditors.'],
    'zh-CN': ['最低注册资本', '注册资本为1万卢布，这是股东对债权人的全部保证。'],
  },
  closed: {
    ru: ['Деятельность прекращена', 'В реестре есть дата прекращения: заключать договор не с кем.'],
    en: ['Closed', 'The register gives the date activity ceased: there is no one to contract with.'],
    'zh-CN': ['已注销', '登记册载有终止日期，已无签约主体。'],
  },
  'environmental-object': {
    ru: [
      'Есть опасный объект, который так просто не продать',
      'По ЕГРЮЛ за владельцем числится производственный объект из закона об охране окружающей среды: для его продажи нужно заключение ведомства.',
    ],
    en: [
      'Owns a hazardous site whose sale is restricted',
      'The register lists an industrial site under the environmental protection law: selling it requires an official approval.',
    ],
    'zh-CN': ['持有不得随意出售的设施', '登记册载明其拥有环保法所列的生产设施，出售须经主管机关出具意见。'],
  },
  'exclusion-inactive': {
    ru: [
      'Предстоит исключение из реестра',
      'Принято решение исключить недействующую организацию: 12 месяцев нет отчётности и операций по счетам.',
    ],
    en: [
      'About to be struck off',
      'A decision has been made to strike off an inactive organisation: no returns and no account transactions for 12 months.',
    ],
    'zh-CN': ['即将被除名', '已决定将不活动公司除名：12个月无申报且无账户交易。'],
  },
  'exclusion-unreliable': {
    ru: ['Исключение из-за недостоверности', 'Отметка о недостоверности стоит больше шести месяцев, принято решение исключить компанию.'],
    en: [
      'To be struck off for unreliable entries',
      'An unreliability mark has stood for over six months, and a decision has been made to strike the company off.',
    ],
    'zh-CN': ['因信息不实将被除名', '信息不实标记已超过六个月，已决定除名。'],
  },
  liquidation: {
    ru: ['В процессе ликвидации', 'Внесены решение о ликвидации или ликвидатор: новые обязательства компания скорее всего не исполнит.'],
    en: ['Being liquidated', 'A decision to liquidate or a liquidator is recorded: new obligations are unlikely to be met.'],
    'zh-CN': ['正在清算', '已登记清算决定或清算人，新的义务很可能无法履行。'],
  },
  'many-activities': {
    ru: ['Слишком много видов деятельности', 'Больше 50 дополнительных видов деятельности: профиль компании неясен.'],
    en: ['Too many activities', 'Over 50 additional activities: the company’s profile is unclear.'],
    'zh-CN': ['经营活动种类过多', '附加经营活动超过50种，公司业务方向不明确。'],
  },
  'msp-excluded': {
    ru: ['Исключён из реестра МСП', 'Исключён за последние шесть месяцев.'],
    en: ['Removed from the SME register', 'Removed within the last six months.'],
    'zh-CN': ['被移出中小企业登记册', '近六个月被移出。'],
  },
  'msp-new': {
    ru: ['Вновь созданный субъект МСП', 'В реестр МСП внесён как вновь созданный: размер пока заявлен, а не подтверждён отчётностью.'],
    en: ['Newly established SME', 'Entered in the SME register as newly established: the size is declared, not yet confirmed by returns.'],
    'zh-CN': ['新设中小企业', '以新设企业登记，规模为申报而非报表确认。'],
  },
  'msp-social': {
    ru: ['Социальное предприятие', 'Статус подтверждает комиссия региона каждый год.'],
    en: ['Social enterprise', 'A regional commission confirms the status every year.'],
    'zh-CN': ['社会企业', '该身份由地区委员会每年确认。'],
  },
  msp: {
    ru: ['В реестре МСП', 'Налоговая подтвердила размер компании: доход и численность в пределах.'],
    en: ['In the SME register', 'The tax service confirmed the size: income and staff are within the limits.'],
    'zh-CN': ['列入中小企业登记册', '税务机关确认公司规模：收入和人数在限额内。'],
  },
  'no-activity': {
    ru: ['Не указан вид деятельности', 'В реестре нет основного вида деятельности, хотя он обязателен.'],
    en: ['No activity stated', 'The register has no main activity, although one is required.'],
    'zh-CN': ['未登记主要经营活动', '登记册中没有必需的主要经营活动。'],
  },
  'records-by-court': {
    ru: ['Записи по решению суда', 'В реестр внесены изменения или запрет на основании судебного акта.'],
    en: ['Records made under a court ruling', 'Changes or a ban were entered in the register under a court ruling.'],
    'zh-CN': ['依法院裁判作出的记录', '登记册依据法院裁判变更或受限。'],
  },
  'records-void': {
    ru: ['Записи реестра признаны недействительными', 'Отдельные записи о компании признаны недействительными или ошибочными.'],
    en: ['Register records declared void', 'Some records about the company were declared void or erroneous.'],
    'zh-CN': ['登记记录被宣告无效', '部分登记记录被宣告无效或错误。'],
  },
  reorganisation: {
    ru: ['Реорганизация', 'Идёт слияние, присоединение, разделение или преобразование: уточните, к кому перейдут обязательства.'],
    en: ['Reorganisation', 'A merger, division or conversion is under way: find out who will take over the obligations.'],
    'zh-CN': ['重组中', '正在合并、分立或变更形式，请确认由谁承继义务。'],
  },
} satisfies Record<string, FactorTexts>
