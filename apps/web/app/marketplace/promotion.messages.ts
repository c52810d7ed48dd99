// Texts of the free promotion of the first hundred verified sellers: the panel with their goods, and the seller's own statistics. ИНН is a taxpayer number.
import { defineTexts } from '../i18n/catalogue.ts'

export const promotionMessages = defineTexts({
  title: { ru: 'Первые проверенные продавцы', en: 'First verified sellers', zh: '首批认证卖家' },
  label: { ru: 'Продвижение', en: 'Promotion', zh: '推广' },
  why: {
    ru: 'Бесплатное продвижение первых ста продавцов с подтверждённой компанией. Показываем по очереди.',
    en: 'Free promotion for the first hundred sellers with a confirmed company. They are shown in rotation.',
    zh: '前一百名完成公司认证的卖家可获免费推广，轮流展示。',
  },
  seller: {
    ru: (name: string, inn: string | null, ends: string) => `${name}${inn ? `, ИНН\u00a0${inn}` : ''}. Продвижение до\u00a0${ends}`,
    en: (name: string, inn: string | null, ends: string) => `${name}${inn ? `, INN ${inn}` : ''}. Promoted until ${ends}`,
    zh: (name: string, inn: string | null, ends: string) => `${name}${inn ? `，税号 ${inn}` : ''}。推广至 ${ends}`,
  },
  notLoaded: {
    ru: 'Не загрузилось, показывают ли сейчас ваши товары на главной.',
    en: 'Could not load whether your goods are now shown on the home page.',
    zh: '未能加载您的商品是否在首页展示。',
  },
  again: { ru: 'Повторить', en: 'Try again', zh: '重试' },
  place: {
    ru: (company: string, number: number, of: number) => `${company}: номер ${number} из ${of} первых продавцов`,
    en: (company: string, number: number, of: number) => `${company}: number ${number} of the first ${of} sellers`,
    zh: (company: string, number: number, of: number) => `${company}：前 ${of} 名卖家中的第 ${number} 名`,
  },
  until: {
    ru: (day: string) => `Продвигаем бесплатно до ${day}.`,
    en: (day: string) => `Promoted free of charge until ${day}.`,
    zh: (day: string) => `免费推广至 ${day}。`,
  },
  over: {
    ru: (day: string) => `Бесплатное продвижение закончилось ${day}.`,
    en: (day: string) => `The free promotion ended on ${day}.`,
    zh: (day: string) => `免费推广已于 ${day} 结束。`,
  },
  counts: {
    ru: (shown: string, opened: string) => `Показов: ${shown}, открытий: ${opened}.`,
    en: (shown: string, opened: string) => `Shown: ${shown}, opened: ${opened}.`,
    zh: (shown: string, opened: string) => `展示 ${shown} 次，打开 ${opened} 次。`,
  },
})
