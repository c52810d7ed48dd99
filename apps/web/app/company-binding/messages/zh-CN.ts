// Adding a company in simplified Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '添加公司',
  intro: '请查找公司或个体经营者并附上文件。我们会核查并以邮件通知结果。',
  search: '税号或名称',
  searching: '正在搜索…',
  nothing: '未找到。请检查税号或名称。',
  searchFailed: '搜索没有响应，这并不表示该公司不存在。',
  retry: '重试',
  results: '找到的公司',
  chosen: '已选择',
  change: '选择其他',
  inn: (inn) => `税号 ${inn}`,
  chooseFile: '选择文件或拖放到此处',
  passport: '护照',
  passportHint: '带照片的页面：PDF、PNG 或 JPEG，不超过 10 MB',
  certificate: '税务登记证',
  certificateHint: '扫描件：PDF、PNG 或 JPEG，不超过 10 MB',
  privacy: '文件加密保存，仅核查人员可见，并在决定作出后 30 天内删除。',
  submit: '提交申请',
  fillAll: '请填写所有字段',
  sent: '绑定申请已发送',
  failed: '提交失败，请重试。',
  back: '返回个人资料',
}
