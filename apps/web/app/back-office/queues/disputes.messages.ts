// Texts of the staff queue of facts of company cards that the company's representative disputes. Staff check only the form of the dispute.
import { defineTexts } from '../../i18n/catalogue.ts'

export const disputesMessages = defineTexts({
  title: { ru: 'Оспоренные факты', en: 'Disputed facts', zh: '争议事实' },
  lead: {
    ru: 'Решается только форма: документ читается, адресат и номер обращения названы, в словах нет имён и чужих данных. Кто прав, не решаем.',
    en: 'Only the form is decided: the document is legible, the addressee and the application number are given, the words have no names or other people’s data. We do not decide who is right.',
    zh: '仅审核形式：文件可读，机构和申请编号已注明，说明中无人名和他人数据。不判断谁对谁错。',
  },
  words: { ru: 'Слова компании', en: 'Company’s words', zh: '企业说明' },
  reason: { ru: 'Причина', en: 'Reason', zh: '原因' },
  appeal: { ru: 'Обращение', en: 'Application', zh: '申请' },
  author: { ru: 'Представитель', en: 'Representative', zh: '代表' },
  source: { ru: 'Источник', en: 'Source', zh: '来源' },
  open: { ru: 'Открыть документ', en: 'Open the document', zh: '打开文件' },
  openFailed: { ru: 'Документ не открылся', en: 'The document could not be opened', zh: '无法打开文件' },
  openFirst: { ru: 'Сначала откройте документ', en: 'Open the document first', zh: '请先打开文件' },
  flagged: { ru: 'В словах нашлось', en: 'Found in the text', zh: '说明中发现' },
  card: { ru: 'Карточка', en: 'Card', zh: '企业卡片' },
  agree: { ru: 'Форма в порядке', en: 'The form is in order', zh: '形式无误' },
  agreed: { ru: 'Слова и документ видны всем', en: 'Words and document are public', zh: '说明和文件已公开' },
  refuse: { ru: 'Снять отметку', en: 'Remove the mark', zh: '撤下标记' },
  refuseTitle: { ru: 'Что не так с формой', en: 'What is wrong with the form', zh: '形式有何问题' },
  refuseLead: {
    ru: 'Причину прочтёт представитель. На карточке отметка исчезнет, в ходе останется, что её сняли.',
    en: 'The representative will see the reason. The mark will disappear from the card; the timeline will show that it was removed.',
    zh: '代表会看到原因。卡片标记消失，进程中会注明已撤下。',
  },
  refused: { ru: 'Отметка снята', en: 'The mark was removed', zh: '标记已撤下' },
  reasons: [
    { ru: 'Документ не читается', en: 'The document is illegible', zh: '文件无法阅读' },
    { ru: 'Документ не об этом факте', en: 'The document is not about this fact', zh: '文件与该事实无关' },
    { ru: 'Обращения с таким номером быть не может', en: 'There can be no application with this number', zh: '不可能有此编号的申请' },
    { ru: 'В словах имена людей или чужие данные', en: 'The words have names or other people’s data', zh: '说明中含人名或他人数据' },
    { ru: 'В документе не закрыты личные данные', en: 'Personal data in the document is not covered', zh: '文件未遮盖个人信息' },
  ],
  keys: [
    ['O', { ru: 'открыть документ', en: 'open the document', zh: '打开文件' }],
    ['P', { ru: 'форма в порядке', en: 'the form is in order', zh: '形式无误' }],
    ['R', { ru: 'снять, затем 1–5 причина', en: 'remove, then 1–5 for a reason', zh: '撤下，再按 1–5 选择原因' }],
  ],
})
