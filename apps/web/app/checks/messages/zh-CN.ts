// Texts of full reports in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  verifyTitle: (number) => `报告 ${number}`,
  verifyLead: '请选择报告文件，将与网站发出的文件比对。文件不会上传。',
  inn: '税号',
  ogrn: '登记号',
  made: '生成日期',
  company: '公司',
  status: '当日状态',
  file: '报告文件（PDF 或 xlsx）',
  counting: '正在计算文件指纹…',
  same: (format) => `文件真实：与发出的文件一致（${format}）。`,
  different: '不一致：文件不同或已被修改。',
  unreadable: '无法读取文件。',
  listTitle: '我的报告',
  none: '暂无报告',
  noneHint: '打开公司卡片并点击“完整报告”。',
  number: '编号',
  gauge: '因素',
  gaugeOf: (positive, all) => `${all} 项中 ${positive} 项`,
  print: '打印',
  download: (format) => `下载 ${format}`,
  proof: '验证页面',
  failed: '操作失败，请稍后重试。',
  make: '完整报告',
  making: '正在生成报告…',
}
