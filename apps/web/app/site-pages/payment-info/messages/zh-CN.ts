// Chinese texts of the page about payment.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '付款说明',
  description: '接受哪些银行卡、卡号位数、最低金额以及电子收据。',
  lead: '付款在支付服务商的安全页面完成，我们不会接触您的卡片数据。',
  minimum: { title: '最低金额', text: '最低付款金额为 1 卢布。' },
  cards: {
    title: '接受的银行卡',
    text: '接受卡号为 16、18 或 19 位的银行卡。',
    code: 'VISA Electron/Plus 和 Cirrus/Maestro 卡须带有 CVC2 或 CVV2 码方可使用。',
  },
  receipt: { title: '收据', text: '付款后，电子收据将发送到您的邮箱。' },
  steps: {
    title: '付款流程',
    items: [
      '点击付款按钮，进入支付服务商页面。',
      '输入卡号、有效期和背面的安全码。',
      '如银行要求，请用银行发送的验证码确认付款。',
      '返回 Sverka，收据将发送到邮箱。',
    ],
  },
  trouble: {
    title: '如果付款失败',
    items: [
      '请检查卡号、有效期和余额。',
      '请确认银行允许网上付款。',
      '已扣款但订单未支付？请等待几分钟：我们会与服务商核对并自行更正状态。',
    ],
  },
  noRecurring: '没有自动扣费：我们不保存您的银行卡，未经您操作不会付款。',
}
