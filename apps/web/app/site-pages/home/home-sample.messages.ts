// Texts of the home page's sections that show samples of a company's card: finances, court cases, connections. Names, numbers and cases are invented.
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'

type Pair = readonly [name: Translated<string>, text: Translated<string>]

export const homeSampleMessages = defineTexts({
  sample: { ru: 'Пример данных', en: 'Sample data', zh: '示例数据' },
  finance: {
    kicker: { ru: 'Финансы', en: 'Finances', zh: '财务' },
    title: {
      ru: 'Деньги компании за пять лет на одном экране',
      en: 'Five years of a company’s money on one screen',
      zh: '一屏看清公司五年的财务状况',
    },
    lead: {
      ru: 'Выручка, прибыль и долги из бухгалтерской отчётности. Мы отмечаем, что растёт, а что должно насторожить.',
      en: 'Revenue, profit and debts from the published accounts. We mark what is growing and what should put you on guard.',
      zh: '来自会计报表的收入、利润和负债。我们会标出增长之处和值得警惕之处。',
    },
    points: [
      {
        ru: 'Баланс и отчёт о результатах за каждый год',
        en: 'Balance sheet and income statement for every year',
        zh: '每年的资产负债表和损益表',
      },
      {
        ru: 'Факторы: от роста выручки до кассового разрыва',
        en: 'Factors, from rising revenue to a cash gap',
        zh: '各项因素：从收入增长到资金缺口',
      },
      { ru: 'Отчёты можно скачать', en: 'Reports can be downloaded', zh: '报表可下载' },
    ],
    chart: { ru: 'Выручка,\u00a0₽', en: 'Revenue,\u00a0₽', zh: '收入，₽' },
    chartLabel: {
      ru: (values: string) => `Пример: выручка по годам. ${values}`,
      en: (values: string) => `Example: revenue by year. ${values}`,
      zh: (values: string) => `示例：各年收入。${values}`,
    },
    growth: { ru: '+43 % за год', en: '+43% in a year', zh: '一年 +43%' },
  },
  arbitration: {
    kicker: { ru: 'Арбитраж', en: 'Court cases', zh: '诉讼' },
    title: { ru: 'Суды, в которых участвует компания', en: 'Court cases the company is involved in', zh: '公司参与的诉讼案件' },
    lead: {
      ru: 'Кто истец, кто ответчик, сколько требуют. Поиск по номеру и периоду, ссылка на карточку дела.',
      en: 'Who is the plaintiff, who is the respondent and how much is claimed. Search by number and period, with a link to the case.',
      zh: '谁是原告、谁是被告、索赔多少。可按案号和期间查找，并附案件链接。',
    },
    // Commercial courts of Russia («арбитражный суд») hear the disputes of companies.
    respondent: { ru: 'Ответчик', en: 'Respondent', zh: '被告' },
    plaintiff: { ru: 'Истец', en: 'Plaintiff', zh: '原告' },
    numbers: ['А40-991204/2026', 'А56-990317/2026', 'А32-990088/2025'],
    courts: [
      { ru: 'Арбитражный суд города Москвы', en: 'Moscow City Commercial Court', zh: '莫斯科市仲裁法院' },
      { ru: 'Арбитражный суд Санкт-Петербурга', en: 'Saint Petersburg Commercial Court', zh: '圣彼得堡仲裁法院' },
      { ru: 'Арбитражный суд Краснодарского края', en: 'Krasnodar Krai Commercial Court', zh: '克拉斯诺达尔边疆区仲裁法院' },
    ],
  },
  connections: {
    kicker: { ru: 'Связи', en: 'Connections', zh: '关联关系' },
    title: { ru: 'Видно, кто стоит рядом', en: 'See who is close to a company', zh: '看清谁在身边' },
    lead: {
      ru: 'Другие компании директора и учредителей, общие адреса и фирмы, которые уже закрыты. Каждая связь открывается отдельной карточкой.',
      en: 'Other companies of the head and the founders, shared addresses and firms that have already closed. Every connection opens as its own card.',
      zh: '负责人和创始人的其他公司、共用地址以及已经关闭的企业。每个关联都可打开单独的卡片。',
    },
    drawing: {
      ru: 'Пример схемы связей: директор, учредитель и четыре компании, одна из них ликвидирована',
      en: 'Example of a connections diagram: a head, a founder and four companies, one of them closed',
      zh: '关联关系图示例：一名负责人、一名创始人和四家公司，其中一家已注销',
    },
    nodes: {
      head: [
        { ru: 'Небылицын А. С.', en: 'Nebylitsyn A. S.', zh: 'Небылицын А. С.' },
        { ru: 'директор, 60 %', en: 'head, 60%', zh: '负责人，60%' },
      ],
      founder: [
        { ru: 'Верхнезвёздный завод', en: 'Verkhnezvyozdny Plant', zh: 'Верхнезвёздный завод' },
        { ru: 'учредитель, 15 %', en: 'founder, 15%', zh: '创始人，15%' },
      ],
      self: [
        { ru: 'Стальной Колосок', en: 'Stalnoy Kolosok', zh: 'Стальной Колосок' },
        { ru: 'Действует', en: 'Active', zh: '存续' },
      ],
      sameHead: [
        { ru: 'Колосок-Крепёж', en: 'Kolosok-Krepyozh', zh: 'Колосок-Крепёж' },
        { ru: 'тот же директор', en: 'same head', zh: '同一负责人' },
      ],
      sameFounder: [
        { ru: 'Снабжение Три Кита', en: 'Tri Kita Supply', zh: 'Снабжение Три Кита' },
        { ru: 'общий учредитель', en: 'shared founder', zh: '共同创始人' },
      ],
      closed: [
        { ru: 'Колосок Трейд', en: 'Kolosok Trade', zh: 'Колосок Трейд' },
        { ru: 'Ликвидирована, 2019', en: 'Closed in 2019', zh: '2019 年注销' },
      ],
    } satisfies Record<string, Pair>,
  },
})
