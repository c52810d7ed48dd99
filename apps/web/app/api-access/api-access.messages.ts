// Texts of the page with the API keys for a member's programs. DaData and Checko are other Russian services with company data: this API also accepts
// requests in their formats.

import type { KeyScope } from '@sverka/contract/api-access/api-access.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const apiAccessMessages = defineTexts({
  title: { ru: 'Программный доступ', en: 'API access', zh: 'API 访问' },
  documents: { ru: 'Документация', en: 'Documentation', zh: '文档' },
  newKey: { ru: 'Новый ключ', en: 'New key', zh: '新建密钥' },
  needsPlanHint: {
    ru: 'С ключом ваша учётная система сама находит и проверяет компании. Программы для DaData и Checko работают без правок.',
    en: 'With a key your own system finds and checks companies. Programs made for DaData and Checko work unchanged.',
    zh: '有了密钥，您的系统可自行查找并核查企业。为 DaData 和 Checko 编写的程序无需修改即可使用。',
  },
  today: { ru: 'Сегодня', en: 'Today', zh: '今日' },
  todayShort: { ru: 'сегодня', en: 'today', zh: '今日' },
  ofRequests: {
    ru: (limit: number) => `из ${plural('ru', limit, { one: '# запроса', few: '# запросов', many: '# запросов', other: '# запросов' })}`,
    en: (limit: number) => `of ${plural('en', limit, { one: '# request', other: '# requests' })}`,
    zh: (limit: number) => `/ ${limit} 次请求`,
  },
  resets: { ru: 'обновится в 00:00 по Москве', en: 'resets at 00:00, Moscow time', zh: '莫斯科时间 00:00 重新计数' },
  byDay: { ru: 'Запросы по дням', en: 'Requests by day', zh: '每日请求' },
  noRequests: { ru: 'Запросов за 14 дней не было', en: 'No requests in 14 days', zh: '14 天内没有请求' },
  spent: { ru: 'Запросы на сегодня кончились', en: 'Today’s requests are used up', zh: '今日请求次数已用完' },
  spentHint: {
    ru: (moment: string) => `Отвечаем 429 с заголовком Retry-After. Счёт обновится ${moment}. Сайт работает как прежде.`,
    en: (moment: string) => `We return 429 with a Retry-After header. The count resets on ${moment}. The site works as before.`,
    zh: (moment: string) => `我们返回 429 并附带 Retry-After。${moment} 重新计数。网站照常使用。`,
  },
  more: { ru: 'Увеличить', en: 'Get more', zh: '增加' },
  within: { ru: 'Внутри ключа', en: 'Parent key', zh: '所属密钥' },
  withinHint: {
    ru: 'Вложенный ключ открывает не больше, чем его ключ, и отзывается вместе с ним',
    en: 'A nested key opens no more than its parent key and is revoked with it',
    zh: '子密钥的权限不超过所属密钥，并随其一同撤销',
  },
  beside: { ru: 'Ни в каком', en: 'None', zh: '无' },
  dailyLimit: { ru: 'Своих запросов в день', en: 'Own requests per day', zh: '每日自有请求数' },
  dailyLimitHint: {
    ru: 'Не обязательно. Запросы вложенных ключей входят сюда, запросы плана тратятся тоже',
    en: 'Optional. Requests of nested keys count here; the plan’s requests are used too',
    zh: '可不填。子密钥的请求计入其中，套餐请求数同样会消耗',
  },
  dailyLimitWrong: {
    ru: 'Целое число от 1, без знаков и букв.',
    en: 'A whole number from 1, without signs or letters.',
    zh: '请输入不小于 1 的整数，不带符号和字母。',
  },
  withinKey: {
    ru: (name: string) => `внутри «${name}»`,
    en: (name: string) => `within “${name}”`,
    zh: (name: string) => `属于“${name}”`,
  },
  perDay: {
    ru: (count: string) => `до ${count} в день`,
    en: (count: string) => `up to ${count} a day`,
    zh: (count: string) => `每日至多 ${count}`,
  },
  scopesTitle: { ru: 'Что открывает ключ', en: 'Key access', zh: '密钥权限' },
  scopes: {
    register: {
      ru: 'Реестр: карточки, проверки, списки и наблюдение',
      en: 'The register: cards, checks, lists and monitoring',
      zh: '登记信息：企业卡、核查、名单和监控',
    },
    goods: { ru: 'Мои товары: читать и менять', en: 'My goods: read and change', zh: '我的商品：读取和修改' },
    orders: {
      ru: 'Заказы и деньги: читать, отмечать отправку',
      en: 'Orders and money: read, mark as shipped',
      zh: '订单和资金：读取、标记发货',
    },
    chat: { ru: 'Сообщения: читать', en: 'Messages: read', zh: '消息：读取' },
  } satisfies Record<KeyScope, Translated<string>>,
  scopeNames: {
    register: { ru: 'реестр', en: 'register', zh: '登记' },
    goods: { ru: 'товары', en: 'goods', zh: '商品' },
    orders: { ru: 'заказы', en: 'orders', zh: '订单' },
    chat: { ru: 'сообщения', en: 'messages', zh: '消息' },
  } satisfies Record<KeyScope, Translated<string>>,
  scopesNone: { ru: 'Выберите хотя бы одно.', en: 'Choose at least one.', zh: '请至少选择一项。' },
  opens: { ru: 'Открывает', en: 'Access', zh: '权限' },
  byMethod: { ru: 'Запросы по методам за 14 дней', en: 'Requests by method in 14 days', zh: '14 天内按方法的请求' },
  method: { ru: 'Метод', en: 'Method', zh: '方法' },
  requests: { ru: 'Запросов', en: 'Requests', zh: '请求数' },
  keys: { ru: 'Ключи', en: 'Keys', zh: '密钥' },
  of: {
    ru: (count: number, most: number) => `${count} из ${most}`,
    en: (count: number, most: number) => `${count} of ${most}`,
    zh: (count: number, most: number) => `${count} / ${most}`,
  },
  keptHint: {
    ru: 'Ключ передавайте в заголовке. Храним только его отпечаток: показать снова не сможем',
    en: 'Send the key in a header. We store only its fingerprint and cannot show it again',
    zh: '请在请求头中发送密钥。我们只保存其指纹，无法再次显示',
  },
  noKeys: { ru: 'Ключей пока нет.', en: 'No keys yet.', zh: '暂无密钥。' },
  name: { ru: 'Название', en: 'Name', zh: '名称' },
  key: { ru: 'Ключ', en: 'Key', zh: '密钥' },
  made: { ru: 'Создан', en: 'Created', zh: '创建于' },
  last: { ru: 'Последний вызов', en: 'Last call', zh: '最近调用' },
  monthUsed: { ru: 'За 30 дней', en: 'In 30 days', zh: '30 天内' },
  act: { ru: 'Действие', en: 'Action', zh: '操作' },
  never: { ru: 'не было', en: 'none', zh: '无' },
  revoked: { ru: 'Отозван', en: 'Revoked', zh: '已撤销' },
  revoke: { ru: 'Отозвать', en: 'Revoke', zh: '撤销' },
  revokeName: { ru: (name: string) => `Отозвать: ${name}`, en: (name: string) => `Revoke: ${name}`, zh: (name: string) => `撤销：${name}` },
  revokeTitle: {
    ru: (name: string) => `Отозвать ключ «${name}»?`,
    en: (name: string) => `Revoke the key “${name}”?`,
    zh: (name: string) => `撤销密钥“${name}”？`,
  },
  revokeHint: {
    ru: (mark: string) => `Следующий запрос с ключом ${mark} получит отказ. Вернуть ключ нельзя.`,
    en: (mark: string) => `The next request with the key ${mark} will be refused. A key cannot be brought back.`,
    zh: (mark: string) => `使用密钥 ${mark} 的下一次请求将被拒绝。撤销后无法恢复。`,
  },
  revokedDone: { ru: 'Ключ отозван', en: 'Key revoked', zh: '密钥已撤销' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  cancel: { ru: 'Отмена', en: 'Cancel', zh: '取消' },
  nameOfKey: { ru: 'Название ключа', en: 'Key name', zh: '密钥名称' },
  nameHint: {
    ru: 'Чтобы узнать его в списке: «Склад», «Сайт»',
    en: 'To recognise it in the list: “Warehouse”, “Site”',
    zh: '便于在列表中识别：“仓库”、“网站”',
  },
  make: { ru: 'Создать ключ', en: 'Create key', zh: '创建密钥' },
  madeTitle: {
    ru: (name: string) => `Ключ «${name}» создан`,
    en: (name: string) => `Key “${name}” created`,
    zh: (name: string) => `密钥“${name}”已创建`,
  },
  madeHint: {
    ru: 'Скопируйте его сейчас: после закрытия окна покажем только начало и конец.',
    en: 'Copy it now: once the window is closed only its beginning and end are shown.',
    zh: '请立即复制：关闭窗口后只显示首尾字符。',
  },
  copyKey: { ru: 'Скопировать ключ', en: 'Copy the key', zh: '复制密钥' },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано', en: 'Copied', zh: '已复制' },
  kept: { ru: 'Я сохранил ключ', en: 'I have saved the key', zh: '我已保存密钥' },
  done: { ru: 'Готово', en: 'Done', zh: '完成' },
  migration: { ru: 'Перейти за три строки', en: 'Switch in three lines', zh: '三行代码完成迁移' },
  services: { dadata: 'DaData', checko: 'Checko' },
  before: { ru: 'Было', en: 'Before', zh: '之前' },
  after: { ru: 'Стало', en: 'After', zh: '之后' },
  steps: {
    dadata: [
      {
        ru: 'Работают без правок: suggest/party, findById/party, findAffiliated/party',
        en: 'Work unchanged: suggest/party, findById/party, findAffiliated/party',
        zh: '无需修改：suggest/party、findById/party、findAffiliated/party',
      },
      {
        ru: 'Отвечают понятной ошибкой: suggest/fio, suggest/address и другие не о компаниях',
        en: 'Return a clear error: suggest/fio, suggest/address and others that are not about companies',
        zh: '返回明确的错误：suggest/fio、suggest/address 等与企业无关的方法',
      },
    ],
    checko: [
      {
        ru: 'Работают без правок: company, entrepreneur, person, search, finances, legal-cases, contracts, inspections, enforcements',
        en: 'Work unchanged: company, entrepreneur, person, search, finances, legal-cases, contracts, inspections, enforcements',
        zh: '无需修改：company、entrepreneur、person、search、finances、legal-cases、contracts、inspections、enforcements',
      },
      {
        ru: 'Ключ в адресе принимаем только здесь, ради прежних программ; в журналы он не попадает',
        en: 'A key in the address is accepted only here, for older programs; it never reaches the logs',
        zh: '仅在此处为旧程序接受地址中的密钥；密钥不会写入日志',
      },
    ],
  },
})
