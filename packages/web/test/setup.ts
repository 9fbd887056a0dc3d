// What every test of views stands on: React's StrictMode, which puts each view into the page twice, waiting that only ends what never comes, and the code that the shop host renders
// with, which is there before the first test as it is on the shop host before the first page.

import { configure } from '@testing-library/react';
import { beforeAll, inject } from 'vitest';
import { fetchServerCode } from '../src/react/deferred-code.ts';

configure({ reactStrictMode: true, asyncUtilTimeout: inject('neverEndsMs') });
beforeAll(fetchServerCode);
