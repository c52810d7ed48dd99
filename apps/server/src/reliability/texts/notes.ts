// Reasons why a factor of the reliability report was not checked or does not apply (notes), in Russian, English and Chinese.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Texts } from './texts.ts'

/**
 * By the code of the note. In the texts ИНН (INN) is the taxpayer number, ГИР БО the tax service's register of annual accounts, ЕГРЮЛ the register
 * of legal entities. The notes from `paid-source` to `no-importer` say that the source of a factor is not connected, and why.
 */
export const factorNotes = {
  'not-asked': [
    'Источник ещё не запрашивали по этой компании',
    'The source has not been queried about this company yet',
    '尚未就该公司查询此来源',
  ],
  'not-kept': [
    'Считается по всем компаниям на сегодня, за прошлые дни не хранится',
    'Counted across all companies as of today; not kept for past dates',
    '按当前全部企业统计，不保存历史日期的数据',
  ],
  'accounts-elsewhere': [
    'Отчётность сдаётся не налоговой, в ГИР БО её нет',
    'Accounts are not filed with the tax service; its database has none',
    '其财务报表不向税务机关报送',
  ],
  stale: ['Сведения устарели: обновите данные', 'The data is out of date: refresh it', '数据已过时，请刷新'],
  part: [
    'Загружена часть набора: того, что в ней нет, мы не знаем',
    'Only part of the data set is loaded: we do not know what is not in it',
    '仅载入了部分数据集：未载入部分情况不明',
  ],
  'list-part': [
    'Источник насчитал больше записей, чем передал: чего нет в переданных, мы не знаем',
    'The source counts more records than it returned: we do not know what is not among them',
    '来源统计的记录多于其提供的记录：其余情况不明',
  ],
  'companies-alone': [
    'Набор называет только организации: о предпринимателе он ничего не говорит',
    'The data set covers organisations only: it says nothing about sole traders',
    '该数据集仅含组织，不涉及个体经营者',
  ],
  'taxes-collected': [
    'Приставы взыскивают налоги или взносы: в пользу компании срез не говорит',
    'Bailiffs are collecting taxes or contributions: the data does not count in the company’s favour',
    '法警正在追缴税费，该数据不构成有利因素',
  ],
  'enforcement-ended': [
    'При ликвидации и банкротстве приставы оканчивают производства: в пользу компании это не говорит',
    'Bailiffs close their proceedings on liquidation or bankruptcy: this does not count in the company’s favour',
    '清算和破产时法警终结执行程序，此项不构成有利因素',
  ],
  'in-procedure': [
    'В реестре открыта процедура, в пользу компании признак не говорит',
    'The register shows an open procedure: this does not count in the company’s favour',
    '登记册载有程序，此项不构成有利因素',
  ],
  'named-by-register': [
    'Сообщений нет, а о банкротстве говорит ЕГРЮЛ: смотрите его строку',
    'There are no notices, but the state register records a bankruptcy: see its row',
    '无公告，但登记册载明破产，见相应条目',
  ],
  down: ['Источник не ответил, повторите проверку позже', 'The source did not respond; repeat the check later', '来源未响应，请稍后重试'],
  'no-record': [
    'В нашей копии источника нет записи о компании, вывода сделать нельзя',
    'Our copy of the source has no record of the company, so no conclusion can be drawn',
    '我方数据副本中没有该公司的记录，无法得出结论',
  ],
  'no-line': ['В отчётности не заполнены нужные строки', 'The required lines of the accounts are not filled in', '财务报表未填写所需项目'],
  'no-previous-year': [
    'Нет отчётности за предыдущий год для сравнения',
    'No accounts for the previous year to compare with',
    '缺少上一年度报表，无法比较',
  ],
  'other-year': ['Данные источников за разные годы', 'The sources’ data is for different years', '各来源的年度不同'],
  'no-staff': ['Работников не было', 'There were no employees', '没有员工'],
  'no-neighbours': [
    'Мало компаний той же отрасли в нашей базе для сравнения',
    'Our database has too few companies in the same industry to compare with',
    '数据库中同行业公司数量不足，无法比较',
  ],
  'no-date': ['В выписке нет нужной даты', 'The extract does not give the required date', '登记摘录中缺少所需日期'],
  'no-address': ['В выписке нет адреса с домом', 'The extract gives no address with a building number', '登记摘录中没有详细地址'],
  'code-unknown': [
    'В выписке код, значение которого неизвестно',
    'The extract has a code whose meaning is unknown',
    '登记摘录中的代码含义不明',
  ],
  'no-person-number': [
    'У лица в выписке нет ИНН, сосчитать нельзя',
    'The extract gives no INN for the person, so nothing can be counted',
    '摘录中该人员没有税号，无法统计',
  ],
  'owner-not-checked': ['Владелец не сверен со списками', 'The owner has not been checked against the lists', '尚未将所有者与名单比对'],
  'amount-unknown': ['В записях источника нет сумм', 'The source’s records give no amounts', '来源记录中没有金额'],
  'outcome-unknown': [
    'В записях нет исхода, вывода сделать нельзя',
    'The records do not give the outcome, so no conclusion can be drawn',
    '记录中没有结果，无法得出结论',
  ],
  'list-not-held': ['Этого списка нет в нашей копии', 'This list is not in our copy', '我方副本中没有此名单'],
  'for-companies': ['Только для юридических лиц', 'For legal entities only', '仅适用于法人'],
  'for-entrepreneurs': ['Только для предпринимателей', 'For sole traders only', '仅适用于个体经营者'],
  'closed-company': [
    'Деятельность прекращена, признак не оценивается',
    'Activity has ceased; the factor is not assessed',
    '公司已注销，不再评估此项',
  ],
  'ended-before': [
    'Деятельность прекращена раньше дня этих сведений: о прекративших источник молчит',
    'The business closed before the date of this data: the source lists active businesses only',
    '经营在该数据日期之前已终止，来源仅列出仍在经营者',
  ],
  'head-of-procedure': [
    'Управляющего или ликвидатора назначили в процедуре: смотрите её строку',
    'The manager or liquidator was appointed in the procedure: see its row',
    '管理人或清算人随程序任命，见程序条目',
  ],
  'younger-company': [
    'Компания моложе срока, за который считается признак',
    'The company is younger than the period the factor covers',
    '公司成立时间短于该指标的统计期',
  ],
  'no-receipts': ['Выручки за год не было', 'There was no revenue in the year', '该年度没有收入'],
  'no-capital': ['У этой формы нет уставного капитала', 'This legal form has no share capital', '该组织形式没有注册资本'],
  'no-interest': ['Проценты к уплате не показаны', 'No interest payable is shown', '未列示应付利息'],
  'no-simplified': ['Компания не применяет упрощённую систему', 'The company does not use the simplified tax regime', '公司未采用简化税制'],
  'no-owner': ['Нет владельца с долей 50 % и больше', 'No owner holds 50% or more', '没有持股 50% 及以上的所有者'],
  'no-licenses': ['В реестре нет лицензий компании', 'The register lists no licences for the company', '登记册中没有该公司的许可证'],
  'no-manager': ['Управляющей компании нет', 'There is no managing company', '没有管理公司'],
  'no-head': ['В выписке нет руководителя', 'The extract names no head', '摘录中没有负责人'],
  'no-group': ['Связанных компаний не найдено', 'No linked companies were found', '未发现关联公司'],
  'no-contracts': ['Контрактов поставщика нет', 'No contracts as a supplier', '没有作为供应商的合同'],
  'no-inspections': ['Проверок за период не было', 'There were no inspections in the period', '期间内没有检查'],
  'name-only': ['Совпало только имя: проверьте вручную', 'Only the name matched: check by hand', '仅名称匹配，请人工核查'],
  'named-by-lists': ['Списки названы отдельными строками', 'The lists are shown in separate rows', '名单已单独列出'],
  'paid-source': ['Источник не подключён: он платный', 'The source is not connected: access to it is paid', '来源尚未接入：需付费'],
  captcha: [
    'Источник не подключён: он отвечает только человеку, на форму с кодом с картинки',
    'The source is not connected: it answers only people, through a form with a captcha',
    '来源尚未接入：仅供人工查询（需验证码）',
  ],
  'no-open-data': [
    'Источник не подключён: открытых данных нет, сведения видит только сама компания',
    'The source is not connected: there is no open data, only the company itself can see it',
    '来源尚未接入：没有开放数据，仅公司本身可见',
  ],
  'no-importer': [
    'Источник не подключён: реестр ещё не загружается в нашу базу',
    'The source is not connected: the register is not loaded into our database yet',
    '来源尚未接入：该登记册尚未载入我方数据库',
  ],
  'several-extracts': [
    'Одной выписки мало: нужны выписки за год',
    'One extract is not enough: a year of extracts is needed',
    '单份摘录不足，需要一年的摘录',
  ],
  'needs-deal': ['Нужен предмет вашей сделки', 'The subject of your deal is needed', '需要您的交易标的'],
} as const satisfies Record<string, Texts>

export type NoteKey = keyof typeof factorNotes

const COUNTED_WITH = {
  ru: (title: string) => `То же событие, учтено вместе с «${title}»`,
  en: (title: string) => `The same event, counted together with “${title}”`,
  'zh-CN': (title: string) => `同一事件，已与“${title}”合并计算`,
} as const

/** The note of a finding that has no points because a more serious one (`title`) is about the same event. */
export const countedWithText = (title: string, language: ReportLanguage): string => COUNTED_WITH[language](title)
