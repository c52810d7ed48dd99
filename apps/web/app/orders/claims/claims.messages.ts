// Texts of claims (complaints about an order) on its page: state and deadline for buyer and seller, headings of their texts, the tag in lists, and
// the events of the history.
import type { ClaimKind, ClaimWish } from '@sverka/contract/orders/claims.rules'
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'

export const claimsMessages = defineTexts({
  /** The tag of an order with an open claim. */
  mark: { ru: 'Претензия', en: 'Claim', zh: '索赔' },
  claim: { ru: 'Подать претензию', en: 'Make a claim', zh: '提出索赔' },
  number: {
    ru: (number: string) => `Претензия № ${number}`,
    en: (number: string) => `Claim No. ${number}`,
    zh: (number: string) => `索赔 ${number}`,
  },
  from: { ru: (day: string) => `от ${day}`, en: (day: string) => `of ${day}`, zh: (day: string) => `，${day}` },
  kinds: {
    not_arrived: { ru: 'Не пришло', en: 'Did not arrive', zh: '未到货' },
    defective: { ru: 'Брак', en: 'Defective', zh: '次品' },
    short: { ru: 'Недостача', en: 'Shortage', zh: '短缺' },
  } satisfies Record<ClaimKind, Translated<string>>,
  wishes: {
    deliver: { ru: 'просят довезти', en: 'asks for the rest', zh: '要求补发' },
    replace: { ru: 'просят заменить', en: 'asks for a replacement', zh: '要求更换' },
    refund: { ru: 'просят вернуть деньги', en: 'asks for a refund', zh: '要求退款' },
  } satisfies Record<ClaimWish, Translated<string>>,
  you: { ru: 'Вы', en: 'You', zh: '您' },
  buyer: { ru: 'Покупатель', en: 'Buyer', zh: '买家' },
  seller: { ru: 'Продавец', en: 'Seller', zh: '卖家' },
  support: { ru: 'Поддержка', en: 'Support', zh: '客服' },
  /** Replaces the text of a side whose account was deleted. */
  forgotten: { ru: 'Слова удалены вместе с учётной записью.', en: 'The text was deleted with the account.', zh: '说明已随账户删除。' },
  /** Headings by the state of the claim; `open` by the reader's side, `decided` by the side that support decided for. */
  titles: {
    open: {
      buyer: {
        ru: (day: string) => `Ждём ответа продавца до ${day}`,
        en: (day: string) => `Seller’s answer due by ${day}`,
        zh: (day: string) => `等待卖家在 ${day} 前答复`,
      },
      seller: {
        ru: (day: string) => `Ответьте покупателю до ${day}`,
        en: (day: string) => `Answer the buyer by ${day}`,
        zh: (day: string) => `请在 ${day} 前答复买家`,
      },
    },
    agrees: { ru: 'Продавец согласен', en: 'The seller agrees', zh: '卖家同意' },
    agreesBy: {
      ru: (day: string) => `Продавец согласен и всё сделает до ${day}`,
      en: (day: string) => `The seller agrees and will do it by ${day}`,
      zh: (day: string) => `卖家同意，并在 ${day} 前完成`,
    },
    refuses: { ru: 'Продавец не согласен', en: 'The seller disagrees', zh: '卖家不同意' },
    escalated: { ru: 'Претензию смотрит поддержка', en: 'Under review by support', zh: '客服正在处理索赔' },
    accepted: { ru: 'Стороны договорились', en: 'Both sides agreed', zh: '双方已达成一致' },
    withdrawn: { ru: 'Претензия отозвана', en: 'Claim withdrawn', zh: '索赔已撤回' },
    decided: {
      buyer: { ru: 'Поддержка решила в пользу покупателя', en: 'Support decided for the buyer', zh: '客服裁定支持买家' },
      seller: { ru: 'Поддержка решила в пользу продавца', en: 'Support decided for the seller', zh: '客服裁定支持卖家' },
    },
  },
  /** The next step, by the state of the claim and the reader's side. */
  hints: {
    open: {
      buyer: {
        ru: 'Если продавец промолчит, претензия сама уйдёт в поддержку.',
        en: 'If the seller does not answer, the claim goes to support automatically.',
        zh: '如果卖家不答复，索赔将自动转交客服。',
      },
      seller: {
        ru: 'Потом претензию посмотрит поддержка.',
        en: 'After that, support will review the claim.',
        zh: '逾期由客服处理。',
      },
    },
    answered: {
      buyer: {
        ru: (day: string) => `Ответьте до ${day}, потом претензию посмотрит поддержка.`,
        en: (day: string) => `Answer by ${day}; after that, support will review the claim.`,
        zh: (day: string) => `请在 ${day} 前回复，逾期由客服处理。`,
      },
      seller: {
        ru: (day: string) => `Покупатель решает до ${day}, потом претензию посмотрит поддержка.`,
        en: (day: string) => `The buyer decides by ${day}; after that, support will review the claim.`,
        zh: (day: string) => `买家须在 ${day} 前决定，逾期由客服处理。`,
      },
    },
  },
  photo: { ru: (at: number) => `Открыть снимок ${at}`, en: (at: number) => `Open photo ${at}`, zh: (at: number) => `打开照片 ${at}` },
  document: { ru: (at: number) => `Документ ${at}, PDF`, en: (at: number) => `Document ${at}, PDF`, zh: (at: number) => `文件 ${at}，PDF` },
  answer: { ru: 'Ответить', en: 'Answer', zh: '答复' },
  accept: { ru: 'Согласиться', en: 'Accept', zh: '接受' },
  accepted: {
    ru: 'Претензия закрыта, продавец узнает об этом',
    en: 'Claim closed; the seller will be notified',
    zh: '索赔已结束，将通知卖家',
  },
  escalate: { ru: 'Передать в поддержку', en: 'Pass to support', zh: '转交客服' },
  escalated: { ru: 'Поддержка посмотрит претензию', en: 'Support will review the claim', zh: '客服将处理索赔' },
  withdraw: { ru: 'Отозвать', en: 'Withdraw', zh: '撤回' },
  withdrawn: {
    ru: 'Претензия отозвана, продавец узнает об этом',
    en: 'Claim withdrawn; the seller will be notified',
    zh: '索赔已撤回，将通知卖家',
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
  events: {
    claimed: {
      ru: (kind: string) => `Претензия: ${kind.toLowerCase()}`,
      en: (kind: string) => `Claim: ${kind.toLowerCase()}`,
      zh: (kind: string) => `索赔：${kind}`,
    },
    answered: { ru: 'Продавец ответил на претензию', en: 'The seller answered the claim', zh: '卖家答复了索赔' },
    escalated: { ru: 'Претензия передана в поддержку', en: 'Claim passed to support', zh: '索赔已转交客服' },
    accepted: { ru: 'Претензия закрыта: договорились', en: 'Claim closed: agreed', zh: '索赔结束：达成一致' },
    withdrawn: { ru: 'Претензия отозвана', en: 'Claim withdrawn', zh: '索赔已撤回' },
    decided: { ru: 'Поддержка решила по претензии', en: 'Support decided on the claim', zh: '客服已裁定索赔' },
  },
})
