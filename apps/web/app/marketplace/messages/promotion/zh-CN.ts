// The promotion of the first verified sellers, in Chinese.
import type { PromotionMessages } from './ru.ts'

export const messages: PromotionMessages = {
  title: '首批认证卖家',
  label: '推广',
  why: '前一百名完成公司认证的卖家可获免费推广，轮流展示。',
  seller: (name, inn, ends) => `${name}${inn ? `，税号 ${inn}` : ''}。推广至 ${ends}`,
  place: (company, number, of) => `${company}：前 ${of} 名卖家中的第 ${number} 名`,
  until: (day) => `免费推广至 ${day}。`,
  over: (day) => `免费推广已于 ${day} 结束。`,
  counts: (shown, opened) => `展示 ${shown} 次，打开 ${opened} 次。`,
}
