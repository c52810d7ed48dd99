// Texts of the reliability report about the factors of `results.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const resultsTexts = {
  'accounts-history': {
    ru: ['Отчётность за три года подряд', 'Отчётность сдаётся каждый год: динамику можно проверить.'],
    en: ['Three years of accounts in a row', 'Accounts are filed every year: the trend can be checked.'],
    'zh-CN': ['连续三年有报表', '每年提交报表，趋势可核查。'],
  },
  'accounts-missing': {
    ru: ['Нет свежей бухотчётности', 'Отчётность за последний год уже должна быть сдана, а в ГИР БО её нет.'],
    en: ['No recent accounts', 'The accounts for the last year should already have been filed, but there are none.'],
    'zh-CN': ['缺少最新财务报表', '上一年度报表应已提交，但未找到。'],
  },
  'costs-outgrow-revenue': {
    ru: ['Расходы растут быстрее доходов', 'Рост расходов опережает рост выручки больше чем на 5 процентных пунктов.'],
    en: ['Costs outgrow revenue', 'Costs grew over 5 percentage points faster than revenue.'],
    'zh-CN': ['成本增长快于收入', '成本增速比收入高5个百分点以上。'],
  },
  'gross-loss': {
    ru: ['Продажи ниже себестоимости', 'Валовая прибыль меньше нуля.'],
    en: ['Sales below cost', 'Gross profit is below zero.'],
    'zh-CN': ['低于成本销售', '毛利为负。'],
  },
  'interest-cover-high': {
    ru: ['Проценты покрыты с запасом', 'Прибыль до налогов и процентов втрое больше процентов.'],
    en: ['Interest is well covered', 'Profit before tax and interest is three times the interest or more.'],
    'zh-CN': ['利息偿付充裕', '息税前利润为利息的三倍以上。'],
  },
  'interest-cover-low': {
    ru: ['Прибыль не покрывает проценты', 'Прибыль до налогов и процентов меньше процентов к уплате.'],
    en: ['Interest is not covered', 'Profit before tax and interest is less than the interest payable.'],
    'zh-CN': ['利润不足以支付利息', '息税前利润少于应付利息。'],
  },
  loss: {
    ru: ['Убыток года', 'Последний год закончен с убытком.'],
    en: ['Loss for the year', 'The latest year ended in a loss.'],
    'zh-CN': ['年度亏损', '最近年度亏损。'],
  },
  'losses-two-years': {
    ru: ['Убытки два года и больше', 'Убыток второй год подряд: критерий налоговой для выездной проверки.'],
    en: ['Losses for two years or more', 'A loss for the second year in a row: a tax service criterion for an on-site audit.'],
    'zh-CN': ['连续两年以上亏损', '连续第二年亏损，属于税务稽查标准。'],
  },
  'margin-above-industry': {
    ru: ['Рентабельность в верхней четверти отрасли', 'Чистая рентабельность выше, чем у трёх четвертей компаний отрасли.'],
    en: ['Margin in the industry’s upper quarter', 'The net margin is higher than that of three quarters of companies in the industry.'],
    'zh-CN': ['利润率居行业前四分之一', '净利率高于行业四分之三的公司。'],
  },
  'margin-below-industry': {
    ru: ['Рентабельность ниже отрасли', 'Чистая рентабельность ниже медианы отрасли на 10 % и больше.'],
    en: ['Margin below the industry', 'The net margin is 10% or more below the industry median.'],
    'zh-CN': ['利润率低于行业', '净利率比行业中位数低10%以上。'],
  },
  'operating-cash-negative': {
    ru: ['Деньги уходят из оборота', 'Платежи по обычной работе больше поступлений.'],
    en: ['Operating cash outflow', 'Payments in the ordinary course of business exceed receipts.'],
    'zh-CN': ['经营现金净流出', '日常经营付款大于收款。'],
  },
  'operating-loss': {
    ru: ['Убыток от основной деятельности', 'Продажи не покрывают расходов: прибыль, если есть, пришла со стороны.'],
    en: ['Loss from the main business', 'Sales do not cover costs: any profit came from elsewhere.'],
    'zh-CN': ['主营业务亏损', '销售不足以覆盖成本，利润来自其他来源。'],
  },
  'profit-three-years': {
    ru: ['Прибыль три года подряд', 'Компания прибыльна три последних года.'],
    en: ['Profit three years in a row', 'The company made a profit in each of the last three years.'],
    'zh-CN': ['连续三年盈利', '公司连续三年盈利。'],
  },
  profit: {
    ru: ['Получена прибыль', 'Чистая прибыль последнего года больше нуля.'],
    en: ['Made a profit', 'Net profit for the latest year is above zero.'],
    'zh-CN': ['实现盈利', '最近年度净利润为正。'],
  },
  'revenue-fell': {
    ru: ['Падение выручки', 'Выручка упала больше чем на 20 %; падение больше 50 % снимает вдвое больше баллов.'],
    en: ['Revenue fell', 'Revenue fell by over 20%; a fall of over 50% deducts twice as many points.'],
    'zh-CN': ['收入下降', '收入下降超过20%；超过50%扣分加倍。'],
  },
  'revenue-grew': {
    ru: ['Рост выручки', 'Выручка выросла больше чем на 20 %.'],
    en: ['Revenue grew', 'Revenue grew by over 20%.'],
    'zh-CN': ['收入增长', '收入增长超过20%。'],
  },
  'revenue-zero': {
    ru: ['Нулевая выручка', 'В отчётности выручка равна нулю: компания не продавала.'],
    en: ['No revenue', 'The accounts show no revenue: the company sold nothing.'],
    'zh-CN': ['收入为零', '报表收入为零，公司没有销售。'],
  },
  transit: {
    ru: ['Транзитный профиль', 'Выручка выросла больше чем в четыре раза, а людей нет: через такие фирмы проводят чужие деньги.'],
    en: [
      'Transit company profile',
      'Revenue more than quadrupled, but there are no staff: such companies are used to move other people’s money.',
    ],
    'zh-CN': ['过账公司特征', '收入增长四倍以上却没有员工，常用于过账。'],
  },
} satisfies Record<string, FactorTexts>
