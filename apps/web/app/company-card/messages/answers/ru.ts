// The strip of answers over a company. Russian is the source.

import { plural } from '../../../i18n/plural.ts'
import type { Remark } from '../../five-answers.rules.ts'

const years = (count: number) => plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' })

export const messages = {
  noData: 'Нет данных',
  state: 'Состояние',
  stateAsOf: (day: string) => `по данным ФНС на ${day}`,
  stateOutdated: (day: string) => `выписка устарела: ${day}`,
  age: 'Возраст',
  worked: 'Проработала',
  workedSelf: 'Срок работы',
  years: (count: number) => (count === 0 ? 'Меньше года' : years(count)),
  since: (day: string) => `с ${day}`,
  fromTo: (from: string, to: string) => `${from} — ${to}`,
  size: 'Размер',
  sizeUnknown: 'выручка и численность неизвестны',
  staffCount: (count: number) =>
    plural('ru', count, { one: '# сотрудник', few: '# сотрудника', many: '# сотрудников', other: '# сотрудника' }),
  staffNote: (year: number) => `сотрудники, ${year} год`,
  head: 'Руководит',
  headLast: 'Последний руководитель',
  trader: 'Предприниматель',
  andFounder: (share: string | null) => (share ? `и учредитель, ${share}` : 'и учредитель'),
  moreHeads: (count: number) => `и ещё ${count}`,
  attention: 'Обратить внимание',
  remarksCount: (count: number) => plural('ru', count, { one: '# фактор', few: '# фактора', many: '# факторов', other: '# фактора' }),
  tooLittle: 'Мало данных',
  onlyRegister: 'проверен только государственный реестр',
  remarks: {
    closed: 'деятельность прекращена',
    process: 'состояние в реестре',
    address: 'адрес недостоверен',
    head: 'сведения о руководителе недостоверны',
    founder: 'сведения об учредителе недостоверны',
    disqualified: 'руководитель дисквалифицирован',
  } satisfies Record<Remark, string>,
  mergedInto: (company: string) => `к ${company}`,
  revenueNote: (year: number) => `выручка ${year}`,
  changeByYear: (change: string) => `${change} за год`,
}

export type AnswersMessages = typeof messages
