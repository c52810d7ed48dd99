// Texts of the page that explains how to pay by bank card; its rules on cards and sums are those of specification §2, Payment info.
import { defineTexts } from '../../i18n/catalogue.ts'

export const paymentInfoMessages = defineTexts({
  title: { ru: 'Об оплате', en: 'Payment', zh: '付款说明' },
  description: {
    ru: 'Какие карты принимаются, сколько цифр в номере, минимальная сумма и электронный чек.',
    en: 'Which cards are accepted, how many digits the number has, the minimum amount and the electronic receipt.',
    zh: '接受哪些银行卡、卡号位数、最低金额以及电子收据。',
  },
  lead: {
    ru: 'Оплата проходит на защищённой странице платёжного провайдера. Данные карты к нам не попадают.',
    en: 'You pay on the secure page of a payment provider. We never receive your card data.',
    zh: '付款在支付服务商的安全页面完成，我们不会接触您的卡片数据。',
  },
  minimum: {
    title: { ru: 'Минимальная сумма', en: 'Minimum amount', zh: '最低金额' },
    text: { ru: 'Минимальная сумма платежа 1 рубль.', en: 'The minimum payment is 1 ruble.', zh: '最低付款金额为 1 卢布。' },
  },
  cards: {
    title: { ru: 'Какие карты принимаются', en: 'Accepted cards', zh: '接受的银行卡' },
    text: {
      ru: 'Принимаются карты с номером из 16, 18 или 19 цифр.',
      en: 'Cards with a number of 16, 18 or 19 digits are accepted.',
      zh: '接受卡号为 16、18 或 19 位的银行卡。',
    },
    code: {
      ru: 'Карты VISA Electron/Plus и Cirrus/Maestro принимаются, если на них есть код CVC2 или CVV2.',
      en: 'VISA Electron/Plus and Cirrus/Maestro cards are accepted if they carry a CVC2 or CVV2 code.',
      zh: 'VISA Electron/Plus 和 Cirrus/Maestro 卡须带有 CVC2 或 CVV2 码方可使用。',
    },
  },
  receipt: {
    title: { ru: 'Чек', en: 'Receipt', zh: '收据' },
    text: {
      ru: 'После оплаты электронный чек придёт на вашу почту.',
      en: 'After payment an electronic receipt is sent to your e-mail.',
      zh: '付款后，电子收据将发送到您的邮箱。',
    },
  },
  steps: {
    title: { ru: 'Как проходит платёж', en: 'How payment works', zh: '付款流程' },
    items: [
      {
        ru: 'Вы нажимаете «Перейти к оплате» и попадаете на страницу платёжного провайдера.',
        en: 'You press the payment button and go to the payment provider’s page.',
        zh: '点击付款按钮，进入支付服务商页面。',
      },
      {
        ru: 'Вводите номер карты, срок действия и код с обратной стороны.',
        en: 'You enter the card number, its expiry date and the code on the back.',
        zh: '输入卡号、有效期和背面的安全码。',
      },
      {
        ru: 'Подтверждаете платёж кодом от банка, если банк его запросит.',
        en: 'You confirm the payment with a code from your bank if the bank asks for it.',
        zh: '如银行要求，请用银行发送的验证码确认付款。',
      },
      {
        ru: 'Возвращаетесь на Сверку. Чек приходит на почту.',
        en: 'You return to Sverka. The receipt comes by e-mail.',
        zh: '返回 Sverka，收据将发送到邮箱。',
      },
    ],
  },
  trouble: {
    title: { ru: 'Если платёж не прошёл', en: 'If a payment fails', zh: '如果付款失败' },
    items: [
      {
        ru: 'Проверьте номер карты, срок действия и остаток на счёте.',
        en: 'Check the card number, the expiry date and the balance.',
        zh: '请检查卡号、有效期和余额。',
      },
      {
        ru: 'Убедитесь, что банк разрешает оплату в интернете.',
        en: 'Make sure that your bank allows online payments.',
        zh: '请确认银行允许网上付款。',
      },
      {
        ru: 'Деньги списались, а заказ не оплачен? Подождите несколько минут: мы сверяем платежи с провайдером и исправим статус сами.',
        en: 'You were charged, but the order is not paid? Wait a few minutes: we reconcile payments with the provider and will correct the status ourselves.',
        zh: '已扣款但订单未支付？请等待几分钟：我们会与服务商核对并自行更正状态。',
      },
    ],
  },
  noRecurring: {
    ru: 'Автосписаний нет: карту мы не запоминаем и без вас ничего не оплачиваем.',
    en: 'There are no automatic charges: we do not store your card and make no payments without you.',
    zh: '没有自动扣费：我们不保存您的银行卡，未经您操作不会付款。',
  },
})
