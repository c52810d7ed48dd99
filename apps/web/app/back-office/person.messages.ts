// Texts of the staff's page of one account: companies, orders, sign-ins, complaints, decisions of staff.
import { defineTexts } from '../i18n/catalogue.ts'

export const personMessages = defineTexts({
  lead: { ru: 'Просмотр этой страницы записан в журнал.', en: 'Viewing this page has been logged.', zh: '本次查看已记入日志。' },
  trail: { ru: 'Где вы', en: 'You are here', zh: '当前位置' },
  email: { ru: 'Почта', en: 'E-mail', zh: '邮箱' },
  companies: { ru: 'Компании', en: 'Companies', zh: '企业' },
  company: { ru: 'Компания', en: 'Company', zh: '企业' },
  /** State of the person at a company: its representative, or a request to become one. */
  companyStates: {
    represents: { ru: 'Представляет', en: 'Represents it', zh: '代表' },
    pending: { ru: 'Заявка ждёт', en: 'Request pending', zh: '申请待处理' },
    approved: { ru: 'Заявка одобрена', en: 'Request approved', zh: '申请已批准' },
    rejected: { ru: 'Заявка отклонена', en: 'Request rejected', zh: '申请已拒绝' },
  },
  side: { ru: 'Сторона', en: 'Side', zh: '身份' },
  sides: { buyer: { ru: 'Покупает', en: 'Buys', zh: '买方' }, seller: { ru: 'Продаёт', en: 'Sells', zh: '卖方' } },
  sessions: { ru: 'Сеансы', en: 'Sessions', zh: '登录记录' },
  device: { ru: 'Устройство', en: 'Device', zh: '设备' },
  /** IP address. */
  address: { ru: 'Адрес', en: 'Address', zh: '地址' },
  begun: { ru: 'Начат', en: 'Started', zh: '开始' },
  used: { ru: 'Последний раз', en: 'Last used', zh: '最近使用' },
  goesOn: { ru: 'Действует', en: 'Active', zh: '有效' },
  complaints: { ru: 'Жалобы', en: 'Complaints', zh: '投诉' },
  complaint: { ru: 'Жалоба', en: 'Complaint', zh: '投诉' },
  about: {
    review: { ru: 'Об отзыве', en: 'About a review', zh: '关于评价' },
    conversation: { ru: 'О переписке', en: 'About a conversation', zh: '关于对话' },
    quote: { ru: 'О запросе цен', en: 'About a request for quotes', zh: '关于询价' },
  },
  /** Side of the person in a complaint: its author, or the one it is about. */
  author: { ru: 'жалуется', en: 'complains', zh: '投诉人' },
  subject: { ru: 'жалуются на него', en: 'is complained about', zh: '被投诉人' },
  open: { ru: 'Не решена', en: 'Not decided', zh: '未处理' },
  decisions: { ru: 'Решения об учётной записи', en: 'Decisions about the account', zh: '账户处理记录' },
  decision: { ru: 'Решение', en: 'Decision', zh: '处理' },
  by: { ru: 'Кто', en: 'Who', zh: '操作人' },
  reason: { ru: 'Причина', en: 'Reason', zh: '原因' },
  when: { ru: 'Когда', en: 'When', zh: '时间' },
  none: { ru: 'Нет', en: 'None', zh: '无' },
})
