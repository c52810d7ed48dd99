// Texts of the files of a request for prices.
import { defineTexts } from '../i18n/catalogue.ts'

export const quoteFilesMessages = defineTexts({
  title: { ru: 'Файлы', en: 'Files', zh: '文件' },
  label: { ru: 'Фотографии, чертежи, документы', en: 'Photos, drawings, documents', zh: '照片、图纸、文件' },
  empty: {
    ru: 'Картинки и PDF: до шести, каждый до 5 МБ',
    en: 'Images and PDFs: up to six, up to 5 MB each',
    zh: '图片和 PDF：最多六个，每个不超过 5 MB',
  },
  hint: {
    ru: 'Их видят продавцы, которых вы спросили, пока запрос открыт, потом только тот, чьё предложение вы приняли. Имена файлов не показываем.',
    en: 'The sellers you ask see them while the request is open, then only the one whose offer you accepted. File names are not shown.',
    zh: '询价开放期间，被询问的卖家可见；之后仅您接受其报价的卖家可见。不显示文件名。',
  },
  tooMany: { ru: 'Не больше шести файлов.', en: 'Six files at most.', zh: '最多六个文件。' },
  tooLarge: { ru: 'Файл больше 5 МБ.', en: 'A file is larger than 5 MB.', zh: '有文件超过 5 MB。' },
  chooseFile: { ru: 'Выберите файл.', en: 'Choose a file.', zh: '请选择文件。' },
  add: { ru: 'Добавить', en: 'Add', zh: '添加' },
  added: { ru: 'Файлы добавлены', en: 'Files added', zh: '文件已添加' },
  unsent: {
    ru: 'Запрос отправлен, а файлы нет: добавьте их на этой странице',
    en: 'The request was sent but the files were not: add them on this page',
    zh: '询价已发送，但文件未发送：请在此页添加',
  },
  photo: { ru: (at: number) => `Фотография ${at}`, en: (at: number) => `Photo ${at}`, zh: (at: number) => `照片 ${at}` },
  document: { ru: (at: number) => `Документ ${at}, PDF`, en: (at: number) => `Document ${at}, PDF`, zh: (at: number) => `文件 ${at}，PDF` },
  remove: { ru: (at: number) => `Убрать файл ${at}`, en: (at: number) => `Remove file ${at}`, zh: (at: number) => `删除文件 ${at}` },
  removed: { ru: 'Файл убран', en: 'File removed', zh: '文件已删除' },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
})
