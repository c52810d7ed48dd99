// Texts of the lower sections of the home page: audience, services, sources, sectors, regions, comparison, registration.
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'

type Pair = readonly [name: Translated<string> | string, text: Translated<string>]

export const homeSectionsMessages = defineTexts({
  audience: {
    title: { ru: 'Кому это нужно каждый день', en: 'Who needs this every day', zh: '谁每天都用得到' },
    items: [
      [
        { ru: 'Закупщикам', en: 'Buyers', zh: '采购人员' },
        {
          ru: 'Не потерять аванс: проверить поставщика до счёта.',
          en: 'Keep the advance safe: check the supplier before paying the invoice.',
          zh: '保住预付款：付款前先核查供应商。',
        },
      ],
      [
        { ru: 'Поставщикам', en: 'Suppliers', zh: '供应商' },
        {
          ru: 'Понять, заплатит ли покупатель в срок.',
          en: 'Find out whether the customer will pay on time.',
          zh: '了解买方能否按时付款。',
        },
      ],
      [
        { ru: 'Юристам', en: 'Lawyers', zh: '律师' },
        {
          ru: 'Собрать досье на сторону договора и её суды.',
          en: 'Put together a file on the other party and its court cases.',
          zh: '整理合同对方及其诉讼的资料。',
        },
      ],
      [
        { ru: 'Бухгалтерам', en: 'Accountants', zh: '会计' },
        {
          ru: 'Подтвердить должную осмотрительность для налоговой.',
          en: 'Show the tax office that you exercised due diligence.',
          zh: '向税务机关证明已尽到应有的谨慎。',
        },
      ],
      [
        { ru: 'Службе безопасности', en: 'Security staff', zh: '安全部门' },
        {
          ru: 'Найти связи, санкции и массовые адреса.',
          en: 'Find connections, sanctions and mass addresses.',
          zh: '发现关联关系、制裁和集中注册地址。',
        },
      ],
      [
        { ru: 'Продавцам', en: 'Sellers', zh: '卖家' },
        {
          ru: 'Получить знак проверенного поставщика и заказы.',
          en: 'Earn the verified-supplier badge and get orders.',
          zh: '获得认证供应商标志和订单。',
        },
      ],
    ] satisfies Pair[],
  },
  // A sample of a selection of companies by conditions; the companies are invented.
  selected: {
    conditions: [
      // A class of «ОКВЭД», the Russian classification of economic activities.
      { ru: '46.74 Скобяные изделия', en: '46.74 Ironmongery', zh: '46.74 五金制品' },
      { ru: 'Москва', en: 'Moscow', zh: '莫斯科' },
      { ru: 'Действует', en: 'Active', zh: '存续' },
    ],
    count: { ru: '118 компаний', en: '118 companies', zh: '118 家公司' },
    order: { ru: 'по выручке', en: 'by revenue', zh: '按营业收入' },
    names: ['ООО «Стальной Колосок»', 'АО «Скобяной Ряд»', 'ООО «Болт и Гайка»', 'ООО «Замочный Мастер»'],
  },
  services: {
    title: { ru: 'Сервисы', en: 'Services', zh: '服务' },
    lead: {
      ru: 'Одна база, шесть способов с ней работать. Компании на картинках вымышлены.',
      en: 'One database, six ways to work with it. The companies in the pictures are invented.',
      zh: '一个数据库，六种使用方式。图中公司均为虚构。',
    },
    items: {
      checks: [
        { ru: 'Проверка контрагентов', en: 'Counterparty checks', zh: '交易对手核查' },
        {
          ru: 'Карточка компании или ИП: реквизиты, руководители, факты и факторы с источником и датой.',
          en: 'The card of a company or sole trader: details, heads, facts and factors with source and date.',
          zh: '公司或个体经营者的卡片：登记信息、负责人、事实与因素，均注明来源和日期。',
        },
      ],
      filtering: [
        { ru: 'Фильтрация', en: 'Filtering', zh: '筛选' },
        {
          ru: 'Списки компаний по региону, отрасли и состоянию.',
          en: 'Lists of companies by region, industry and status.',
          zh: '按地区、行业和状态列出公司。',
        },
      ],
      api: [
        'API',
        {
          ru: 'Данные карточки в вашей CRM, ERP или учётной системе.',
          en: 'Card data in your CRM, ERP or accounting system.',
          zh: '将卡片数据接入您的 CRM、ERP 或会计系统。',
        },
      ],
      monitoring: [
        { ru: 'Мониторинг', en: 'Monitoring', zh: '监测' },
        {
          ru: 'Сообщение, если у партнёра сменился директор или появился иск.',
          en: 'A message when a partner has a new head or a new claim.',
          zh: '交易对手更换负责人或涉诉时发送通知。',
        },
      ],
      export: [
        { ru: 'Выгрузка по ИНН', en: 'Export by INN', zh: '按税号导出' },
        {
          ru: 'Список номеров на входе, таблица с ответами на выходе.',
          en: 'A list of numbers in, a table of answers out.',
          zh: '输入号码清单，得到结果表格。',
        },
      ],
      registers: [
        { ru: 'Специальные реестры', en: 'Special registers', zh: '专项登记册' },
        {
          ru: 'Дисквалификация, массовые адреса, долги по налогам, лицензии, санкции.',
          en: 'Disqualification, mass addresses, tax debts, licences, sanctions.',
          zh: '取消资格、集中地址、欠税、许可证、制裁。',
        },
      ],
    } satisfies Record<string, Pair>,
  },
  sources: {
    title: { ru: 'Официальные источники', en: 'Official sources', zh: '官方来源' },
    lead: {
      ru: 'Берём данные там, где их обязано публиковать государство.',
      en: 'We take data where the state is obliged to publish it.',
      zh: '数据取自国家依法公布的地方。',
    },
    items: {
      tax: [
        { ru: 'Федеральная налоговая служба', en: 'Federal Tax Service', zh: '联邦税务局' },
        { ru: 'регистрация, отчётность, недоимки', en: 'registration, accounts, tax arrears', zh: '注册、报表、欠税' },
      ],
      bailiffs: [
        { ru: 'Служба судебных приставов', en: 'Bailiffs Service', zh: '法警局' },
        { ru: 'исполнительные производства', en: 'enforcement proceedings', zh: '执行程序' },
      ],
      treasury: [
        { ru: 'Федеральное казначейство', en: 'Federal Treasury', zh: '联邦国库' },
        { ru: 'контракты и платежи бюджета', en: 'budget contracts and payments', zh: '预算合同与付款' },
      ],
      antimonopoly: [
        { ru: 'Антимонопольная служба', en: 'Antimonopoly Service', zh: '反垄断局' },
        { ru: 'недобросовестные поставщики', en: 'unfair suppliers', zh: '失信供应商' },
      ],
      patents: [
        { ru: 'Роспатент', en: 'Rospatent', zh: '俄罗斯专利局' },
        { ru: 'товарные знаки и патенты', en: 'trademarks and patents', zh: '商标和专利' },
      ],
      consumers: [
        { ru: 'Роспотребнадзор', en: 'Rospotrebnadzor', zh: '消费者权益监督局' },
        { ru: 'проверки и предостережения', en: 'inspections and warnings', zh: '检查和警告' },
      ],
      smallBusiness: [
        { ru: 'Реестр малого и среднего бизнеса', en: 'Small and Medium Business Register', zh: '中小企业登记册' },
        { ru: 'категория предприятия', en: 'size category', zh: '企业类别' },
      ],
    } satisfies Record<string, Pair>,
  },
  sectors: {
    title: { ru: 'Отрасли клиентов', en: 'Client industries', zh: '客户行业' },
    items: {
      construction: { ru: 'Строительство', en: 'Construction', zh: '建筑' },
      logistics: { ru: 'Логистика', en: 'Logistics', zh: '物流' },
      wholesale: { ru: 'Оптовая торговля', en: 'Wholesale', zh: '批发贸易' },
      manufacturing: { ru: 'Производство', en: 'Manufacturing', zh: '制造业' },
      it: { ru: 'ИТ', en: 'IT', zh: '信息技术' },
      finance: { ru: 'Финансы и лизинг', en: 'Finance and leasing', zh: '金融与租赁' },
      retail: { ru: 'Розница', en: 'Retail', zh: '零售' },
      procurement: { ru: 'Госзакупки', en: 'Public procurement', zh: '政府采购' },
      medicine: { ru: 'Медицина', en: 'Healthcare', zh: '医疗' },
    },
  },
  regions: {
    title: { ru: 'Бизнес по регионам', en: 'Business by region', zh: '各地区企业情况' },
    columns: {
      region: { ru: 'Регион', en: 'Region', zh: '地区' },
      active: { ru: 'Действует', en: 'Active', zh: '存续' },
      opened: { ru: 'Открыто за месяц', en: 'Opened in a month', zh: '本月新设' },
      closed: { ru: 'Закрыто за месяц', en: 'Closed in a month', zh: '本月关闭' },
      growth: { ru: 'Прирост', en: 'Growth', zh: '净增' },
    },
    names: [
      { ru: 'Москва', en: 'Moscow', zh: '莫斯科' },
      { ru: 'Санкт-Петербург', en: 'Saint Petersburg', zh: '圣彼得堡' },
      { ru: 'Московская область', en: 'Moscow Oblast', zh: '莫斯科州' },
      { ru: 'Краснодарский край', en: 'Krasnodar Krai', zh: '克拉斯诺达尔边疆区' },
      { ru: 'Свердловская область', en: 'Sverdlovsk Oblast', zh: '斯维尔德洛夫斯克州' },
      { ru: 'Республика Татарстан', en: 'Republic of Tatarstan', zh: '鞑靼斯坦共和国' },
    ],
  },
  comparison: {
    title: { ru: 'Сверка или ручная проверка', en: 'Sverka or checking by hand', zh: '用 Sverka 还是手工核查' },
    columns: {
      need: { ru: 'Что нужно', en: 'What you need', zh: '需求' },
      here: { ru: 'На Сверке', en: 'With Sverka', zh: '使用 Sverka' },
      byHand: { ru: 'По реестрам вручную', en: 'By hand in the registers', zh: '手工查登记册' },
    },
    rows: {
      time: [
        { ru: 'Время на одну компанию', en: 'Time for one company', zh: '核查一家公司的时间' },
        { ru: 'Несколько секунд', en: 'A few seconds', zh: '几秒钟' },
        { ru: 'От 40 минут, семь сайтов', en: '40 minutes or more, seven sites', zh: '40 分钟以上，七个网站' },
      ],
      connections: [
        { ru: 'Связи и закрытые фирмы', en: 'Connections and closed firms', zh: '关联关系和已关闭企业' },
        { ru: 'Собраны в одном списке', en: 'Gathered in one list', zh: '汇总在一个列表' },
        { ru: 'Искать по каждой фамилии', en: 'Search by every surname', zh: '逐个姓氏查找' },
      ],
      finances: [
        { ru: 'Финансы за пять лет', en: 'Finances for five years', zh: '五年财务' },
        { ru: 'График и факторы', en: 'A chart and factors', zh: '图表和因素' },
        { ru: 'Скачивать отчёты по одному', en: 'Download reports one by one', zh: '逐份下载报表' },
      ],
      archive: [
        { ru: 'Отчёт для архива', en: 'A report for the archive', zh: '存档报告' },
        { ru: 'Таблица в одно нажатие', en: 'A table in one click', zh: '一键生成表格' },
        { ru: 'Снимки экрана', en: 'Screenshots', zh: '截屏' },
      ],
      purchase: [
        { ru: 'Сразу купить', en: 'Buy straight away', zh: '立即采购' },
        { ru: 'Товары проверенных продавцов', en: 'Goods of verified sellers', zh: '认证卖家的商品' },
        { ru: 'Нет', en: 'No', zh: '没有' },
      ],
    } satisfies Record<string, readonly [need: Translated<string>, here: Translated<string>, byHand: Translated<string>]>,
  },
  // Five checks of companies in 30 days are the quota of the free plan.
  registration: {
    title: {
      ru: 'Проверьте первых пять партнёров бесплатно',
      en: 'Check your first five partners free of charge',
      zh: '免费核查前五位交易对手',
    },
    lead: {
      ru: '5 проверок на 30 дней. Без оплаты, без карты, без автосписаний.',
      en: '5 checks in 30 days. No payment, no card, no automatic charges.',
      zh: '30 天内 5 次核查。无需付款，无需绑卡，不自动扣费。',
    },
    action: { ru: 'Зарегистрироваться', en: 'Sign up', zh: '注册' },
  },
})
