// Texts of the special registers. Russian is the source.
import type { registerCopies, registerGroups, SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { plural } from '../../i18n/plural.ts'
import { messages as standing } from './standing/ru.ts'

interface RegisterTexts {
  readonly name: string
  /** One line in the list of registers. */
  readonly what: string
  /** What it means for a deal, on the register's own page. */
  readonly lead: string
  readonly law: string
  /** Who keeps it, where the server does not name one. */
  readonly keeper?: string
  /** What to mind when reading it. */
  readonly note?: string
}

export const messages = {
  ...standing,
  title: 'Особые реестры',
  description:
    'Дисквалифицированные лица, массовые адреса и руководители, долги по налогам, штрафы, лицензии, санкции: кто ведёт, на какую дату, сколько записей.',
  lead: 'Списки, попадание в которые меняет решение о сделке. Ищем сразу по всем загруженным.',
  crumbs: 'Путь',
  counterParties: 'Контрагенты',
  query: 'ИНН, название или фамилия',
  findAll: 'Искать везде',
  find: 'Искать',
  groups: { people: 'Люди и адреса', money: 'Деньги и нарушения', permits: 'Допуски и ограничения' } satisfies Record<
    (typeof registerGroups)[number]['key'],
    string
  >,
  registers: {
    disqualified: {
      name: standing.names.disqualified,
      what: 'Кому суд запретил руководить компаниями и до какого дня',
      lead: 'Руководители, которым суд запретил управлять организациями. Договор, подписанный таким человеком, можно оспорить.',
      law: 'КоАП, ст. 32.11',
      note: 'Тёзки возможны: сверяйте компанию. Показаны записи реестра, в которых назван ИНН организации, и руководители, запрет которых записан в ЕГРЮЛ. Человек мог уже уйти из компании.',
    },
    'mass-addresses': {
      name: standing.names['mass-addresses'],
      what: 'Дома, по адресу которых записано от десяти действующих компаний',
      lead: 'Много компаний в одном доме бывает и в деловом центре. Насторожить должен жилой дом или офис без вывески.',
      law: '129-ФЗ, п. 4.2 ст. 9',
      note: 'Считаем по нашему реестру: дом целиком, только действующие компании.',
    },
    'mass-heads': {
      name: standing.names['mass-heads'],
      what: 'Люди, которые руководят пятью и более действующими компаниями',
      lead: 'Один человек во главе многих компаний может быть номинальным. Проверьте, чем он управляет на деле.',
      law: '129-ФЗ, п. 4.2 ст. 9',
      note: 'Считаем по ИНН человека в нашем реестре, поэтому тёзки не складываются.',
    },
    'tax-debts': {
      name: standing.names['tax-debts'],
      what: 'Недоимки, пени и штрафы, не погашенные к дате выгрузки',
      lead: 'Компании, которые должны бюджету. Долг мог быть погашен после даты выгрузки.',
      law: 'НК РФ, ст. 102',
    },
    offences: {
      name: standing.names.offences,
      what: 'Штрафы по решениям налоговой за год',
      lead: 'Компании, которые налоговая оштрафовала, с суммой штрафов за год.',
      law: 'НК РФ, ст. 102',
    },
    'unfair-suppliers': {
      name: standing.names['unfair-suppliers'],
      what: 'Кому закрыты государственные закупки на два года',
      lead: 'Поставщики, которые уклонились от государственного контракта или сорвали его.',
      law: '44‑ФЗ, ст.\u00a0104; 223‑ФЗ, ст.\u00a05',
      keeper: 'ФАС России',
    },
    licences: {
      name: standing.names.licences,
      what: 'Кому и на что разрешено, с какого дня и до какого',
      lead: 'Разрешения на деятельность, которая без них запрещена: перевозки, медицина, образование, алкоголь.',
      law: '99-ФЗ, ст. 21',
      keeper: 'лицензирующие органы',
      note: 'Показаны лицензии, которые записаны в ЕГРЮЛ и ЕГРИП.',
    },
    sanctions: {
      name: standing.names.sanctions,
      what: 'Ограничения государств и союзов, с названием списка',
      lead: 'Компании, которых списки называют по ИНН или ОГРН. Совпадение одного только названия сюда не попадает.',
      law: 'Решение у каждого списка своё',
      keeper: 'государства и союзы',
    },
  } satisfies Record<SpecialRegister, RegisterTexts> as Record<SpecialRegister, RegisterTexts>,
  keptBy: (owner: string, law: string) => `Кто ведёт: ${owner}. ${law}`,
  copies: { whole: 'загружен целиком', part: 'загружена часть', absent: 'не загружен' } satisfies Record<
    (typeof registerCopies)[number],
    string
  >,
  records: (count: number, text: string) =>
    plural('ru', count, { one: `${text} запись`, few: `${text} записи`, many: `${text} записей`, other: `${text} записи` }),
  about: 'О реестре',
  facts: {
    owner: 'Ведёт',
    law: 'Закон',
    records: 'Записей',
    asOf: 'Данные на',
    counted: 'Сосчитано',
    copy: 'Копия',
    from: 'Откуда',
    site: 'Источник',
  },
  manyLists: 'списки государств',
  site: 'сайт реестра',
  where: 'Где это видно',
  whereText: 'На карточке компании, во вкладке «Надёжность», и в отчёте.',
  absentTitle: 'Этот реестр у нас ещё не загружен',
  absentText:
    'Записей нет, потому что нет его копии. На карточках о нём сказано «не проверено»: ищите компанию по ИНН там, где реестр ведут.',
  lookThere: 'Искать на сайте самого реестра',
  emptyTitle: 'Записей нет',
  emptyText: (day: string | null) => (day ? `Это ответ реестра на ${day}.` : 'Копия реестра пуста.'),
  nothingTitle: (query: string) => `По запросу «${query}» записей нет`,
  nothingText: 'Проверьте написание. Слова короче трёх букв не ищем; «ё» и «е» для нас одна буква.',
  everywhere: 'Искать во всех реестрах',
  found: (count: string, query: string) => `${count} по запросу «${query}»`,
  foundMore: (query: string) => `Более 1000 по запросу «${query}», показаны первые`,
  firstOnes: 'Показаны первые 1000 записей, остальные находит поиск',
  results: 'Найденные записи',
  entries: 'Записи',
  heads: {
    ...standing.heads,
    subject: 'Кто или что',
    company: 'Компания',
    post: 'Должность',
    address: 'Адрес',
    person: 'Человек',
    licence: 'Номер',
    list: 'Список',
    issuer: 'Кем выдана',
    imposed: 'Кто ввёл',
    activity: 'На что',
    program: 'Основание',
    taxes: 'Налоги',
    year: 'Год',
    since: 'С',
    until: 'По',
    sum: 'Сумма',
    companies: 'Действующих компаний',
  },
  open: 'Компании',
  endless: 'бессрочно',
}

export type Messages = typeof messages
