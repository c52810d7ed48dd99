// Texts of cards of companies shared by links: the dialog that creates a link, and the page that it opens. «ИНН» is the taxpayer number, «ОГРН» the
// state register number of a company.
import { defineTexts } from '../i18n/catalogue.ts'

export const cardLinksMessages = defineTexts({
  share: { ru: 'Поделиться', en: 'Share', zh: '分享' },
  shareTitle: { ru: 'Поделиться карточкой', en: 'Share the card', zh: '分享企业卡片' },
  shareText: {
    ru: (days: number) =>
      `По ссылке без входа видно компанию, выводы на сегодня, что делать дальше и на что смотреть первым, а если указана сумма сделки, то и её. Кто поделился, не видно. Ссылка действует ${days} дней, отозвать её можно здесь.`,
    en: (days: number) =>
      `Without signing in, anyone with the link sees the company, today’s verdicts, what to do next and what to look at first, and the deal amount if you entered one. Who shared it is not shown. The link is valid for ${days} days and can be withdrawn here.`,
    zh: (days: number) =>
      `持有链接者无需登录即可查看该企业、今日结论、下一步建议、首先关注的事项及已填写的交易金额，不显示分享人。链接有效 ${days} 天，可在此撤回。`,
  },
  make: { ru: 'Создать ссылку', en: 'Create link', zh: '创建链接' },
  link: { ru: 'Ссылка', en: 'Link', zh: '链接' },
  copy: { ru: 'Копировать ссылку', en: 'Copy the link', zh: '复制链接' },
  copyHint: { ru: 'Копировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано', en: 'Copied', zh: '已复制' },
  until: {
    ru: (made: string, until: string) => `От ${made}, действует до ${until}`,
    en: (made: string, until: string) => `Made ${made}, valid until ${until}`,
    zh: (made: string, until: string) => `创建于${made}，有效至${until}`,
  },
  forSum: {
    ru: (sum: string) => `, сумма сделки ${sum}`,
    en: (sum: string) => `, deal amount ${sum}`,
    zh: (sum: string) => `，交易金额${sum}`,
  },
  deal: { ru: 'Сумма сделки', en: 'Deal amount', zh: '交易金额' },
  withdraw: { ru: 'Отозвать', en: 'Withdraw', zh: '撤回' },
  withdrawn: { ru: 'Ссылка отозвана', en: 'The link is withdrawn', zh: '链接已撤回' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  pageTitle: { ru: 'Карточка по ссылке', en: 'Card by link', zh: '分享的企业卡片' },
  shownOn: {
    ru: (day: string, until: string) => `Выводы на ${day}. Ссылка действует до ${until}.`,
    en: (day: string, until: string) => `Verdicts as of ${day}. The link is valid until ${until}.`,
    zh: (day: string, until: string) => `结论日期：${day}。链接有效至${until}。`,
  },
  registerOn: {
    ru: (day: string) => `Данные реестра на ${day}.`,
    en: (day: string) => `Register data as of ${day}.`,
    zh: (day: string) => `登记数据截至${day}。`,
  },
  mayDiffer: {
    ru: 'С тех пор могло измениться.',
    en: 'Things may have changed since.',
    zh: '此后情况可能已变化。',
  },
  today: { ru: 'Открыть карточку на сегодня', en: 'Open today’s card', zh: '查看今日卡片' },
  verdicts: { ru: 'Выводы', en: 'Verdicts', zh: '结论' },
  first: { ru: 'На что смотреть первым', en: 'What to look at first', zh: '首先关注' },
  nothingFirst: { ru: 'Существенного не найдено', en: 'Nothing substantial found', zh: '未发现重大问题' },
  unchecked: { ru: 'Не проверялось', en: 'Not checked', zh: '未核查' },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  ogrn: { ru: 'ОГРН', en: 'OGRN', zh: '注册号' },
  goneTitle: { ru: 'Ссылка не действует', en: 'The link is not valid', zh: '链接无效' },
  goneText: {
    ru: 'Её срок кончился, её отозвали или в адресе ошибка.',
    en: 'It has expired, it was withdrawn, or there is an error in the address.',
    zh: '链接已过期、已撤回或地址有误。',
  },
  find: { ru: 'Найти компанию', en: 'Find a company', zh: '查找企业' },
})
