// Texts of ordering a full report on a company from the company's card. A report uses one full check of the member's plan.
import { defineTexts } from '../i18n/catalogue.ts'

export const makingMessages = defineTexts({
  paper: { ru: 'Отчёт для документов', en: 'Report for your files', zh: '存档报告' },
  paperLead: {
    ru: 'PDF и таблица: вердикты, все факторы с источниками и днями, QR-код для проверки подлинности.',
    en: 'PDF and spreadsheet: verdicts, every factor with source and date, a QR code to verify that it is genuine.',
    zh: 'PDF 和表格：结论、全部因素及其来源和日期，附真伪核验二维码。',
  },
  reportsLeft: {
    ru: (left: number, of: number) => `осталось ${left} из ${of}`,
    en: (left: number, of: number) => `${left} of ${of} left`,
    zh: (left: number, of: number) => `剩余 ${left}/${of}`,
  },
  making: { ru: 'Готовим отчёт…', en: 'Preparing the report…', zh: '正在生成报告…' },
  exhausted: { ru: 'Полные проверки кончились', en: 'No full checks left', zh: '完整核查次数已用完' },
  exhaustedHint: {
    ru: 'Уже составленные отчёты открываются, карточки доступны всем. Новые проверки есть в других тарифах.',
    en: 'Reports already made can still be opened, cards are open to everyone. Other plans have new checks.',
    zh: '已有报告仍可打开，卡片对所有人开放。其他资费提供新的核查次数。',
  },
  tariffs: { ru: 'Выбрать тариф', en: 'Choose a plan', zh: '选择资费' },
  failed: { ru: 'Не получилось. Повторите позже.', en: 'That did not work. Try again later.', zh: '操作失败，请稍后重试。' },
  whySignIn: {
    ru: 'Отчёт делается под вашим именем и хранится в разделе «Мои отчёты»: войдите или зарегистрируйтесь. Пять отчётов за первые 30 дней бесплатны.',
    en: 'A report is made in your name and kept under “My reports”: sign in or register. Five reports in the first 30 days are free.',
    zh: '报告以您的名义生成，并保存在“核查”中：请登录或注册。前 30 天可免费生成五份报告。',
  },
  extendedTitle: { ru: 'Расширенный отчёт', en: 'Extended report', zh: '扩展报告' },
})
