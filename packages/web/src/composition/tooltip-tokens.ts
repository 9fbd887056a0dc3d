// The name (token) of the use case of feature tooltips.

import type { ShowTooltip } from '@tornister/application/content';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

/** Opened with the name of the feature that a tooltip points at. */
export const showTooltip = token<PageUseCase<ShowTooltip, string>>('showTooltip');
