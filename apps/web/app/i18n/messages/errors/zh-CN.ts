// Error texts in simplified Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  validation_failed: '请检查输入的数据。',
  malformed_request: '无法解析请求。',
  number_invalid: '校验位错误：请检查号码。',
  unauthorized: '请登录后继续。',
  forbidden: '您没有权限执行此操作。',
  plan_required: '您的资费方案不包含此功能。',
  not_found: '未找到任何内容。',
  company_not_found: '未找到该号码对应的公司。',
  check_not_found: '未找到该编号的报告。',
  method_not_allowed: '该地址不接受此类请求。',
  conflict: '数据已发生变化，请刷新页面。',
  body_too_large: '请求过大。',
  unsupported_media_type: '不接受此类数据。',
  too_many_requests: '请求过多，请稍后再试。',
  refreshed_recently: '该公司的数据在一分钟内刚刚更新过。',
  internal_error: '内部错误，我们已经获知。',
  source_failed: '数据源返回错误。',
  overloaded: '服务繁忙，请几秒后重试。',
  database_unavailable: '数据库暂时不可用。',
  source_timeout: '数据源未及时响应。',
}
