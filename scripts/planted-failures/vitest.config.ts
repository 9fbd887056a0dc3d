// Vitest on the planted failures of this folder.

import { defineConfig } from 'vitest/config';
import { SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

export default defineConfig({ test: { ...SHARED_TEST_OPTIONS, include: ['*.planted.ts'] } });
