// Texts of the pages of special registers: public lists that matter for a decision about a company, such as tax debtors or sanctions.

import type { registerCopies, registerGroups, SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import { registerNameMessages } from './register-names.messages.ts'

interface RegisterTexts {
  readonly name: Translated<string>
  /** One line for the list of registers. */
  readonly what: Translated<string>
  /** What it means for a deal, on the register's own page. */
  readonly lead: Translated<string>
  /** The law on which the register is based. */
  readonly law: Translated<string>
  /** The keeper, if the server does not name one. */
  readonly keeper?: Translated<string>
  /** Limitations of the data. */
  readonly note?: Translated<string>
}

export const specialRegistersMessages = defineTexts({
  ...registerNameMessages.texts,
  title: { ru: 'Особые реестры', en: 'Special registers', zh: '特别登记册' },
  description: {
    ru: 'Дисквалифицированные лица, массовые адреса и руководители, долги по налогам, штрафы, лицензии, санкции: кто ведёт, на какую дату, сколько записей.',
    en: 'Disqualified persons, mass addresses, heads of many companies, tax debts, fines, licences, sanctions: who keeps them, as of what date, how many entries.',
    zh: '被取消资格人员、集中地址与负责人、欠税、罚款、许可证、制裁：由谁管理、截至日期、记录数量。',
  },
  lead: {
    ru: 'Списки, попадание в которые меняет решение о сделке. Ищем сразу по всем загруженным.',
    en: 'Lists where an entry changes the decision on a deal. One search covers all the loaded ones.',
    zh: '列入其中会改变交易决定的名单。一次搜索覆盖所有已加载的登记册。',
  },
  crumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  counterParties: { ru: 'Контрагенты', en: 'Counterparties', zh: '交易对手' },
  query: { ru: 'ИНН, название или фамилия', en: 'INN, name or surname', zh: '税号、名称或姓氏' },
  findAll: { ru: 'Искать везде', en: 'Search everywhere', zh: '全部搜索' },
  find: { ru: 'Искать', en: 'Search', zh: '搜索' },
  groups: {
    people: { ru: 'Люди и адреса', en: 'People and addresses', zh: '人员与地址' },
    money: { ru: 'Деньги и нарушения', en: 'Money and violations', zh: '资金与违规' },
    permits: { ru: 'Допуски и ограничения', en: 'Permits and restrictions', zh: '许可与限制' },
  } satisfies Record<(typeof registerGroups)[number]['key'], Translated<string>>,
  registers: {
    disqualified: {
      name: registerNameMessages.texts.names.disqualified,
      what: {
        ru: 'Кому суд запретил руководить компаниями и до какого дня',
        en: 'Who is barred by a court from running companies, and until when',
        zh: '法院禁止谁管理公司，期限到何时',
      },
      lead: {
        ru: 'Руководители, которым суд запретил управлять организациями. Договор, подписанный таким человеком, можно оспорить.',
        en: 'Heads whom a court has barred from managing organisations. A contract signed by such a person can be contested.',
        zh: '被法院禁止管理组织的负责人。由此类人员签署的合同可能被提出异议。',
      },
      law: { ru: 'КоАП, ст. 32.11', en: 'Code of Administrative Offences, art. 32.11', zh: '《行政违法法典》第 32.11 条' },
      note: {
        ru: 'Тёзки возможны: сверяйте компанию. Показаны записи реестра, в которых назван ИНН организации, и руководители, запрет которых записан в ЕГРЮЛ. Человек мог уже уйти из компании.',
        en: 'Namesakes are possible: compare the company. Shown are register entries that state the INN of an organisation, and heads whose ban is recorded in the register of legal entities. The person may have already left the company.',
        zh: '可能重名：请核对公司。此处为注明组织税号的登记记录，以及法人登记册中记载禁令的负责人。相关人员可能已离开该公司。',
      },
    },
    'mass-addresses': {
      name: registerNameMessages.texts.names['mass-addresses'],
      what: {
        ru: 'Дома, по адресу которых записано от десяти действующих компаний',
        en: 'Buildings where ten or more active companies are registered',
        zh: '登记了十家及以上在营公司的楼宇',
      },
      lead: {
        ru: 'Много компаний в одном доме бывает и в деловом центре. Насторожить должен жилой дом или офис без вывески.',
        en: 'Many companies in one building can also be found in a business centre. A block of flats or an office without a sign should put you on guard.',
        zh: '商务中心里有许多公司很常见。住宅楼或没有招牌的办公室则应警惕。',
      },
      law: { ru: '129-ФЗ, п. 4.2 ст. 9', en: 'Law 129-FZ, art. 9, item 4.2', zh: '第 129-FZ 号法第 9 条第 4.2 款' },
      note: {
        ru: 'Считаем по нашему реестру: дом целиком, только действующие компании.',
        en: 'Counted in our register: the whole building, active companies only.',
        zh: '按我方登记册统计：整栋楼，仅计在营公司。',
      },
    },
    'mass-heads': {
      name: registerNameMessages.texts.names['mass-heads'],
      what: {
        ru: 'Люди, которые руководят пятью и более действующими компаниями',
        en: 'People who head five or more active companies',
        zh: '负责五家及以上在营公司的人员',
      },
      lead: {
        ru: 'Один человек во главе многих компаний может быть номинальным. Проверьте, чем он управляет на деле.',
        en: 'One person at the head of many companies may be a nominee. Find out what they really run.',
        zh: '一人负责许多公司可能只是挂名。请核实其实际管理的业务。',
      },
      law: { ru: '129-ФЗ, п. 4.2 ст. 9', en: 'Law 129-FZ, art. 9, item 4.2', zh: '第 129-FZ 号法第 9 条第 4.2 款' },
      note: {
        ru: 'Считаем по ИНН человека в нашем реестре, поэтому тёзки не складываются.',
        en: 'Counted by the person’s INN in our register, so namesakes are not added together.',
        zh: '按我方登记册中的个人税号统计，重名者不会合并。',
      },
    },
    'tax-debts': {
      name: registerNameMessages.texts.names['tax-debts'],
      what: {
        ru: 'Недоимки, пени и штрафы, не погашенные к дате выгрузки',
        en: 'Arrears, penalties and fines unpaid as of the date of the data',
        zh: '截至公布日未缴的税款、滞纳金与罚款',
      },
      lead: {
        ru: 'Компании, которые должны бюджету. Долг мог быть погашен после даты выгрузки.',
        en: 'Companies that owe money to the state budget. The debt may have been paid after the date of the data.',
        zh: '欠缴预算款项的公司。公布日之后可能已经缴清。',
      },
      law: { ru: 'НК РФ, ст. 102', en: 'Tax Code, art. 102', zh: '《税法典》第 102 条' },
    },
    offences: {
      name: registerNameMessages.texts.names.offences,
      what: {
        ru: 'Штрафы по решениям налоговой за год',
        en: 'Fines imposed by the tax service over a year',
        zh: '税务机关一年内的罚款决定',
      },
      lead: {
        ru: 'Компании, которые налоговая оштрафовала, с суммой штрафов за год.',
        en: 'Companies fined by the tax service, with the total fines for the year.',
        zh: '被税务机关罚款的公司及全年罚款金额。',
      },
      law: { ru: 'НК РФ, ст. 102', en: 'Tax Code, art. 102', zh: '《税法典》第 102 条' },
    },
    'unfair-suppliers': {
      name: registerNameMessages.texts.names['unfair-suppliers'],
      what: {
        ru: 'Кому закрыты государственные закупки на два года',
        en: 'Who is barred from state procurement for two years',
        zh: '谁在两年内不得参加政府采购',
      },
      lead: {
        ru: 'Поставщики, которые уклонились от государственного контракта или сорвали его.',
        en: 'Suppliers that evaded a state contract or failed to perform it.',
        zh: '逃避或违反政府合同的供应商。',
      },
      law: {
        ru: '44‑ФЗ, ст.\u00a0104; 223‑ФЗ, ст.\u00a05',
        en: 'Law 44-FZ, art. 104; law 223-FZ, art. 5',
        zh: '第 44-FZ 号法第 104 条；第 223-FZ 号法第 5 条',
      },
      keeper: { ru: 'ФАС России', en: 'Federal Antimonopoly Service', zh: '联邦反垄断局' },
    },
    licences: {
      name: registerNameMessages.texts.names.licences,
      what: {
        ru: 'Кому и на что разрешено, с какого дня и до какого',
        en: 'Who is permitted to do what, from which day and until when',
        zh: '谁获准从事何种业务，起止日期',
      },
      lead: {
        ru: 'Разрешения на деятельность, которая без них запрещена: перевозки, медицина, образование, алкоголь.',
        en: 'Permits for activities that are prohibited without one: transport, medicine, education, alcohol.',
        zh: '须经许可的业务：运输、医疗、教育、酒类。',
      },
      law: { ru: '99-ФЗ, ст. 21', en: 'Law 99-FZ, art. 21', zh: '第 99-FZ 号法第 21 条' },
      keeper: { ru: 'лицензирующие органы', en: 'licensing authorities', zh: '许可机关' },
      note: {
        ru: 'Показаны лицензии, которые записаны в ЕГРЮЛ и ЕГРИП.',
        en: 'Shown are licences recorded in the registers of legal entities and of sole traders.',
        zh: '此处为法人与个体经营者登记册中记载的许可证。',
      },
    },
    sanctions: {
      name: registerNameMessages.texts.names.sanctions,
      what: {
        ru: 'Ограничения государств и союзов, с названием списка',
        en: 'Restrictions imposed by states and unions, with the name of the list',
        zh: '各国与联盟的限制，附名单名称',
      },
      lead: {
        ru: 'Компании, которых списки называют по ИНН или ОГРН. Совпадение одного только названия сюда не попадает.',
        en: 'Companies that the lists name by INN or OGRN. A match of the name alone is not shown here.',
        zh: '名单按税号或 OGRN 列出的公司。仅名称相同的不在此列。',
      },
      law: { ru: 'Решение у каждого списка своё', en: 'Each list has its own act', zh: '各名单有各自的决定' },
      keeper: { ru: 'государства и союзы', en: 'states and unions', zh: '各国与联盟' },
    },
  } satisfies Record<SpecialRegister, RegisterTexts> as Record<SpecialRegister, RegisterTexts>,
  keptBy: {
    ru: (owner: string, law: string) => `Кто ведёт: ${owner}. ${law}`,
    en: (owner: string, law: string) => `Kept by: ${owner}. ${law}`,
    zh: (owner: string, law: string) => `管理机构：${owner}。${law}`,
  },
  // How much of the register our copy has.
  copies: {
    whole: { ru: 'загружен целиком', en: 'loaded in full', zh: '已完整载入' },
    part: { ru: 'загружена часть', en: 'loaded in part', zh: '已载入部分' },
    absent: { ru: 'не загружен', en: 'not loaded', zh: '未载入' },
  } satisfies Record<(typeof registerCopies)[number], Translated<string>>,
  // `text` is `count` formatted.
  records: {
    ru: (count: number, text: string) =>
      plural('ru', count, { one: `${text} запись`, few: `${text} записи`, many: `${text} записей`, other: `${text} записи` }),
    en: (count: number, text: string) => plural('en', count, { one: `${text} entry`, other: `${text} entries` }),
    zh: (_count: number, text: string) => `${text} 条记录`,
  },
  about: { ru: 'О реестре', en: 'About the register', zh: '关于登记册' },
  facts: {
    owner: { ru: 'Ведёт', en: 'Kept by', zh: '管理机构' },
    law: { ru: 'Закон', en: 'Law', zh: '法律' },
    records: { ru: 'Записей', en: 'Entries', zh: '记录数' },
    asOf: { ru: 'Данные на', en: 'Data as of', zh: '数据截至' },
    counted: { ru: 'Сосчитано', en: 'Counted', zh: '统计于' },
    copy: { ru: 'Копия', en: 'Copy', zh: '副本' },
    from: { ru: 'Откуда', en: 'From', zh: '数据来自' },
    site: { ru: 'Источник', en: 'Source', zh: '来源' },
  },
  manyLists: { ru: 'списки государств', en: 'lists of states', zh: '各国名单' },
  site: { ru: 'сайт реестра', en: "the register's site", zh: '登记册网站' },
  where: { ru: 'Где это видно', en: 'Where it is shown', zh: '在哪里可见' },
  whereText: {
    ru: 'На карточке компании, во вкладке «Надёжность», и в отчёте.',
    en: 'On the company card, in the Reliability tab, and in the report.',
    zh: '在公司卡片的“可靠性”选项卡和报告中。',
  },
  absentTitle: { ru: 'Этот реестр у нас ещё не загружен', en: 'This register is not loaded yet', zh: '此登记册尚未载入' },
  absentText: {
    ru: 'Записей нет, потому что нет его копии. На карточках о нём сказано «не проверено»: ищите компанию по ИНН там, где реестр ведут.',
    en: 'There are no entries because we have no copy. Cards say “not checked” about it: look the company up by its INN where the register is kept.',
    zh: '没有记录，因为我们没有其副本。卡片上会注明“未核查”：请在登记册官网按税号查询。',
  },
  lookThere: { ru: 'Искать на сайте самого реестра', en: 'Search on the register’s own site', zh: '在登记册官方网站查询' },
  emptyTitle: { ru: 'Записей нет', en: 'No entries', zh: '没有记录' },
  emptyText: {
    ru: (day: string | null) => (day ? `Это ответ реестра на ${day}.` : 'Копия реестра пуста.'),
    en: (day: string | null) => (day ? `This is the register’s answer as of ${day}.` : 'The copy of the register is empty.'),
    zh: (day: string | null) => (day ? `这是登记册截至 ${day} 的答复。` : '登记册副本为空。'),
  },
  nothingTitle: {
    ru: (query: string) => `По запросу «${query}» записей нет`,
    en: (query: string) => `No entries for “${query}”`,
    zh: (query: string) => `没有与“${query}”相符的记录`,
  },
  nothingText: {
    ru: 'Проверьте написание. Слова короче трёх букв не ищем; «ё» и «е» для нас одна буква.',
    en: 'Check the spelling. Words shorter than three letters are not searched; “ё” and “е” are one letter to us.',
    zh: '请检查拼写。短于三个字母的词不参与搜索；“ё”与“е”视为同一字母。',
  },
  everywhere: { ru: 'Искать во всех реестрах', en: 'Search all registers', zh: '在所有登记册中搜索' },
  found: {
    ru: (count: string, query: string) => `${count} по запросу «${query}»`,
    en: (count: string, query: string) => `${count} for “${query}”`,
    zh: (count: string, query: string) => `与“${query}”相符：${count}`,
  },
  foundMore: {
    ru: (query: string) => `Более 1000 по запросу «${query}», показаны первые`,
    en: (query: string) => `More than 1,000 for “${query}”, the first ones are shown`,
    zh: (query: string) => `与“${query}”相符的超过 1000 条，显示前面的记录`,
  },
  // The API counts and returns at most 1,000 entries.
  firstOnes: {
    ru: 'Показаны первые 1000 записей, остальные находит поиск',
    en: 'The first 1,000 entries are shown, use the search to find the rest',
    zh: '显示前 1000 条记录，其余可通过搜索找到',
  },
  results: { ru: 'Найденные записи', en: 'Entries found', zh: '找到的记录' },
  entries: { ru: 'Записи', en: 'Entries', zh: '记录' },
  // Headings of the columns; some registers have a heading of their own for a column, such as «Номер» (number) of a licence.
  heads: {
    register: { ru: 'Реестр', en: 'Register', zh: '登记册' },
    label: { ru: 'Запись', en: 'Entry', zh: '记录' },
    asOf: { ru: 'На дату', en: 'As of', zh: '截至' },
    subject: { ru: 'Кто или что', en: 'Who or what', zh: '人员或事项' },
    company: { ru: 'Компания', en: 'Company', zh: '公司' },
    verdict: { ru: 'Для предоплаты', en: 'For prepayment', zh: '预付款' },
    post: { ru: 'Должность', en: 'Position', zh: '职务' },
    address: { ru: 'Адрес', en: 'Address', zh: '地址' },
    person: { ru: 'Человек', en: 'Person', zh: '人员' },
    licence: { ru: 'Номер', en: 'Number', zh: '编号' },
    list: { ru: 'Список', en: 'List', zh: '名单' },
    issuer: { ru: 'Кем выдана', en: 'Issued by', zh: '发证机关' },
    imposed: { ru: 'Кто ввёл', en: 'Imposed by', zh: '实施方' },
    activity: { ru: 'На что', en: 'For what', zh: '许可事项' },
    program: { ru: 'Основание', en: 'Basis', zh: '依据' },
    taxes: { ru: 'Налоги', en: 'Taxes', zh: '税种' },
    year: { ru: 'Год', en: 'Year', zh: '年份' },
    since: { ru: 'С', en: 'From', zh: '自' },
    until: { ru: 'По', en: 'Until', zh: '至' },
    sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
    companies: { ru: 'Действующих компаний', en: 'Active companies', zh: '在营公司' },
  },
  open: { ru: 'Компании', en: 'Companies', zh: '公司' },
  suspended: { ru: 'Приостановлена', en: 'Suspended', zh: '已暂停' },
  mayHaveLeft: {
    ru: 'человек мог уже уйти из компании',
    en: 'the person may have left the company',
    zh: '此人可能已离开该公司',
  },
  endless: { ru: 'бессрочно', en: 'no end date', zh: '无期限' },
})
