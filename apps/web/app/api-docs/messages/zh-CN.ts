// Texts of the API page in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'HTTP API',
  lead: '服务的全部接口：谁可以调用、接收什么、返回什么。接口说明为英文，与机器可读描述一致。',
  document: '机器可读描述（OpenAPI 3.1）',
  byKey: '使用密钥',
  byKeyHint:
    '密钥在 Premium 方案的个人资料中创建，通过请求头发送。它可访问网站向访客展示的全部内容，以及批量核查和企业监控；DaData 与 Checko 的企业调用无需修改程序即可使用。',
  byKeyLimits:
    '请求次数按莫斯科日期计数，数量见资费方案。用完后返回 429 并附带 Retry-After。GET /api/v1/api-access/usage/ 可查询剩余次数，且不计数。',
  toKeys: '查看密钥',
  access: '访问权限',
  roles: { public: '所有人', user: '登录用户' },
  withFlag: (flag) => `登录用户，且套餐包含 ${flag}`,
  limit: '限流类别',
  errors: '拒绝代码',
  parametersOf: (operation) => `${operation} 的参数`,
  parameter: '参数',
  place: '位置',
  places: { path: '路径', query: '查询' },
  type: '类型',
  required: '必填',
  yes: '是',
  no: '否',
  body: '请求体（JSON）',
  multipart: '请求体（multipart/form-data）',
  answer: (status) => `返回 ${status}`,
  noBody: '无内容',
}
