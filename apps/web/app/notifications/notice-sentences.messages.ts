// The sentence of each kind of notice; the values in it come from a function that reads the parameters of the notice.

import { type NoticeSentence, russianNotices } from '@sverka/contract/notifications/notices.russian.rules'
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const noticeSentenceMessages = defineTexts({
  new_device: {
    ru: russianNotices.new_device,
    en: () => 'There was a sign-in from a new device. If it was not you, end that session and change the password',
    zh: () => '有新设备登录。如果不是您本人，请结束该会话并更改密码',
  },
  support_answered: {
    ru: russianNotices.support_answered,
    en: () => 'Support has answered your request',
    zh: () => '客服已答复您的请求',
  },
  ticket_approved: {
    ru: russianNotices.ticket_approved,
    en: (said) => `The company ${said('company')} has been linked`,
    zh: (said) => `公司${said('company')}已绑定`,
  },
  dispute_accepted: {
    ru: russianNotices.dispute_accepted,
    en: (said) => `${said('company')}: the mark of a disputed fact was looked at, your words and document are public`,
    zh: (said) => `${said('company')}：争议标记已审核，您的说明和文件已公开`,
  },
  dispute_refused: {
    ru: russianNotices.dispute_refused,
    en: (said) => `${said('company')}: the mark of a disputed fact was taken off, its form is not in order. ${said('reason')}`,
    zh: (said) => `${said('company')}：争议标记因形式不符被撤下。${said('reason')}`,
  },
  dispute_source_changed: {
    ru: russianNotices.dispute_source_changed,
    en: (said) => `${said('company')}: the source has changed, the mark of a disputed fact was taken off`,
    zh: (said) => `${said('company')}：来源已变更，争议标记已撤下`,
  },
  dispute_expired: {
    ru: russianNotices.dispute_expired,
    en: (said) => `${said('company')}: the term of the mark of a disputed fact is over`,
    zh: (said) => `${said('company')}：争议标记期限已满`,
  },
  ticket_rejected: {
    ru: russianNotices.ticket_rejected,
    en: (said) => `The request to link a company was rejected. ${said('reason')}`,
    zh: (said) => `公司绑定申请被拒绝。${said('reason')}`,
  },
  product_published: {
    ru: russianNotices.product_published,
    en: (said) => `The card «${said('product')}» has been published`,
    zh: (said) => `卡片“${said('product')}”已发布`,
  },
  product_rejected: {
    ru: russianNotices.product_rejected,
    en: (said) => `The card «${said('product')}» was returned for correction. ${said('reason')}`,
    zh: (said) => `卡片“${said('product')}”被退回修改。${said('reason')}`,
  },
  products_decided: {
    ru: russianNotices.products_decided,
    en: (said) => `Cards checked: ${said('published')} published, ${said('returned')} returned for correction`,
    zh: (said) => `商品卡已审核：发布 ${said('published')}，退回修改 ${said('returned')}`,
  },
  products_hidden: {
    ru: russianNotices.products_hidden,
    en: (said) => `Cards hidden from the marketplace: ${said('count')}`,
    zh: (said) => `已从市场隐藏的卡片：${said('count')}`,
  },
  review_added: {
    ru: russianNotices.review_added,
    en: (said) => `New review of «${said('product')}»`,
    zh: (said) => `“${said('product')}”有新评价`,
  },
  review_replied: {
    ru: russianNotices.review_replied,
    en: (said) => `The review of «${said('product')}» was answered`,
    zh: (said) => `对“${said('product')}”的评价已有答复`,
  },
  order_paid: {
    ru: russianNotices.order_paid,
    en: (said) => `Order No. ${said('order')} has been paid`,
    zh: (said) => `订单 ${said('order')} 已付款`,
  },
  order_received: {
    ru: russianNotices.order_received,
    en: (said) => `New order No. ${said('order')} has come`,
    zh: (said) => `收到新订单 ${said('order')}`,
  },
  invoice_overdue: {
    ru: russianNotices.invoice_overdue,
    en: (said) => `Invoice No. ${said('invoice')} is overdue: the goods of order No. ${said('order')} are no longer held`,
    zh: (said) => `账单 ${said('invoice')} 已逾期：订单 ${said('order')} 的商品不再保留`,
  },
  invoice_unpaid: {
    ru: russianNotices.invoice_unpaid,
    en: (said) => `Invoice No. ${said('invoice')} was not paid in time: the goods of order No. ${said('order')} are on sale again`,
    zh: (said) => `账单 ${said('invoice')} 未按时付款：订单 ${said('order')} 的商品已重新上架`,
  },
  purchase_cancelled: {
    ru: russianNotices.purchase_cancelled,
    en: (said) => `The seller cancelled order No. ${said('order')}`,
    zh: (said) => `卖家取消了订单 ${said('order')}`,
  },
  sale_cancelled: {
    ru: russianNotices.sale_cancelled,
    en: (said) => `The buyer cancelled order No. ${said('order')}`,
    zh: (said) => `买家取消了订单 ${said('order')}`,
  },
  order_shipped: {
    ru: russianNotices.order_shipped,
    en: (said) => `Order No. ${said('order')} has been shipped`,
    zh: (said) => `订单 ${said('order')} 已发货`,
  },
  order_completed: {
    ru: russianNotices.order_completed,
    en: (said) => `Order No. ${said('order')} is completed`,
    zh: (said) => `订单 ${said('order')} 已完成`,
  },
  document_corrected: {
    ru: russianNotices.document_corrected,
    en: (said) => `The seller issued correcting document (UKD) No. ${said('number')} for order No. ${said('order')}`,
    zh: (said) => `卖家为订单 ${said('order')} 开具了更正文件 UKD ${said('number')}`,
  },
  claim_made: {
    ru: russianNotices.claim_made,
    en: (said) => `The buyer made claim No. ${said('claim')}`,
    zh: (said) => `买家提出了索赔 ${said('claim')}`,
  },
  claim_answered: {
    ru: russianNotices.claim_answered,
    en: (said) => `The seller answered claim No. ${said('claim')}`,
    zh: (said) => `卖家已答复索赔 ${said('claim')}`,
  },
  claim_accepted: {
    ru: russianNotices.claim_accepted,
    en: (said) => `The buyer accepted your answer to claim No. ${said('claim')}`,
    zh: (said) => `买家接受了您对索赔 ${said('claim')} 的答复`,
  },
  claim_withdrawn: {
    ru: russianNotices.claim_withdrawn,
    en: (said) => `The buyer withdrew claim No. ${said('claim')}`,
    zh: (said) => `买家撤回了索赔 ${said('claim')}`,
  },
  claim_escalated: {
    ru: russianNotices.claim_escalated,
    en: (said) => `Claim No. ${said('claim')} went to support`,
    zh: (said) => `索赔 ${said('claim')} 已转交客服`,
  },
  claim_decided: {
    ru: russianNotices.claim_decided,
    en: (said) => `Support decided on claim No. ${said('claim')}`,
    zh: (said) => `客服已就索赔 ${said('claim')} 作出决定`,
  },
  quote_asked: {
    ru: russianNotices.quote_asked,
    en: (said) => `Request for prices ${said('number')}: ${said('what')}`,
    zh: (said) => `询价 ${said('number')}：${said('what')}`,
  },
  quote_offered: {
    ru: russianNotices.quote_offered,
    en: (said) => `An offer has come for the request ${said('number')}`,
    zh: (said) => `询价 ${said('number')} 收到报价`,
  },
  quote_accepted: {
    ru: russianNotices.quote_accepted,
    en: (said) => `Your offer for the request ${said('number')} was accepted: order No. ${said('order')}`,
    zh: (said) => `您对询价 ${said('number')} 的报价已被接受：订单 ${said('order')}`,
  },
  quote_removed: {
    ru: russianNotices.quote_removed,
    en: (said) => `Support took away your request ${said('number')}: ${said('reason')}`,
    zh: (said) => `客服已撤下您的询价 ${said('number')}：${said('reason')}`,
  },
  quote_file_removed: {
    ru: russianNotices.quote_file_removed,
    en: (said) => `Support removed a file of your request ${said('number')}: there was a complaint about it`,
    zh: (said) => `客服已删除您询价 ${said('number')} 的一个文件：该文件被投诉`,
  },
  quote_declined: {
    ru: russianNotices.quote_declined,
    en: (said) => `The request ${said('number')} was closed or another offer was accepted`,
    zh: (said) => `询价 ${said('number')} 已关闭或已选择其他报价`,
  },
  order_refunded: {
    ru: russianNotices.order_refunded,
    en: (said) => `${said('amount')} is being returned for order No. ${said('order')}. ${said('reason')}`,
    zh: (said) => `订单 ${said('order')} 正在退款 ${said('amount')}。${said('reason')}${said('until') && ` 套餐有效至 ${said('until')}。`}`,
  },
  team_joined: {
    ru: russianNotices.team_joined,
    en: (said) => `${said('name')} is in the team of ${said('company')} now`,
    zh: (said) => `${said('name')}已加入${said('company')}的团队`,
  },
  team_left: {
    ru: russianNotices.team_left,
    en: (said) => `${said('name')} is no longer in the team of ${said('company')}`,
    zh: (said) => `${said('name')}已离开${said('company')}的团队`,
  },
  team_removed: {
    ru: russianNotices.team_removed,
    en: (said) => `You were removed from the team of ${said('company')}: your own plan counts full checks again`,
    zh: (said) => `您已被移出${said('company')}的团队：完整核查重新计入您自己的套餐`,
  },
  team_owner: {
    ru: russianNotices.team_owner,
    en: (said) => `The team of ${said('company')} was handed over to you: your plan counts its full checks`,
    zh: (said) => `${said('company')}的团队已转交给您：其完整核查计入您的套餐`,
  },
  team_closed: {
    ru: russianNotices.team_closed,
    en: (said) => `The team of ${said('company')} was closed: your own plan counts full checks again`,
    zh: (said) => `${said('company')}的团队已关闭：完整核查重新计入您自己的套餐`,
  },
  deal_approval_asked: {
    ru: russianNotices.deal_approval_asked,
    en: (said) => `The deal “${said('deal')}” waits for the decision of a second person of the team`,
    zh: (said) => `交易“${said('deal')}”等待团队另一成员决定`,
  },
  deal_approved: {
    ru: russianNotices.deal_approved,
    en: (said) => `The deal “${said('deal')}” was approved`,
    zh: (said) => `交易“${said('deal')}”已获批准`,
  },
  deal_not_approved: {
    ru: russianNotices.deal_not_approved,
    en: (said) => `The deal “${said('deal')}” was not approved. ${said('comment')}`,
    zh: (said) => `交易“${said('deal')}”未获批准。${said('comment')}`,
  },
  friend_added: {
    ru: russianNotices.friend_added,
    en: (said) =>
      said('mutual') === '1' ? `${said('name')}: you are now each other’s friends` : `${said('name')} has added you to friends`,
    zh: (said) => (said('mutual') === '1' ? `您与${said('name')}已互为好友` : `${said('name')}已将您加为好友`),
  },
  message_received: {
    ru: russianNotices.message_received,
    en: (said) => `${said('name')}: new messages${said('product') && ` about «${said('product')}»`}`,
    zh: (said) => `${said('name')}：新消息${said('product') && `，关于“${said('product')}”`}`,
  },
  price_list_failed: {
    ru: russianNotices.price_list_failed,
    en: (said) => `The price list of ${said('host')} could not be fetched: we will try again`,
    zh: (said) => `无法从 ${said('host')} 获取价目表：稍后重试`,
  },
  deal_papers_received: {
    ru: russianNotices.deal_papers_received,
    en: (said) => `Documents have come for the deal “${said('deal')}”`,
    zh: (said) => `交易“${said('deal')}”收到文件`,
  },
  list_checked: {
    ru: russianNotices.list_checked,
    en: (said) => `The list “${said('list')}” is checked`,
    zh: (said) => `清单“${said('list')}”已核查完毕`,
  },
  company_changed: {
    ru: russianNotices.company_changed,
    en: (said) => `${said('company')}: ${said('change')}`,
    zh: (said) => `${said('company')}：${said('change')}`,
  },
  webhook_failed: {
    ru: russianNotices.webhook_failed,
    en: (said) => `Not delivered to ${said('host')}: it does not answer. Send again once it does`,
    zh: (said) => `未送达 ${said('host')}：地址无响应。恢复后请重新发送`,
  },
  plan_started: {
    ru: russianNotices.plan_started,
    en: (said) => `The plan ${said('plan')} runs until ${said('until')}`,
    zh: (said) => `套餐${said('plan')}有效至${said('until')}`,
  },
  plan_ends_in_week: {
    ru: russianNotices.plan_ends_in_week,
    en: (said) => `The plan ${said('plan')} ends in a week, on ${said('until')}`,
    zh: (said) => `套餐${said('plan')}将于一周后（${said('until')}）到期`,
  },
  plan_ends_in_day: {
    ru: russianNotices.plan_ends_in_day,
    en: (said) => `The plan ${said('plan')} ends tomorrow, on ${said('until')}`,
    zh: (said) => `套餐${said('plan')}将于明天（${said('until')}）到期`,
  },
  plan_ended: {
    ru: russianNotices.plan_ended,
    en: (said) => `The plan ${said('plan')} has ended`,
    zh: (said) => `套餐${said('plan')}已到期`,
  },
  plan_refunded: {
    ru: russianNotices.plan_refunded,
    en: (said) =>
      `${said('amount')} is being returned for the plan ${said('plan')}. ${said('reason')}${said('until') && ` The plan runs until ${said('until')}.`}`,
    zh: (said) => `套餐 ${said('plan')} 正在退款 ${said('amount')}。${said('reason')}`,
  },
  payment_alarm: {
    ru: russianNotices.payment_alarm,
    en: (said) => `Payments need a person: ${said('subject')}`,
    zh: (said) => `付款需要人工处理：${said('subject')}`,
  },
} satisfies Record<NoticeKind, Translated<NoticeSentence>>)
