// Every kind of error that a shopper may be told of, with the key of its sentence. A new kind without words does not compile.

import type { EditCartError } from '@tornister/application/cart';
import type { CompleteShippingError } from '@tornister/application/checkout';
import type { GatewayError, OperationFailure } from '@tornister/application/ports';
import type { AddressMessage } from '@tornister/domain/address';
import { QUANTITY_LIMIT_MESSAGE, QUANTITY_MINIMUM_MESSAGE } from '@tornister/domain/catalogue';
import { NO_PAYMENT_SELECTED_MESSAGE, type PaymentStepError } from '@tornister/domain/checkout';
import type { UploadMessage } from '@tornister/domain/forms';
import { INTERNAL_ERROR_KEY } from '@tornister/domain/session';

type ErrorKind =
  | GatewayError['kind']
  | EditCartError['kind']
  | OperationFailure['kind']
  | PaymentStepError['kind']
  | CompleteShippingError['kind'];

const ERROR_TEXTS: Readonly<Record<ErrorKind, string>> = {
  'gateway.unreachable': 'vue.message.unreachable',
  'gateway.timed-out': 'vue.message.timedOut',
  'gateway.unauthenticated': 'vue.message.unauthenticated',
  'gateway.cart-lost': 'vue.cart.error.lost',
  'gateway.refused': INTERNAL_ERROR_KEY,
  'gateway.throttled': 'vue.message.tooManyRequests',
  'gateway.outdated': 'vue.message.outdated',
  'gateway.internal': INTERNAL_ERROR_KEY,
  'gateway.unreadable': INTERNAL_ERROR_KEY,
  'cart.line-unknown': 'vue.cart.error.lineUnknown',
  'cart.item-unknown': 'vue.cart.error.itemUnknown',
  'cart.not-for-sale': 'vue.cart.error.notForSale',
  'cart.quantity-invalid': 'vue.cart.error.quantityInvalid',
  'cart.full': 'vue.cart.error.full',
  'cart.gift-not-reached': 'vue.cart.error.giftNotReached',
  'cart.gift-unknown': 'vue.cart.error.giftUnknown',
  'cart.gift-sold-out': 'vue.cart.error.giftSoldOut',
  'cart.voucher-gift-sold-out': 'vue.cart.error.voucherGiftSoldOut',
  'cart.not-done': 'vue.cart.error.somethingWentWrong',
  'cart.line-not-removable': 'vue.cart.error.lineNotRemovable',
  'cart.quantity-fixed': 'vue.cart.error.quantityFixed',
  'cart.below-minimum': QUANTITY_MINIMUM_MESSAGE,
  'cart.above-maximum': QUANTITY_LIMIT_MESSAGE,
  'cart.not-attainable': QUANTITY_LIMIT_MESSAGE,
  'cart.nothing-to-undo': 'vue.cart.error.nothingToUndo',
  'voucher.empty': 'vue.voucher.error.empty',
  'voucher.malformed': 'vue.voucher.error.unknown',
  'voucher.unknown': 'vue.voucher.error.unknown',
  'voucher.already-redeemed': 'vue.voucher.error.alreadyRedeemed',
  'voucher.only-one': 'vue.voucher.error.onlyOne',
  'voucher.not-yet-valid': 'vue.voucher.error.notYetValid',
  'voucher.expired': 'vue.voucher.error.expired',
  'voucher.used-up': 'vue.voucher.error.usedUp',
  'voucher.other-currency': 'vue.voucher.error.otherCurrency',
  'voucher.minimum-not-reached': 'vue.voucher.error.minimumNotReached',
  'voucher.nothing-discountable': 'vue.voucher.error.nothingDiscountable',
  'voucher.gift-sold-out': 'vue.voucher.error.giftSoldOut',
  'payment.none-selected': NO_PAYMENT_SELECTED_MESSAGE,
  'buyer-reference.missing': 'vue.checkout.payment.buyerReference.missing',
  'buyer-reference.malformed': 'vue.checkout.payment.buyerReference.malformed',
  'buyer-reference.wrong-check-digits': 'vue.checkout.payment.buyerReference.wrongCheckDigits',
  'shipping.invalid': 'vue.form.error.summary',
};

/** The sentences beside form fields, by the keys that the domain answers. */
const FIELD_TEXTS: Readonly<Record<AddressMessage | UploadMessage, string>> = {
  requiredField: 'vue.form.error.required',
  emailIncorrect: 'vue.form.error.emailIncorrect',
  emailNotUnique: 'vue.form.error.emailNotUnique',
  emailUnchanged: 'vue.form.error.emailUnchanged',
  passwordInvalidLength: 'vue.form.error.passwordInvalidLength',
  passwordTooShort: 'vue.form.error.passwordTooShort',
  passwordTooCommon: 'vue.form.error.passwordTooCommon',
  passwordWrong: 'vue.form.error.passwordWrong',
  vatNumberIncorrect: 'vue.form.error.vatNumberIncorrect',
  notEqual: 'vue.form.error.notEqual',
  dateIncorrect: 'vue.form.error.dateIncorrect',
  dateOver: 'vue.form.error.dateOver',
  leadingDigit: 'vue.form.error.leadingDigit',
  tooShort: 'vue.form.error.tooShort',
  tooLong: 'vue.form.error.tooLong',
  digitsOnly: 'vue.form.error.digitsOnly',
  invalidCharacters: 'vue.form.error.invalidCharacters',
  invalidPhone: 'vue.form.error.invalidPhone',
  salutationIncorrect: 'vue.form.error.required',
  countryNotServed: 'vue.form.error.countryNotServed',
  postcodeIncorrect: 'vue.form.error.postcodeIncorrect',
  postNumberIncorrect: 'vue.form.error.postNumberIncorrect',
  stationNameIncorrect: 'vue.form.error.stationNameIncorrect',
  stationCountryOnly: 'vue.form.error.stationCountryOnly',
  fileTypeIncorrect: 'vue.form.error.fileTypeIncorrect',
  fileEmpty: 'vue.form.error.fileEmpty',
  fileTooLarge: 'vue.form.error.fileTooLarge',
  fileBroken: 'vue.form.error.fileBroken',
  fileGone: 'vue.form.error.fileGone',
  tooManyFiles: 'vue.form.error.tooManyFiles',
  imageTypeIncorrect: 'vue.form.error.imageTypeIncorrect',
  imageNeeded: 'vue.form.error.imageNeeded',
};

const texts: Readonly<Record<string, string>> = { ...ERROR_TEXTS, ...FIELD_TEXTS };

/** The key of the sentence for an error kind or a form message; a key stays, and so does a server's own sentence. */
export const textKeyOf = (message: string): string =>
  Object.hasOwn(texts, message) ? (texts[message] ?? message) : message;
