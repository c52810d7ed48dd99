// Texts of the page `/method`, which explains how reliability is calculated, together with those of the reliability report.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import { reliabilityMessages } from './reliability.messages.ts'

export const methodMessages = defineTexts({
  ...reliabilityMessages.texts,
  contents: { ru: 'Содержание', en: 'Contents', zh: '目录' },
  methodTitle: { ru: 'Как считаем надёжность', en: 'How we calculate reliability', zh: '可靠性计算方法' },
  methodDescription: {
    ru: 'Каждый фактор отчёта: правило, баллы, источник и основание.',
    en: 'Every factor of the report: rule, points, source and basis.',
    zh: '报告中的每项因素：规则、分数、来源与依据。',
  },
  methodLead: {
    ru: (computed: number, all: number) =>
      `В отчёте ${plural('ru', all, { one: '# фактор', few: '# фактора', many: '# факторов', other: '# фактора' })}, ${computed} считаем по данным, которые есть у нас. Остальные показываем как «не проверено» и говорим почему.`,
    en: (computed: number, all: number) =>
      `The report has ${all} factors; ${computed} are computed from data we hold. The others are shown as “not checked” with the reason.`,
    zh: (computed: number, all: number) => `报告共有 ${all} 项因素，其中 ${computed} 项根据我方数据计算，其余显示为“未核查”并说明原因。`,
  },
  verdictRuleTitle: { ru: 'Как выносится вердикт', en: 'How a verdict is reached', zh: '结论如何得出' },
  verdictRule: {
    ru: 'Сначала полнота: чего не хватает для вида сделки, то названо, и вердикт «Мало данных». Стоп-фактор даёт «Не сейчас», прекращение деятельности «Невозможно». «Замечаний нет» только при 10 взвешенных баллах и больше, без отрицательного фактора в 5 баллов и тяжелее, без отрицательных на 10 взвешенных баллов вместе, без открытых взысканий, долга по зарплате и налогам, без идущей реорганизации; и только если видна работа: отчётность, налоги, люди, контракты; возраст, статус «Действует» и отсутствие споров сами по себе не основание, моложе года без условий не бывает. Меньше −20 баллов «Не сейчас», остальное «С условиями».',
    en: 'Coverage comes first: what is missing for the kind of deal is named, and the verdict is “Too little data”. A stop factor gives “Not now”, a company that has ceased activity “Impossible”. “No remarks” requires 10 weighted points or more, no negative factor of 5 points or heavier, no negative factors totalling 10 weighted points, no open enforcement, no wage or tax debt and no reorganisation under way; and only where there are signs of activity: accounts, taxes, people, contracts; age, the status “Active” and the absence of disputes are not grounds by themselves, and no company younger than a year is without conditions. Below −20 points it is “Not now”, otherwise “With conditions”.',
    zh: '首先看数据完整度：该类交易缺少的数据会列出，结论为“数据不足”。存在否决因素则为“暂不建议”，已注销则为“不可能”。“无异常”须加权10分以上，没有5分或更重的不利因素，不利因素加权合计不足10分，没有未结执行、欠薪或欠税，未处于重组中；并须可见实际经营：报表、纳税、员工、合同；仅凭年限、存续状态和无纠纷不足以得出，成立不足一年者总附条件。低于−20分为“暂不建议”，其余为“有条件”。',
  },
  backTestTitle: { ru: 'Проверка на прошлых банкротствах', en: 'Test on past bankruptcies', zh: '以往破产案例检验' },
  backTestNone: { ru: 'Не доказано: реальных данных нет.', en: 'Not proven: there is no real data.', zh: '未经证实：没有真实数据。' },
  pointsHead: { ru: 'Баллы', en: 'Points', zh: '分数' },
  factor: { ru: 'Фактор', en: 'Factor', zh: '因素' },
  kind: { ru: 'Вид', en: 'Kind', zh: '类型' },
  sourceHead: { ru: 'Источник', en: 'Source', zh: '来源' },
  /**
   * Result of the back test of a factor (the «sign»): `times` is how many times more often the companies with it went bankrupt, with the confidence
   * interval, `share` the share of companies with it.
   */
  effects: {
    more: {
      ru: (times: string, share: string) => `Банкротились чаще остальных: ×${times}; признак у ${share} компаний`,
      en: (times: string, share: string) => `Went bankrupt more often than the others: ×${times}; ${share} of companies have it`,
      zh: (times: string, share: string) => `破产率高于其他企业：×${times}；${share} 的公司有此迹象`,
    },
    less: {
      ru: (times: string, share: string) => `Банкротились реже остальных: ×${times}; признак у ${share} компаний`,
      en: (times: string, share: string) => `Went bankrupt less often than the others: ×${times}; ${share} of companies have it`,
      zh: (times: string, share: string) => `破产率低于其他企业：×${times}；${share} 的公司有此迹象`,
    },
    unproved: {
      ru: (times: string, share: string) => `Связь с банкротством не доказана${times && `: ×${times}`}; признак у ${share} компаний`,
      en: (times: string, share: string) => `No link to bankruptcy is proven${times && `: ×${times}`}; ${share} of companies have it`,
      zh: (times: string, share: string) => `与破产的关联未经证实${times && `：×${times}`}；${share} 的公司有此迹象`,
    },
  },
  interval: {
    ru: (times: string, low: string, high: string) => `${times} (от ${low} до ${high} с вероятностью 95 %)`,
    en: (times: string, low: string, high: string) => `${times} (95% interval ${low} to ${high})`,
    zh: (times: string, low: string, high: string) => `${times}（95% 置信区间 ${low} 至 ${high}）`,
  },
  backTestDone: {
    ru: (firms: string, day: string) =>
      `Взяли отчётность ${firms} компаний за три года до банкротства или до сегодняшнего дня и посчитали, во сколько раз чаще банкротились те, у кого признак был. Посчитано ${day}. Остальные источники прошлого не хранят, поэтому вывод здесь по одной отчётности, для сделки с отсрочкой.`,
    en: (firms: string, day: string) =>
      `We took the accounts of ${firms} companies three years before their bankruptcy or before today, and counted how many times more often those with the sign went bankrupt. Computed on ${day}. The other sources do not keep past data, so the verdict here is based on the accounts alone, for a deal with deferral.`,
    zh: (firms: string, day: string) =>
      `我们取 ${firms} 家公司破产前三年（或今日前三年）的财务报表，计算有该迹象者破产频率的倍数。计算于 ${day}。其他来源不保留历史，因此此处结论仅依据报表，适用于赊销交易。`,
  },
})
