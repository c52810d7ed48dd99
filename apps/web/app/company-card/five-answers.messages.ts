// Texts of the strip of short answers at the top of a company card: state, age, size, head, and remarks of the register.
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import type { Remark } from './five-answers.rules.ts'

const years = {
  ru: (count: number) => plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
  en: (count: number) => plural('en', count, { one: '# year', other: '# years' }),
}

export const answersMessages = defineTexts({
  noData: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  /** ФНС: the Federal Tax Service, which keeps the state register. */
  stateAsOf: {
    ru: (day: string) => `ФНС на ${day}`,
    en: (day: string) => `tax service, ${day}`,
    zh: (day: string) => `税务局，${day}`,
  },
  stateOutdated: {
    ru: (day: string) => `выписка устарела: ${day}`,
    en: (day: string) => `the extract is out of date: ${day}`,
    zh: (day: string) => `登记摘录已过时：${day}`,
  },
  age: { ru: 'Возраст', en: 'Age', zh: '存续时间' },
  worked: { ru: 'Проработала', en: 'Was active', zh: '曾经营' },
  /** For a sole trader, as `worked` for a company. */
  workedSelf: { ru: 'Срок работы', en: 'Time active', zh: '经营期限' },
  years: {
    ru: (count: number) => (count === 0 ? 'Меньше года' : years.ru(count)),
    en: (count: number) => (count === 0 ? 'Under a year' : years.en(count)),
    zh: (count: number) => (count === 0 ? '不足一年' : `${count} 年`),
  },
  since: { ru: (day: string) => `с ${day}`, en: (day: string) => `since ${day}`, zh: (day: string) => `自 ${day}` },
  fromTo: {
    ru: (from: string, to: string) => `${from} — ${to}`,
    en: (from: string, to: string) => `${from} — ${to}`,
    zh: (from: string, to: string) => `${from} — ${to}`,
  },
  size: { ru: 'Размер', en: 'Size', zh: '规模' },
  sizeUnknown: { ru: 'выручка и численность неизвестны', en: 'revenue and headcount unknown', zh: '收入和员工人数未知' },
  staffCount: {
    ru: (count: number) => plural('ru', count, { one: '# сотрудник', few: '# сотрудника', many: '# сотрудников', other: '# сотрудника' }),
    en: (count: number) => plural('en', count, { one: '# employee', other: '# employees' }),
    zh: (count: number) => `${count} 名员工`,
  },
  staffNote: {
    ru: (year: number) => `сотрудники, ${year} год`,
    en: (year: number) => `staff, ${year}`,
    zh: (year: number) => `${year} 年员工`,
  },
  head: { ru: 'Руководит', en: 'Headed by', zh: '负责人' },
  headLast: { ru: 'Последний руководитель', en: 'Last headed by', zh: '最后负责人' },
  trader: { ru: 'Предприниматель', en: 'Sole trader', zh: '个体经营者' },
  andFounder: {
    ru: (share: string | null) => (share ? `и учредитель, ${share}` : 'и учредитель'),
    en: (share: string | null) => (share ? `and founder, ${share}` : 'and founder'),
    zh: (share: string | null) => (share ? `兼创始人，${share}` : '兼创始人'),
  },
  moreHeads: {
    ru: (count: number) => `и ещё ${count}`,
    en: (count: number) => `and ${count} more`,
    zh: (count: number) => `另有 ${count} 人`,
  },
  attention: { ru: 'Обратить внимание', en: 'Worth noting', zh: '需要注意' },
  remarksCount: {
    ru: (count: number) => plural('ru', count, { one: '# фактор', few: '# фактора', many: '# факторов', other: '# фактора' }),
    en: (count: number) => plural('en', count, { one: '# factor', other: '# factors' }),
    zh: (count: number) => `${count} 项因素`,
  },
  tooLittle: { ru: 'Мало данных', en: 'Too little data', zh: '数据不足' },
  /** Below `tooLittle`. */
  onlyRegister: { ru: 'проверен только государственный реестр', en: 'only the state register was checked', zh: '仅核查了国家登记册' },
  remarks: {
    closed: { ru: 'деятельность прекращена', en: 'no longer active', zh: '已停止经营' },
    process: { ru: 'состояние в реестре', en: 'status in the register', zh: '登记册中的状态' },
    address: { ru: 'адрес недостоверен', en: 'address marked unreliable', zh: '地址信息不实' },
    head: { ru: 'сведения о руководителе недостоверны', en: 'entry on the head marked unreliable', zh: '负责人信息不实' },
    founder: { ru: 'сведения об учредителе недостоверны', en: 'entry on a founder marked unreliable', zh: '创始人信息不实' },
    disqualified: { ru: 'руководитель дисквалифицирован', en: 'the head is disqualified', zh: '负责人已被取消资格' },
  } satisfies Record<Remark, Translated<string>>,
  /** After the day on which the company ended: the company that it was merged into. */
  mergedInto: {
    ru: (company: string) => `к ${company}`,
    en: (company: string) => `into ${company}`,
    zh: (company: string) => `并入${company}`,
  },
  revenueNote: { ru: (year: number) => `выручка ${year}`, en: (year: number) => `revenue ${year}`, zh: (year: number) => `${year} 年收入` },
  changeByYear: {
    ru: (change: string) => `${change} за год`,
    en: (change: string) => `${change} in a year`,
    zh: (change: string) => `同比 ${change}`,
  },
})
