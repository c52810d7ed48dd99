// Texts of the page on which a member requests to represent a company. «ИНН» is the taxpayer number.
import { defineTexts } from '../i18n/catalogue.ts'

export const bindingMessages = defineTexts({
  title: { ru: 'Добавить компанию', en: 'Add a company', zh: '添加公司' },
  intro: {
    ru: 'Найдите компанию или ИП и приложите документы. Мы проверим их и сообщим решение письмом.',
    en: 'Find the company or sole trader and attach the documents. We will check them and e-mail you the decision.',
    zh: '请查找公司或个体经营者并附上文件。我们会核查并以邮件通知结果。',
  },
  search: { ru: 'ИНН или название', en: 'INN or name', zh: '税号或名称' },
  searching: { ru: 'Ищем…', en: 'Searching…', zh: '正在搜索…' },
  nothing: {
    ru: 'Ничего не нашли. Проверьте ИНН или название.',
    en: 'Nothing found. Check the INN or the name.',
    zh: '未找到。请检查税号或名称。',
  },
  unknown: {
    ru: (inn: string) => `Компании с номером ${inn} в реестре нет. Проверьте номер или найдите её по названию.`,
    en: (inn: string) => `The register has no company with the number ${inn}. Check the number, or find it by name.`,
    zh: (inn: string) => `登记册中没有号码为 ${inn} 的公司。请检查号码，或按名称查找。`,
  },
  searchFailed: {
    ru: 'Поиск не ответил. Это не значит, что компании нет.',
    en: 'The search did not respond. This does not mean that there is no such company.',
    zh: '搜索没有响应，这并不表示该公司不存在。',
  },
  retry: { ru: 'Повторить', en: 'Try again', zh: '重试' },
  results: { ru: 'Найденные компании', en: 'Companies found', zh: '找到的公司' },
  chosen: { ru: 'Выбрано', en: 'Chosen', zh: '已选择' },
  change: { ru: 'Выбрать другую', en: 'Choose another', zh: '选择其他' },
  inn: { ru: (inn: string) => `ИНН ${inn}`, en: (inn: string) => `INN ${inn}`, zh: (inn: string) => `税号 ${inn}` },
  chooseFile: { ru: 'Выберите файл или перетащите его сюда', en: 'Choose a file or drop it here', zh: '选择文件或拖放到此处' },
  passport: { ru: 'Паспорт', en: 'Passport', zh: '护照' },
  passportHint: {
    ru: 'Разворот с фотографией: PDF, PNG или JPEG до 10 МБ',
    en: 'The page with your photo: PDF, PNG or JPEG up to 10 MB',
    zh: '带照片的页面：PDF、PNG 或 JPEG，不超过 10 MB',
  },
  certificate: { ru: 'Свидетельство о постановке на учёт', en: 'Tax registration certificate', zh: '税务登记证' },
  certificateHint: {
    ru: 'Скан из налоговой: PDF, PNG или JPEG до 10 МБ',
    en: 'A scan: PDF, PNG or JPEG up to 10 MB',
    zh: '扫描件：PDF、PNG 或 JPEG，不超过 10 MB',
  },
  power: { ru: 'Доверенность', en: 'Power of attorney', zh: '授权委托书' },
  powerHint: {
    ru: (head: string) =>
      `По реестру руководит ${head}. Если вы действуете за компанию по доверенности, приложите её: PDF, PNG или JPEG до 10 МБ. Без неё заявку могут отклонить.`,
    en: (head: string) =>
      `According to the register, the head is ${head}. If you act for the company under a power of attorney, attach it: PDF, PNG or JPEG up to 10 MB. Without it the request may be rejected.`,
    zh: (head: string) =>
      `登记册中的负责人为 ${head}。若您凭授权代表公司行事，请附上委托书：PDF、PNG 或 JPEG，不超过 10 MB。缺少委托书可能被拒绝。`,
  },
  privacy: {
    ru: 'Документы хранятся зашифрованными, их видят только сотрудники проверки. После решения мы их удаляем в течение 30 дней.',
    en: 'The documents are kept encrypted and are seen only by the staff who check them. We delete them within 30 days of the decision.',
    zh: '文件加密保存，仅核查人员可见，并在决定作出后 30 天内删除。',
  },
  submit: { ru: 'Отправить заявку', en: 'Send the request', zh: '提交申请' },
  fillAll: { ru: 'Заполните все поля', en: 'Fill in all fields', zh: '请填写所有字段' },
  sent: { ru: 'Запрос на привязку отправлен', en: 'The request to link has been sent', zh: '绑定申请已发送' },
  failed: {
    ru: 'Не удалось отправить. Попробуйте ещё раз.',
    en: 'The request could not be sent. Please try again.',
    zh: '提交失败，请重试。',
  },
  back: { ru: 'К профилю', en: 'Back to the profile', zh: '返回个人资料' },
})
