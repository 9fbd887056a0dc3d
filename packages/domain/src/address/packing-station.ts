// Parcel stations: no street, but the recipient's number at the parcel service and the name of the station, and only in Germany.
// Source: spec 2 §3 "A parcel station uses a postnumber (in the street field) and a station name (in the addition field)".

import { ok } from 'neverthrow';
import { firstIssue } from '../forms/rule.ts';
import { digitsOnly, maxLength, minLength } from '../forms/validators.ts';
import type { PackingStation } from './address.ts';
import { allOf, type Checked, filled, refuse, requiredText } from './field-checks.ts';
import { type AddressFields, checkedPostcode, contactChecks, personChecks } from './parse-address.ts';

/** The default, and only, country of packing stations (spec 2 §3). */
export const PACKING_STATION_COUNTRY = 'DE';

/** Digits of a recipient's number at the parcel service. */
export const POST_NUMBER_MIN_DIGITS = 6;
export const POST_NUMBER_MAX_DIGITS = 10;

/** Digits of the number of a station. */
export const STATION_NUMBER_MAX_DIGITS = 4;

const postNumberRule = firstIssue(digitsOnly, minLength(POST_NUMBER_MIN_DIGITS), maxLength(POST_NUMBER_MAX_DIGITS));
const STATION = new RegExp(`^(?:packstation\\s*)?(?:nr\\.?\\s*)?0*(\\d{1,${STATION_NUMBER_MAX_DIGITS}})$`, 'i');

/** A packing station from its form; every wrong field is named at once. A missing country is Germany. */
export const parsePackingStation = (fields: AddressFields): Checked<PackingStation> =>
  allOf({
    ...personChecks(fields),
    postNumber: checkedPostNumber(fields.postNumber),
    stationName: checkedStationName(fields.stationName),
    country: checkedStationCountry(fields.country),
    postcode: checkedPostcode(fields.postcode, PACKING_STATION_COUNTRY),
    city: requiredText('city', fields.city),
    ...contactChecks(fields),
  }).map((station): PackingStation => ({ kind: 'packing-station', ...station }));

/** 6 to 10 digits; spaces between them are how the card prints them and are dropped. */
export const checkedPostNumber = (typed: string | undefined): Checked<string> => {
  const digits = (typed ?? '').replace(/\s/g, '');
  if (digits === '') return refuse('postNumber', 'requiredField');
  return postNumberRule(digits) === undefined
    ? ok(digits)
    : refuse('postNumber', 'postNumberIncorrect', { minimum: POST_NUMBER_MIN_DIGITS, maximum: POST_NUMBER_MAX_DIGITS });
};

/** The name of a station in its one spelling, like `Packstation 145`; the number alone is understood. */
export const checkedStationName = (typed: string | undefined): Checked<string> => {
  const name = filled(typed);
  if (name === undefined) return refuse('stationName', 'requiredField');
  const number = Number(STATION.exec(name)?.[1] ?? 0);
  return number > 0 ? ok(`Packstation ${number}`) : refuse('stationName', 'stationNameIncorrect');
};

const checkedStationCountry = (typed: string | undefined): Checked<typeof PACKING_STATION_COUNTRY> => {
  const country = filled(typed)?.toUpperCase() ?? PACKING_STATION_COUNTRY;
  return country === PACKING_STATION_COUNTRY
    ? ok(PACKING_STATION_COUNTRY)
    : refuse('country', 'stationCountryOnly', { country: PACKING_STATION_COUNTRY });
};
