// Texts of the staff's checklist of a fresh installation: steps before the site opens and before it sells, and the test payment.
import { defineTexts } from '../../i18n/catalogue.ts'

export const firstDayMessages = defineTexts({
  title: { ru: 'Первый день', en: 'First day', zh: '第一天' },
  ready: {
    ru: (done: number, of: number) => `Готово ${done} из ${of}`,
    en: (done: number, of: number) => `${done} of ${of} done`,
    zh: (done: number, of: number) => `已完成 ${done} / ${of}`,
  },
  truth: {
    ru: 'Сайт обещает только то, что уже правда',
    en: 'The site promises only what is already true',
    zh: '网站只承诺已经属实的内容',
  },
  truthText: {
    ru: 'Пока реестр не загружен, карточка говорит «не проверялось», а не «не найдено». Пока продавец не может принять оплату, его товар здесь не купить.',
    en: 'Until a register is loaded, a card says “not checked”, not “not found”. Until a seller can accept payment, their goods cannot be bought here.',
    zh: '登记册加载之前，卡片显示“未核查”，而不是“未找到”。卖家能够收款之前，其商品不能在此购买。',
  },
  groups: {
    open: { ru: 'Чтобы сайт открыть', en: 'To open the site', zh: '开放网站' },
    registers: { ru: 'Реестры', en: 'Registers', zh: '登记册' },
    sell: { ru: 'Чтобы продавать', en: 'To sell', zh: '开始销售' },
  },
  /** States of a step. */
  states: {
    done: { ru: 'готово', en: 'done', zh: '完成' },
    waiting: { ru: 'ждёт проверки', en: 'to be tested', zh: '待测试' },
    failed: { ru: 'ошибка', en: 'failed', zh: '错误' },
    todo: { ru: 'не начато', en: 'not started', zh: '未开始' },
  },
  open: { ru: 'Открыть', en: 'Open', zh: '打开' },
  next: {
    ru: (step: string) => `Дальше: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
    en: (step: string) => `Next: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
    zh: (step: string) => `下一步：${step}`,
  },
  load: { ru: 'Загрузить файлы', en: 'Load files', zh: '加载文件' },
  example: { ru: 'пример', en: 'sample', zh: '示例' },
  allSources: { ru: 'Все источники', en: 'All sources', zh: '全部来源' },
  register: { ru: 'Реестр и что он даёт', en: 'Register and what it gives', zh: '登记册及其内容' },
  from: { ru: 'Где взять', en: 'Where to get it', zh: '获取地址' },
  records: { ru: 'Записей', en: 'Records', zh: '记录数' },
  asOf: { ru: 'Данные на', en: 'Data as of', zh: '数据日期' },
  step: { ru: 'Шаг', en: 'Step', zh: '步骤' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  way: { ru: 'Действие', en: 'Action', zh: '操作' },
  sendMail: { ru: 'Проверочное письмо', en: 'Test e-mail', zh: '测试邮件' },
  mailSent: { ru: 'Письмо отправлено на ваш адрес', en: 'Sent to your address', zh: '已发送到您的邮箱' },
  /** The test payment of one ruble, which shows whether the payment provider works. */
  test: {
    begin: { ru: 'Проверить на 1 ₽', en: 'Test with 1 ₽', zh: '用 1 ₽ 测试' },
    goOn: { ru: 'Оплатить 1 ₽', en: 'Pay 1 ₽', zh: '支付 1 ₽' },
    number: {
      ru: (id: number) => `Проверочный платёж № ${id}:`,
      en: (id: number) => `Test payment ${id}:`,
      zh: (id: number) => `测试付款 ${id}：`,
    },
    states: {
      created: { ru: 'не начался.', en: 'not started.', zh: '未开始。' },
      pending: { ru: 'ждёт оплаты.', en: 'awaiting payment.', zh: '待支付。' },
      succeeded: { ru: 'оплачен, рубль возвращается.', en: 'paid, the ruble is being returned.', zh: '已支付，正在退回。' },
      canceled: { ru: 'не прошёл.', en: 'did not go through.', zh: '未成功。' },
    },
    refunded: { ru: 'прошёл, рубль вернулся.', en: 'went through, the ruble was returned.', zh: '成功，1 卢布已退回。' },
    notRefunded: { ru: 'прошёл, но рубль не вернулся.', en: 'went through, but the ruble was not returned.', zh: '成功，但未能退回。' },
    reasons: {
      unheard: {
        ru: 'Провайдер не ответил или не принял ключ: сверьте YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY.',
        en: 'The provider did not respond or did not accept the key: check YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY.',
        zh: '支付服务未响应或未接受密钥：请核对 YOOKASSA_SHOP_ID 和 YOOKASSA_SECRET_KEY。',
      },
      general_decline: { ru: 'Карту отклонили.', en: 'The card was declined.', zh: '银行卡被拒绝。' },
      insufficient_funds: { ru: 'На карте нет рубля.', en: 'There is no ruble on the card.', zh: '卡上余额不足。' },
      expired_on_confirmation: { ru: 'Никто не оплатил вовремя.', en: 'Nobody paid in time.', zh: '未在规定时间内支付。' },
    },
    otherReason: {
      ru: (word: string) => `Ответ провайдера: ${word}`,
      en: (word: string) => `Provider’s answer: ${word}`,
      zh: (word: string) => `支付服务答复：${word}`,
    },
    noAnswer: {
      ru: 'Платёж не начался: провайдер не ответил или отказал. Причина в строке «Оплата».',
      en: 'The payment did not start: the provider did not respond or refused. The reason is in the “Payments” row.',
      zh: '付款未开始：支付服务未响应或拒绝。原因见“支付”一行。',
    },
  },
  loadTree: { ru: 'Загрузить дерево', en: 'Load the tree', zh: '加载分类树' },
  fromFile: { ru: 'Из файла', en: 'From a file', zh: '从文件导入' },
  treeLoaded: { ru: 'Дерево загружено', en: 'The tree is loaded', zh: '分类树已加载' },
  at: { ru: (day: string) => `Последний раз ${day}.`, en: (day: string) => `Last time ${day}.`, zh: (day: string) => `最近一次：${day}。` },
  counts: {
    second_factor: {
      ru: (count: string, of: string) => `У ${count} из ${of}.`,
      en: (count: string, of: string) => `${count} of ${of} staff have it.`,
      zh: (count: string, of: string) => `${of} 名员工中 ${count} 名已启用。`,
    },
    search_index: {
      ru: (count: string) => `Записей в указателе: ${count}.`,
      en: (count: string) => `Records in the index: ${count}.`,
      zh: (count: string) => `索引记录：${count}。`,
    },
    registers: {
      ru: (count: string) => `Загружено реестров: ${count}.`,
      en: (count: string) => `Registers loaded: ${count}.`,
      zh: (count: string) => `已加载登记册：${count}。`,
    },
    categories: {
      ru: (count: string) => `Категорий: ${count}.`,
      en: (count: string) => `Categories: ${count}.`,
      zh: (count: string) => `分类：${count}。`,
    },
    stop_list: {
      ru: (count: string) => `Слов: ${count}.`,
      en: (count: string) => `Words: ${count}.`,
      zh: (count: string) => `词语：${count}。`,
    },
    sellers: {
      ru: (count: string) => `Счетов: ${count}.`,
      en: (count: string) => `Accounts: ${count}.`,
      zh: (count: string) => `账户：${count}。`,
    },
    plans: {
      ru: (count: string) => `Тарифов: ${count}.`,
      en: (count: string) => `Plans: ${count}.`,
      zh: (count: string) => `套餐：${count}。`,
    },
  },
  steps: {
    requisites: {
      name: { ru: 'Реквизиты', en: 'Company details', zh: '公司信息' },
      text: {
        ru: 'Кто владеет сайтом. Без них оферта никого не называет.',
        en: 'Who owns the site. Without them the public offer names nobody.',
        zh: '没有它，公开要约不指明任何人。',
      },
    },
    mail: {
      name: { ru: 'Почта', en: 'Mail', zh: '邮件' },
      text: {
        ru: 'Регистрация и заказы без писем не работают. Сервер писем задаёт SMTP_URL.',
        en: 'Registration and orders do not work without e-mails. SMTP_URL sets the mail server.',
        zh: '没有邮件，注册和订单无法进行。邮件服务器由 SMTP_URL 指定。',
      },
    },
    second_factor: {
      name: { ru: 'Второй фактор у сотрудников', en: 'Staff second factor', zh: '员工的第二因素' },
      text: {
        ru: 'Код при входе включают в профиле.',
        en: 'The sign-in code is turned on in the profile.',
        zh: '登录验证码在个人资料中启用。',
      },
    },
    search_index: {
      name: { ru: 'Поисковый указатель', en: 'Search index', zh: '搜索索引' },
      text: {
        ru: 'Строится сам после загрузки реестра.',
        en: 'Built automatically once a register is loaded.',
        zh: '加载登记册后自动生成。',
      },
    },
    backup: {
      name: { ru: 'Резервная копия', en: 'Backup', zh: '备份' },
      text: {
        ru: 'Её делает таймер sverka-backup каждую ночь или команда npm run backup.',
        en: 'Made every night by the sverka-backup timer, or with npm run backup.',
        zh: '由定时器 sverka-backup 每晚执行，或使用命令 npm run backup。',
      },
    },
    registers: {
      name: { ru: 'Реестры', en: 'Registers', zh: '登记册' },
      text: {
        ru: 'Что даёт каждый и где его взять, видно в «Источниках». Файлы загружают в «Реестре и поиске».',
        en: 'What each one provides and where to get it is shown under “Sources”. Files are loaded under “Register and search”.',
        zh: '“来源”中列出每个登记册的内容和获取地址；文件在“登记册与搜索”中加载。',
      },
    },
    categories: {
      name: { ru: 'Категории товаров', en: 'Product categories', zh: '商品分类' },
      text: {
        ru: 'Без них ни один продавец не сделает карточку. Есть готовое дерево, своё загружают из файла.',
        en: 'Without them no seller can create a card. A ready-made tree is available; your own is loaded from a file.',
        zh: '没有分类，卖家无法创建卡片。可加载现成的分类树，或从文件导入自己的。',
      },
    },
    stop_list: {
      name: { ru: 'Стоп-лист', en: 'Stop list', zh: '敏感词' },
      text: {
        ru: 'Слова, с которыми карточку смотрят внимательнее.',
        en: 'Words that call for a closer look at a card.',
        zh: '含有这些词的卡片需要仔细审核。',
      },
    },
    payments: {
      name: { ru: 'Оплата', en: 'Payments', zh: '支付' },
      text: {
        ru: 'Ключи магазина задают YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY. Готово, когда рубль прошёл и вернулся; продажей он не считается.',
        en: 'YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY set the shop’s keys. Done once a ruble has gone through and been returned; it does not count as a sale.',
        zh: '商店由 YOOKASSA_SHOP_ID 和 YOOKASSA_SECRET_KEY 指定。1 卢布支付并退回后即完成，不计入销售。',
      },
    },
    sellers: {
      name: { ru: 'Счета продавцов', en: 'Sellers’ accounts', zh: '卖家账户' },
      text: {
        ru: 'Товар можно заказать, когда у продавца есть номер магазина.',
        en: 'Goods can be ordered once their seller has a shop number.',
        zh: '卖家有商店编号后，其商品才能下单。',
      },
    },
    plans: {
      name: { ru: 'Тарифы', en: 'Plans', zh: '套餐' },
      text: { ru: 'Цены и возможности подписок.', en: 'Prices and features of subscriptions.', zh: '订阅的价格和功能。' },
    },
  },
})
