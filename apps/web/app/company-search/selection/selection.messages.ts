// Texts of the page that selects companies by properties («traits») such as region, size and revenue, and exports them.
import { defineTexts } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'

export const selectionMessages = defineTexts({
  title: { ru: 'Отбор компаний', en: 'Company selection', zh: '企业筛选' },
  description: {
    ru: 'Списки компаний по региону, отрасли, возрасту, размеру, выручке, штату, состоянию и отметкам отчёта, с выгрузкой.',
    en: 'Lists of companies by region, industry, age, size, revenue, staff, status and report flags, with export.',
    zh: '按地区、行业、年限、规模、收入、员工、状态和报告标记筛选企业，并可导出。',
  },
  lead: {
    ru: 'Соберите список по признакам и заберите его таблицей.',
    en: 'Build a list by criteria and download it as a spreadsheet.',
    zh: '按特征生成名单并导出为表格。',
  },
  crumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  form: { ru: 'Признаки', en: 'Criteria', zh: '特征' },
  anyStatus: { ru: 'Любое', en: 'Any', zh: '不限' },
  statuses: {
    living: { ru: 'Действуют', en: 'Active', zh: '在营' },
    procedure: { ru: 'В процедуре', en: 'In a procedure', zh: '处于程序中' },
    ended: { ru: 'Прекращены', en: 'Closed', zh: '已终止' },
  },
  from: { ru: 'от', en: 'from', zh: '从' },
  to: { ru: 'до', en: 'to', zh: '至' },
  age: { ru: 'Возраст, полных лет', en: 'Age, full years', zh: '年限（整年）' },
  revenue: { ru: 'Выручка, ₽', en: 'Revenue, ₽', zh: '收入，₽' },
  staff: { ru: 'Сотрудников', en: 'Employees', zh: '员工数' },
  figureWrong: {
    ru: (most: number) => `Целое число до ${most.toLocaleString('ru-RU')}, без знаков и букв.`,
    en: (most: number) => `A whole number up to ${most.toLocaleString('en-GB')}, without signs or letters.`,
    zh: (most: number) => `不超过 ${most.toLocaleString('zh-CN')} 的整数，不带符号和字母。`,
  },
  range: {
    ru: (name: string, end: string) => `${name}, ${end}`,
    en: (name: string, end: string) => `${name}, ${end}`,
    zh: (name: string, end: string) => `${name}，${end}`,
  },
  verdict: { ru: 'Вывод о предоплате', en: 'Verdict for prepayment', zh: '预付款结论' },
  anyVerdict: { ru: 'Любой', en: 'Any', zh: '不限' },
  /** Heading of the properties taken from the reliability report. */
  flags: { ru: 'Отметки отчёта', en: 'Report flags', zh: '报告标记' },
  anyFlag: { ru: 'Не важно', en: 'Any', zh: '不限' },
  without: { ru: 'Нет в реестре', en: 'Not in the register', zh: '不在登记册中' },
  within: { ru: 'Есть в реестре', en: 'In the register', zh: '在登记册中' },
  find: { ru: 'Отобрать', en: 'Select', zh: '筛选' },
  startTitle: { ru: 'Выберите хотя бы один признак', en: 'Choose at least one criterion', zh: '请至少选择一个特征' },
  startText: { ru: 'Например, регион и вид деятельности.', en: 'A region and an activity, for example.', zh: '例如地区和行业。' },
  emptyTitle: { ru: 'Таких компаний нет', en: 'No such companies', zh: '没有这样的企业' },
  found: {
    ru: (count: number, text: string) =>
      plural('ru', count, { one: `${text} компания`, few: `${text} компании`, many: `${text} компаний`, other: `${text} компании` }),
    en: (count: number, text: string) => plural('en', count, { one: `${text} company`, other: `${text} companies` }),
    zh: (_count: number, text: string) => `${text} 家企业`,
  },
  /** Instead of `found` if there are too many companies to count. */
  more: {
    ru: (text: string) => `Больше ${text} компаний: добавьте условий, чтобы узнать точно`,
    en: (text: string) => `More than ${text} companies: add conditions to get the exact number`,
    zh: (text: string) => `超过 ${text} 家企业：请增加条件以得到准确数量`,
  },
  columns: {
    company: { ru: 'Компания', en: 'Company', zh: '企业' },
    verdict: { ru: 'Для предоплаты', en: 'For prepayment', zh: '预付款' },
    activity: { ru: 'Вид деятельности', en: 'Activity', zh: '行业' },
    revenue: { ru: 'Выручка', en: 'Revenue', zh: '收入' },
    staff: { ru: 'Сотрудники', en: 'Employees', zh: '员工' },
    asOf: { ru: 'Реестр на', en: 'Register as of', zh: '登记截至' },
  },
  registeredOn: { ru: (day: string) => `с ${day}`, en: (day: string) => `since ${day}`, zh: (day: string) => `${day}注册` },
  shownFirst: {
    ru: (text: string) => `Показаны первые ${text}, остальное есть в выгрузке.`,
    en: (text: string) => `The first ${text} are shown, the rest are in the export.`,
    zh: (text: string) => `显示前 ${text} 家，其余见导出文件。`,
  },
  take: { ru: 'Выгрузка', en: 'Export', zh: '导出' },
  takeGuest: {
    ru: 'Войдите, чтобы забрать список таблицей xlsx или csv.',
    en: 'Sign in to download the list as xlsx or csv.',
    zh: '登录后可将名单导出为 xlsx 或 csv。',
  },
  takePlan: {
    ru: (plan: string, rows: string, left: string) => `По тарифу «${plan}» можно выгрузить ${rows} строк в день, сегодня осталось ${left}.`,
    en: (plan: string, rows: string, left: string) => `The “${plan}” plan allows exporting ${rows} rows a day, ${left} left today.`,
    zh: (plan: string, rows: string, left: string) => `资费方案“${plan}”每天可导出 ${rows} 行，今天还剩 ${left} 行。`,
  },
  /** The quota of the day allows fewer rows than the selection has. */
  takeCut: {
    ru: (left: string, count: string) => `Выгрузим первые ${left} из ${count}. Остальное: завтра или на тарифе, где строк больше.`,
    en: (left: string, count: string) => `The first ${left} of ${count} will be exported. The rest: tomorrow, or on a plan with more rows.`,
    zh: (left: string, count: string) => `将导出 ${count} 家中的前 ${left} 家。其余请明天导出，或选择行数更多的方案。`,
  },
  actsMost: {
    ru: (most: string) => `Следить и проверить списком можно первые ${most} по выручке: остальные войдут, если сузить отбор.`,
    en: (most: string) => `You can watch and check as a list the first ${most} by revenue: narrow the selection to include the others.`,
    zh: (most: string) => `关注和按清单核查仅限收入最高的前 ${most} 家：如需其余企业，请缩小筛选范围。`,
  },
  takeNone: { ru: 'На сегодня строк не осталось.', en: 'No rows left for today.', zh: '今天已没有可用行数。' },
  plans: { ru: 'Сравнить тарифы', en: 'Compare plans', zh: '比较资费方案' },
})
