// Texts of the API page. Russian is the source.
export const messages = {
  title: 'HTTP API',
  lead: 'Все вызовы сервиса: кому открыты, что принимают и что отвечают. Описание операций дано по-английски, как в машинном описании.',
  document: 'Машинное описание OpenAPI 3.1',
  byKey: 'С ключом',
  byKeyHint:
    'Ключ делают в профиле на тарифе Premium и передают в заголовке. Он открывает всё, что сайт показывает гостю, а ещё проверку списком и наблюдение; вызовы DaData и Checko о компаниях работают с ним без правок программ.',
  byKeyLimits:
    'Запросы считаем по дням Москвы: сколько их, сказано в тарифе. Когда они кончились, отвечаем 429 с заголовком Retry-After. Остаток без списания говорит GET /api/v1/api-access/usage/.',
  toKeys: 'К ключам',
  access: 'Доступ',
  roles: { public: 'всем', user: 'после входа' },
  withFlag: (flag: string) => `после входа, тариф с возможностью ${flag}`,
  limit: 'Класс ограничения',
  errors: 'Отказы',
  parametersOf: (operation: string) => `Параметры ${operation}`,
  parameter: 'Параметр',
  place: 'Где',
  places: { path: 'в пути', query: 'в запросе' },
  type: 'Вид',
  required: 'Обязателен',
  yes: 'да',
  no: 'нет',
  body: 'Тело запроса, JSON',
  multipart: 'Тело запроса, multipart/form-data',
  answer: (status: number) => `Ответ ${status}`,
  noBody: 'без тела',
}

export type Messages = typeof messages
