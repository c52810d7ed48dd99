// The texts in the archive about itself.

export const README = `Копия ваших данных в «Сверке».

account.json                учётная запись и профиль
avatar.png                  фото профиля, если оно есть
consents.json               согласия: какой текст, когда дано и отозвано, откуда
sign-ins.json               входы: когда, с какого адреса и устройства
email-changes.json          смены адреса почты
actions.json                записи журнала о ваших действиях
companies.json              компании, которые вы представляете
company-requests.json       заявки на привязку компаний
support.json                обращения в поддержку и ответы
checks.json                 полные отчёты, которые вы сделали
hand-checks.json            что вы записали, проверив вручную, с отпечатками файлов
products.json               ваши карточки товаров и услуг
likes.json                  товары, которые вам понравились
reviews.json                ваши отзывы и ответы
friends.json                ваши друзья и заблокированные
messages.json               ваши сообщения
chat-complaints.json        ваши жалобы на переписку
notifications.json          уведомления, которые вы получили
notification-settings.json  какие уведомления и как вы получаете
basket.json                 что лежит в вашей корзине
orders.json                 ваши покупки
quote-requests.json         ваши запросы цен
quote-offers.json           ваши предложения по чужим запросам
price-lists.json            прайс-листы, которые вы загрузили
payments.json               ваши платежи
invoices.json               счета, по которым вы покупали от имени компании
statements.json             выписки банка, которые вы загрузили
memberships.json            тарифы, которые вы оплатили, и их сроки
api-keys.json               ваши ключи программного доступа: название, начало и конец
company-lists.json          списки, которые вы проверяли
tie-lists.json              списки, в которых вы искали связи, и что нашлось
watches.json                компании, за которыми вы следите
company-notes.json          ваши заметки и метки о компаниях
saved-selections.json       отборы компаний, которые вы сохранили
special-registers.json      когда вы смотрели особые реестры
card-links.json             ссылки, которыми вы поделились карточками компаний
plan-limits.json            сколько вы взяли из того, что тариф даёт на день
webhooks.json               адреса, куда отправляются изменения

Время указано по UTC. Пароль не хранится в открытом виде, поэтому его здесь нет. Сканы документов к заявкам не выдаются:
они зашифрованы и уничтожаются после решения.
`
