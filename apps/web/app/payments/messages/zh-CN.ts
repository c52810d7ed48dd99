// Texts of the sandbox's page of payments in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '测试付款',
  test: '这是测试，不会扣款',
  testHint: '未接入支付服务。可使用 4111 1111 1111 1111 或任何校验位正确的卡号。我们不会保存卡号。',
  amount: '应付金额',
  card: '卡号',
  cardHint: '16、18或19位数字',
  pay: '付款',
  decline: '拒绝付款',
  needsScript: '在此付款需要启用 JavaScript。不付款也可直接返回，订单将保持未付款状态。',
  leave: '不付款离开',
  back: '返回网站',
  paid: '已付款',
  paidHint: '收据已发送到您的邮箱。',
  canceled: '付款失败',
  canceledHint: '未扣款。订单可以重新支付。',
  offline: '无法连接服务器。请稍后再试。',
}
