// Texts of the reliability report about the factors of `taxes.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both. НДФЛ is the personal income tax that an employer withholds, НДС is VAT,
// ОКВЭД the classifier of activities. Special tax regimes: УСН simplified, АУСН automated simplified, ЕСХН single farm tax.
import type { FactorTexts } from '../../factor.ts'

export const taxesTexts = {
  'costs-near-income': {
    ru: ['Расходы почти равны доходам', 'Расходы от 98 до 100 % доходов: прибыль почти не показывается.'],
    en: ['Expenses nearly equal income', 'Expenses are 98 to 100% of income: hardly any profit is shown.'],
    'zh-CN': ['支出接近收入', '支出占收入的98%至100%，几乎不显示利润。'],
  },
  'debt-contributions': {
    ru: ['Долг по страховым взносам', 'Взносы за работников не уплачены: первый признак нехватки денег.'],
    en: ['Unpaid insurance contributions', 'Contributions for employees are unpaid: the first sign of a shortage of money.'],
    'zh-CN': ['欠缴社保费', '未缴纳员工社保费，是资金紧张的先兆。'],
  },
  'debt-income-tax': {
    ru: ['Долг по НДФЛ', 'Налог удержан из зарплаты работников, но не перечислен.'],
    en: ['Unpaid personal income tax of employees', 'The tax was withheld from wages but not paid over.'],
    'zh-CN': ['欠缴代扣个人所得税', '税款已从工资中代扣但未上缴。'],
  },
  'debt-penalties': {
    ru: ['Пени и штрафы по налогам', 'В долге есть пени или штрафы: налоги платились не вовремя.'],
    en: ['Tax penalties and fines', 'The debt includes penalties or fines: taxes were paid late.'],
    'zh-CN': ['税收滞纳金与罚款', '欠款中含滞纳金或罚款，说明曾逾期纳税。'],
  },
  'debt-to-income': {
    ru: ['Долг по налогам велик против доходов', 'Долг перед бюджетом больше 5 % годовых доходов.'],
    en: ['Tax debt is large relative to income', 'The debt to the budget exceeds 5% of annual income.'],
    'zh-CN': ['欠税占收入比例高', '欠税超过年收入的5%。'],
  },
  'expense-over-income': {
    ru: ['Расходы больше доходов', 'По открытым данным налоговой расходы года превысили доходы.'],
    en: ['Expenses exceed income', 'According to the tax service’s open data, the year’s expenses exceeded income.'],
    'zh-CN': ['支出大于收入', '税务公开数据显示当年支出超过收入。'],
  },
  'expenses-outgrow-income': {
    ru: ['Расходы растут быстрее доходов', 'По данным налоговой рост расходов опережает рост доходов больше чем на 5 процентных пунктов.'],
    en: ['Expenses outgrow income', 'According to the tax service, expenses grew over 5 percentage points faster than income.'],
    'zh-CN': ['支出增长快于收入', '税务数据显示支出增速比收入高5个百分点以上。'],
  },
  'group-splitting': {
    ru: ['Признаки дробления', 'Общий руководитель или адрес, один класс ОКВЭД, все на УСН, а вместе доходы выше порога НДС.'],
    en: [
      'Signs of business splitting',
      'A shared head or address, one class of activity, all on the simplified tax regime, with combined income above the VAT threshold.',
    ],
    'zh-CN': ['拆分业务迹象', '共同负责人或地址、同类活动、均用简化税制，合计收入超过增值税门槛。'],
  },
  'income-differs': {
    ru: ['Доходы расходятся с отчётностью', 'Доходы по данным налоговой на пятую часть и больше ниже выручки в отчётности того же года.'],
    en: [
      'Income differs from the accounts',
      'Income in the tax service’s data is a fifth or more below the revenue in the accounts for the same year.',
    ],
    'zh-CN': ['收入与报表不符', '税务数据中的收入比同年报表收入低五分之一以上。'],
  },
  'no-tax-debt': {
    ru: ['Недоимки нет в срезе', 'В наборе налоговой на дату среза долга компании нет. Это не справка из налоговой.'],
    en: [
      'No arrears in the data',
      'The tax service’s data set as of that date shows no debt of the company. This is not a certificate from the tax service.',
    ],
    'zh-CN': ['数据中无欠税', '该日税务数据集中没有该公司的欠税，但并非税务证明。'],
  },
  'no-taxes-paid': {
    ru: ['Доходы есть, налогов нет', 'За год показаны доходы, а уплаченных налогов и взносов в открытых данных нет.'],
    en: ['Income but no taxes', 'Income is shown for the year, but the open data shows no taxes or contributions paid.'],
    'zh-CN': ['有收入但未缴税', '当年有收入，但公开数据中没有缴纳税费。'],
  },
  'profit-tax-paid': {
    ru: ['Платит налог на прибыль', 'Налог на прибыль уплачен: прибыль подтверждена не только отчётностью.'],
    en: ['Pays corporate income tax', 'Corporate income tax was paid: the profit is confirmed by more than the accounts alone.'],
    'zh-CN': ['缴纳利润税', '已缴利润税，利润不仅由报表证实。'],
  },
  'regime-ausn': {
    ru: ['Применяет АУСН', 'До пяти работников и доход до 60 млн ₽, НДС в цене нет. На баллы не влияет.'],
    en: [
      'Automated simplified tax regime',
      'Up to five employees and up to 60 million rubles of income, no VAT in the price. Does not affect the points.',
    ],
    'zh-CN': ['适用自动简化税制', '员工不超过5人、收入不超过6000万卢布，价格不含增值税，不影响评分。'],
  },
  'regime-eshn': {
    ru: ['Применяет ЕСХН', 'Доля сельхозпродукции в доходе от 70 %. На баллы не влияет.'],
    en: ['Single agricultural tax', 'Farm produce makes up at least 70% of income. Does not affect the points.'],
    'zh-CN': ['适用农业单一税', '农产品收入占70%以上，不影响评分。'],
  },
  'regime-limit-near': {
    ru: ['Близко к пределу спецрежима', 'Доходы 95 % предела УСН и больше: режим может быть потерян, а цена вырастет на НДС.'],
    en: [
      'Close to the limit of the special regime',
      'Income is 95% of the simplified regime limit or more: the regime may be lost and VAT added to prices.',
    ],
    'zh-CN': ['接近特殊税制上限', '收入达简化税制上限的95%以上，可能丧失资格并加征增值税。'],
  },
  'regime-srp': {
    ru: ['Соглашение о разделе продукции', 'Особый режим недропользователей. На баллы не влияет.'],
    en: ['Production-sharing agreement', 'A special regime for subsoil users. Does not affect the points.'],
    'zh-CN': ['适用产品分成协议', '矿业公司特殊税制，不影响评分。'],
  },
  'regime-usn': {
    ru: ['Применяет УСН', 'НДС в цене под вопросом: уточните до подписания. На баллы не влияет.'],
    en: ['Simplified tax regime', 'Whether the price includes VAT is in question: ask before signing. Does not affect the points.'],
    'zh-CN': ['适用简化税制', '价格是否含增值税需签约前确认，不影响评分。'],
  },
  'tax-burden-low': {
    ru: ['Налоговая нагрузка ниже отрасли', 'Налоги к доходам ниже медианы отрасли; ниже нижней четверти баллов снимается больше.'],
    en: [
      'Tax burden below the industry',
      'Taxes relative to income are below the industry median; below the lower quarter more points are deducted.',
    ],
    'zh-CN': ['税负低于行业', '税款占收入比例低于行业中位数；低于最低四分位扣分更多。'],
  },
  'tax-debt': {
    ru: ['Долг по налогам', 'В открытых данных налоговой есть недоимка, пени или штрафы на дату среза.'],
    en: ['Tax debt', 'The tax service’s open data shows arrears, penalties or fines as of the date of the data.'],
    'zh-CN': ['欠税', '税务公开数据显示该日存在欠税、滞纳金或罚款。'],
  },
  'tax-offence': {
    ru: ['Штрафы за налоговые правонарушения', 'По открытым данным налоговой компания оштрафована за год.'],
    en: ['Fines for tax offences', 'According to the tax service’s open data, the company was fined in the year.'],
    'zh-CN': ['税务违法罚款', '公开数据显示公司当年被罚款。'],
  },
  'taxes-paid': {
    ru: ['Уплачены налоги за год', 'По открытым данным налоговой компания платила налоги.'],
    en: ['Taxes paid in the year', 'According to the tax service’s open data, the company paid taxes.'],
    'zh-CN': ['当年已缴税', '公开数据显示公司缴纳了税款。'],
  },
  'vat-paid': {
    ru: ['Платит НДС', 'В уплаченных налогах есть НДС: вычет по счетам компании обоснован.'],
    en: ['Pays VAT', 'VAT is among the taxes paid: deductions on the company’s invoices are well founded.'],
    'zh-CN': ['缴纳增值税', '已缴税款含增值税，其发票抵扣有据。'],
  },
} satisfies Record<string, FactorTexts>
