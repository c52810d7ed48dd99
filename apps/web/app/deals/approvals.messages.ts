// Texts of the approval of a deal by a second person of the team, which deals above the team's limit need.
import type { DealApprovalState } from '@sverka/contract/deals/deals.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const approvalsMessages = defineTexts({
  title: { ru: 'Решение второго человека', en: 'Second person’s decision', zh: '第二人决定' },
  listTitle: { ru: 'Решения по сделкам команды', en: 'Decisions on the team’s deals', zh: '团队交易决定' },
  states: {
    waiting: { ru: 'Ждёт решения', en: 'Awaiting a decision', zh: '等待决定' },
    approved: { ru: 'Одобрено', en: 'Approved', zh: '已批准' },
    refused: { ru: 'Не одобрено', en: 'Not approved', zh: '未批准' },
    nobody: { ru: 'Решения нет', en: 'No decision', zh: '无决定' },
  } satisfies Record<DealApprovalState, Translated<string>>,
  /** `sum`: the team's limit. */
  over: {
    ru: (sum: string) => `В команде сделки дороже ${sum} решает второй человек.`,
    en: (sum: string) => `In the team, a second person decides on deals above ${sum}.`,
    zh: (sum: string) => `团队中金额超过 ${sum} 的交易须由第二人决定。`,
  },
  nobodyText: {
    ru: 'Тот, кто открыл сделку, больше не в этой команде: решить некому.',
    en: 'The person who opened the deal is no longer in this team: nobody can decide.',
    zh: '开启交易者已不在该团队中，无人可决定。',
  },
  /** Who opened or decided the deal, and when. */
  by: {
    ru: (name: string, at: string) => `${name}, ${at}`,
    en: (name: string, at: string) => `${name}, ${at}`,
    zh: (name: string, at: string) => `${name}，${at}`,
  },
  asked: { ru: 'Сделку открыл', en: 'Opened by', zh: '开启人' },
  decided: { ru: 'Решение принял', en: 'Decided by', zh: '决定人' },
  comment: { ru: 'Комментарий', en: 'Comment', zh: '备注' },
  commentHint: {
    ru: 'Если не одобряете, напишите почему. Прочитает тот, кто открыл сделку; войдёт в архив досье.',
    en: 'If you do not approve, say why. The person who opened the deal will read it; it goes into the deal archive.',
    zh: '若不批准，请说明原因。开启人可见，并写入档案包。',
  },
  deal: { ru: 'Сделка', en: 'Deal', zh: '交易' },
  company: { ru: 'Компания', en: 'Company', zh: '企业' },
  report: { ru: 'Отчёт', en: 'Report', zh: '报告' },
  state: { ru: 'Решение', en: 'Decision', zh: '决定' },
  mine: { ru: 'ваша', en: 'yours', zh: '您的' },
  decide: { ru: 'Решить', en: 'Decide', zh: '决定' },
  decideOn: {
    ru: (title: string) => `Решить: ${title}`,
    en: (title: string) => `Decide on ${title}`,
    zh: (title: string) => `决定：${title}`,
  },
  approve: { ru: 'Одобрить', en: 'Approve', zh: '批准' },
  refuse: { ru: 'Не одобрять', en: 'Do not approve', zh: '不批准' },
  approved: { ru: 'Сделка одобрена', en: 'Deal approved', zh: '交易已批准' },
  refused: { ru: 'Сделка не одобрена', en: 'Deal not approved', zh: '交易未批准' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  failed: { ru: 'Не удалось. Попробуйте ещё раз.', en: 'That did not work. Try again.', zh: '操作失败，请重试。' },
})
