// The sentence of each kind of notice. `param('name')` gives a parameter of the notice as text, empty if the notice does not have it.

import { type NoticeSentence, russianNotices } from '@sverka/contract/notifications/notices.russian.rules'
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const noticeSentenceMessages = defineTexts({
  new_device: {
    ru: russianNotices.new_device,
    en: () => 'There was a sign-in from a new device. If it was not you, end that session and change your password',
    zh: () => '有新设备登录。如果不是您本人，请结束该会话并更改密码',
  },
  support_answered: {
    ru: russianNotices.support_answered,
    en: () => 'Support has answered your request',
    zh: () => '客服已答复您的请求',
  },
  ticket_approved: {
    ru: russianNotices.ticket_approved,
    en: (param) => `The company ${param('company')} has been linked`,
    zh: (param) => `公司${param('company')}已绑定`,
  },
  dispute_accepted: {
    ru: russianNotices.dispute_accepted,
    en: (param) => `${param('company')}: the disputed-fact mark was checked, your words and document are visible to everyone`,
    zh: (param) => `${param('company')}：争议标记已审核，您的说明和文件已公开`,
  },
  dispute_refused: {
    ru: russianNotices.dispute_refused,
    en: (param) => `${param('company')}: the disputed-fact mark was removed, its form is not in order. ${param('reason')}`,
    zh: (param) => `${param('company')}：争议标记因形式不符被撤下。${param('reason')}`,
  },
  dispute_source_changed: {
    ru: russianNotices.dispute_source_changed,
    en: (param) => `${param('company')}: the source has changed, the disputed-fact mark was removed`,
    zh: (param) => `${param('company')}：来源已变更，争议标记已撤下`,
  },
  dispute_expired: {
    ru: russianNotices.dispute_expired,
    en: (param) => `${param('company')}: the disputed-fact mark has expired`,
    zh: (param) => `${param('company')}：争议标记期限已满`,
  },
  ticket_rejected: {
    ru: russianNotices.ticket_rejected,
    en: (param) => `The request to link a company was rejected. ${param('reason')}`,
    zh: (param) => `公司绑定申请被拒绝。${param('reason')}`,
  },
  product_published: {
    ru: russianNotices.product_published,
    en: (param) => `The card “${param('product')}” has been published`,
    zh: (param) => `卡片“${param('product')}”已发布`,
  },
  product_rejected: {
    ru: russianNotices.product_rejected,
    en: (param) => `The card “${param('product')}” was returned for correction. ${param('reason')}`,
    zh: (param) => `卡片“${param('product')}”被退回修改。${param('reason')}`,
  },
  products_decided: {
    ru: russianNotices.products_decided,
    en: (param) => `Cards checked: ${param('published')} published, ${param('returned')} returned for correction`,
    zh: (param) => `商品卡已审核：发布 ${param('published')}，退回修改 ${param('returned')}`,
  },
  products_hidden: {
    ru: russianNotices.products_hidden,
    en: (param) => `Cards hidden from the marketplace: ${param('count')}`,
    zh: (param) => `已从市场隐藏的卡片：${param('count')}`,
  },
  review_added: {
    ru: russianNotices.review_added,
    en: (param) => `New review of “${param('product')}”`,
    zh: (param) => `“${param('product')}”有新评价`,
  },
  review_replied: {
    ru: russianNotices.review_replied,
    en: (param) => `There is a reply to the review of “${param('product')}”`,
    zh: (param) => `对“${param('product')}”的评价已有答复`,
  },
  order_paid: {
    ru: russianNotices.order_paid,
    en: (param) => `Order No. ${param('order')} has been paid`,
    zh: (param) => `订单 ${param('order')} 已付款`,
  },
  order_received: {
    ru: russianNotices.order_received,
    en: (param) => `New order No. ${param('order')} received`,
    zh: (param) => `收到新订单 ${param('order')}`,
  },
  invoice_overdue: {
    ru: russianNotices.invoice_overdue,
    en: (param) => `Invoice No. ${param('invoice')} is overdue: the goods of order No. ${param('order')} are no longer held`,
    zh: (param) => `账单 ${param('invoice')} 已逾期：订单 ${param('order')} 的商品不再保留`,
  },
  invoice_unpaid: {
    ru: russianNotices.invoice_unpaid,
    en: (param) => `Invoice No. ${param('invoice')} was not paid in time: the goods of order No. ${param('order')} are on sale again`,
    zh: (param) => `账单 ${param('invoice')} 未按时付款：订单 ${param('order')} 的商品已重新上架`,
  },
  purchase_cancelled: {
    ru: russianNotices.purchase_cancelled,
    en: (param) => `The seller cancelled order No. ${param('order')}`,
    zh: (param) => `卖家取消了订单 ${param('order')}`,
  },
  sale_cancelled: {
    ru: russianNotices.sale_cancelled,
    en: (param) => `The buyer cancelled order No. ${param('order')}`,
    zh: (param) => `买家取消了订单 ${param('order')}`,
  },
  order_shipped: {
    ru: russianNotices.order_shipped,
    en: (param) => `Order No. ${param('order')} has been shipped`,
    zh: (param) => `订单 ${param('order')} 已发货`,
  },
  order_completed: {
    ru: russianNotices.order_completed,
    en: (param) => `Order No. ${param('order')} is completed`,
    zh: (param) => `订单 ${param('order')} 已完成`,
  },
  document_corrected: {
    ru: russianNotices.document_corrected,
    en: (param) => `The seller issued correcting document (UKD) No. ${param('number')} for order No. ${param('order')}`,
    zh: (param) => `卖家为订单 ${param('order')} 开具了更正文件 UKD ${param('number')}`,
  },
  claim_made: {
    ru: russianNotices.claim_made,
    en: (param) => `The buyer made claim No. ${param('claim')}`,
    zh: (param) => `买家提出了索赔 ${param('claim')}`,
  },
  claim_answered: {
    ru: russianNotices.claim_answered,
    en: (param) => `The seller answered claim No. ${param('claim')}`,
    zh: (param) => `卖家已答复索赔 ${param('claim')}`,
  },
  claim_accepted: {
    ru: russianNotices.claim_accepted,
    en: (param) => `The buyer accepted your answer to claim No. ${param('claim')}`,
    zh: (param) => `买家接受了您对索赔 ${param('claim')} 的答复`,
  },
  claim_withdrawn: {
    ru: russianNotices.claim_withdrawn,
    en: (param) => `The buyer withdrew claim No. ${param('claim')}`,
    zh: (param) => `买家撤回了索赔 ${param('claim')}`,
  },
  claim_escalated: {
    ru: russianNotices.claim_escalated,
    en: (param) => `Claim No. ${param('claim')} went to support`,
    zh: (param) => `索赔 ${param('claim')} 已转交客服`,
  },
  claim_decided: {
    ru: russianNotices.claim_decided,
    en: (param) => `Support decided on claim No. ${param('claim')}`,
    zh: (param) => `客服已就索赔 ${param('claim')} 作出决定`,
  },
  quote_asked: {
    ru: russianNotices.quote_asked,
    en: (param) => `Request for quotes ${param('number')}: ${param('what')}`,
    zh: (param) => `询价 ${param('number')}：${param('what')}`,
  },
  quote_offered: {
    ru: russianNotices.quote_offered,
    en: (param) => `An offer has arrived for request ${param('number')}`,
    zh: (param) => `询价 ${param('number')} 收到报价`,
  },
  quote_accepted: {
    ru: russianNotices.quote_accepted,
    en: (param) => `Your offer for request ${param('number')} was accepted: order No. ${param('order')}`,
    zh: (param) => `您对询价 ${param('number')} 的报价已被接受：订单 ${param('order')}`,
  },
  quote_removed: {
    ru: russianNotices.quote_removed,
    en: (param) => `Support took down your request ${param('number')}: ${param('reason')}`,
    zh: (param) => `客服已撤下您的询价 ${param('number')}：${param('reason')}`,
  },
  quote_file_removed: {
    ru: russianNotices.quote_file_removed,
    en: (param) => `Support removed a file from your request ${param('number')}: there was a complaint about it`,
    zh: (param) => `客服已删除您询价 ${param('number')} 的一个文件：该文件被投诉`,
  },
  quote_declined: {
    ru: russianNotices.quote_declined,
    en: (param) => `Request ${param('number')} was closed or another offer was chosen`,
    zh: (param) => `询价 ${param('number')} 已关闭或已选择其他报价`,
  },
  order_refunded: {
    ru: russianNotices.order_refunded,
    en: (param) => `${param('amount')} is being refunded for order No. ${param('order')}. ${param('reason')}`,
    zh: (param) => `订单 ${param('order')} 正在退款 ${param('amount')}。${param('reason')}`,
  },
  team_joined: {
    ru: russianNotices.team_joined,
    en: (param) => `${param('name')} is now in the team of ${param('company')}`,
    zh: (param) => `${param('name')}已加入${param('company')}的团队`,
  },
  team_left: {
    ru: russianNotices.team_left,
    en: (param) => `${param('name')} is no longer in the team of ${param('company')}`,
    zh: (param) => `${param('name')}已离开${param('company')}的团队`,
  },
  team_removed: {
    ru: russianNotices.team_removed,
    en: (param) => `You were removed from the team of ${param('company')}: full checks count towards your own plan again`,
    zh: (param) => `您已被移出${param('company')}的团队：完整核查重新计入您自己的套餐`,
  },
  team_owner: {
    ru: russianNotices.team_owner,
    en: (param) => `The team of ${param('company')} was handed over to you: its full checks count towards your plan`,
    zh: (param) => `${param('company')}的团队已转交给您：其完整核查计入您的套餐`,
  },
  team_closed: {
    ru: russianNotices.team_closed,
    en: (param) => `The team of ${param('company')} was closed: full checks count towards your own plan again`,
    zh: (param) => `${param('company')}的团队已关闭：完整核查重新计入您自己的套餐`,
  },
  deal_approval_asked: {
    ru: russianNotices.deal_approval_asked,
    en: (param) => `The deal “${param('deal')}” awaits a decision by a second person in the team`,
    zh: (param) => `交易“${param('deal')}”等待团队另一成员决定`,
  },
  deal_approved: {
    ru: russianNotices.deal_approved,
    en: (param) => `The deal “${param('deal')}” was approved`,
    zh: (param) => `交易“${param('deal')}”已获批准`,
  },
  deal_not_approved: {
    ru: russianNotices.deal_not_approved,
    en: (param) => `The deal “${param('deal')}” was not approved. ${param('comment')}`,
    zh: (param) => `交易“${param('deal')}”未获批准。${param('comment')}`,
  },
  friend_added: {
    ru: russianNotices.friend_added,
    en: (param) => (param('mutual') === '1' ? `You and ${param('name')} are now friends` : `${param('name')} has added you as a friend`),
    zh: (param) => (param('mutual') === '1' ? `您与${param('name')}已互为好友` : `${param('name')}已将您加为好友`),
  },
  message_received: {
    ru: russianNotices.message_received,
    en: (param) => `${param('name')}: new messages${param('product') && ` about “${param('product')}”`}`,
    zh: (param) => `${param('name')}：新消息${param('product') && `，关于“${param('product')}”`}`,
  },
  price_list_failed: {
    ru: russianNotices.price_list_failed,
    en: (param) => `The price list from ${param('host')} could not be fetched: we will try again`,
    zh: (param) => `无法从 ${param('host')} 获取价目表：稍后重试`,
  },
  deal_papers_received: {
    ru: russianNotices.deal_papers_received,
    en: (param) => `Documents have arrived for the deal “${param('deal')}”`,
    zh: (param) => `交易“${param('deal')}”收到文件`,
  },
  list_checked: {
    ru: russianNotices.list_checked,
    en: (param) => `The list “${param('list')}” has been checked`,
    zh: (param) => `清单“${param('list')}”已核查完毕`,
  },
  company_changed: {
    ru: russianNotices.company_changed,
    en: (param) => `${param('company')}: ${param('change')}`,
    zh: (param) => `${param('company')}：${param('change')}`,
  },
  webhook_failed: {
    ru: russianNotices.webhook_failed,
    en: (param) => `Not delivered to ${param('host')}: the address does not respond. Send again once it does`,
    zh: (param) => `未送达 ${param('host')}：地址无响应。恢复后请重新发送`,
  },
  plan_started: {
    ru: russianNotices.plan_started,
    en: (param) => `The ${param('plan')} plan is active until ${param('until')}`,
    zh: (param) => `套餐${param('plan')}有效至${param('until')}`,
  },
  plan_ends_in_week: {
    ru: russianNotices.plan_ends_in_week,
    en: (param) => `The ${param('plan')} plan ends in a week, on ${param('until')}`,
    zh: (param) => `套餐${param('plan')}将于一周后（${param('until')}）到期`,
  },
  plan_ends_in_day: {
    ru: russianNotices.plan_ends_in_day,
    en: (param) => `The ${param('plan')} plan ends tomorrow, on ${param('until')}`,
    zh: (param) => `套餐${param('plan')}将于明天（${param('until')}）到期`,
  },
  plan_ended: {
    ru: russianNotices.plan_ended,
    en: (param) => `The ${param('plan')} plan has ended`,
    zh: (param) => `套餐${param('plan')}已到期`,
  },
  plan_refunded: {
    ru: russianNotices.plan_refunded,
    en: (param) =>
      `${param('amount')} is being refunded for the ${param('plan')} plan. ${param('reason')}${param('until') && ` The plan is active until ${param('until')}.`}`,
    zh: (param) =>
      `套餐 ${param('plan')} 正在退款 ${param('amount')}。${param('reason')}${param('until') && ` 套餐有效至 ${param('until')}。`}`,
  },
  payment_alarm: {
    ru: russianNotices.payment_alarm,
    en: (param) => `Payments need a person: ${param('subject')}`,
    zh: (param) => `付款需要人工处理：${param('subject')}`,
  },
} satisfies Record<NoticeKind, Translated<NoticeSentence>>)
