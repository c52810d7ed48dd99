// Texts of the page of sources. Russian is the source.
import type { SourceState } from '@sverka/contract/sources/sources'
import { plural } from '../../i18n/plural.ts'

export const messages = {
  title: 'Источники данных',
  description: 'Реестры, из которых складывается карточка: владелец, что даёт, дата нашей копии и число записей.',
  lead: (loaded: number, all: number) =>
    `В списке ${plural('ru', all, { one: '# реестр', few: '# реестра', many: '# реестров', other: '# реестра' })}, копии ${loaded} из них есть в нашей базе.`,
  leadExample: (loaded: number, all: number) =>
    `В списке ${plural('ru', all, { one: '# реестр', few: '# реестра', many: '# реестров', other: '# реестра' })}, для ${loaded} из них показан пример.`,
  exampleNote: 'Это пример: даты и число записей относятся к вымышленным компаниям демонстрации, сами реестры не загружены.',
  contents: 'Содержание',
  parts: {
    loaded: 'Копии загружены',
    part: 'Загружена часть',
    empty: 'Подключены, записей пока нет',
    absent: 'Не подключены',
  } satisfies Record<SourceState, string>,
  register: 'Реестр',
  owner: 'Владелец',
  gives: 'Что даёт',
  asOf: 'Данные на',
  records: 'Записей',
  factors: 'Факторов',
  state: 'Состояние',
  example: 'Пример',
  read: (held: string, declared: string | null) => (declared ? `прочитано ${held} из ${declared}` : `прочитано ${held}`),
  whole: (counts: string, day: string) => `${counts}, целиком на ${day}`,
  states: { loaded: 'Загружен', part: 'Загружена часть', empty: 'Записей пока нет', absent: 'Не подключён' } satisfies Record<
    SourceState,
    string
  >,
}

export type Messages = typeof messages
