// Texts of the API page. Russian is the source.
export const messages = {
  title: 'HTTP API',
  lead: 'Все вызовы сервиса: кому открыты, что принимают и что отвечают. Описание операций дано по-английски, как в машинном описании.',
  document: 'Машинное описание OpenAPI 3.1',
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
