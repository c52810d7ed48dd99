// Texts that several pages of the back office (the pages for staff) share: sections, queues, lists, dialogs.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const backOfficeMessages = defineTexts({
  title: { ru: 'Служебный раздел', en: 'Back office', zh: '后台' },
  loading: { ru: 'Загружаем…', en: 'Loading…', zh: '加载中…' },
  sectionsLabel: { ru: 'Служебный раздел', en: 'Back office', zh: '后台' },
  skipSections: { ru: 'Мимо разделов', en: 'Skip the sections', zh: '跳过栏目' },
  /** By path below `/back-office`. */
  sections: {
    overview: { ru: 'Обзор', en: 'Overview', zh: '概览' },
    'first-day': { ru: 'Первый день', en: 'First day', zh: '第一天' },
    orders: { ru: 'Заказы', en: 'Orders', zh: '订单' },
    payments: { ru: 'Платежи', en: 'Payments', zh: '付款' },
    'plan-invoices': { ru: 'Счета за тарифы', en: 'Invoices for plans', zh: '套餐账单' },
    sellers: { ru: 'Продавцы', en: 'Sellers', zh: '卖家' },
    ledger: { ru: 'Сверка денег', en: 'Ledger', zh: '对账' },
    sources: { ru: 'Источники', en: 'Sources', zh: '来源' },
    register: { ru: 'Реестр и поиск', en: 'Register', zh: '登记册' },
    products: { ru: 'Товары', en: 'Products', zh: '商品' },
    tickets: { ru: 'Привязка', en: 'Company links', zh: '公司绑定' },
    support: { ru: 'Обращения', en: 'Support', zh: '客服请求' },
    complaints: { ru: 'Жалобы', en: 'Complaints', zh: '投诉' },
    conversations: { ru: 'Переписка', en: 'Conversations', zh: '对话' },
    disputes: { ru: 'Оспоренное', en: 'Disputed facts', zh: '争议事实' },
    claims: { ru: 'Претензии', en: 'Claims', zh: '索赔' },
    quotes: { ru: 'Запросы цен', en: 'Requests for quotes', zh: '询价' },
    people: { ru: 'Люди', en: 'People', zh: '用户' },
    news: { ru: 'Новости', en: 'News', zh: '新闻' },
    categories: { ru: 'Категории', en: 'Categories', zh: '分类' },
    tags: { ru: 'Метки', en: 'Tags', zh: '标签' },
    'stop-list': { ru: 'Стоп-лист', en: 'Stop list', zh: '禁用词表' },
    plans: { ru: 'Тарифы', en: 'Plans', zh: '方案' },
    pages: { ru: 'Страницы', en: 'Pages', zh: '页面' },
    requisites: { ru: 'Реквизиты', en: 'Company details', zh: '公司信息' },
    audit: { ru: 'Журнал действий', en: 'Audit log', zh: '操作日志' },
  },
  waiting: {
    ru: (count: number) => plural('ru', count, { one: '# заявка', few: '# заявки', many: '# заявок', other: '# заявки' }),
    en: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
    zh: (count: number) => `${count} 个申请`,
  },
  queueEmpty: { ru: 'Очередь пуста', en: 'The queue is empty', zh: '队列为空' },
  queueEmptyText: { ru: 'Новое появится здесь само.', en: 'New items will appear here.', zh: '新的事项会显示在这里。' },
  placeInQueue: {
    ru: (place: number, total: number) => `Очередь, ${place} из ${total}`,
    en: (place: number, total: number) => `Queue, ${place} of ${total}`,
    zh: (place: number, total: number) => `队列，第 ${place} 项，共 ${total} 项`,
  },
  next: { ru: 'Следующая заявка', en: 'Next request', zh: '下一个申请' },
  keysTitle: { ru: 'Клавиши', en: 'Keys', zh: '快捷键' },
  keysLead: {
    ru: 'Работают в любой раскладке; в полях ввода молчат.',
    en: 'They work in any keyboard layout, but not in input fields.',
    zh: '任何键盘布局均可使用；在输入框中不起作用。',
  },
  /** Meaning of the key X, with which several requests are chosen to be decided together. */
  chooseKey: { ru: 'выбрать, чтобы решить вместе с другими', en: 'select, to decide it with others', zh: '选中，与其他一并处理' },
  choose: {
    ru: (title: string) => `Выбрать: ${title}`,
    en: (title: string) => `Select: ${title}`,
    zh: (title: string) => `选中：${title}`,
  },
  many: { ru: 'Решить вместе', en: 'Decide together', zh: '一并处理' },
  chosenCount: {
    ru: (count: number, kind: string) => `Выбрано: ${count}. ${kind}`,
    en: (count: number, kind: string) => `Selected: ${count}. ${kind}`,
    zh: (count: number, kind: string) => `已选：${count}。${kind}`,
  },
  actionOnMany: {
    ru: (action: string, count: number) => `${action}, ${count}`,
    en: (action: string, count: number) => `${action}, ${count}`,
    zh: (action: string, count: number) => `${action}，${count}`,
  },
  /** Button that chooses the other requests of the same kind; `chooseOwn`: only those of the same seller. */
  chooseAlike: {
    ru: (count: number) => `Ещё такие же, ${count}`,
    en: (count: number) => `Others like it, ${count}`,
    zh: (count: number) => `其余同类，${count}`,
  },
  chooseOwn: {
    ru: (count: number) => `Ещё такие же этого продавца, ${count}`,
    en: (count: number) => `Others like it from this seller, ${count}`,
    zh: (count: number) => `该卖家的其余同类，${count}`,
  },
  chooseNone: { ru: 'Снять выбор', en: 'Select none', zh: '取消选择' },
  /** Title of the results: requests decided, of all that were chosen. */
  answers: {
    ru: (done: number, all: number) => `Решено ${done} из ${all}`,
    en: (done: number, all: number) => `${done} of ${all} decided`,
    zh: (done: number, all: number) => `已处理 ${done} / ${all}`,
  },
  /** Keys that open other requests of a queue or choose them, the same in every queue. */
  walkKeys: [
    ['J', { ru: 'следующая', en: 'next', zh: '下一个' }],
    ['K', { ru: 'прежняя', en: 'previous', zh: '上一个' }],
    [
      'S',
      {
        ru: 'пропустить: к той, которую никто не разбирает',
        en: 'skip to one that nobody is working on',
        zh: '跳过，转到无人处理的申请',
      },
    ],
    ['X', { ru: 'выбрать, где решают вместе', en: 'select, where several are decided together', zh: '选中（可一并处理时）' }],
    ['Z', { ru: 'выбрать её и все такие же', en: 'select it and all like it', zh: '选中此项及全部同类' }],
    ['?', { ru: 'эта подсказка', en: 'this help', zh: '本说明' }],
  ],
  /** How long a request has waited. */
  age: {
    now: { ru: 'меньше минуты', en: 'less than a minute', zh: '不到一分钟' },
    minutes: {
      ru: (count: number) => `${count}\u00a0мин`,
      en: (count: number) => `${count}\u00a0min`,
      zh: (count: number) => `${count}\u00a0分钟`,
    },
    hours: {
      ru: (hours: number, minutes: number) => (minutes > 0 ? `${hours}\u00a0ч ${minutes}\u00a0мин` : `${hours}\u00a0ч`),
      en: (hours: number, minutes: number) => (minutes > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${hours}\u00a0h`),
      zh: (hours: number, minutes: number) => (minutes > 0 ? `${hours}\u00a0小时 ${minutes}\u00a0分钟` : `${hours}\u00a0小时`),
    },
    days: {
      ru: (count: number) => plural('ru', count, { one: '#\u00a0день', few: '#\u00a0дня', many: '#\u00a0дней', other: '#\u00a0дня' }),
      en: (count: number) => (count === 1 ? '1\u00a0day' : `${count}\u00a0days`),
      zh: (count: number) => `${count}\u00a0天`,
    },
  },
  /** `hours`: the target time of the queue, within which a request should be decided. */
  waits: {
    ru: (age: string, hours: number) => `Ждёт ${age}, норма ${hours}\u00a0ч`,
    en: (age: string, hours: number) => `Waiting for ${age}, target time ${hours}\u00a0h`,
    zh: (age: string, hours: number) => `已等待 ${age}，标准 ${hours}\u00a0小时`,
  },
  overdue: { ru: 'дольше нормы', en: 'overdue', zh: '超时' },
  /** A colleague has the request open. */
  lookedAt: {
    ru: (name: string) => `разбирает ${name}`,
    en: (name: string) => `${name} is on it`,
    zh: (name: string) => `${name} 正在处理`,
  },
  lookedAtTitle: {
    ru: (name: string) => `Эту заявку разбирает ${name}`,
    en: (name: string) => `${name} is working on this request`,
    zh: (name: string) => `${name} 正在处理该申请`,
  },
  lookedAtText: {
    ru: 'Она открыта там раньше вашего. Если решите оба, запишется первое решение, а второе ничего не затрёт.',
    en: 'They opened it before you. If both of you decide, the first decision is kept and the second overwrites nothing.',
    zh: '对方比您先打开。若两人都作出决定，以先作出的为准，后者不会覆盖任何内容。',
  },
  /** Errors of a decision (`taken`) and of other changes (`changedMeanwhile`) that came too late. */
  taken: {
    ru: 'Эту заявку уже решил другой сотрудник, или продавец изменил карточку. Очередь обновлена.',
    en: 'A colleague has already decided this, or the seller has changed the card. The queue has been refreshed.',
    zh: '该申请已由其他员工处理，或卖家已修改商品卡。队列已刷新。',
  },
  changedMeanwhile: {
    ru: 'Это уже сделал или изменил другой сотрудник. Страница обновлена.',
    en: 'A colleague has already done or changed this. The page has been refreshed.',
    zh: '其他员工已完成或修改此项。页面已刷新。',
  },
  groups: {
    queues: { ru: 'Очереди', en: 'Queues', zh: '队列' },
    people: { ru: 'Люди и деньги', en: 'People and money', zh: '用户与资金' },
    content: { ru: 'Содержание', en: 'Content', zh: '内容' },
    control: { ru: 'Надзор', en: 'Oversight', zh: '监督' },
  },
  cancel: { ru: 'Отмена', en: 'Cancel', zh: '取消' },
  staffSite: { ru: 'Служебный', en: 'Staff', zh: '后台' },
  toSite: { ru: 'На сайт', en: 'To the site', zh: '返回网站' },
  underReview: { ru: 'Сейчас на проверке', en: 'Under review', zh: '正在审核' },
  decidedBefore: {
    ru: (by: string, at: string) => `Уже решено: ${by}, ${at}. Очередь обновлена.`,
    en: (by: string, at: string) => `Already decided: ${by}, ${at}. The queue has been refreshed.`,
    zh: (by: string, at: string) => `已由 ${by} 于 ${at} 处理。队列已更新。`,
  },
  reasonsLabel: { ru: 'Причина из списка', en: 'A reason from the list', zh: '从列表中选择原因' },
  ownReason: { ru: 'Своими словами', en: 'In your own words', zh: '自行填写' },
  reasonMissing: { ru: 'Укажите причину.', en: 'Enter a reason.', zh: '请填写原因。' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '操作失败，请重试。' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  peopleTitle: { ru: 'Люди', en: 'People', zh: '用户' },
  search: { ru: 'Имя или почта', en: 'Name or e-mail', zh: '姓名或邮箱' },
  find: { ru: 'Найти', en: 'Find', zh: '查找' },
  ordering: { ru: 'Порядок', en: 'Order', zh: '排序' },
  orderings: {
    '-created_at': { ru: 'Сначала новые', en: 'Newest first', zh: '最新在前' },
    created_at: { ru: 'Сначала старые', en: 'Oldest first', zh: '最早在前' },
    full_name: { ru: 'По имени', en: 'By name', zh: '按姓名' },
  },
  nobody: { ru: 'Никого не нашли', en: 'Nobody found', zh: '未找到用户' },
  person: { ru: 'Кто', en: 'Who', zh: '用户' },
  plan: { ru: 'Тариф', en: 'Plan', zh: '套餐' },
  joined: { ru: 'На Сверке с', en: 'Member since', zh: '注册日期' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  action: { ru: 'Действие', en: 'Action', zh: '操作' },
  /** Accessible name of a button in a row: the action and the row. */
  actionOn: {
    ru: (action: string, name: string) => `${action}: ${name}`,
    en: (action: string, name: string) => `${action}: ${name}`,
    zh: (action: string, name: string) => `${action}：${name}`,
  },
  save: { ru: 'Сохранить', en: 'Save', zh: '保存' },
  saved: { ru: 'Сохранено', en: 'Saved', zh: '已保存' },
  change: { ru: 'Изменить', en: 'Change', zh: '修改' },
  remove: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  removed: { ru: 'Удалено', en: 'Deleted', zh: '已删除' },
  active: { ru: 'Действует', en: 'Active', zh: '正常' },
  anyState: { ru: 'Любое', en: 'Any', zh: '全部' },
  notBlocked: { ru: 'Не заблокированы', en: 'Not blocked', zh: '未封禁' },
  blocked: { ru: 'Заблокированы', en: 'Blocked', zh: '已封禁' },
  yourself: { ru: 'Это вы', en: 'This is you', zh: '您本人' },
  blockedAt: {
    ru: (time: string) => `Заблокирован ${time}`,
    en: (time: string) => `Blocked ${time}`,
    zh: (time: string) => `已于 ${time} 封禁`,
  },
  staffMark: { ru: 'Сотрудник', en: 'Staff', zh: '员工' },
  block: { ru: 'Заблокировать', en: 'Block', zh: '封禁' },
  unblock: { ru: 'Разблокировать', en: 'Unblock', zh: '解封' },
  blockTitle: { ru: 'Заблокировать человека', en: 'Block a person', zh: '封禁用户' },
  blockLead: {
    ru: 'Сразу закончатся сеансы, переписка и программный доступ, товары уйдут с витрины, заявки на привязку будут отклонены. Оплаченные заказы дойдут до конца. После разблокировки товары вернутся, а войти можно будет только заново.',
    en: 'Their sessions, chats and API access end at once, their goods are taken off the listing, their requests to represent companies are rejected. Paid orders run to completion. Once the person is unblocked, the goods come back, but they have to sign in again.',
    zh: '该用户的会话、聊天和程序访问将立即结束，商品下架，企业绑定申请被拒绝。已付款的订单将继续完成。解封后商品恢复，但需要重新登录。',
  },
  blockReason: { ru: 'Причина, для журнала', en: 'Reason, for the log', zh: '原因（记入日志）' },
  blockedToast: {
    ru: 'Человек заблокирован: сеансы закончены, товары сняты с витрины',
    en: 'The person is blocked: sessions ended, goods taken off the listing',
    zh: '用户已封禁：会话已结束，商品已下架',
  },
  unblockedToast: { ru: 'Человек разблокирован', en: 'The person is unblocked', zh: '用户已解封' },
  /** Author of actions that no person took. */
  server: { ru: 'Сервер', en: 'Server', zh: '服务器' },
  nothing: { ru: 'Записей нет', en: 'No entries', zh: '没有记录' },
})
