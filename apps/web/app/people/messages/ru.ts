// Texts of the page of a person. Russian is the source.
import type { Person } from '@sverka/contract/people/people'
import type { PersonRoleWord } from '@sverka/contract/people/people.rules'
import { plural } from '../../i18n/plural.ts'

const companies = (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' })

type Copy = Person['checks']['sanctions_copy']
type Copies = Record<Copy, string>

export const messages = {
  title: (name: string) => `${name}: компании`,
  closedTitle: 'Страница человека',
  guestTitle: 'Страница человека открыта участникам',
  guestText:
    'Войдите, чтобы увидеть его компании и ИП: роли, доли, даты и чем закончилось. Поисковые системы такие страницы не показывают.',
  signIn: 'Войти',
  loading: 'Загружаем...',
  breadcrumbs: 'Путь',
  counterParties: 'Контрагенты',
  inn: 'ИНН',
  copyInn: 'Скопировать ИНН',
  copy: 'Скопировать',
  copied: 'Скопировано!',
  since: (year: string) => `в реестрах с ${year} года`,
  living: 'Действующих',
  livingNote: (headed: number, owned: number) => `руководит в ${headed}, участвует в ${owned}`,
  ended: 'Закрытых',
  endedNote: 'прекращены, исключены, присоединены',
  noneEnded: 'среди известных нет',
  revenue: 'Выручка компаний',
  revenueNote: (count: number, years: string) => `${companies(count)}, за ${years}`,
  revenueUnknown: 'Нет данных',
  revenueUnknownNote: 'отчётность не загружена',
  lists: 'Санкционные списки',
  listed: 'Найден',
  notListed: 'Не найден',
  notCompared: 'Не проверен',
  listsNote: (count: number, of: number, day: string | null) =>
    `${plural('ru', count, { one: 'в # списке', few: 'в # списках', many: 'в # списках', other: 'в # списка' })}${count < of ? ` из ${of}` : ''}${day ? ` на ${day}` : ''}`,
  listsMissing: { whole: 'списки не загружены', part: 'загружена часть списков', absent: 'списки не загружены' } satisfies Copies,
  now: 'Сейчас',
  before: 'Раньше',
  roles: { head: 'Руководитель', founder: 'Участник', entrepreneur: 'Предприниматель' } satisfies Record<PersonRoleWord, string>,
  formerRole: (role: string) => `Прежде ${role.toLowerCase()}`,
  formerDays: (named: string, gone: string) => `в выписке на ${named} ещё есть, на ${gone} уже нет`,
  left: (count: number) =>
    `и ${plural('ru', count, { one: '# живущая, где роли уже нет', few: '# живущие, где роли уже нет', many: '# живущих, где роли уже нет', other: '# живущей, где роли уже нет' })}`,
  and: (roles: readonly string[]) => roles.map((role, place) => (place === 0 ? role : role.toLowerCase())).join(' и '),
  shareUnknown: 'доля не указана',
  noShare: 'доли нет',
  from: (day: string) => `с ${day}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  until: (day: string) => `до ${day}`,
  datesUnknown: 'даты не указаны',
  unreliable: 'Недостоверно',
  disqualifiedUntil: (day: string) => `Дисквалификация до ${day}`,
  sourceNote:
    'Собрано по ИНН из ЕГРЮЛ и ЕГРИП. Полоса показывает годы участия: синяя продолжается, серая закончилась, красная закончилась вместе с компанией.',
  formerUnknown:
    'Выписка называет только нынешних лиц: прежняя роль в живущей компании известна, если человек пропал между двумя выписками, которые у нас были.',
  counted: (count: string) => `Названо больше ${count}: показаны первые.`,
  checked: 'Проверено',
  disqualified: (day: string) => `Дисквалифицирован до ${day}`,
  notDisqualified: 'Дисквалификация не найдена',
  disqualifiedNote: (day: string | null, register: string) => `по выпискам ЕГРЮЛ${day ? ` на ${day}` : ''}; ${register}`,
  registerCopy: {
    whole: (day: string | null) => `по имени и организации в реестре дисквалифицированных лиц${day ? ` на ${day}` : ''}`,
    part: () => 'реестр дисквалифицированных лиц загружен частью',
    absent: () => 'реестр дисквалифицированных лиц не загружен',
  } satisfies Record<Copy, (day: string | null) => string>,
  massHead: 'Массовый руководитель',
  notMassHead: 'Не массовый руководитель',
  massHeadNote: (count: number, from: number) => `${companies(count)}, порог ${from}`,
  sanctioned: (list: string, country: string) => `${list}, ${country}`,
  notSanctioned: 'В санкционных списках не найден',
  sanctionsNote: (lists: string) => `по точному ИНН ${lists}`,
  sanctionsUnknown: 'Санкционные списки не проверены',
  sanctionsUnknownNote: {
    whole: 'ни одного списка ещё не загружено',
    part: 'загружена часть списков: кого в ней нет, неизвестно',
    absent: 'ни одного списка ещё не загружено',
  } satisfies Copies,
  bankruptcy: 'Банкротство гражданина не проверено',
  bankruptcyNote: 'сообщений ЕФРСБ о гражданах мы не получаем',
  enforcement: 'Исполнительные производства не проверены',
  enforcementNote: 'по людям ФССП отвечает только на запрос с датой рождения',
  namesakes: 'Однофамильцев не объединяем',
  namesakesText: 'Здесь только записи с этим ИНН: одно имя ещё не один человек.',
  namesakesLink: 'Искать по имени',
  closed: 'Страница видна только участникам Сверки. Поисковые системы её не индексируют.',
}

export type Messages = typeof messages
