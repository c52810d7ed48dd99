// Texts of the exchange with 1С, an accounting program that sends goods and prices and fetches orders.
import { defineTexts } from '../i18n/catalogue.ts'

export const exchangeMessages = defineTexts({
  title: { ru: 'Обмен с 1С', en: 'Exchange with 1C', zh: '与 1C 交换' },
  lead: {
    ru: '1С сама присылает товары, цены и остатки и забирает заказы. В 1С выберите обмен с сайтом и введите адрес, логин и пароль.',
    en: '1C itself sends goods, prices and stock, and fetches orders. In 1C, choose exchange with a website and enter the address, login and password.',
    zh: '1C 自行发送商品、价格和库存，并获取订单。在 1C 中选择与网站交换，输入地址、登录名和密码。',
  },
  foot: {
    ru: 'Цены и остатки меняются сразу, новые товары ложатся в черновики. Отгрузка и отмена в 1С меняют заказ здесь.',
    en: 'Prices and stock change at once, new goods become drafts. Shipping or cancelling in 1C changes the order here.',
    zh: '价格和库存立即更新，新商品进入草稿。在 1C 中发货或取消会更改此处的订单。',
  },
  address: { ru: 'Адрес', en: 'Address', zh: '地址' },
  login: { ru: 'Логин', en: 'Login', zh: '登录名' },
  logins: { ru: 'Логины для 1С', en: 'Logins for 1C', zh: '1C 登录名' },
  company: { ru: 'Компания', en: 'Company', zh: '公司' },
  used: { ru: 'Последний вход', en: 'Last sign-in', zh: '最近登录' },
  never: { ru: 'не было', en: 'never', zh: '从未' },
  act: { ru: 'Действие', en: 'Action', zh: '操作' },
  make: { ru: 'Создать логин', en: 'Create login', zh: '创建登录名' },
  renew: { ru: 'Новый пароль', en: 'New password', zh: '新密码' },
  end: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  endTitle: { ru: 'Удалить логин?', en: 'Delete the login?', zh: '删除登录名？' },
  endText: {
    ru: (company: string) => `1С компании ${company} больше не войдёт. Товары и заказы останутся.`,
    en: (company: string) => `1C of ${company} will no longer be able to sign in. Goods and orders stay.`,
    zh: (company: string) => `${company} 的 1C 将无法再登录。商品和订单保留。`,
  },
  cancel: { ru: 'Оставить', en: 'Keep', zh: '保留' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  madeTitle: { ru: 'Пароль для 1С', en: 'Password for 1C', zh: '1C 密码' },
  madeHint: {
    ru: 'Покажем один раз. Прежний пароль больше не действует.',
    en: 'It is shown only once. The previous password is no longer valid.',
    zh: '仅显示一次。以前的密码已失效。',
  },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано', en: 'Copied', zh: '已复制' },
  copyPassword: { ru: 'Скопировать пароль', en: 'Copy the password', zh: '复制密码' },
  copyNamed: {
    ru: (what: string) => `Скопировать: ${what.toLowerCase()}`,
    en: (what: string) => `Copy: ${what.toLowerCase()}`,
    zh: (what: string) => `复制：${what}`,
  },
  kept: { ru: 'Пароль сохранён', en: 'Password saved', zh: '密码已保存' },
  done: { ru: 'Готово', en: 'Done', zh: '完成' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '操作失败，请重试。' },
})
