// The promotion of the first verified sellers. Russian is the source.

export const messages = {
  title: 'Первые проверенные продавцы',
  label: 'Продвижение',
  why: 'Бесплатное продвижение первых ста продавцов с подтверждённой компанией. Показываем по очереди.',
  seller: (name: string, inn: string | null, ends: string) => `${name}${inn ? `, ИНН\u00a0${inn}` : ''}. Продвижение до\u00a0${ends}`,
  place: (company: string, number: number, of: number) => `${company}: номер ${number} из ${of} первых продавцов`,
  until: (day: string) => `Продвигаем бесплатно до ${day}.`,
  over: (day: string) => `Бесплатное продвижение закончилось ${day}.`,
  counts: (shown: string, opened: string) => `Показов: ${shown}, открытий: ${opened}.`,
}

export type PromotionMessages = typeof messages
