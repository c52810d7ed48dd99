// Texts of closing documents in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '文件',
  issuedCaption: '已开具的文件',
  document: '文件',
  sum: '金额',
  files: '下载',
  kinds: { upd: 'UPD', act: '验收单' },
  name: (kind, number) => `${kind} ${number}`,
  status: (status) => `状态 ${status}`,
  all: '全部，zip',
  zipName: (order) => `订单文件_${order}.zip`,
  formats: { pdf: 'PDF', xml: 'XML' },
  save: (name, format) => `下载 ${name}，${format}`,
  issue: '开具文件',
  issued: '文件已开具，买家也可查看',
  mayIssue: '款项已到账：可以开具商品 UPD 和服务验收单。',
  none: '卖家尚未开具文件。',
  foot: (version) => `XML 采用税务局格式 ${version}，未签名。已开具的文件不会更改`,
  noXml: (version) => `XML 需要格式 ${version} 支持的增值税率（0、10、20%、无）以及登记册中负责人的姓名`,
  failed: '操作失败。请检查网络后重试。',
}
