// The one table of error codes: what each means over HTTP and what a person reads about it in Russian.

/** One row: HTTP status and the Russian sentence (specification §§5, 8 where it names one). */
export interface ErrorEntry {
  readonly status: number
  readonly text: string
}

/** Every code an operation may refuse with. The web translates by code; the Russian text travels in the answer. */
export const errors = {
  validation_failed: { status: 400, text: 'Проверьте введённые данные.' },
  malformed_request: { status: 400, text: 'Запрос не удалось разобрать.' },
  invalid_token: { status: 400, text: 'Ошибка. Ссылка может быть недействительна.' },
  room_with_self: { status: 400, text: 'Это ваш товар: писать самому себе нельзя.' },
  number_invalid: { status: 400, text: 'Неверная контрольная цифра: проверьте номер.' },
  unauthorized: { status: 401, text: 'Войдите, чтобы продолжить.' },
  second_factor_required: { status: 401, text: 'Введите код из приложения.' },
  second_factor_wrong: { status: 401, text: 'Неверный код.' },
  bad_credentials: { status: 401, text: 'Неверный логин или пароль' },
  forbidden: { status: 403, text: 'Недостаточно прав для этого действия.' },
  plan_required: { status: 403, text: 'Эта возможность не входит в ваш тариф.' },
  not_allowed: { status: 403, text: 'Добавить можно представителя компании или того, кто добавил вас.' },
  room_closed: { status: 403, text: 'Собеседник не принимает сообщения.' },
  quota_exhausted: { status: 403, text: 'Полные проверки закончились. Выберите тариф, в котором их больше.' },
  order_required: { status: 403, text: 'Отзыв можно оставить после выполненного заказа.' },
  not_found: { status: 404, text: 'Ничего не найдено.' },
  company_not_found: { status: 404, text: 'Компания с таким номером не найдена.' },
  check_not_found: { status: 404, text: 'Отчёт с таким номером не найден.' },
  method_not_allowed: { status: 405, text: 'Этот адрес не принимает такой запрос.' },
  request_timeout: { status: 408, text: 'Запрос не пришёл целиком вовремя.' },
  ticket_pending: { status: 409, text: 'Заявка на эту компанию уже на рассмотрении.' },
  company_represented: { status: 409, text: 'У компании уже есть представитель.' },
  company_ended: { status: 409, text: 'Компания прекратила деятельность: её нельзя привязать.' },
  seller_ended: { status: 409, text: 'Компания прекратила деятельность: продавать от её имени нельзя.' },
  product_pending: { status: 409, text: 'Карточка на модерации: изменить или удалить её можно после решения.' },
  last_image: { status: 409, text: 'Последнюю фотографию удалить нельзя: сначала добавьте другую.' },
  too_many_images: { status: 409, text: 'У карточки уже семь фотографий.' },
  out_of_stock: { status: 409, text: 'Товара нет в наличии в таком количестве.' },
  own_product: { status: 409, text: 'Свой товар купить нельзя.' },
  basket_full: { status: 409, text: 'В корзине уже сто разных товаров.' },
  plan_free: { status: 409, text: 'За этот тариф платить не нужно.' },
  payment_settled: { status: 409, text: 'Этот платёж уже завершён.' },
  payment_too_small: { status: 409, text: 'Оплатить можно от 1 рубля.' },
  slug_taken: { status: 409, text: 'Такой адрес уже есть у другой категории.' },
  category_too_deep: { status: 409, text: 'В дереве не больше трёх уровней.' },
  category_in_use: { status: 409, text: 'В категории есть товары или другие категории.' },
  already_reviewed: { status: 409, text: 'Вы уже оценили этот заказ.' },
  already_complained: { status: 409, text: 'Вы уже пожаловались на этот отзыв.' },
  too_many_replies: { status: 409, text: 'Под этим отзывом больше нельзя отвечать.' },
  conflict: { status: 409, text: 'Данные уже изменились. Обновите страницу.' },
  body_too_large: { status: 413, text: 'Слишком большой запрос.' },
  unsupported_media_type: { status: 415, text: 'Такой тип данных не принимается.' },
  too_many_requests: { status: 429, text: 'Слишком много запросов. Повторите позже.' },
  refreshed_recently: { status: 429, text: 'Данные обновлялись меньше минуты назад.' },
  headers_too_large: { status: 431, text: 'Слишком длинный адрес или заголовки запроса.' },
  internal_error: { status: 500, text: 'Внутренняя ошибка. Мы уже знаем о ней.' },
  payment_unavailable: { status: 502, text: 'Платёжный сервис не отвечает. Заказ сохранён, оплатите его позже.' },
  source_failed: { status: 502, text: 'Источник данных ответил ошибкой.' },
  overloaded: { status: 503, text: 'Сервис перегружен. Повторите через несколько секунд.' },
  database_unavailable: { status: 503, text: 'База данных временно недоступна.' },
  files_unavailable: { status: 503, text: 'Хранилище файлов временно недоступно. Повторите позже.' },
  source_timeout: { status: 504, text: 'Источник данных не ответил вовремя.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors

/** Codes any operation may answer with, so none has to declare them. */
export const commonErrors = [
  'validation_failed',
  'malformed_request',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'overloaded',
  'database_unavailable',
  'files_unavailable',
] as const satisfies readonly ErrorCode[]

/** Codes of single fields beyond those of JSON Schema, with what a person reads beside the field. */
export const fieldErrors = {
  required: 'Заполните это поле.',
  date_impossible: 'Такой даты быть не может.',
  email_taken: 'Пользватель с такой почтой уже зарегестрирован',
  password_short: 'Пароль должен содержать минимум 8 символов.',
  password_no_digit: 'Пароль должен содержать хотя бы одну цифру.',
  password_no_special: 'Пароль должен содержать хотя бы один специальный символ.',
  password_common: 'Этот пароль слишком легко угадать.',
  password_wrong: 'Неверный пароль.',
  code_wrong: 'Неверный код.',
  not_a_picture: 'Выберите картинку PNG, JPEG или WebP не больше 40 мегапикселей.',
  not_a_document: 'Выберите файл PDF, PNG или JPEG, который открывается без пароля.',
  too_many_pages: 'Не больше 20 страниц.',
  company_or_entrepreneur: 'Укажите что-то одно: компанию или ИП.',
  fill_all: 'Заполните все поля',
  price_too_high: 'Цена не может превышать 1 000 000 000',
  sale_price_too_high: 'Цена со скидкой не может превышать 1 000 000 000',
  sale_above_price: 'Скидочная цена не может быть выше изначальной',
  price_not_money: 'Укажите цену больше нуля, не точнее копейки.',
  category_unknown: 'Выберите категорию из списка.',
  not_a_vat_rate: 'Такой ставки НДС нет.',
  tag_unknown: 'Такой метки нет.',
  images_unknown: 'Порядок называет не те фотографии.',
  properties_unreadable: 'Характеристики: до 40 пар «название, значение».',
  sum_too_large: 'Слишком большая сумма: уменьшите количество.',
  card_length: 'Номер карты состоит из 16, 18 или 19 цифр.',
  card_invalid: 'В номере карты ошибка.',
  too_many_files: 'Слишком много файлов.',
} as const satisfies Record<string, string>

export type FieldErrorCode = keyof typeof fieldErrors
