// Texts of the page where a deal's counterparty uploads documents without an account.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const uploadMessages = defineTexts({
  title: { ru: 'Документы для сделки', en: 'Documents for a deal', zh: '交易文件' },
  send: {
    ru: (count: number, day: string) => {
      const asked = plural('ru', count, {
        one: 'Пришлите # документ',
        few: 'Пришлите # документа',
        many: 'Пришлите # документов',
        other: 'Пришлите # документов',
      })
      return day ? `${asked} до ${day}` : asked
    },
    en: (count: number, day: string) => {
      const asked = plural('en', count, { one: 'Please send # document', other: 'Please send # documents' })
      return day ? `${asked} by ${day}` : asked
    },
    zh: (count: number, day: string) => (day ? `请在${day}前提交 ${count} 份文件` : `请提交 ${count} 份文件`),
  },
  allSent: { ru: 'Все документы присланы', en: 'All documents have been sent', zh: '所有文件均已提交' },
  about: {
    ru: (company: string) => `Просят у компании ${company}. Регистрация не нужна, прислать можно не всё сразу: ссылка помнит.`,
    en: (company: string) =>
      `Requested from ${company}. No account is needed, and you need not send everything at once: the link keeps track.`,
    zh: (company: string) => `向${company}索取。无需注册，可分次提交。`,
  },
  asks: { ru: 'Кто просит', en: 'Who asks', zh: '索取方' },
  confirmed: {
    ru: 'право представлять компанию подтверждено документами',
    en: 'the right to represent the company was confirmed by documents',
    zh: '代表权已通过文件确认',
  },
  noCompany: {
    ru: 'компания не подтверждена: уточните, кто просит',
    en: 'the company is not confirmed: find out who is asking',
    zh: '未确认所属企业：请核实索取方',
  },
  needed: { ru: 'Нужно прислать', en: 'To be sent', zh: '待提交' },
  progress: {
    ru: (sent: number, all: number) => `прислано ${sent} из ${all}`,
    en: (sent: number, all: number) => `${sent} of ${all} sent`,
    zh: (sent: number, all: number) => `已提交 ${sent}/${all}`,
  },
  done: { ru: 'Уже присланы', en: 'Already sent', zh: '已提交' },
  dueBy: { ru: (day: string) => `до ${day}`, en: (day: string) => `by ${day}`, zh: (day: string) => `${day}前` },
  dueWas: {
    ru: (day: string) => `срок был ${day}, можно прислать и сейчас`,
    en: (day: string) => `was due on ${day}, can still be sent`,
    zh: (day: string) => `期限为${day}，现在仍可提交`,
  },
  returned: {
    ru: (day: string, reason: string) => `вернули ${day}: ${reason}`,
    en: (day: string, reason: string) => `returned on ${day}: ${reason}`,
    zh: (day: string, reason: string) => `${day}退回：${reason}`,
  },
  received: {
    ru: (day: string) => `прислан ${day}, ещё не смотрели`,
    en: (day: string) => `sent on ${day}, not reviewed yet`,
    zh: (day: string) => `${day}提交，尚未查看`,
  },
  accepted: { ru: (day: string) => `принят ${day}`, en: (day: string) => `accepted on ${day}`, zh: (day: string) => `${day}已接受` },
  file: { ru: 'Файл', en: 'File', zh: '文件' },
  fileHint: {
    ru: 'PDF, JPEG, PNG, DOCX, XLSX до 10 МБ',
    en: 'PDF, JPEG, PNG, DOCX, XLSX up to 10 MB',
    zh: 'PDF、JPEG、PNG、DOCX、XLSX，最大 10 MB',
  },
  choose: { ru: 'Перетащите или выберите файл', en: 'Drop or choose a file', zh: '拖放或选择文件' },
  another: { ru: 'Прислать другой файл', en: 'Send another file', zh: '提交其他文件' },
  sendFile: { ru: 'Отправить', en: 'Send', zh: '发送' },
  sent: { ru: 'Файл отправлен', en: 'File sent', zh: '文件已发送' },
  chooseFirst: { ru: 'Сначала выберите файл', en: 'Choose a file first', zh: '请先选择文件' },
  tooLarge: { ru: 'Файл больше 10 МБ', en: 'The file is over 10 MB', zh: '文件超过 10 MB' },
  whoSees: { ru: 'Кто увидит файлы', en: 'Who sees the files', zh: '谁能看到文件' },
  sees: {
    ru: [
      'Только тот, кто просит, внутри досье этой сделки',
      'Файлы проверяем на вирусы, если на площадке есть антивирус, и сразу считаем отпечаток',
    ],
    en: [
      'Only the person asking, within this deal',
      'Files are scanned for viruses if the site has an antivirus, and their fingerprint is computed at once',
    ],
    zh: ['仅索取方可在本交易档案中查看', '如平台配有杀毒程序，文件会被扫描，并立即计算指纹'],
  },
  deleted: {
    ru: (day: string) => `Удалим ${day} или раньше, если досье удалят`,
    en: (day: string) => `Will be deleted on ${day}, or earlier if the deal is deleted`,
    zh: (day: string) => `将于${day}或档案删除时删除`,
  },
  link: { ru: 'Ссылка', en: 'Link', zh: '链接' },
  works: {
    ru: (day: string) => `Действует до ${day}. Её может открыть каждый, кому вы её перешлёте.`,
    en: (day: string) => `Valid until ${day}. Anyone you forward it to can open it.`,
    zh: (day: string) => `有效至${day}。您转发的任何人都可打开。`,
  },
  expired: {
    ru: (day: string) => `Ссылка закончилась ${day}`,
    en: (day: string) => `The link expired on ${day}`,
    zh: (day: string) => `链接已于${day}过期`,
  },
  expiredText: {
    ru: (who: string) => `Присланные документы на месте. Новую ссылку даёт тот, кто просил: ${who}.`,
    en: (who: string) => `What was sent is kept. For a new link, ask ${who}.`,
    zh: (who: string) => `已提交的文件仍保留。请向索取方获取新链接：${who}。`,
  },
  unknownTitle: { ru: 'Ссылка не действует', en: 'The link is not valid', zh: '链接无效' },
  unknownText: {
    ru: 'Её отозвали, или в адресе ошибка.',
    en: 'It was withdrawn, or the address is mistyped.',
    zh: '链接已撤回或地址有误。',
  },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  size: {
    ru: (kilobytes: string) => `${kilobytes} КБ`,
    en: (kilobytes: string) => `${kilobytes} KB`,
    zh: (kilobytes: string) => `${kilobytes} KB`,
  },
  fingerprint: { ru: 'отпечаток', en: 'fingerprint', zh: '指纹' },
  failed: { ru: 'Не отправилось. Попробуйте ещё раз.', en: 'Not sent. Try again.', zh: '发送失败，请重试。' },
})
