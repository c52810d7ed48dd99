// Texts of the reliability report about the factors of `without-source.ts`, whose data we cannot load: a pair [title, explanation] in each language.
// ОКВЭД is the classifier of activities, Р13014 the form for changes of the charter or the register, ЗСК the Bank of Russia's service «Know Your
// Client», СРО a self-regulating organisation of builders or designers, МСП is small and medium business, ИП a sole trader.
import type { FactorTexts } from '../../factor.ts'

export const withoutSourceTexts = {
  'accounts-frozen': {
    ru: ['Приостановлены операции по счетам', 'Налоговая приостановила операции.'],
    en: ['Bank accounts are frozen', 'The tax service has suspended transactions.'],
    'zh-CN': ['银行账户被冻结', '税务机关冻结账户。'],
  },
  'activity-fits': {
    ru: ['ОКВЭД подходит к предмету сделки', 'Класс ОКВЭД совпадает с предметом вашей сделки.'],
    en: ['Activity fits the deal', 'The activity class matches the subject of your deal.'],
    'zh-CN': ['经营活动符合交易标的', '经营类别与交易标的一致。'],
  },
  'applied-address': {
    ru: ['Поданы документы на смену адреса', 'Заявление подано за последний месяц.'],
    en: ['Documents filed to change the address', 'The application was filed in the last month.'],
    'zh-CN': ['已申请变更地址', '近一个月提交。'],
  },
  'applied-capital': {
    ru: ['Поданы документы на изменение капитала', 'Заявление Р13014 подано за последний месяц.'],
    en: ['Documents filed to change the capital', 'Form P13014 was filed in the last month.'],
    'zh-CN': ['已申请变更资本', '近一个月提交Р13014表。'],
  },
  'applied-closing': {
    ru: ['Поданы документы о прекращении ИП', 'Заявление подано за последний месяц.'],
    en: ['Documents filed to end sole trader status', 'The application was filed in the last month.'],
    'zh-CN': ['已申请注销个体经营', '近一个月提交。'],
  },
  'applied-founders': {
    ru: ['Поданы документы на смену участников', 'Заявление подано за последний месяц.'],
    en: ['Documents filed to change the members', 'The application was filed in the last month.'],
    'zh-CN': ['已申请变更股东', '近一个月提交。'],
  },
  'applied-head': {
    ru: ['Поданы документы на смену руководителя', 'Заявление подано за последний месяц.'],
    en: ['Documents filed to change the head', 'The application was filed in the last month.'],
    'zh-CN': ['已申请变更负责人', '近一个月提交。'],
  },
  'applied-liquidation': {
    ru: ['Поданы документы на ликвидацию', 'Заявление подано, решения ещё нет.'],
    en: ['Documents filed for liquidation', 'The application is filed; there is no decision yet.'],
    'zh-CN': ['已提交清算文件', '已提交，尚未决定。'],
  },
  'audit-missing': {
    ru: ['Нет обязательного аудита', 'Выручка больше 800 млн или активы больше 400 млн ₽ без заключения.'],
    en: ['Mandatory audit is missing', 'Revenue above 800 million or assets above 400 million rubles without an audit opinion.'],
    'zh-CN': ['缺少法定审计', '收入超8亿或资产超4亿卢布而无审计意见。'],
  },
  'bribery-fine': {
    ru: ['Наказан за коррупцию', 'Запись в реестре.'],
    en: ['Penalised for corruption', 'A record in the register.'],
    'zh-CN': ['因腐败受罚', '登记册中有记录。'],
  },
  'cases-civil-courts': {
    ru: ['Дела в судах общей юрисдикции', 'Совпадение с отметкой точности.'],
    en: ['Cases in courts of general jurisdiction', 'A match, marked with its accuracy.'],
    'zh-CN': ['普通法院案件', '匹配并标注准确度。'],
  },
  'cases-lost': {
    ru: ['Проигранные дела ответчика', 'Число и сумма за год и три года.'],
    en: ['Cases lost as a defendant', 'Number and amount for one and three years.'],
    'zh-CN': ['作为被告败诉', '一年及三年的数量与金额。'],
  },
  'cases-won': {
    ru: ['Выигранные дела истца', 'Число и сумма.'],
    en: ['Cases won as a plaintiff', 'Number and amount.'],
    'zh-CN': ['作为原告胜诉', '数量与金额。'],
  },
  certificates: {
    ru: ['Сертификаты и декларации', 'Действующие документы на продукцию.'],
    en: ['Certificates and declarations', 'Documents in force for products.'],
    'zh-CN': ['证书与声明', '产品有效证书。'],
  },
  'collection-impossible': {
    ru: ['Взыскание невозможно', 'Приставы вернули документ: у должника ничего нет.'],
    en: ['Collection impossible', 'Bailiffs returned the writ: the debtor has nothing.'],
    'zh-CN': ['无法执行', '法警退回执行文书：债务人无财产。'],
  },
  'consolidated-group': {
    ru: ['Состоял в консолидированной группе', 'Режим завершён, запись архивная.'],
    en: ['Was in a consolidated group', 'The regime has ended; this is an archive record.'],
    'zh-CN': ['曾属合并纳税集团', '该制度已终止，为存档记录。'],
  },
  'contracts-terminated': {
    ru: ['Госконтракты расторгнуты', 'Расторгнуты по вине поставщика.'],
    en: ['State contracts terminated', 'Terminated through the supplier’s fault.'],
    'zh-CN': ['合同被解除', '因供应商过错解除。'],
  },
  'counter-sanctions': {
    ru: ['Российские контрсанкции', 'В перечне постановления.'],
    en: ['Russian counter-sanctions', 'On the list in the government decree.'],
    'zh-CN': ['俄罗斯反制裁', '列入决议名单。'],
  },
  'creditor-intent': {
    ru: ['Кредитор намерен подать на банкротство', 'Сообщение за последний месяц.'],
    en: ['A creditor intends to file for bankruptcy', 'A notice from the last month.'],
    'zh-CN': ['债权人拟申请破产', '近一个月公告。'],
  },
  'debt-to-bailiffs': {
    ru: ['Долг по налогам передан приставам', 'Долг больше 1 000 ₽ взыскивают приставы.'],
    en: ['Tax debt passed to bailiffs', 'Bailiffs collect a tax debt of over 1,000 rubles.'],
    'zh-CN': ['欠税已移交法警', '法警追缴超过1000卢布的欠税。'],
  },
  'debtor-intent': {
    ru: ['Намерение самого должника', 'Компания сама сообщила о банкротстве.'],
    en: ['The debtor’s own intent', 'The company itself announced bankruptcy.'],
    'zh-CN': ['债务人自行申请破产', '公司自行公告破产。'],
  },
  'foreign-agent': {
    ru: ['Иностранный агент', 'В реестре Минюста.'],
    en: ['Foreign agent', 'In the register of the Ministry of Justice.'],
    'zh-CN': ['外国代理人', '列入司法部登记册。'],
  },
  'founder-bankrupt': {
    ru: ['Банкротство учредителя', 'Сообщение о банкротстве физлица за 12 месяцев.'],
    en: ['A founder is bankrupt', 'A notice of personal bankruptcy within 12 months.'],
    'zh-CN': ['创始人个人破产', '12个月内有个人破产公告。'],
  },
  'head-bankrupt': {
    ru: ['Банкротство руководителя', 'Сообщение о банкротстве физлица за 12 месяцев.'],
    en: ['The head is bankrupt', 'A notice of personal bankruptcy within 12 months.'],
    'zh-CN': ['负责人个人破产', '12个月内有个人破产公告。'],
  },
  'head-changed-often': {
    ru: ['Частая смена руководителя', 'Два руководителя и больше за 12 месяцев.'],
    en: ['Frequent change of head', 'Two heads or more within 12 months.'],
    'zh-CN': ['频繁更换负责人', '12个月内更换两名以上负责人。'],
  },
  'high-risk-zsk': {
    ru: ['Высокий риск ЗСК', 'Красный уровень на платформе Банка России.'],
    en: ['High risk on Know Your Client', 'Red level on the Bank of Russia’s platform.'],
    'zh-CN': ['高风险客户', '俄罗斯银行平台红色级别。'],
  },
  'ignores-tax-service': {
    ru: ['Не отвечает на требования налоговой', 'Видят только операторы отчётности.'],
    en: ['Does not respond to tax service demands', 'Visible to e-filing operators only.'],
    'zh-CN': ['不回应税务机关要求', '仅申报运营商可见。'],
  },
  'it-accredited': {
    ru: ['Аккредитованная ИТ-компания', 'В реестре Минцифры.'],
    en: ['Accredited IT company', 'In the register of the Ministry of Digital Development.'],
    'zh-CN': ['认证IT公司', '列入数字发展部登记册。'],
  },
  lessee: {
    ru: ['Лизингополучатель', 'Действующий договор лизинга.'],
    en: ['Lessee', 'A leasing contract in force.'],
    'zh-CN': ['承租人', '有效的租赁合同。'],
  },
  'mass-phone': {
    ru: ['Массовый телефон', 'Один номер у пяти компаний и больше.'],
    en: ['Mass phone', 'One number shared by five companies or more.'],
    'zh-CN': ['集中使用电话', '同一号码用于五家以上公司。'],
  },
  'no-tax-returns': {
    ru: ['Не сдаёт налоговую отчётность', 'Отчётности нет больше года.'],
    en: ['Does not file tax returns', 'No returns for over a year.'],
    'zh-CN': ['一年未申报纳税', '超过一年未申报。'],
  },
  pledger: {
    ru: ['Залогодатель движимого имущества', 'Имущество в залоге.'],
    en: ['Pledgor of movable property', 'Property is pledged.'],
    'zh-CN': ['动产抵押人', '财产已抵押。'],
  },
  'regime-psn': {
    ru: ['Применяет патент', 'Патент на вид деятельности. На баллы не влияет.'],
    en: ['Uses the patent tax regime', 'A patent for a type of activity. Does not affect the points.'],
    'zh-CN': ['适用专利税制', '按经营活动购买专利，不影响评分。'],
  },
  'self-employed': {
    ru: ['Самозанятый', 'Платит налог на профессиональный доход.'],
    en: ['Self-employed', 'Pays professional income tax.'],
    'zh-CN': ['自由职业者', '缴纳职业收入税。'],
  },
  'self-regulation': {
    ru: ['Членство в СРО', 'Право выполнять работы действует.'],
    en: ['Member of a self-regulatory body', 'The right to carry out the work is in force.'],
    'zh-CN': ['自律组织成员', '施工资格有效。'],
  },
  'support-breach': {
    ru: ['Нарушения при получении поддержки', 'В реестре отмечено нарушение.'],
    en: ['Violations in receiving support', 'The register notes a violation.'],
    'zh-CN': ['扶持违规', '登记册标记违规。'],
  },
  'support-received': {
    ru: ['Получатель поддержки МСП', 'Есть запись о поддержке.'],
    en: ['Recipient of SME support', 'There is a record of support.'],
    'zh-CN': ['获得中小企业扶持', '有扶持记录。'],
  },
  'tax-monitoring': {
    ru: ['Участник налогового мониторинга', 'Налоговая видит учёт компании онлайн.'],
    en: ['Participant in tax monitoring', 'The tax service sees the company’s books online.'],
    'zh-CN': ['参与税务监控', '税务机关在线监控账务。'],
  },
  'terrorist-list': {
    ru: ['Перечень террористов и экстремистов', 'Организация или руководитель.'],
    en: ['List of terrorists and extremists', 'The organisation or its head.'],
    'zh-CN': ['恐怖与极端分子名单', '组织或负责人。'],
  },
  undesirable: {
    ru: ['Нежелательная организация', 'В перечне Минюста.'],
    en: ['Undesirable organisation', 'On the list of the Ministry of Justice.'],
    'zh-CN': ['不受欢迎组织', '列入司法部名单。'],
  },
  vacancies: {
    ru: ['Открытые вакансии', 'Компания ищет работников.'],
    en: ['Open vacancies', 'The company is hiring.'],
    'zh-CN': ['招聘中', '公司正在招聘。'],
  },
} satisfies Record<string, FactorTexts>
