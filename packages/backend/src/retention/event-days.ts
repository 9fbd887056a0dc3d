/** Events of visitors are deleted after so many days, as the shop tells whom it asks for consent. */
export const EVENT_DAYS = 90;
