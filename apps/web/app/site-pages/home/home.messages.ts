// Texts of the upper part of the home page: slides, search, claims in numbers; the texts of the other sections are joined to them here. «ИНН» is
// the taxpayer number and «ОГРН» the state registration number of a company.
import { defineTexts, type Messages } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'
import { homeSampleMessages } from './home-sample.messages.ts'
import { homeSectionsMessages } from './home-sections.messages.ts'

export const homeMessages = defineTexts({
  title: {
    ru: 'Проверка контрагентов по открытым данным',
    en: 'Check Russian companies against open data',
    zh: '用公开数据核查俄罗斯企业',
  },
  description: {
    ru: 'Проверьте компанию или ИП по ИНН, названию или фамилии: статус, руководитель, финансы, суды, связи и факторы риска из государственных реестров.',
    en: 'Check a Russian company or sole trader by INN, name or surname: status, head, finances, court cases, connections and risk factors from state registers.',
    zh: '按税号、名称或姓氏核查俄罗斯公司或个体经营者：状态、负责人、财务、诉讼、关联关系和风险因素，数据来自国家登记机关。',
  },
  slider: { ru: 'Возможности', en: 'What you can do', zh: '功能' },
  slides: {
    checking: { ru: 'Проверка компаний', en: 'Company checks', zh: '企业核查' },
    marketplace: { ru: 'Маркетплейс', en: 'Marketplace', zh: '采购平台' },
  },
  checking: {
    title: { ru: 'Проверьте контрагента до подписи', en: 'Check your counterparty before you sign', zh: '签约之前，先核查交易对手' },
    lead: {
      ru: 'Введите ИНН, название или фамилию. За пять секунд видно: работает ли компания, кто ею управляет и что с ней не так.',
      en: 'Enter an INN, a name or a surname. In five seconds you see whether the company is active, who runs it and what is wrong with it.',
      zh: '输入税号、名称或姓氏。五秒钟即可看到：公司是否存续、由谁管理、存在什么问题。',
    },
    points: [
      {
        ru: 'Вердикт для предоплаты, отсрочки, подрядчика и покупки доли: что за, что против, сколько проверено',
        en: 'A verdict for prepayment, deferral, a contractor or buying a share: points for, points against, how much was checked',
        zh: '针对预付款、赊销、承包商和收购股份的结论：有利、不利因素以及核查范围',
      },
      {
        ru: 'Деньги за пять лет, суды, владельцы и связи: у каждого факта источник и день',
        en: 'Five years of accounts, court cases, owners and connections: every fact with its source and date',
        zh: '五年财务、诉讼、所有者和关联关系：每项事实都注明来源和日期',
      },
      {
        ru: 'Отчёт, который можно подшить к договору: подлинность проверяется по коду',
        en: 'A report to file with the contract: a code proves that it is genuine',
        zh: '可随合同存档的报告：扫码即可验证真伪',
      },
    ],
  },
  search: {
    label: { ru: 'Поиск компании', en: 'Company search', zh: '搜索公司' },
    placeholder: { ru: 'ИНН, ОГРН, название или фамилия', en: 'INN, OGRN, name or surname', zh: '税号、OGRN、名称或姓氏' },
    find: { ru: 'Найти', en: 'Find', zh: '查找' },
    clear: { ru: 'Очистить', en: 'Clear', zh: '清除' },
    show: { ru: 'Что показывать', en: 'What to show', zh: '显示内容' },
    modes: {
      start: { ru: 'Все', en: 'All', zh: '全部' },
      company: { ru: 'Компании', en: 'Companies', zh: '公司' },
      entrepreneur: { ru: 'ИП', en: 'Sole traders', zh: '个体经营者' },
    },
    found: {
      ru: (count: number, exact: boolean) => (exact ? `Найдено ${count}` : `Найдено больше ${count}`),
      en: (count: number, exact: boolean) => (exact ? `${count} found` : `More than ${count} found`),
      zh: (count: number, exact: boolean) => (exact ? `找到 ${count} 条` : `找到 ${count} 条以上`),
    },
    foundAloud: {
      ru: (count: number) =>
        plural('ru', count, { one: 'Найдена # запись', few: 'Найдено # записи', many: 'Найдено # записей', other: 'Найдено # записи' }),
      en: (count: number) => plural('en', count, { one: '# record found', other: '# records found' }),
      zh: (count: number) => `找到 ${count} 条记录`,
    },
    retry: { ru: 'Повторить', en: 'Try again', zh: '重试' },
    searching: { ru: 'Ищем…', en: 'Searching…', zh: '正在搜索…' },
    empty: {
      ru: 'Никого не нашли. Проверьте номер или сократите название.',
      en: 'Nothing found. Check the number or shorten the name.',
      zh: '没有找到。请检查号码或缩短名称。',
    },
    emptyGroup: { ru: 'В этой группе никого нет.', en: 'No results in this group.', zh: '该分组中没有结果。' },
    // The server ran out of time.
    late: {
      ru: 'Поиск занял слишком много времени. Это не значит, что компании нет: повторите его или уточните запрос.',
      en: 'The search took too long. This does not mean that there is no such company: try again or narrow the query.',
      zh: '搜索未能及时完成，这并不表示该公司不存在，请重试。',
    },
    // A spreadsheet has rounded the last digits of the number to zeros.
    rounded: {
      ru: 'Номер округлён таблицей: сделайте столбец текстовым и скопируйте снова.',
      en: 'The spreadsheet rounded the number: format the column as text and copy it again.',
      zh: '号码被表格四舍五入：请将该列设为文本后重新复制。',
    },
    shownInstead: {
      ru: (query: string) => `Показаны результаты по запросу «${query}».`,
      en: (query: string) => `Showing results for “${query}”.`,
      zh: (query: string) => `显示“${query}”的结果。`,
    },
    didYouMean: { ru: 'Возможно, вы искали:', en: 'Did you mean:', zh: '您是不是要找：' },
    wrongDigit: {
      ru: 'Контрольная цифра не сходится: в номере опечатка.',
      en: 'The check digit does not match: the number is mistyped.',
      zh: '校验位不符：号码输入有误。',
    },
    offline: { ru: 'Нет связи с сервером.', en: 'No connection to the server.', zh: '无法连接服务器。' },
    all: { ru: 'Все результаты', en: 'All results', zh: '全部结果' },
  },
  // The card of an invented company.
  example: {
    caption: {
      ru: 'Так выглядит начало карточки. Дальше финансы, суды, связи и ещё больше десяти разделов. Компания на примере вымышлена.',
      en: 'This is how a card begins. Finances, court cases, connections and more than ten other sections follow. The company in the example is invented.',
      zh: '企业卡片的开头就是这样。后面还有财务、诉讼、关联关系等十余个部分。示例中的公司为虚构。',
    },
    name: 'ООО «Стальной Колосок»',
    status: { ru: 'Действует', en: 'Active', zh: '存续' },
    numbers: {
      ru: 'ИНН 7799483056, ОГРН 1147799004418',
      en: 'INN 7799483056, OGRN 1147799004418',
      zh: '税号 7799483056，OGRN 1147799004418',
    },
    age: {
      label: { ru: 'Возраст', en: 'Age', zh: '年限' },
      value: { ru: '12 лет', en: '12 years', zh: '12 年' },
      note: { ru: 'с 14.03.2014', en: 'since 14.03.2014', zh: '自 2014-03-14' },
    },
    size: {
      label: { ru: 'Размер', en: 'Size', zh: '规模' },
      value: { ru: '1,28 млрд ₽', en: '₽1.28bn', zh: '₽12.8亿' },
      note: { ru: 'выручка 2025, +43 %', en: 'revenue 2025, +43%', zh: '2025 年收入，+43%' },
    },
    head: {
      label: { ru: 'Руководит', en: 'Run by', zh: '负责人' },
      value: { ru: 'Небылицын А. С.', en: 'Nebylitsyn A. S.', zh: 'Небылицын А. С.' },
      note: { ru: 'с основания', en: 'since founding', zh: '自成立起' },
    },
    attention: {
      label: { ru: 'Вердикт для предоплаты', en: 'Verdict for prepayment', zh: '预付款结论' },
      value: { ru: 'С условиями', en: 'With conditions', zh: '有条件' },
    },
    pros: {
      label: { ru: 'За', en: 'For', zh: '有利' },
      items: [
        { ru: '12 лет, директор не менялся', en: '12 years, the same director', zh: '12 年，负责人未变更' },
        { ru: 'Прибыль каждый год', en: 'Profit every year', zh: '每年盈利' },
        { ru: '41 госконтракт', en: '41 state contracts', zh: '41 份政府采购合同' },
      ],
    },
    cons: {
      label: { ru: 'Против', en: 'Against', zh: '不利' },
      items: [
        {
          ru: 'Иск о возврате аванса, 4\u00a0812\u00a0300\u00a0₽',
          en: 'Claim for return of an advance, ₽4,812,300',
          zh: '返还预付款诉讼，₽4,812,300',
        },
        { ru: 'Рентабельность ниже отрасли', en: 'Margin below the industry’s', zh: '利润率低于行业' },
      ],
    },
    coverage: { ru: 'Проверено 204 из 215', en: 'Checked 204 of 215', zh: '已核查 204 / 215' },
  },
  marketplace: {
    title: { ru: 'Покупайте у тех, кого уже проверили', en: 'Buy from those already checked', zh: '向已核查的卖家采购' },
    lead: {
      ru: 'Товары и услуги от компаний с подтверждённым ИНН. Отчёт о продавце открывается прямо из карточки товара.',
      en: 'Goods and services from companies with a confirmed INN. The report on the seller opens right from the product card.',
      zh: '商品和服务来自税号已确认的公司。在商品页即可打开卖家报告。',
    },
    go: { ru: 'Перейти в маркетплейс', en: 'Go to the marketplace', zh: '前往采购平台' },
    sell: { ru: 'Как продавать', en: 'How to sell', zh: '如何销售' },
    points: [
      {
        ru: 'Знак проверенного поставщика у продавца с подтверждённым ИНН',
        en: 'A verified-supplier badge for sellers with a confirmed INN',
        zh: '税号已确认的卖家带有认证供应商标志',
      },
      {
        ru: 'Переписка с продавцом прямо из карточки товара',
        en: 'Write to the seller right from the product card',
        zh: '在商品页直接与卖家沟通',
      },
      { ru: 'Отчёт о компании рядом с ценой', en: 'The company report next to the price', zh: '价格旁边就是公司报告' },
    ],
    goods: [
      { ru: 'Задвижка стальная, DN 100', en: 'Steel gate valve, DN 100', zh: '钢制闸阀 DN 100' },
      { ru: 'Ящик фанерный, 40 шт.', en: 'Plywood box, 40 pcs', zh: '胶合板箱 40 个' },
      { ru: 'Каска защитная', en: 'Safety helmet', zh: '安全帽' },
      { ru: 'Кабель силовой, 100 м', en: 'Power cable, 100 m', zh: '电力电缆 100 米' },
    ],
    goodsNote: { ru: 'Примеры карточек товаров', en: 'Sample product cards', zh: '商品卡片示例' },
  },
  figures: {
    parameters: { ru: 'параметров проверки', en: 'check parameters', zh: '项核查参数' },
    sources: { ru: 'источников данных', en: 'data sources', zh: '个数据来源' },
    checks: { ru: 'бесплатных проверок в первые 30\u00a0дней', en: 'free checks in the first 30\u00a0days', zh: '次免费核查（前 30 天）' },
    promotion: { ru: 'первых компаний продвигаем бесплатно', en: 'first companies promoted free of charge', zh: '家首批公司免费推广' },
    subscribers: {
      ru: (count: string, number: number) =>
        plural('ru', number, {
          one: `${count} участник уже с нами`,
          few: `${count} участника уже с нами`,
          many: `${count} участников уже с нами`,
          other: `${count} участника уже с нами`,
        }),
      en: (count: string, number: number) =>
        plural('en', number, { one: `${count} member has joined`, other: `${count} members have joined` }),
      zh: (count: string) => `已有 ${count} 位用户加入`,
    },
  },
  ...homeSampleMessages.texts,
  ...homeSectionsMessages.texts,
})

export type HomeMessages = Messages<typeof homeMessages>
