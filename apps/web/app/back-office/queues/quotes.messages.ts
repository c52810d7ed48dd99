// Texts of the staff queue of buyers' requests for prices that sellers complained about.
import { defineTexts } from '../../i18n/catalogue.ts'

export const quotesQueueMessages = defineTexts({
  title: { ru: 'Жалобы на запросы цен', en: 'Complaints about requests for quotes', zh: '询价投诉' },
  buyer: { ru: 'Покупатель', en: 'Buyer', zh: '买家' },
  asked: {
    ru: (count: number) => `спросили продавцов: ${count}`,
    en: (count: number) => `sellers asked: ${count}`,
    zh: (count: number) => `已询问卖家：${count}`,
  },
  aboutFile: { ru: (at: number) => `о файле ${at}`, en: (at: number) => `about file ${at}`, zh: (at: number) => `关于文件 ${at}` },
  remove: { ru: 'Снять', en: 'Remove', zh: '撤下' },
  removeTitle: { ru: 'Снять запрос', en: 'Remove the request', zh: '撤下询价' },
  removeLead: {
    ru: 'Продавцы перестанут видеть запрос и файлы, предложения больше не принимаются. Причину прочтёт покупатель. Принятое предложение остаётся в силе.',
    en: 'Sellers will no longer see the request and its files, and no more offers will be accepted. The buyer will read the reason. An accepted offer stays in force.',
    zh: '卖家将看不到该询价及其文件，也不再接受报价。买家会看到原因。已接受的报价仍然有效。',
  },
  removeReasons: [
    { ru: 'Это не запрос цены', en: 'Not a request for quotes', zh: '不是询价' },
    { ru: 'Реклама', en: 'Advertising', zh: '广告' },
    { ru: 'Товар запрещён к продаже', en: 'The goods are prohibited from sale', zh: '禁止销售的商品' },
    { ru: 'Оскорбления', en: 'Insults', zh: '侮辱' },
    { ru: 'Личные данные', en: 'Personal data', zh: '个人信息' },
    { ru: 'Файл не относится к запросу', en: 'A file is unrelated to the request', zh: '文件与询价无关' },
  ],
  fileGone: {
    ru: (at: number) => `Покупатель убрал файл ${at}: продавцы его не видят`,
    en: (at: number) => `The buyer removed file ${at}: sellers do not see it`,
    zh: (at: number) => `买家已删除文件 ${at}：卖家看不到`,
  },
  removed: { ru: 'Запрос снят', en: 'The request was removed', zh: '询价已撤下' },
  keys: [
    ['P', { ru: 'оставить', en: 'keep', zh: '保留' }],
    ['R', { ru: 'снять, затем 1–6 причина', en: 'remove, then 1–6 for a reason', zh: '撤下，再按 1–6 选择原因' }],
    ['Ctrl ↵', { ru: 'снять с этой причиной', en: 'remove for that reason', zh: '以此原因撤下' }],
  ],
})
