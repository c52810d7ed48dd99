// Consent to e-mails with offers (law on advertising 38-ФЗ, art. 18). The text is Russian, because only the Russian text is binding. A change needs
// a new version and hash in the contract (`legalDocuments`, `legalHashes`).
import type { LegalText } from '../legal-text.ts'

export const text: LegalText = {
  title: 'Согласие на письма с предложениями',
  sections: [
    {
      heading: 'Что я разрешаю',
      passages: [
        'Я согласен получать от владельца сервиса «Сверка» (сведения на странице «Реквизиты») письма о новых возможностях, тарифах и предложениях на указанный мной адрес почты.',
      ],
    },
    {
      heading: 'Условия',
      passages: [
        'Согласие необязательно и не связано с регистрацией. Служебные письма, например о входе, заказе или смене пароля, приходят и без него.',
        'Отписаться можно в одно нажатие по ссылке в любом письме или в профиле. Письма прекратятся в течение суток.',
      ],
    },
  ],
}
