// Texts of the reliability report about the factors of `balance.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const balanceTexts = {
  'accumulated-loss': {
    ru: ['Непокрытый убыток прошлых лет', 'Накопленный убыток больше накопленной прибыли.'],
    en: ['Accumulated loss', 'Accumulated losses exceed accumulated profits.'],
    'zh-CN': ['累计未弥补亏损', '累计亏损超过累计利润。'],
  },
  'assets-fell': {
    ru: ['Имущество резко сократилось', 'Баланс за год уменьшился на треть и больше: имущество могли вывести.'],
    en: ['Assets fell sharply', 'Total assets fell by a third or more in the year: assets may have been moved out.'],
    'zh-CN': ['资产大幅减少', '一年内资产减少三分之一以上，可能被转移。'],
  },
  'autonomy-high': {
    ru: ['Высокая финансовая автономия', 'Собственный капитал составляет половину имущества и больше.'],
    en: ['High financial autonomy', 'Equity makes up half of the assets or more.'],
    'zh-CN': ['财务独立性高', '自有资本占资产一半以上。'],
  },
  'autonomy-low': {
    ru: ['Мало собственных средств', 'Коэффициент автономии ниже 0,1: почти всё имущество куплено в долг.'],
    en: ['Little equity', 'The autonomy ratio is below 0.1: nearly all assets were bought with borrowed money.'],
    'zh-CN': ['自有资金不足', '自有资本比率低于0.1，资产几乎全靠负债。'],
  },
  'bankruptcy-models': {
    ru: ['Вероятность банкротства по моделям', 'Три и больше из пяти известных методик показывают высокий риск. Это оценка, а не прогноз.'],
    en: [
      'Bankruptcy risk according to models',
      'Three or more of five well-known models show a high risk. This is an estimate, not a forecast.',
    ],
    'zh-CN': ['模型显示的破产风险', '五种知名模型中三种以上显示高风险，仅为估计而非预测。'],
  },
  'cash-ready': {
    ru: ['Запас свободных денег', 'Деньги и краткосрочные вложения покрывают половину срочных долгов и больше.'],
    en: ['A reserve of available cash', 'Cash and short-term investments cover half of short-term debts or more.'],
    'zh-CN': ['现金充足', '现金与短期投资覆盖一半以上的短期负债。'],
  },
  'cash-short': {
    ru: ['Мало свободных денег', 'Деньги и краткосрочные вложения покрывают меньше пятой части срочных долгов.'],
    en: ['Little available cash', 'Cash and short-term investments cover less than a fifth of short-term debts.'],
    'zh-CN': ['现金不足', '现金与短期投资不足短期负债的五分之一。'],
  },
  'debt-burden': {
    ru: ['Высокая долговая нагрузка', 'Займы составляют 20 % выручки и больше; от 40 % баллов снимается вдвое больше.'],
    en: ['Heavy debt burden', 'Loans are 20% of revenue or more; from 40% twice as many points are deducted.'],
    'zh-CN': ['债务负担重', '借款达收入20%以上；40%以上扣分加倍。'],
  },
  'equity-grew': {
    ru: ['Капитал вырос', 'За год собственный капитал вырос на 10 % и больше.'],
    en: ['Equity grew', 'Equity grew by 10% or more in the year.'],
    'zh-CN': ['权益增长', '一年内自有资本增长10%以上。'],
  },
  'equity-shrank': {
    ru: ['Капитал сократился', 'За год собственный капитал уменьшился на 10 % и больше.'],
    en: ['Equity shrank', 'Equity fell by 10% or more in the year.'],
    'zh-CN': ['权益缩减', '一年内自有资本减少10%以上。'],
  },
  'fixed-assets': {
    ru: ['Имущество на балансе', 'Есть основные средства: здания, техника, оборудование.'],
    en: ['Fixed assets', 'There are fixed assets: buildings, vehicles, equipment.'],
    'zh-CN': ['拥有固定资产', '拥有固定资产：房屋、车辆、设备。'],
  },
  'liquidity-high': {
    ru: ['Хорошая текущая ликвидность', 'Оборотные активы в полтора раза и больше покрывают краткосрочные долги.'],
    en: ['Good current liquidity', 'Current assets cover short-term debts one and a half times or more.'],
    'zh-CN': ['流动性良好', '流动资产为短期负债的1.5倍以上。'],
  },
  'liquidity-low': {
    ru: ['Низкая текущая ликвидность', 'Оборотных активов меньше, чем краткосрочных долгов.'],
    en: ['Low current liquidity', 'Current assets are less than short-term debts.'],
    'zh-CN': ['流动性不足', '流动资产少于短期负债。'],
  },
  'net-assets-above-capital': {
    ru: ['Чистые активы больше капитала', 'Компания накопила имущество сверх вкладов участников.'],
    en: ['Net assets above share capital', 'The company has accumulated assets beyond its members’ contributions.'],
    'zh-CN': ['净资产高于注册资本', '公司资产超过股东投入。'],
  },
  'net-assets-below-capital': {
    ru: ['Чистые активы меньше капитала', 'Капитал проеден убытками: имущества меньше, чем обещано участниками.'],
    en: ['Net assets below share capital', 'Losses have eaten into the capital: there are fewer assets than the members promised.'],
    'zh-CN': ['净资产低于注册资本', '亏损侵蚀了注册资本。'],
  },
  'net-assets-negative': {
    ru: [
      'Чистые активы отрицательны',
      'Два года подряд долгов больше, чем имущества: закон требует уменьшить капитал или ликвидироваться.',
    ],
    en: [
      'Negative net assets',
      'Debts have exceeded assets for two years in a row: the law requires a reduction of capital or liquidation.',
    ],
    'zh-CN': ['净资产为负', '连续两年资不抵债，法律要求减资或清算。'],
  },
  'payables-high': {
    ru: ['Большая кредиторская задолженность', 'Компания должна половину годовой выручки и больше.'],
    en: ['Large payables', 'The company owes half of its annual revenue or more.'],
    'zh-CN': ['应付账款过高', '应付账款达年收入一半以上。'],
  },
  'payables-over-receivables': {
    ru: [
      'Долгов вдвое больше, чем должны ей',
      'Кредиторская задолженность больше дебиторской вдвое: расплатиться за счёт покупателей не выйдет.',
    ],
    en: ['Owes over twice what it is owed', 'Payables are over twice the receivables: what customers owe will not cover them.'],
    'zh-CN': ['应付超过应收两倍', '应付账款为应收账款两倍以上，回款不足以偿付。'],
  },
  'payment-delay': {
    ru: ['Риск задержки платежей', 'Среднее четырёх долей: долг поставщикам, ликвидность, деньги, дебиторка. Порог 60 %.'],
    en: ['Risk of late payment', 'The average of four shares: payables, liquidity, cash, receivables. The threshold is 60%.'],
    'zh-CN': ['延迟付款风险', '四项平均：应付、流动性、现金、应收，阈值60%。'],
  },
  'receivables-high': {
    ru: ['Большая дебиторская задолженность', 'Компании должны 20 % годовой выручки и больше; от 50 % баллов снимается вдвое больше.'],
    en: ['Large receivables', 'The company is owed 20% of its annual revenue or more; from 50% twice as many points are deducted.'],
    'zh-CN': ['应收账款过高', '应收账款达年收入20%以上；50%以上扣分加倍。'],
  },
} satisfies Record<string, FactorTexts>
