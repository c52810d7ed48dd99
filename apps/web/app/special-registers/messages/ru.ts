// Texts of the special registers. Russian is the source.
import type { companyInRegister, registerCopies } from '@sverka/contract/special-registers'
import type { registerGroups, SpecialRegister } from '@sverka/contract/special-registers.rules'
import { plural } from '../../i18n/plural.ts'

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
      name: 'Дисквалифицированные лица',
      what: 'Кому суд запретил руководить компаниями и до какого дня',
      lead: 'Руководители, которым суд запретил управлять организациями. Договор, подписанный таким человеком, можно оспорить.',
      law: 'КоАП, ст. 32.11',
      note: 'Тёзки возможны: сверяйте компанию. Показаны записи реестра, в которых назван ИНН организации, и руководители, запрет которых записан в ЕГРЮЛ. Человек мог уже уйти из компании.',
    },
    'mass-addresses': {
      name: 'Массовые адреса',
      what: 'Дома, по адресу которых записано от десяти действующих компаний',
      lead: 'Много компаний в одном доме бывает и в деловом центре. Насторожить должен жилой дом или офис без вывески.',
      law: '129-ФЗ, п. 4.2 ст. 9',
      note: 'Считаем по нашему реестру: дом целиком, только действующие компании.',
    },
    'mass-heads': {
      name: 'Массовые руководители',
      what: 'Люди, которые руководят пятью и более действующими компаниями',
      lead: 'Один человек во главе многих компаний может быть номинальным. Проверьте, чем он управляет на деле.',
      law: '129-ФЗ, п. 4.2 ст. 9',
      note: 'Считаем по ИНН человека в нашем реестре, поэтому тёзки не складываются.',
    },
    'tax-debts': {
      name: 'Задолженность по налогам',
      what: 'Недоимки, пени и штрафы, не погашенные к дате выгрузки',
      lead: 'Компании, которые должны бюджету. Долг мог быть погашен после даты выгрузки.',
      law: 'НК РФ, ст. 102',
    },
    offences: {
      name: 'Налоговые правонарушения',
      what: 'Штрафы по решениям налоговой за год',
      lead: 'Компании, которые налоговая оштрафовала, с суммой штрафов за год.',
      law: 'НК РФ, ст. 102',
    },
    'unfair-suppliers': {
      name: 'Недобросовестные поставщики',
      what: 'Кому закрыты государственные закупки на два года',
      lead: 'Поставщики, которые уклонились от государственного контракта или сорвали его.',
      law: '44‑ФЗ, ст.\u00a0104; 223‑ФЗ, ст.\u00a05',
      keeper: 'ФАС России',
    },
    licences: {
      name: 'Лицензии',
      what: 'Кому и на что разрешено, с какого дня и до какого',
      lead: 'Разрешения на деятельность, которая без них запрещена: перевозки, медицина, образование, алкоголь.',
      law: '99-ФЗ, ст. 21',
      keeper: 'лицензирующие органы',
      note: 'Показаны лицензии, которые записаны в ЕГРЮЛ и ЕГРИП.',
    },
    sanctions: {
      name: 'Санкционные списки',
      what: 'Ограничения государств и союзов, с названием списка',
      lead: 'Компании, которых списки называют по ИНН или ОГРН. Совпадение одного только названия сюда не попадает.',
      law: 'Решение у каждого списка своё',
      keeper: 'государства и союзы',
    },
  } satisfies Record<SpecialRegister, RegisterTexts> as Record<SpecialRegister, RegisterTexts>,
  keptBy: (owner: string, law: string) => `Кто ведёт: ${owner}. ${law}`,
  asOf: (day: string) => `на ${day}`,
  copies: { whole: 'загружен целиком', part: 'загружена часть', absent: 'не загружен' } satisfies Record<
    (typeof registerCopies)[number],
    string
  >,
  records: (count: number, text: string) =>
    plural('ru', count, { one: `${text} запись`, few: `${text} записи`, many: `${text} записей`, other: `${text} записи` }),
  example: 'Записи вымышлены: так выглядит реестр на показательных данных.',
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
    subject: 'Кто или что',
    company: 'Компания',
    register: 'Реестр',
    label: 'Запись',
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
    asOf: 'На дату',
  },
  open: 'Компании',
  endless: 'бессрочно',
  ofCompany: 'Особые реестры',
  states: {
    found: 'Найдено',
    not_found: 'Не найдено',
    not_checked: 'Не проверено',
    not_applicable: 'Не относится',
  } satisfies Record<(typeof companyInRegister)[number], string>,
  entriesOf: (count: number) => plural('ru', count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  companiesOf: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }),
  notLoaded: 'реестр у нас не загружен',
  notChecked: 'полной копии реестра нет',
  outdated: (day: string) => `выписка устарела: ${day}`,
  notCompared: 'в выписке нет того, по чему сравнивают',
  endedBefore: (day: string) => `на ${day}, называет только действующих`,
  notApplicable: 'реестр не о предпринимателях',
}

export type Messages = typeof messages
