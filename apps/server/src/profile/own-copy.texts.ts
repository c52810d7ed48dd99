// The Russian README of the data export (a member's download of all personal data): what each file of the archive has.

/** Names every file that the modules export; a test compares them. */
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
products.json               ваши карточки товаров и услуг с их документами
likes.json                  товары, которые вам понравились
seller-days.json            сколько раз по дням показали, открыли и положили в корзину ваши товары
reviews.json                ваши отзывы и ответы
friends.json                ваши друзья и заблокированные
messages.json               ваши сообщения
chat-complaints.json        ваши жалобы на переписку
notifications.json          уведомления, которые вы получили
notification-settings.json  какие уведомления и как вы получаете
basket.json                 что лежит в вашей корзине
orders.json                 ваши покупки
order-claims.json           претензии по вашим заказам: что вы писали
quote-requests.json         ваши запросы цен
quote-files.json            файлы ваших запросов цен: вид, размер, день
quote-offers.json           ваши предложения по чужим запросам
quote-complaints.json       ваши жалобы на чужие запросы цен
price-lists.json            прайс-листы, которые вы загрузили
price-list-categories.json  какие категории означают названия в ваших прайс-листах
price-list-addresses.json   ссылки, по которым мы забираем ваши прайс-листы
exchange-logins.json        логины обмена с 1С: компания, начало и последний вход
payments.json               ваши платежи
invoices.json               счета, по которым вы покупали от имени компании
invoice-buyer.json          компания и почта, для которых вы получали счёт в последний раз
statements.json             выписки банка, которые вы загрузили
memberships.json            тарифы, которые вы оплатили, и их сроки
plan-acts.json              акты за тарифы, оплаченные по счёту
team.json                   ваша команда, приглашения, которые вы отправили, и что вы в ней сделали
api-keys.json               ваши ключи программного доступа: название, начало и конец
company-lists.json          списки, которые вы проверяли
tie-lists.json              списки, в которых вы искали связи, и что нашлось
watches.json                компании, за которыми вы следите
watches-shown.json          показан ли ваш список наблюдения команде и с какого дня
company-notes.json          ваши заметки и метки о компаниях
saved-selections.json       отборы компаний, которые вы сохранили
special-registers.json      когда вы смотрели особые реестры
card-links.json             ссылки, которыми вы поделились карточками компаний, с суммой сделки
deals.json                  досье сделок: какие документы вы просили и что решили
deal-decisions.json         ваши решения по сделкам других людей команды
deal-file-decisions.json    какие присланные файлы ваших сделок вы приняли и вернули
deal-letters.json           письма контрагентам ваших сделок: кому и когда
disputed-facts.json         факты о ваших компаниях, которые вы оспорили
plan-limits.json            сколько вы взяли из того, что тариф даёт на день
webhooks.json               адреса, куда отправляются изменения

Время указано по UTC. Пароль не хранится в открытом виде, поэтому его здесь нет. Сканы документов к заявкам не выдаются:
они зашифрованы и уничтожаются после решения.
`
