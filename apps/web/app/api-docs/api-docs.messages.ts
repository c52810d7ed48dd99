// Texts of the API page. DaData and Checko are other Russian services with company data, whose requests this API accepts too.
import { defineTexts } from '../i18n/catalogue.ts'

export const apiDocsMessages = defineTexts({
  title: 'HTTP API',
  lead: {
    ru: 'Все вызовы сервиса: кому открыты, что принимают и что отвечают. Описание операций дано по-английски, как в машинном описании.',
    en: 'Every call of the service: who may make it, what it accepts and what it returns.',
    zh: '服务的全部接口：谁可以调用、接收什么、返回什么。接口说明为英文，与机器可读描述一致。',
  },
  document: { ru: 'Машинное описание OpenAPI 3.1', en: 'Machine-readable description, OpenAPI 3.1', zh: '机器可读描述（OpenAPI 3.1）' },
  byKey: { ru: 'С ключом', en: 'With a key', zh: '使用密钥' },
  byKeyHint: {
    ru: 'Ключ делают в профиле на тарифе Premium и передают в заголовке. Он открывает всё, что сайт показывает гостю, а ещё проверку списком и наблюдение; вызовы DaData и Checko о компаниях работают с ним без правок программ.',
    en: 'A key is created in the profile on the Premium plan and sent in a header. It opens everything the site shows to a guest, plus list checks and monitoring; DaData and Checko calls about companies work with it without changes to the programs.',
    zh: '密钥在 Premium 方案的个人资料中创建，通过请求头发送。它可访问网站向访客展示的全部内容，以及批量核查和企业监控；DaData 与 Checko 的企业调用无需修改程序即可使用。',
  },
  byKeyLimits: {
    ru: 'Запросы считаем по дням Москвы: сколько их, сказано в тарифе. Когда они кончились, отвечаем 429 с заголовком Retry-After. Остаток без списания говорит GET /api/v1/api-access/usage/.',
    en: 'Requests are counted by Moscow days; the plan says how many there are. When they are used up, we return 429 with a Retry-After header. GET /api/v1/api-access/usage/ tells what is left and is not counted.',
    zh: '请求次数按莫斯科日期计数，数量见资费方案。用完后返回 429 并附带 Retry-After。GET /api/v1/api-access/usage/ 可查询剩余次数，且不计数。',
  },
  toKeys: { ru: 'К ключам', en: 'Go to keys', zh: '查看密钥' },
  access: { ru: 'Доступ', en: 'Access', zh: '访问权限' },
  roles: { public: { ru: 'всем', en: 'everyone', zh: '所有人' }, user: { ru: 'после входа', en: 'signed-in members', zh: '登录用户' } },
  withFlag: {
    ru: (flag: string) => `после входа, тариф с возможностью ${flag}`,
    en: (flag: string) => `signed-in members whose plan has ${flag}`,
    zh: (flag: string) => `登录用户，且套餐包含 ${flag}`,
  },
  limit: { ru: 'Класс ограничения', en: 'Limit class', zh: '限流类别' },
  errors: { ru: 'Отказы', en: 'Errors', zh: '拒绝代码' },
  parametersCaption: {
    ru: (operation: string) => `Параметры ${operation}`,
    en: (operation: string) => `Parameters of ${operation}`,
    zh: (operation: string) => `${operation} 的参数`,
  },
  parameter: { ru: 'Параметр', en: 'Parameter', zh: '参数' },
  place: { ru: 'Где', en: 'Where', zh: '位置' },
  places: { path: { ru: 'в пути', en: 'path', zh: '路径' }, query: { ru: 'в запросе', en: 'query', zh: '查询' } },
  type: { ru: 'Вид', en: 'Type', zh: '类型' },
  required: { ru: 'Обязателен', en: 'Required', zh: '必填' },
  yes: { ru: 'да', en: 'yes', zh: '是' },
  no: { ru: 'нет', en: 'no', zh: '否' },
  body: { ru: 'Тело запроса, JSON', en: 'Request body, JSON', zh: '请求体（JSON）' },
  multipart: { ru: 'Тело запроса, multipart/form-data', en: 'Request body, multipart/form-data', zh: '请求体（multipart/form-data）' },
  answer: {
    ru: (status: number) => `Ответ ${status}`,
    en: (status: number) => `Response ${status}`,
    zh: (status: number) => `返回 ${status}`,
  },
  noBody: { ru: 'без тела', en: 'no body', zh: '无内容' },
})
