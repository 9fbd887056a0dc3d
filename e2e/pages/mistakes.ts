// What is wrong with a form, above its first field.

import type { Locator, Page } from '@playwright/test';

/** An alert on a page of the shop host; where the tab shows it, a group that takes the focus. */
export const mistakesIn = (place: Locator | Page): Locator =>
  place.getByRole('alert').or(place.locator('[role="group"][tabindex="-1"]'));
