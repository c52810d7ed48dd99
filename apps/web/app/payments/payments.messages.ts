// Texts of the simulated payment page, which takes the place of the payment provider's page where no provider is connected. 4111 1111 1111 1111 is a
// usual test number with a valid check digit.
import { defineTexts } from '../i18n/catalogue.ts'

export const paymentsMessages = defineTexts({
  title: { ru: 'Тестовая оплата', en: 'Test payment', zh: '测试付款' },
  test: { ru: 'Это тест, деньги не спишутся', en: 'This is a test: no money is charged', zh: '这是测试，不会扣款' },
  testHint: {
    ru: 'Платёжный сервис не подключён. Подойдёт номер 4111 1111 1111 1111 или любой другой с верной контрольной цифрой. Мы его не храним.',
    en: 'No payment service is connected. Use 4111 1111 1111 1111 or any other number with a valid check digit. We do not store it.',
    zh: '未接入支付服务。可使用 4111 1111 1111 1111 或任何校验位正确的卡号。我们不会保存卡号。',
  },
  amount: { ru: 'К оплате', en: 'To pay', zh: '应付金额' },
  card: { ru: 'Номер карты', en: 'Card number', zh: '卡号' },
  cardHint: { ru: '16, 18 или 19 цифр', en: '16, 18 or 19 digits', zh: '16、18或19位数字' },
  pay: { ru: 'Оплатить', en: 'Pay', zh: '付款' },
  decline: { ru: 'Отклонить платёж', en: 'Decline the payment', zh: '拒绝付款' },
  needsScript: {
    ru: 'Оплатить здесь можно только с включённым JavaScript. Вернуться без оплаты можно и так: заказ останется неоплаченным.',
    en: 'You need JavaScript to pay here. You can still leave without paying: the order will stay unpaid.',
    zh: '在此付款需要启用 JavaScript。不付款也可直接返回，订单将保持未付款状态。',
  },
  leave: { ru: 'Уйти без оплаты', en: 'Leave without paying', zh: '不付款离开' },
  back: { ru: 'Вернуться на сайт', en: 'Back to the site', zh: '返回网站' },
  paid: { ru: 'Оплачено', en: 'Paid', zh: '已付款' },
  paidHint: { ru: 'Чек отправлен на вашу почту.', en: 'The receipt was sent to your e-mail.', zh: '收据已发送到您的邮箱。' },
  canceled: { ru: 'Платёж не прошёл', en: 'The payment failed', zh: '付款失败' },
  canceledHint: {
    ru: 'Деньги не списаны. Заказ можно оплатить ещё раз.',
    en: 'No money was charged. The order can be paid again.',
    zh: '未扣款。订单可以重新支付。',
  },
  offline: {
    ru: 'Нет связи с сервером. Повторите позже.',
    en: 'The server cannot be reached. Try again later.',
    zh: '无法连接服务器。请稍后再试。',
  },
})
