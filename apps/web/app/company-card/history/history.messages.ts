// Texts of the tab «История» (history) of a company card: events of the register, and the form for comparing two days.
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'

/**
 * Posts that the Russian texts name: director, general director, president, liquidator, bankruptcy manager. For any other post they say
 * «руководитель» (head), since its name may be long or of another gender than the verb.
 */
const POSTS = ['директор', 'генеральный директор', 'президент', 'ликвидатор', 'конкурсный управляющий']

const headTitle = (post: string | null): string => (post && POSTS.includes(post) ? post : 'руководитель')

export const historyMessages = defineTexts({
  /** Kinds of register records by the code of the tax service's classifier of records (СПВЗ), in plain words. */
  kinds: {
    '11201': { ru: 'Зарегистрирована', en: 'Registered', zh: '注册成立' },
    '12201': { ru: 'Изменились сведения в реестре', en: 'Register data changed', zh: '登记信息变更' },
    '22201': { ru: 'Изменились сведения в реестре', en: 'Register data changed', zh: '登记信息变更' },
    '12101': { ru: 'Изменён устав', en: 'Charter changed', zh: '章程变更' },
    '13200': { ru: 'Поставлена на налоговый учёт', en: 'Registered with the tax office', zh: '税务登记' },
    '13300': { ru: 'Поставлена на учёт в Пенсионном фонде', en: 'Registered with the pension fund', zh: '养老基金登记' },
    '13400': {
      ru: 'Поставлена на учёт в Фонде социального страхования',
      en: 'Registered with the social insurance fund',
      zh: '社会保险基金登记',
    },
    '14201': { ru: 'Ликвидирована', en: 'Liquidated', zh: '清算注销' },
    '14304': { ru: 'Присоединена к другой компании', en: 'Merged into another company', zh: '并入另一家公司' },
    '14404': { ru: 'Исключена из реестра как недействующая', en: 'Struck off as inactive', zh: '因停业被除名' },
    '14407': {
      ru: 'Исключена из реестра: сведения недостоверны',
      en: 'Struck off: information unreliable',
      zh: '因信息不实被除名',
    },
    '12305': { ru: 'Начато присоединение', en: 'A merger was started', zh: '启动合并' },
    '12203': { ru: 'К ней присоединена другая компания', en: 'Another company was merged into it', zh: '另一家公司并入' },
    '21211': { ru: 'Зарегистрирован предпринимателем', en: 'Registered as a sole trader', zh: '登记为个体经营者' },
    '24111': { ru: 'Предприниматель прекратил деятельность', en: 'Ceased to be a sole trader', zh: '终止个体经营' },
  } as Record<string, Translated<string>>,
  changed: {
    name: { ru: 'Изменилось название', en: 'Name changed', zh: '名称变更' },
    address: { ru: 'Изменился адрес', en: 'Address changed', zh: '地址变更' },
    capital: { ru: 'Изменился уставный капитал', en: 'Share capital changed', zh: '注册资本变更' },
    status: { ru: 'Изменилось состояние', en: 'Status changed', zh: '状态变更' },
    founders: { ru: 'Изменились учредители', en: 'Founders changed', zh: '股东变更' },
    activities: { ru: 'Изменились виды деятельности', en: 'Activities changed', zh: '经营范围变更' },
  },
  activityCount: {
    ru: (count: number) => `${count} ${plural('ru', count, { one: 'вид', few: 'вида', many: 'видов', other: 'вида' })}`,
    en: (count: number) => `${count} ${plural('en', count, { one: 'activity', other: 'activities' })}`,
    zh: (count: number) => `${count}项`,
  },
  added: {
    ru: (codes: string) => `добавлены ${codes}`,
    en: (codes: string) => `added ${codes}`,
    zh: (codes: string) => `新增 ${codes}`,
  },
  removed: {
    ru: (codes: string) => `убраны ${codes}`,
    en: (codes: string) => `removed ${codes}`,
    zh: (codes: string) => `删除 ${codes}`,
  },
  headChanged: { ru: (post: string | null) => `Сменился ${headTitle(post)}`, en: () => 'New head', zh: () => '更换负责人' },
  headCame: { ru: (post: string | null) => `Назначен ${headTitle(post)}`, en: () => 'Head appointed', zh: () => '任命负责人' },
  founderCame: { ru: 'Вошёл участник', en: 'New founder', zh: '新股东' },
  share: {
    ru: (percent: string) => `доля ${percent}`,
    en: (percent: string) => `share ${percent}`,
    zh: (percent: string) => `份额 ${percent}`,
  },
  wasNot: { ru: 'не было', en: 'none', zh: '无' },
  became: { ru: 'стало', en: 'became', zh: '变为' },
  between: {
    ru: (from: string, to: string) => `Между выписками на ${from} и ${to}`,
    en: (from: string, to: string) => `Between the extracts of ${from} and ${to}`,
    zh: (from: string, to: string) => `在 ${from} 与 ${to} 的摘录之间`,
  },
  charters: {
    ru: (count: number) => `Новые редакции устава, ${count}`,
    en: (count: number) => `New versions of the charter, ${count}`,
    zh: (count: number) => `章程新版本，${count} 次`,
  },
  /** Title of the records that say only that something changed. */
  unspecified: {
    ru: (count: number) => `Изменения без прежнего значения, ${count}`,
    en: (count: number) => `Changes without a previous value, ${count}`,
    zh: (count: number) => `无变更前内容的记录，${count} 条`,
  },
  unspecifiedWhy: {
    ru: 'Что именно, в выписке не указано',
    en: 'The extract does not say what',
    zh: '摘录未说明具体内容',
  },
  entry: { ru: 'Запись реестра', en: 'Register entry', zh: '登记记录' },
  /** Registration number of a register record. */
  grn: { ru: (number: string) => `ГРН ${number}`, en: (number: string) => `GRN ${number}`, zh: (number: string) => `GRN ${number}` },
  kindsLabel: { ru: 'Что показать', en: 'What to show', zh: '显示内容' },
  allKinds: { ru: 'Всё', en: 'All', zh: '全部' },
  eventKinds: {
    people: { ru: 'Люди', en: 'People', zh: '人员' },
    place: { ru: 'Адрес и название', en: 'Address and name', zh: '地址与名称' },
    money: { ru: 'Капитал', en: 'Capital', zh: '资本' },
    charter: { ru: 'Устав', en: 'Charter', zh: '章程' },
    state: { ru: 'Состояние', en: 'Status', zh: '状态' },
    other: { ru: 'Прочее', en: 'Other', zh: '其他' },
  },
  days: { ru: 'Сравнить два дня', en: 'Compare two days', zh: '比较两日' },
  dayFrom: { ru: 'Был день', en: 'From', zh: '当日' },
  dayTo: { ru: 'Стал день', en: 'To', zh: '其后' },
  showDays: { ru: 'Показать отличия', en: 'Show differences', zh: '显示差异' },
  toToday: { ru: 'Вернуться к сегодня', en: 'Back to today', zh: '返回今日' },
  knownFrom: {
    ru: (day: string) => `Выписки у нас с ${day}. Раньше знаем только записи реестра.`,
    en: (day: string) => `Our extracts start on ${day}. For earlier dates we have only the register’s records.`,
    zh: (day: string) => `我们的摘录始于 ${day}，此前仅知登记记录。`,
  },
  inShort: { ru: 'Коротко', en: 'In short', zh: '概要' },
  headRow: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
  addressRow: { ru: 'Адрес', en: 'Address', zh: '地址' },
  foundersRow: { ru: 'Учредители', en: 'Founders', zh: '股东' },
  capitalRow: { ru: 'Капитал', en: 'Capital', zh: '资本' },
  nameRow: { ru: 'Название', en: 'Name', zh: '名称' },
  times: {
    ru: (count: number) => (count === 0 ? 'смен не замечено' : `смен замечено: ${count}`),
    en: (count: number) => (count === 0 ? 'no changes seen' : `changes seen: ${count}`),
    zh: (count: number) => (count === 0 ? '未见变更' : `变更次数：${count}`),
  },
  /** Shown for the head if no change was seen and the role began later than the company. */
  headSince: {
    ru: (day: string) => `нынешний с ${day}`,
    en: (day: string) => `current one since ${day}`,
    zh: (day: string) => `现任自 ${day} 起`,
  },
  lastHeadSince: {
    ru: (day: string) => `последний с ${day}`,
    en: (day: string) => `last one since ${day}`,
    zh: (day: string) => `末任自 ${day} 起`,
  },
  source: {
    ru: 'Что было до и стало после, видно по выпискам, которые мы получали. Запись реестра раскрывается под событием.',
    en: 'The values before and after come from the extracts we received. Each event expands to show its register entry.',
    zh: '变更前后的内容来自我们收到的摘录。登记记录在事件下展开。',
  },
})
